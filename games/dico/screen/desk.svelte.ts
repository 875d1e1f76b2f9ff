// The player's place at the table: what the rules allow now, the dictionary at hand, and what is being prepared.

import { type Letter, letterOf } from '@boite/language';
import { definitionsRead, gameBooks } from '@boite/ui/library.ts';
import type { ScreenProps } from '@boite/ui/screen.ts';
import { Sending } from '@boite/ui/sending.svelte.ts';
import { tick } from 'svelte';
import { box } from '../game.ts';
import { fullHandRefusal } from '../rules/cards.ts';
import { wordbookOf } from '../rules/words.ts';
import type { Action, Books, DicoTypes } from '../types.ts';
import { askables } from './pairs.ts';

/** What is being prepared at the beginning of a turn. */
export type Plan = 'take' | 'ask' | 'consult';

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
  readonly isMine = $derived(this.isAwaited && this.isPlaying && !['choosing', 'draw'].includes(this.view.phase));
  readonly opponents = $derived(this.names.flatMap((_, other) => (other === this.seat ? [] : [other])));
  readonly hand = $derived(this.view.hand ?? []);
  readonly askables = $derived(askables(this.hand));
  readonly mustAsk = $derived(fullHandRefusal(this.view));
  readonly #words = $derived(this.view.options.words);
  readonly #length = $derived(this.view.options.length);
  readonly wordbook = $derived.by(() => {
    void this.#letters;
    return this.books && wordbookOf({ words: this.#words, length: this.#length }, this.books);
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

  /** Why the table would refuse; empty when it would not. */
  objection(action: Action): string {
    // What has arrived of the dictionary counts.
    void this.#letters;
    if (this.books === null || this.seat === null) return '';
    const refusal = box.game.check(this.view, this.seat, action, this.books);
    return refusal ? box.text.refusal(refusal) : '';
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
