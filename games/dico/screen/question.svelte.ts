// The question being made up: what is asked, of whom, and which page is pointed at.

import type { Seat } from '@boite/kernel';
import type { Action, Asking } from '../types.ts';
import type { Desk } from './desk.svelte.ts';
import { knowledgeOf } from './notebook.ts';

export class Question {
  readonly #desk: Desk;
  #wanted = $state<Asking | null>(null);
  #named = $state<Seat | null>(null);

  readonly askable = $derived.by(() => {
    const { askables } = this.#desk;
    return askables.find(({ about }) => about === this.#wanted) ?? onlyOf(askables);
  });
  /** Of whom: while a second page is pointed at, of whom the first one was asked. */
  readonly of = $derived.by<Seat | null>(() => {
    const { view, opponents } = this.#desk;
    if (view.phase === 'pointing') return view.questions.at(-1)?.of ?? null;
    return this.#named ?? onlyOf(opponents);
  });
  readonly known = $derived.by(() => knowledgeOf(this.#desk.view.notes, this.of ?? -1));
  /** Where the marker is slipped in; null until one has pointed, so that no page is shown by a second tap. */
  page = $state<number | null>(null);
  /** What would be asked; null as long as something is missing. */
  readonly action = $derived.by<Action | null>(() => {
    if (this.askable === null || this.of === null || (this.isPointed && this.page === null)) return null;
    return { kind: 'ask', of: this.of, ...this.askable, page: this.isPointed ? this.page : null };
  });
  readonly isPointed = $derived.by(() => this.askable?.about === 'page');

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  want(about: Asking): void {
    this.#wanted = about;
  }

  name(seat: Seat): void {
    this.#named = seat;
  }
}

function onlyOf<Thing>(things: readonly Thing[]): Thing | null {
  return things.length === 1 ? (things[0] ?? null) : null;
}
