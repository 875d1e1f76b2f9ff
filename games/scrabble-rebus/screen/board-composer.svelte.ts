// The move being composed on the screen: tokens tried on the board, what is read in them, and what the rules answer meanwhile.

import type { Cell, Direction } from '@boite/kernel';
import { counted } from '@boite/language';
import { keepDraft, keptDraft } from '@boite/ui/device/drafts.ts';
import { sound } from '@boite/ui/device/sound.ts';
import { gameBooks } from '@boite/ui/library.ts';
import { onceRead } from '@boite/ui/reading.svelte.ts';
import type { ScreenProps } from '@boite/ui/screen.ts';
import { Sending } from '@boite/ui/sending.svelte.ts';
import { box } from '../game.ts';
import { CENTRE, tokenAt } from '../rules/board.ts';
import { playRefusal } from '../rules/play.ts';
import { bonusFor } from '../rules/score.ts';
import type { Action, Books, Colour, Refusal, RunClaim, ScrabbleRebusTypes } from '../types.ts';
import { Changing } from './changing.svelte.ts';
import { choosableBags } from './choice.ts';
import {
  BARE_DRAFT,
  type BoardDraft,
  boardPlay,
  boardRuns,
  carriedTokens,
  isInside,
  isOnBoard,
  laidAt,
  otherWay,
  squareBeside,
  tokenPlacements,
  withoutLastToken,
  withoutToken,
  withText,
  withToken,
} from './draft.ts';
import { judgedRun } from './judgement.ts';

/** Refusals of where tokens lie; those of what they say are told beside the runs. */
const OF_THE_RUNS: readonly Refusal['code'][] = ['unclaimed', 'refused-rebus'];

export class BoardComposer {
  readonly #props: () => ScreenProps<ScrabbleRebusTypes>;
  readonly sending = new Sending((action: Action) => this.#props().act(action));
  readonly changing = new Changing(() => this);

  draft = $state.raw<BoardDraft>(BARE_DRAFT);
  /** A token of the hand that looks for its square. */
  lifted = $state<number | null>(null);
  books = $state.raw<Books | null>(null);
  /** From which bag the hand is filled first, when it matters. */
  bag = $state<Colour | null>(null);

  readonly view = $derived.by(() => this.#props().view);
  readonly seat = $derived.by(() => this.#props().seat);
  readonly hand = $derived(this.view.hand ?? []);
  readonly isPlaying = $derived.by(
    () => this.#props().draftKey !== null && this.view.phase !== 'over' && this.view.hand !== null,
  );
  readonly isMyTurn = $derived.by(() => this.isPlaying && this.view.phase === 'turn' && this.#props().isAwaited);
  readonly canSend = $derived.by(() => this.isMyTurn && !this.sending.isBusy);
  /** A play can be prepared while the others play, not while one is judged. */
  readonly canCompose = $derived(this.isPlaying && this.view.pending === null);
  readonly placements = $derived(tokenPlacements(this.draft));
  readonly isEmpty = $derived(this.placements.length === 0);
  readonly play = $derived(boardPlay(this.draft, this.view.board));
  readonly runs = $derived.by(() => {
    const books = this.view.options.judging === 'table' ? null : this.books;
    return boardRuns(this.draft, this.view.board).map((run) => onceRead(() => judgedRun(run, books), judgedRun(run, null)));
  });
  readonly refusal = $derived(this.isEmpty ? null : this.#answerTo({ kind: 'play', ...this.play, bags: [] }));
  /** Why the tokens cannot lie so, whatever they say. */
  readonly misplaced = $derived(this.refusal && !OF_THE_RUNS.includes(this.refusal.code) ? this.refusal : null);
  readonly isReady = $derived(!this.isEmpty && this.refusal === null);
  readonly canAppeal = $derived(
    this.refusal?.code === 'refused-rebus' && this.#answerTo({ kind: 'appeal', ...this.play, bags: [] }) === null,
  );
  readonly bonus = $derived(bonusFor(this.placements.length));
  readonly points = $derived(this.runs.reduce((sum, { points }) => sum + points, this.bonus));
  /** Bags between which the player may choose; none when it changes nothing. */
  readonly bags = $derived(choosableBags(this.view, this.placements));

  constructor(props: () => ScreenProps<ScrabbleRebusTypes>) {
    this.#props = props;
  }

  /** Without the books in the page, the table's own answer comes after sending. */
  async open(): Promise<void> {
    this.books = await gameBooks(box.books).catch(() => null);
  }

  async act(action: Action): Promise<void> {
    if (await this.sending.send(action)) this.changing.leave();
  }

  /** Changes the tokens that were chosen, after a moment in which one may still think better of it. */
  async change(): Promise<void> {
    const { action, tokens } = this.changing;
    const told = `Vous changez ${counted(tokens.length, 'jeton')} et passez votre tour.`;
    if (await this.sending.sendSoon(action, told)) this.changing.leave();
  }

  /** Sends what lies on the board; what the rules refuse is heard to be. */
  sendPlay(): void {
    if (this.isMyTurn && this.isReady) this.act(this.#playAction());
    else sound('refused');
  }

  /** Takes in what the table has become; called at each new view. */
  follow(): void {
    const { draftKey } = this.#props();
    const kept = this.isEmpty ? keptDraft<BoardDraft>(draftKey) : null;
    this.lifted = null;
    this.#set(carriedTokens(kept ?? this.draft, this.view.board, this.hand));
    if (!this.isMyTurn) this.changing.leave();
  }

  /** A tap on a token of the hand: it looks for its square. One way throughout: choose, then place. */
  touch(index: number): void {
    if (this.changing.isAsking) this.changing.touch(index);
    else if (isOnBoard(this.draft, index)) this.takeBack(index);
    else this.lifted = this.lifted === index ? null : index;
  }

  /** A key of a token: it goes to the square pointed at, and the next one beside it. */
  layByKey(index: number): void {
    const { cursor } = this.draft;
    if (cursor === null || this.changing.isAsking || isOnBoard(this.draft, index)) this.touch(index);
    else this.lay(index, cursor);
  }

  /** A tap on a square where nothing lies. */
  point(cell: Cell): void {
    const tried = laidAt(this.draft, cell);
    if (!this.canCompose) return;
    if (this.lifted !== null) this.lay(this.lifted, cell);
    else if (tried) this.takeBack(tried.index);
    else this.#set({ ...this.draft, cursor: null });
  }

  /** The keyboard comes to the board: what is laid next goes to the square it comes to. */
  reach(cell: Cell): void {
    if (this.canCompose && this.draft.cursor === null) this.#set({ ...this.draft, cursor: cell });
  }

  lay(index: number, cell: Cell): void {
    const token = this.hand[index];
    if (!this.canCompose || token === undefined || tokenAt(this.view.board, cell) !== null) return;
    this.lifted = null;
    this.#set(withToken(this.draft, { index, token }, cell, this.view.board));
    sound('laid');
  }

  takeBack(index: number): void {
    this.#set(withoutToken(this.draft, index));
  }

  takeLastBack(): void {
    this.#set(withoutLastToken(this.draft));
  }

  write(key: string, text: string): void {
    this.#set(withText(this.draft, key, text));
  }

  turn(): void {
    this.#set(otherWay(this.draft));
  }

  /** The cursor goes one square further. */
  move(direction: Direction, steps: 1 | -1): void {
    const { cursor } = this.draft;
    const next = cursor === null ? CENTRE : squareBeside(cursor, direction, steps);
    if (this.canCompose && isInside(next)) this.#set({ ...this.draft, cursor: next });
  }

  /** What is being done is let go, the latest first. */
  letGo(): void {
    if (this.changing.isAsking) this.changing.leave();
    else if (this.lifted !== null) this.lifted = null;
    else this.clear();
  }

  clear(): void {
    this.#set(BARE_DRAFT);
  }

  #playAction(): Action {
    return { kind: 'play', ...this.play, bags: this.#favourites() };
  }

  /** `meant`: what each token of a run means, by the key of the run. */
  appealAction(meant: Readonly<Record<string, RunClaim['meant']>>): Action {
    return { kind: 'appeal', ...boardPlay(this.draft, this.view.board, meant), bags: this.#favourites() };
  }

  #favourites(): readonly Colour[] {
    return this.bag === null ? [] : [this.bag];
  }

  /** As if it were one's turn. Without the books in the page, the table's own will answer. */
  #answerTo(action: Extract<Action, { kind: 'play' | 'appeal' }>): Refusal | null {
    const refusal = playRefusal(this.view, action);
    const { books } = this;
    if (refusal !== null || books === null) return refusal;
    const turn = this.seat ?? 0;
    return onceRead(() => box.game.check({ ...this.view, phase: 'turn', turn, pending: null }, turn, action, books), null);
  }

  /** The draft outlives a reload of the page. */
  #set(draft: BoardDraft): void {
    this.draft = draft;
    keepDraft(this.#props().draftKey, draft.laid.length > 0 ? draft : null);
  }
}
