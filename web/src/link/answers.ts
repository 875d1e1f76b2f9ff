// Knows which questions still wait for their answer.

import { typeset } from '@boite/language';
import type { LinkAnswer } from './link.ts';

export class Answers {
  readonly #waiting = new Map<number, (answer: LinkAnswer) => void>();
  #lastId = 0;

  /** A number for a question, and its answer to come; `tired` is called when it has not come in time. */
  expected(patience: number, tired: () => void): { readonly id: number; readonly answer: Promise<LinkAnswer> } {
    const id = ++this.#lastId;
    const alarm = setTimeout(tired, patience);
    const answer = new Promise<LinkAnswer>((resolve) => this.#waiting.set(id, resolve)).finally(() => clearTimeout(alarm));
    return { id, answer };
  }

  settle(id: number | null, answer: LinkAnswer): void {
    if (id === null) return;
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  loseAll(): void {
    for (const id of [...this.#waiting.keys()]) this.settle(id, this.lost());
  }

  lost(): LinkAnswer {
    return { done: false, code: 'line-lost', text: typeset('La connexion est perdue : réessayez dans un instant.') };
  }
}
