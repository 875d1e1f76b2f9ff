// What the rules answer to the unsent rebus, run by run: what is heard in each, or why not.

import { isSameRun } from '@boite/kernel';
import { claimedWords } from '@boite/rebus';
import type { HeardCard } from '@boite/ui/hearing.ts';
import { box } from '../game.ts';
import { toleranceOf } from '../rules/ear.ts';
import { isRefusal } from '../rules/laying.ts';
import { judgedMove } from '../rules/moves.ts';
import { positionIn } from '../rules/position.ts';
import type { Books, Judged, Move, Refusal, View, WordObjection } from '../types.ts';
import { cardsAlone, cardsCut, cardsUpTo } from './heard-cards.ts';
import type { RebusRun } from './runs.ts';

export interface JudgedRebusRun {
  readonly key: string;
  readonly cards: readonly HeardCard[];
  /** As the dictionary has what was written. */
  readonly word: string;
  /** `open`: not written yet, or left to the others. */
  readonly verdict: 'open' | 'heard' | 'refused';
  /** Why it is refused. */
  readonly reason: string;
}

export interface Judgement {
  readonly refusal: Refusal | null;
  readonly runs: readonly JudgedRebusRun[];
}

export interface AskedMove {
  readonly view: View;
  readonly seat: number;
  readonly move: Move;
  readonly books: Books;
}

/** As if it were one's turn: a move can be prepared. */
export function judgementOf(asked: AskedMove, runs: readonly RebusRun[]): Judgement {
  const view: View = { ...asked.view, phase: 'turn', turn: asked.seat, pending: null };
  const judged = judgedMove(positionIn(view, asked.seat), asked.move, asked.books);
  const refusal = box.game.check(view, asked.seat, asked.move, asked.books);
  if (isRefusal(judged)) return { refusal, runs: runs.map((run) => refusedRun(run, refusal ?? judged, asked)) };
  // Where the table judges, whether a word is heard must stay in doubt.
  if (view.options.judging === 'table') return { refusal, runs: runs.map(openRun) };
  return { refusal, runs: runs.map((run) => runAsHeard(run, judged)) };
}

/** What was heard of the run that begins on the same square. */
function runAsHeard(run: RebusRun, { heard }: Judged): JudgedRebusRun {
  const [first] = run.cells;
  const own = heard.find(({ rebus }) => first !== undefined && isSameRun(rebus, { ...first, direction: run.direction }));
  if (own === undefined) return openRun(run);
  if (own.objection !== null) return brokenRun(run, own.rebus.word, own.objection);
  const { word, parts } = own.rebus;
  return { key: run.key, word, cards: cardsCut(runCards(run), parts ?? []), verdict: 'heard', reason: '' };
}

export function openRun(run: RebusRun): JudgedRebusRun {
  return { key: run.key, word: run.word.trim(), cards: cardsAlone(runCards(run)), verdict: 'open', reason: '' };
}

/** A refusal is said beside the word it is about, however it was written. */
function refusedRun(run: RebusRun, refusal: Refusal, { view, books }: AskedMove): JudgedRebusRun {
  const written = run.word.trim();
  const meant = 'word' in refusal && written !== '' ? [written, ...claimedWords(written, toleranceOf(view.options), books)] : [];
  const isAbout = 'word' in refusal && meant.includes(refusal.word);
  return isAbout ? { ...openRun(run), verdict: 'refused', reason: box.text.refusal(refusal) } : openRun(run);
}

function brokenRun(run: RebusRun, word: string, objection: WordObjection): JudgedRebusRun {
  const cards = objection.by === 'ear' ? cardsUpTo(runCards(run), objection.refusal) : cardsAlone(runCards(run));
  const reason = box.text.refusal({ code: 'refused-rebus', word, objection });
  return { key: run.key, word, cards, verdict: 'refused', reason };
}

function runCards({ cells }: RebusRun): readonly string[] {
  return cells.map(({ card }) => card);
}
