// Knows the player's place at the table: what the rules allow now, the dictionary at hand, and what is being prepared.

import { sound } from '@boite/ui/device/sound.ts';
import { books } from '@boite/ui/library.ts';
import type { ScreenProps } from '@boite/ui/screen.ts';
import { tick } from 'svelte';
import { askables } from './pairs.ts';
import { type Action, type Books, dico, fullHandRefusal, type View, wordbookOf } from './rules.ts';

/** What is being prepared at the beginning of a turn. */
export type Plan = 'take' | 'ask' | 'consult';

export class Desk {
  readonly #props: () => ScreenProps;

  books = $state.raw<Books | null>(null);
  plan = $state<Plan | null>(null);
  isSending = $state(false);

  readonly view = $derived.by(() => this.#props().view as View);
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

  constructor(props: () => ScreenProps) {
    this.#props = props;
  }

  async open(): Promise<void> {
    this.books = (await books(dico.books)) as Books;
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** Why the table would refuse; empty when it would not. */
  objection(action: Action): string {
    if (this.books === null || this.seat === null) return '';
    const refusal = dico.game.check(this.view, this.seat, action, this.books);
    return refusal ? dico.text.refusal(refusal) : '';
  }

  async send(action: Action): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    const isDone = await this.#props().act(action);
    this.isSending = false;
    sound(isDone ? (action.kind === 'flip' ? 'laid' : 'played') : 'refused');
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
