// The tokens that a player is about to change for others.

import { typeset } from '@boite/language';
import { box } from '../game.ts';
import { changeRefusal } from '../rules/rebus.ts';
import type { Action, Colour, Token, View } from '../types.ts';
import { choosableForChange } from './choice.ts';

/** From which tokens are given back. */
interface ChangingHand {
  readonly view: View;
  readonly hand: readonly Token[];
  readonly bag: Colour | null;
}

export class Changing {
  readonly #composer: () => ChangingHand;
  isAsking = $state(false);
  /** Places of the hand. */
  chosen = $state.raw<readonly number[]>([]);

  constructor(composer: () => ChangingHand) {
    this.#composer = composer;
  }

  get tokens(): readonly Token[] {
    const { hand } = this.#composer();
    return this.chosen.flatMap((index) => hand[index] ?? []);
  }

  get bags() {
    return choosableForChange(this.#composer().view, this.tokens);
  }

  get action(): Extract<Action, { kind: 'change' }> {
    const { bag } = this.#composer();
    return { kind: 'change', tokens: this.tokens, bags: bag === null ? [] : [bag] };
  }

  /** What the rules answer; null when the change is possible. */
  get refusal(): string | null {
    const refusal = changeRefusal(this.#composer().view, this.tokens);
    return refusal && box.text.refusal(refusal);
  }

  get question(): string {
    if (this.chosen.length === 0) return typeset('Touchez les jetons à rendre : vous passerez votre tour.');
    return this.refusal ?? 'Ils retourneront dans les sacs.';
  }

  ask(): void {
    this.isAsking = true;
    this.chosen = [];
  }

  touch(index: number): void {
    this.chosen = this.chosen.includes(index) ? this.chosen.filter((one) => one !== index) : [...this.chosen, index];
  }

  leave(): void {
    this.isAsking = false;
  }
}
