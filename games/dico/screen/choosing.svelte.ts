// Knows the word that a player is about to hide, and the definition chosen for it. Kept in this tab until it is hidden.

import { ofThisTab } from '@boite/ui/device/memory.ts';
import type { Desk } from './desk.svelte.ts';
import { type Action, lettersOf, type Wording } from './rules.ts';

interface Kept {
  readonly word: string;
  readonly wording: Wording;
}

const FIRST: Wording = { kind: 'dictionary', index: 0 };

export class Choosing {
  readonly #desk: Desk;
  /** As it was typed, or as tiles spell it. */
  word = $state('');
  wording = $state.raw<Wording>(FIRST);
  page = $state(1);

  readonly letters = $derived.by(() => lettersOf(this.#desk.view.options, this.word) ?? '');
  readonly definitions = $derived.by(() => this.#desk.wordbook?.definitions(this.letters) ?? []);
  readonly action = $derived.by<Action>(() => ({ kind: 'choose', word: this.word, wording: this.wording }));
  /** Why it may not be hidden; empty when it may, or when there is nothing yet. */
  readonly objection = $derived.by(() => (this.word === '' ? '' : this.#desk.objection(this.action)));

  constructor(desk: Desk) {
    this.#desk = desk;
    const kept = desk.draftKey && ofThisTab.recall<Kept>(desk.draftKey);
    if (kept) Object.assign(this, kept);
    const { pageCount } = desk.view;
    this.page = this.#desk.wordbook?.page(this.letters) ?? 1 + Math.floor(Math.random() * pageCount);
  }

  choose(word: string): void {
    this.word = word;
    this.wording = FIRST;
    this.page = this.#desk.wordbook?.page(this.letters) ?? this.page;
    this.#keep();
  }

  chooseAtRandom(): void {
    const words = this.#desk.wordbook?.words() ?? [];
    this.choose(words[Math.floor(Math.random() * words.length)] ?? '');
  }

  say(wording: Wording): void {
    this.wording = wording;
    this.#keep();
  }

  #keep(): void {
    const { word, wording } = this;
    if (this.#desk.draftKey) ofThisTab.remember(this.#desk.draftKey, { word, wording } satisfies Kept);
  }
}
