// Knows what the rules answer to the unsent rebus, run by run: what is heard in each, or why not.

import type { HeardCard } from '@boite/ui/hearing.ts';
import type { DraftRun } from './draft.ts';
import { cardsAlone, cardsCut, cardsUpTo } from './heard-cards.ts';
import {
  type Books,
  isRefusal,
  isSameRun,
  type Judged,
  judgedMove,
  type Move,
  type Objected,
  type Objection,
  positionIn,
  type Refusal,
  rebustory,
  type View,
} from './rules.ts';

export interface JudgedRun {
  readonly key: string;
  readonly cards: readonly HeardCard[];
  /** `open`: not written yet, or left to the others. */
  readonly verdict: 'open' | 'heard' | 'refused';
  /** Why it is refused. */
  readonly reason: string;
}

export interface Judgement {
  readonly refusal: Refusal | null;
  /** Words that the arbitre refuses: where the table allows it, the others may be asked. */
  readonly objections: readonly Objected[];
  readonly runs: readonly JudgedRun[];
}

export interface Asked {
  readonly view: View;
  readonly seat: number;
  readonly move: Move;
  readonly books: Books;
}

/** As if it were one's turn: a move can be prepared. */
export function judgementOf(asked: Asked, runs: readonly DraftRun[]): Judgement {
  const view: View = { ...asked.view, phase: 'turn', turn: asked.seat, pending: null };
  const judged = judgedMove(positionIn(view, asked.seat), asked.move, asked.books);
  const refusal = rebustory.game.check(view, asked.seat, asked.move, asked.books);
  if (isRefusal(judged)) return { refusal, objections: [], runs: runs.map((run) => refusedRun(run, refusal ?? judged)) };
  // Where the table judges, whether a word is heard must stay in doubt.
  if (view.options.judging === 'table') return { refusal, objections: [], runs: runs.map(openRun) };
  return { refusal, objections: judged.objections, runs: runs.map((run) => heardRun(run, judged)) };
}

/** What was heard of the run that begins on the same square. */
function heardRun(run: DraftRun, { heard }: Judged): JudgedRun {
  const [first] = run.cells;
  const own = heard.find(({ rebus }) => first !== undefined && isSameRun(rebus, { ...first, direction: run.direction }));
  if (own === undefined) return openRun(run);
  if (own.objection !== null) return brokenRun(run, own.rebus.word, own.objection);
  return { key: run.key, cards: cardsCut(cardsOf(run), own.rebus.parts ?? []), verdict: 'heard', reason: '' };
}

export function openRun(run: DraftRun): JudgedRun {
  return { key: run.key, cards: cardsAlone(cardsOf(run)), verdict: 'open', reason: '' };
}

/** A refusal is said beside the word it is about. */
function refusedRun(run: DraftRun, refusal: Refusal): JudgedRun {
  const isAbout = 'word' in refusal && refusal.word === run.word.trim() && run.word.trim() !== '';
  return isAbout ? { ...openRun(run), verdict: 'refused', reason: rebustory.text.refusal(refusal) } : openRun(run);
}

function brokenRun(run: DraftRun, word: string, objection: Objection): JudgedRun {
  const cards = objection.by === 'ear' ? cardsUpTo(cardsOf(run), objection.refusal) : cardsAlone(cardsOf(run));
  const reason = rebustory.text.refusal({ code: 'refused-rebus', word, objection });
  return { key: run.key, cards, verdict: 'refused', reason };
}

function cardsOf({ cells }: DraftRun): readonly string[] {
  return cells.map(({ card }) => card);
}
