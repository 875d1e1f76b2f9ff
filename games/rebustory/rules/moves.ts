// What a move does to the table, or why it cannot be made: cards laid, a joker taken. (RULES.md 4)

import { cellKey, isSameRun, type RunPlace } from '@boite/kernel';
import { waysToRead } from '@boite/language';
import { claimedWords, nearestWords } from '@boite/rebus';
import type { Books, Change, HeardRebus, Judged, Move, Rebus, Refusal, Said, Square } from '../types.ts';
import { cardOf, pictureCard } from './cards.ts';
import { toleranceOf } from './ear.ts';
import { refusedKey, squaresOf } from './group.ts';
import { earlierIn, earObjection, hear, objectedIn, soundsElsewhere, soundsGiven } from './hearing.ts';
import { type ClaimedRun, isRefusal, type Laying, layingOf } from './laying.ts';
import { isSamePosition, type Position } from './position.ts';
import { takingOf } from './taking.ts';
import { saidBefore, unlistedObjection, wordObjection, wordRefusal } from './words.ts';

/** The last judgement of a move, and where it was made. */
interface LastJudgement {
  readonly position: Position;
  readonly books: Books;
  readonly judged: Judged | Refusal;
}

const LAST_JUDGEMENTS = new WeakMap<Move, LastJudgement>();

/** Judged once, whoever asks: a page for its words, its refusal and its points; a table before and after it lets the move through. */
export function judgedMove(position: Position, move: Move, books: Books): Judged | Refusal {
  const last = LAST_JUDGEMENTS.get(move);
  if (last?.books === books && isSamePosition(last.position, position)) return last.judged;
  const judged = freshJudgement(position, move, books);
  LAST_JUDGEMENTS.set(move, { position, books, judged });
  return judged;
}

function freshJudgement(position: Position, move: Move, books: Books): Judged | Refusal {
  const judged = move.kind === 'take' ? takingOf(position, move, books) : judgedLay(position, layingOf(position, move), books);
  return isRefusal(judged) ? judged : (refusedBefore(position, judged) ?? settledBefore(position, judged));
}

function refusedBefore({ refused }: Position, { change }: Judged): Refusal | null {
  const again = change.judged.find((rebus) => refused.includes(refusedKey(rebus, change.group)));
  return again === undefined ? null : { code: 'already-refused', word: again.word };
}

/** What the table has accepted before is not objected to again. */
function settledBefore({ options: { precedents = [] } }: Position, judged: Judged): Judged {
  const isKnown = (rebus: Rebus) => precedents.includes(refusedKey(rebus, judged.change.group));
  if (!judged.heard.some(({ rebus }) => isKnown(rebus))) return judged;
  const heard = judged.heard.map((one) => (isKnown(one.rebus) ? { ...one, objection: null } : one));
  return { ...judged, heard, objections: objectedIn(heard) };
}

function judgedLay(position: Position, laying: Laying | Refusal, books: Books): Judged | Refusal {
  if (isRefusal(laying)) return laying;
  for (const { claim, squares } of laying.runs) {
    const refusal = wordRefusal(claim.word.trim(), squares, books);
    if (refusal !== null) return refusal;
  }
  const heard = bestHeard({ position, laying, books });
  for (const [nth, { rebus }] of heard.entries()) {
    const refusal = wordRefusal(rebus.word, laying.runs[nth]?.squares ?? [], books);
    if (refusal !== null) return refusal;
  }
  const repeated = repeatedWord(
    position,
    heard.map(({ rebus }) => rebus),
  );
  return repeated ?? { change: changeBy(position, laying, heard), heard, objections: objectedIn(heard) };
}

interface LayHearing {
  readonly position: Position;
  readonly laying: Laying;
  readonly books: Books;
}

/** In the first edition a joker says the same in both its rebuses: the first one heard binds it, whichever that is. (RULES.md 4.6) */
function bestHeard(lesson: LayHearing): readonly HeardRebus[] {
  const { runs } = lesson.laying;
  const inOrder = heardInTurn(lesson, runs);
  if (runs.length < 2 || inOrder.every(({ objection }) => objection === null)) return inOrder;
  const backwards = heardInTurn(lesson, runs.toReversed()).toReversed();
  return backwards.every(({ objection }) => objection === null) ? backwards : inOrder;
}

function heardInTurn(lesson: LayHearing, runs: readonly ClaimedRun[]): readonly HeardRebus[] {
  const bound = new Map<string, readonly string[]>();
  return runs.map((run) => {
    const heard = heardRun(lesson, run, bound);
    run.squares.forEach((square, at) => {
      const sounds = soundsGiven(heard.rebus, at);
      if (sounds.length > 0 && !bound.has(cellKey(square))) bound.set(cellKey(square), sounds);
    });
    return heard;
  });
}

/** The word that is meant by what a player wrote: the first that the cards say, else the likeliest. (RULES.md 2.7) */
function heardRun(lesson: LayHearing, run: ClaimedRun, bound: ReadonlyMap<string, readonly string[]>): HeardRebus {
  const written = run.claim.word.trim();
  const meant = claimedWords(written, toleranceOf(lesson.position.options), lesson.books).slice(0, MOST_MEANT);
  const heard = (meant.length > 0 ? meant : [written]).map((word) => heardAsWord(lesson, { ...run, word }, bound));
  return heard.find(({ objection }) => objection === null) ?? withOffer(heard[0] as HeardRebus, run, lesson);
}

/** Homophones beyond that would be listened to for nothing. */
const MOST_MEANT = 12;

/** What the cards do say is offered beside a refusal of the ear. */
function withOffer(heard: HeardRebus, { squares, claim }: ClaimedRun, { position, books }: LayHearing): HeardRebus {
  const { objection } = heard;
  if (objection?.by !== 'ear') return heard;
  const pieces = squares.map(({ card }) => cardOf(card));
  const nearest = nearestWords({ pieces, near: claim.word, tolerance: toleranceOf(position.options), books });
  return nearest.length === 0 ? heard : { ...heard, objection: { by: 'ear', refusal: { ...objection.refusal, nearest } } };
}

function heardAsWord(
  { position, laying, books }: LayHearing,
  { claim, squares, word }: ClaimedRun & { readonly word: string },
  bound: ReadonlyMap<string, readonly string[]>,
): HeardRebus {
  const { options, turnNumber } = position;
  const { row, column, direction } = claim;
  const hearing = hear({
    squares,
    earlier: earlierIn(laying.before, squares, claim),
    boundAt: (square) => (options.edition === 'classique' ? boundSounds(laying, square, claim, bound) : []),
    heard: waysToRead(word, books),
    tolerance: toleranceOf(options),
  });
  const objection = wordObjection(word, options, books) ?? unlistedObjection(word, hearing, books) ?? earObjection(hearing, word);
  const { sounds } = hearing;
  const parts = 'parts' in hearing ? hearing.parts : null;
  return {
    rebus: { row, column, direction, length: squares.length, word, sounds, parts, isSpelled: false, turn: turnNumber },
    objection,
  };
}

/** What a joker or a Rébustory already says in the other line through it. */
function boundSounds(
  { before }: Laying,
  square: Square,
  line: RunPlace,
  bound: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (pictureCard(square.card) !== null) return [];
  const old = before === null ? [] : soundsElsewhere(before, square, line);
  return old.length > 0 ? old : (bound.get(cellKey(square)) ?? []);
}

/** Nor in this game, nor twice in one move. */
function repeatedWord({ said, options }: Position, rebuses: readonly Rebus[]): Refusal | null {
  let all: readonly Said[] = said;
  for (const { word, sounds } of rebuses) {
    const before = saidBefore({ word, sounds }, all, options);
    if (before !== null) return { code: 'already-said', word, before: before.word };
    all = [...all, { word, sounds, group: 0 }];
  }
  return null;
}

function changeBy({ groups }: Position, { owner, before, squares, used }: Laying, heard: readonly HeardRebus[]): Change {
  const judged = heard.map(({ rebus }) => rebus);
  const kept = (before?.rebuses ?? []).filter((old) => !judged.some((rebus) => takesIn(rebus, old, squares)));
  const group = { id: before?.id ?? groups + 1, squares, rebuses: [...kept, ...judged] };
  return { owner, group, used, taken: null, judged };
}

/** Whether a rebus has become part of a longer one. */
function takesIn(rebus: Rebus, old: Rebus, squares: readonly Square[]): boolean {
  if (rebus.direction !== old.direction) return false;
  return squaresOf(rebus, squares).some((square) => isSameRun({ ...square, direction: old.direction }, old));
}
