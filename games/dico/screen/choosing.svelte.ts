// The word that a player is about to hide, and the definition chosen for it. Kept in this tab until it is hidden.

import { oneOf } from '@boite/kernel';
import { keepDraft, keptDraft } from '@boite/ui/device/drafts.ts';
import { luck } from '@boite/ui/device/luck.ts';
import { nextTask } from '@boite/ui/next-task.ts';
import { lettersTyped } from '../rules/words.ts';
import type { Action, Wording } from '../types.ts';
import type { Desk } from './desk.svelte.ts';

interface KeptChoice {
  readonly word: string;
  readonly wording: Wording;
}

const FIRST_WORDING: Wording = { kind: 'dictionary', index: 0 };

export class Choosing {
  readonly #desk: Desk;
  /** As it was typed, or as tiles spell it. */
  word = $state('');
  wording = $state.raw<Wording>(FIRST_WORDING);
  page = $state(1);

  readonly letters = $derived.by(() => lettersTyped(this.#desk.view.options, this.word) ?? '');
  readonly hasBook = $derived.by(() => this.#desk.wordbook !== null);
  readonly isToHide = $derived.by(() => this.#desk.wordbook?.isToHide(this.letters) ?? false);
  readonly wordings = $derived.by(() => this.#desk.wordbook?.wordings(this.letters) ?? []);
  readonly action = $derived.by<Action>(() => ({ kind: 'choose', word: this.word, wording: this.wording }));
  /** Why it may not be hidden; null when it may, or when there is nothing yet. */
  readonly objection = $derived.by(() => (this.word === '' ? null : this.#desk.objection(this.action)));

  constructor(desk: Desk) {
    this.#desk = desk;
    const kept = keptDraft<KeptChoice>(desk.draftKey);
    if (kept) Object.assign(this, kept);
    const { pageCount } = desk.view;
    this.page = this.#desk.wordbook?.page(this.letters) ?? 1 + luck.below(pageCount);
    desk.read(this.letters);
  }

  choose(word: string): void {
    this.word = word;
    this.wording = FIRST_WORDING;
    this.page = this.#desk.wordbook?.page(this.letters) ?? this.page;
    this.#desk.read(this.letters);
    this.#keep();
  }

  async chooseAtRandom(): Promise<void> {
    const words = this.#desk.wordbook?.words() ?? [];
    // They are thousands, found and put in order: the page that the word stands on is opened after that.
    await nextTask();
    if (words.length > 0) this.choose(oneOf(words, luck));
  }

  say(wording: Wording): void {
    this.wording = wording;
    this.#keep();
  }

  #keep(): void {
    const { word, wording } = this;
    keepDraft(this.#desk.draftKey, { word, wording } satisfies KeptChoice);
  }
}
