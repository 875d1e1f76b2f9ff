// Knows the move being composed on the screen: the line of cards, its words, what the rules answer, and what else one is about to do.

import { ofThisTab } from '@boite/ui/device/memory.ts';
import { sound } from '@boite/ui/device/sound.ts';
import type { ScreenProps } from '@boite/ui/screen.ts';
import {
  type Anchor,
  aimed,
  type Draft,
  EMPTY,
  type End,
  type Held,
  heldIn,
  isUsed,
  layOf,
  moved,
  runsIn,
  turned,
  withCard,
  withoutCard,
  withoutLast,
  withWord,
} from './draft.ts';
import { EndOfTurn } from './end-of-turn.svelte.ts';
import { carried, groupOf } from './following.ts';
import { type Judgement, judgementOf, openRun } from './judgement.ts';
import type { FreeSquare } from './line.ts';
import { promisedPoints } from './promise.ts';
import {
  type Books,
  courseOf,
  type Group,
  isOfThisTurn,
  isRefusal,
  judgedMove,
  positionIn,
  rebustory,
  turnPoints,
  type View,
} from './rules.ts';
import { Taking } from './taking.svelte.ts';

export class Composer {
  readonly #props: () => ScreenProps;
  /** A card of the hand may be asked for by one of these instead of the line. */
  readonly ending = new EndOfTurn(() => this.view);
  readonly taking = new Taking(() => this);

  draft = $state.raw<Draft>(EMPTY);
  books = $state.raw<Books | null>(null);
  /** Whose play one looks at, on a screen that shows one at a time. */
  looksAt = $state<number | null>(null);

  readonly view = $derived.by(() => this.#props().view as View);
  readonly seat = $derived.by(() => this.#props().seat ?? 0);
  readonly hand = $derived(this.view.hand ?? []);
  readonly isAwaited = $derived.by(() => this.#props().isAwaited);
  /** Whether there is someone to play, now or later. */
  readonly isPlaying = $derived.by(
    () => this.#props().draftKey !== null && this.view.phase !== 'over' && this.view.hand !== null,
  );
  readonly isMyTurn = $derived(this.isPlaying && this.view.phase === 'turn' && this.view.turn === this.seat && this.isAwaited);
  /** A rebus can be prepared while the others play, not while one's own is judged. */
  readonly canCompose = $derived(this.isPlaying && this.view.pending?.author !== this.seat);
  readonly group = $derived(groupOf(this.view, this.draft));
  readonly turned = $derived(turned(this.draft, this.group));
  readonly runs = $derived(runsIn(this.draft, this.group));
  readonly lay = $derived(layOf(this.draft, this.group, this.seat));
  readonly judgement = $derived.by<Judgement>(() => {
    if (this.books === null || this.runs.length === 0 || this.runs.every(({ word }) => word.trim() === ''))
      return { refusal: null, objections: [], runs: this.runs.map(openRun) };
    return judgementOf({ view: this.view, seat: this.seat, move: this.lay, books: this.books }, this.runs);
  });
  readonly isWritten = $derived(this.runs.length > 0 && this.runs.every(({ word }) => word.trim() !== ''));
  /** Without the books in the page, the table's own will answer. */
  readonly isReady = $derived(this.isWritten && this.judgement.refusal === null);
  readonly canAppeal = $derived(
    this.isWritten && this.view.options.judging === 'appel' && this.judgement.refusal?.code === 'refused-rebus',
  );
  readonly refusalText = $derived(this.judgement.refusal ? rebustory.text.refusal(this.judgement.refusal) : '');
  /** What the turn has brought so far. */
  readonly turnSoFar = $derived(turnPoints(this.view, this.seat));
  /** What it will have brought once this is laid. */
  readonly promise = $derived.by(() => {
    if (this.books === null || !this.isReady) return null;
    const judged = judgedMove(positionIn(this.view, this.seat), this.lay, this.books);
    return isRefusal(judged) ? null : promisedPoints(this.view, this.seat, judged.change);
  });
  readonly gain = $derived(this.promise && this.promise.total - this.turnSoFar.total);
  /** « 2 × 1 »: the sum of the cards times their number less one, for each word of the draft. */
  readonly sums = $derived(
    this.promise?.rebuses
      .filter(({ word }) => this.runs.some((run) => run.word.trim() === word))
      .map(({ sum, cards, spelling }) => `${sum}\u00a0×\u00a0${cards - 1}${spelling ? ` + ${spelling}\u00a0d’orthographe` : ''}`)
      .join(' et ') ?? '',
  );

  constructor(props: () => ScreenProps) {
    this.#props = props;
  }

  /** Takes in what the table has become; called at each new view. */
  follow(): void {
    const { draftKey } = this.#props();
    const draft =
      heldIn(this.draft).length > 0 || draftKey === null ? this.draft : (ofThisTab.recall<Draft>(draftKey) ?? this.draft);
    this.#set(carried(draft, this.view));
    if (!this.isMyTurn) {
      this.ending.leave();
      this.taking.leave();
    }
  }

  /** A tap on a card of the hand: where it goes depends on what is asked. */
  touch(index: number): void {
    const card = this.hand[index];
    if (card === undefined) return;
    if (this.ending.isAsking) this.ending.choose(index);
    else if (this.taking.isAsking) this.taking.touch({ index, card });
    else if (isUsed(this.draft, index)) this.takeBack(index);
    else this.put({ index, card });
  }

  put(held: Held): void {
    if (!this.canCompose) return;
    this.#set(withCard(this.draft, held));
    sound('laid');
  }

  move(held: Held, to: { readonly side: End; readonly at: number }): void {
    if (this.canCompose) this.#set(moved(this.draft, held, to));
  }

  takeBack(index: number): void {
    this.#set(withoutCard(this.draft, index));
  }

  takeLastBack(): void {
    this.#set(withoutLast(this.draft));
  }

  clear(): void {
    this.#set(EMPTY);
  }

  /** The rebus is on its way: one looks where it goes. */
  sent(): void {
    this.looksAt = this.lay.owner;
    this.clear();
  }

  write(key: string, word: string): void {
    this.#set(withWord(this.draft, key, word));
  }

  /** The line goes to a free square of a group; null leaves the table. */
  aim(owner: number, group: Group, { anchor, direction, end }: FreeSquare): void {
    if (!this.canCompose) return;
    const through: Anchor = { owner, group: group.id, ...anchor, direction };
    this.#set(aimed(this.draft, through, end));
  }

  /** The line stands by itself again. */
  leaveTable(): void {
    this.#set(aimed(this.draft, null, 'after'));
  }

  /** The line goes the other way, where it can. */
  turn(): void {
    if (this.turned !== null) this.#set(this.turned);
  }

  turnTo(end: End): void {
    this.#set({ ...this.draft, end });
  }

  /** Whether cards may be laid beside those of a group. */
  isOffered(group: Group): boolean {
    const { options, turnNumber } = this.view;
    if (!this.canCompose || options.way === 'echelle') return false;
    return courseOf(options).isOpen || (this.isMyTurn && isOfThisTurn(group, turnNumber));
  }

  /** The draft outlives a reload of the page. */
  #set(draft: Draft): void {
    const { draftKey } = this.#props();
    this.draft = draft;
    if (draftKey === null) return;
    if (heldIn(draft).length > 0) ofThisTab.remember(draftKey, draft);
    else ofThisTab.forget(draftKey);
  }
}
