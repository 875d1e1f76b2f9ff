// The player's place at the table: what the rules allow now, the dictionary at hand, and what is being prepared.

import type { Seat } from '@boite/kernel';
import { type Letter, letterOf } from '@boite/language';
import { definitionsRead, gameBooks } from '@boite/ui/library.ts';
import { onceRead } from '@boite/ui/reading.svelte.ts';
import type { ScreenProps } from '@boite/ui/screen.ts';
import { Sending } from '@boite/ui/sending.svelte.ts';
import { tick } from 'svelte';
import { box } from '../game.ts';
import { fullHandRefusal } from '../rules/cards.ts';
import { type Doubt, doubtAbout } from '../rules/doubts.ts';
import { wordbookOf } from '../rules/words.ts';
import type { Action, Books, DicoTypes } from '../types.ts';
import { cluesAbout } from './notebook.ts';
import { askables } from './pairs.ts';

/** What is being prepared at the beginning of a turn. */
export type Plan = 'take' | 'ask' | 'consult';

/** A refusal in words, and the rule that it comes from. */
export interface ToldRefusal {
  readonly text: string;
  readonly article: string;
}

export class Desk {
  readonly #props: () => ScreenProps<DicoTypes>;
  readonly #sending = new Sending((action: Action) => this.#props().act(action));

  books = $state.raw<Books | null>(null);
  /** Why the dictionary cannot be read; empty when it can. */
  trouble = $state('');
  /** The letters of the dictionary whose definitions are in the page. */
  #letters = $state.raw<readonly Letter[]>([]);
  plan = $state<Plan | null>(null);

  readonly view = $derived.by(() => this.#props().view);
  readonly seat = $derived.by(() => this.#props().seat);
  readonly names = $derived.by(() => this.#props().names);
  readonly told = $derived.by(() => this.#props().told);
  readonly draftKey = $derived.by(() => this.#props().draftKey);
  readonly isAwaited = $derived.by(() => this.#props().isAwaited);
  readonly isPlaying = $derived(this.draftKey !== null && this.view.phase !== 'over');
  /** My turn, and none of the moments when everyone answers. */
  readonly isMine = $derived.by(() => {
    const { phase, turn } = this.view;
    if (!this.isPlaying || turn !== this.seat) return false;
    // The reader may close the book while the others throw.
    return phase === 'consulting' || (this.isAwaited && phase !== 'choosing' && phase !== 'draw');
  });
  /** Whether the dice are in this player's hand, next to be thrown at whoever reads. */
  readonly isThrower = $derived.by(() => {
    const { consultation } = this.view;
    return this.isPlaying && consultation !== null && consultation.by === this.seat;
  });
  readonly opponents = $derived(this.names.flatMap((_, other) => (other === this.seat ? [] : [other])));
  readonly hand = $derived(this.view.hand ?? []);
  readonly askables = $derived(askables(this.hand));
  readonly mustAsk = $derived(fullHandRefusal(this.view));
  readonly #words = $derived(this.view.options.words);
  readonly #length = $derived(this.view.options.length);
  readonly wordbook = $derived.by(() => {
    void this.#letters;
    const books = this.books;
    return books && onceRead(() => wordbookOf({ words: this.#words, length: this.#length }, books), null);
  });
  /** Changes when a plan made before is no longer to the point. */
  readonly moment = $derived(`${this.view.phase} ${this.view.turn}`);

  constructor(props: () => ScreenProps<DicoTypes>) {
    this.#props = props;
  }

  async open(): Promise<void> {
    try {
      this.books = await gameBooks(box.books);
    } catch {
      this.trouble = BOOK_TROUBLE;
    }
  }

  /** Has the definitions of a word brought into the page: those of its letter. */
  async read(word: string): Promise<void> {
    const letter = this.#words === 'common' ? letterOf(word) : null;
    if (letter === null || this.#letters.includes(letter)) return;
    try {
      await definitionsRead(letter);
      this.#letters = [...this.#letters, letter];
      this.trouble = '';
    } catch {
      this.trouble = BOOK_TROUBLE;
    }
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** Why the table would refuse; null when it would not. */
  objection(action: Action): ToldRefusal | null {
    // What has arrived of the dictionary counts.
    void this.#letters;
    const { books, seat } = this;
    if (books === null || seat === null) return null;
    const refusal = onceRead(() => box.game.check(this.view, seat, action, books), null);
    return refusal && { text: box.text.refusal(refusal), article: box.text.articles[refusal.code] };
  }

  /** What cannot be undone and is not the main thing may be called off for a moment. */
  sendSoon(action: Action, text: string): Promise<boolean> {
    return this.#sending.sendSoon(action, text);
  }

  /** Why a word cannot be an opponent's, from what this player was answered; null when it can, or when the book is not there yet. */
  doubt(word: string, of: Seat): Doubt | null {
    const { options, notes } = this.view;
    return this.wordbook && doubtAbout(word, cluesAbout(notes, of), { options, book: this.wordbook });
  }

  async send(action: Action): Promise<boolean> {
    const isDone = await this.#sending.send(action, action.kind === 'flip' ? 'laid' : 'played');
    await tick();
    focusNext();
    return isDone;
  }
}

const BOOK_TROUBLE = 'Le dictionnaire n’a pas pu être chargé. Rechargez la page quand la connexion sera revenue.';

/** A button that is gone leaves the focus to what comes next. */
function focusNext(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
}
