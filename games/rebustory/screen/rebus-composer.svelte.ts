// The move being composed on the screen: the line of cards, its words, what the rules answer, and what else one is about to do.

import { keepDraft, keptDraft } from '@boite/ui/device/drafts.ts';
import { sound } from '@boite/ui/device/sound.ts';
import { gameBooks } from '@boite/ui/library.ts';
import { onceRead } from '@boite/ui/reading.svelte.ts';
import type { ScreenProps } from '@boite/ui/screen.ts';
import { Sending } from '@boite/ui/sending.svelte.ts';
import { box } from '../game.ts';
import { isOfThisTurn, isRefusal } from '../rules/laying.ts';
import { judgedMove } from '../rules/moves.ts';
import { positionIn } from '../rules/position.ts';
import { hasSpellingBonus, turnPoints } from '../rules/score.ts';
import { courseOf } from '../rules/ways.ts';
import type { Action, Books, Group, RebustoryTypes, Refusal } from '../types.ts';
import {
  type Anchor,
  aimed,
  type HeldCard,
  heldIn,
  isInLine,
  type LineEnd,
  movedCard,
  NO_REBUS,
  type RebusDraft,
  withCardAdded,
  withoutCard,
  withoutLastCard,
  withWord,
} from './draft.ts';
import { EndOfTurn } from './end-of-turn.svelte.ts';
import { anchoredGroup, carriedRebus } from './following.ts';
import { type Judgement, judgementOf, openRun } from './judgement.ts';
import type { FreeSquare } from './line.ts';
import { promisedPoints } from './promise.ts';
import { rebusLay, rebusRuns, turnedLine } from './runs.ts';
import { JokerTaking } from './taking.svelte.ts';

export class RebusComposer {
  readonly #props: () => ScreenProps<RebustoryTypes>;
  readonly sending = new Sending((action: Action) => this.#props().act(action));
  /** A card of the hand may be asked for by one of these instead of the line. */
  readonly ending = new EndOfTurn(() => this.view);
  readonly taking = new JokerTaking(() => this);

  draft = $state.raw<RebusDraft>(NO_REBUS);
  books = $state.raw<Books | null>(null);

  readonly view = $derived.by(() => this.#props().view);
  readonly names = $derived.by(() => this.#props().names);
  /** Null for a spectator. */
  readonly viewer = $derived.by(() => this.#props().seat);
  readonly seat = $derived(this.viewer ?? 0);
  readonly hand = $derived(this.view.hand ?? []);
  readonly isAwaited = $derived.by(() => this.#props().isAwaited);
  /** Whether there is someone to play, now or later. */
  readonly isPlaying = $derived.by(
    () => this.#props().draftKey !== null && this.view.phase !== 'over' && this.view.hand !== null,
  );
  readonly isMyTurn = $derived(this.isPlaying && this.view.phase === 'turn' && this.view.turn === this.seat && this.isAwaited);
  /** A junior's words are spelled afterwards: nothing shows how they are written before. */
  readonly isJunior = $derived(this.view.juniors.includes(this.seat) && hasSpellingBonus(this.view.options));
  /** A word that was accepted is to be spelled. */
  readonly isSpelling = $derived(this.isMyTurn && this.view.spelling.length > 0);
  readonly told = $derived.by(() => this.#props().told);
  readonly canSend = $derived.by(() => this.isMyTurn && !this.sending.isBusy);
  /** A rebus can be prepared while the others play, not while one's own is judged. */
  readonly canCompose = $derived(this.isPlaying && this.view.pending?.author !== this.seat);
  /** Nothing is being composed. */
  readonly isIdle = $derived(heldIn(this.draft).length === 0 && this.draft.anchor === null);
  readonly group = $derived(anchoredGroup(this.view, this.draft));
  readonly turned = $derived(turnedLine(this.draft, this.group));
  readonly runs = $derived(rebusRuns(this.draft, this.group));
  readonly lay = $derived(rebusLay(this.draft, this.group, this.seat));
  readonly judgement = $derived.by<Judgement>(() => {
    const unjudged = { refusal: null, runs: this.runs.map(openRun) };
    const { view, seat, lay, books, runs } = this;
    if (books === null || runs.every(({ word }) => word.trim() === '')) return unjudged;
    return onceRead(() => judgementOf({ view, seat, move: lay, books }, runs), unjudged);
  });
  readonly isWritten = $derived(this.runs.length > 0 && this.runs.every(({ word }) => word.trim() !== ''));
  readonly isHeard = $derived(this.judgement.runs.length > 0 && this.judgement.runs.every(({ verdict }) => verdict === 'heard'));
  /** Without the books in the page, the table's own will answer. */
  readonly isReady = $derived(this.isWritten && this.judgement.refusal === null);
  readonly canAppeal = $derived(
    this.isWritten && this.view.options.judging === 'appel' && this.judgement.refusal?.code === 'refused-rebus',
  );
  readonly refusalText = $derived(this.judgement.refusal ? box.text.refusal(this.judgement.refusal) : '');
  /** What the turn has brought so far. */
  readonly turnSoFar = $derived(turnPoints(this.view, this.seat));
  /** What it will have brought once this is laid. */
  readonly promise = $derived.by(() => {
    const { view, seat, lay, books } = this;
    if (books === null || !this.isReady) return null;
    const judged = onceRead(() => judgedMove(positionIn(view, seat), lay, books), null);
    return judged === null || isRefusal(judged) ? null : promisedPoints(view, seat, judged.change);
  });
  readonly gain = $derived(this.promise && this.promise.total - this.turnSoFar.total);
  /** « 2 × 1 »: the sum of the cards times their number less one, for each word of the draft. */
  readonly sums = $derived(
    this.promise?.rebuses
      .filter(({ word }) => this.judgement.runs.some((run) => run.word === word))
      .map(({ sum, cards, spelling }) => `${sum}\u00a0×\u00a0${cards - 1}${spelling ? ` + ${spelling}\u00a0d’orthographe` : ''}`)
      .join(' et ') ?? '',
  );

  constructor(props: () => ScreenProps<RebustoryTypes>) {
    this.#props = props;
  }

  /** Without the books in the page, the table's own answer comes after sending. */
  async open(): Promise<void> {
    this.books = await gameBooks(box.books).catch(() => null);
  }

  /** Nothing is asked any more, once the table took it. */
  async act(action: Action): Promise<void> {
    if (!(await this.sending.send(action))) return;
    this.ending.leave();
    this.taking.leave();
  }

  /** What the rules answer to something else that one may do; null also as long as the books cannot tell. */
  answerTo(action: Action): Refusal | null {
    const { view, seat, books } = this;
    return books && onceRead(() => box.game.check(view, seat, action, books), null);
  }

  /** Takes in what the table has become; called at each new view. */
  follow(): void {
    const { draftKey } = this.#props();
    const kept = heldIn(this.draft).length > 0 ? null : keptDraft<RebusDraft>(draftKey);
    this.#set(carriedRebus(kept ?? this.draft, this.view));
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
    else if (isInLine(this.draft, index)) this.takeBack(index);
    else this.put({ index, card });
  }

  put(held: HeldCard): void {
    if (!this.canCompose) return;
    this.#set(withCardAdded(this.draft, held));
    sound('laid');
  }

  move(held: HeldCard, to: { readonly side: LineEnd; readonly at: number }): void {
    if (this.canCompose) this.#set(movedCard(this.draft, held, to));
  }

  takeBack(index: number): void {
    this.#set(withoutCard(this.draft, index));
  }

  takeLastBack(): void {
    this.#set(withoutLastCard(this.draft));
  }

  clear(): void {
    this.#set(NO_REBUS);
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

  turnTo(end: LineEnd): void {
    this.#set({ ...this.draft, end });
  }

  /** Whether cards may be laid beside those of a group. */
  isOffered(group: Group): boolean {
    const { options, turnNumber } = this.view;
    if (!this.canCompose || options.way === 'echelle') return false;
    return courseOf(options).isOpen || (this.isMyTurn && isOfThisTurn(group, turnNumber));
  }

  /** The draft outlives a reload of the page. */
  #set(draft: RebusDraft): void {
    this.draft = draft;
    keepDraft(this.#props().draftKey, heldIn(draft).length > 0 ? draft : null);
  }
}
