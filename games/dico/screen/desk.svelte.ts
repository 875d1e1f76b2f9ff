// The player's place at the table: what the rules allow now, the dictionary at hand, and what is being prepared.

import { gameBooks } from '@boite/ui/library.ts';
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
  readonly wordbook = $derived(this.books && wordbookOf({ words: this.#words, length: this.#length }, this.books));
  /** Changes when a plan made before is no longer to the point. */
  readonly moment = $derived(`${this.view.phase} ${this.view.turn}`);

  constructor(props: () => ScreenProps<DicoTypes>) {
    this.#props = props;
  }

  async open(): Promise<void> {
    this.books = await gameBooks(box.books);
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** Why the table would refuse; empty when it would not. */
  objection(action: Action): string {
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

/** A button that is gone leaves the focus to what comes next. */
function focusNext(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
}
