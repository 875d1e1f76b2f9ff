// The challenge of the day of Scrabble Rébus: a board with two rebuses, nine tokens, one play.

import {
  type Chance,
  type Daily,
  type DayBest,
  oneOf,
  PUPIL,
  type Seat,
  seededChance,
  seedOf,
  type WordsUsed,
} from '@boite/kernel';
import { counted, inWords, typeset } from '@boite/language';
import { bestGains, mainRun } from '../bot/gains.ts';
import { SIDE } from '../rules/board.ts';
import { bagSizes, bagsWithout, drawnFrom, FULL_HAND, missing } from '../rules/draw.ts';
import { evolve } from '../rules/evolve.ts';
import { readOptions } from '../rules/form.ts';
import { nameOfToken } from '../rules/symbols.ts';
import { BAGS, countsOf, HAND_SIZE } from '../rules/tokens.ts';
import type { Board, Books, Fact, Options, ScrabbleRebusTypes, State, Token } from '../types.ts';

/** Rebuses on the board before the pupil's play, and among how many good ones each was drawn. */
const LAID_BEFORE = 2;
const AMONG = 6;

const BOARD_OPTIONS = agreedBoard({ sablier: null, judging: 'arbitre' });

export const daily: Daily<ScrabbleRebusTypes> = {
  allowsHints: true,
  asked: typeset(`Un coup, un seul : posez le plus beau rébus avec ces ${inWords(HAND_SIZE)} jetons.`),
  dealt: (day, books) => boardFacts(day, books),
  isDone: ({ sheet }) => sheet.length > LAID_BEFORE,
  outcome: ({ sheet }) => {
    const { texts, points } = sheet[LAID_BEFORE] ?? { texts: null, points: 0 };
    const rebuses = texts?.length ?? 0;
    return {
      points,
      told: typeset(rebuses === 0 ? 'Rien de posé' : `${counted(points, 'point')} en ${rebuses} rébus`),
      signs: [`${'🔵'.repeat(rebuses)} ${points}`.trim()],
    };
  },
  best: (day, words, books) => bestLaid(pupilPosition(stateOf(day, books)), words, books),
  position: ({ board, hands }) => [`rack  ${(hands[PUPIL] ?? []).map(nameOfToken).join(',')}`, ...drawnBoard(board)],
};

function agreedBoard(options: Partial<Options>): Options {
  const read = readOptions(options);
  if (read === null) throw new Error('the options of the day are none');
  return read;
}

interface TokenPosition {
  readonly board: Board;
  readonly hand: readonly Token[];
}

function pupilPosition({ board, hands }: State): TokenPosition {
  return { board, hand: hands[PUPIL] ?? [] };
}

export function stateOf(day: string, books: Books): State {
  return boardFacts(day, books).reduce<State | null>(evolve, null) as State;
}

/** The first deal of the day's luck with a few plays in everyday words to choose from. */
function boardFacts(day: string, books: Books): readonly Fact[] {
  const chance = seededChance(seedOf(`scrabble-rebus ${day}`));
  for (;;) {
    const facts = someGame(chance, books);
    if (facts !== null && isLayable(pupilPosition(facts.reduce<State | null>(evolve, null) as State), books)) return facts;
  }
}

function isLayable(position: TokenPosition, books: Books): boolean {
  return bestGains({ ...position, limit: FEWEST_PLAYS, words: 'everyday' }, books).length >= FEWEST_PLAYS;
}

/** Fewer plays than these would be nothing to choose from. */
export const FEWEST_PLAYS = 5;

/** Someone else and the pupil have played once each; null when one of them could not. */
function someGame(chance: Chance, books: Books): readonly Fact[] | null {
  const own = drawnFrom(BAGS, FULL_HAND, chance);
  const other = drawnFrom(bagsWithout(BAGS, own), FULL_HAND, chance);
  const bags = bagsWithout(bagsWithout(BAGS, own), other);
  const facts: Fact[] = [
    { kind: 'dealt', options: BOARD_OPTIONS, hands: [own, other], bags, first: PUPIL },
    { kind: 'turn', seat: PUPIL, deadline: null },
  ];
  for (let seat: Seat = PUPIL; seat < LAID_BEFORE; seat++) {
    const played = someLaying(facts.reduce<State | null>(evolve, null) as State, seat, { chance, books });
    if (played === null) return null;
    facts.push(played, { kind: 'turn', seat: (seat + 1) % LAID_BEFORE, deadline: null });
  }
  return facts;
}

function someLaying(state: State, seat: Seat, { chance, books }: { chance: Chance; books: Books }): Fact | null {
  const hand = state.hands[seat] ?? [];
  const gains = bestGains({ board: state.board, hand, limit: AMONG, words: 'everyday' }, books);
  if (gains.length === 0) return null;
  const gain = oneOf(gains, chance);
  const kept = [...hand];
  for (const { token } of gain.placements) kept.splice(kept.indexOf(token), 1);
  const drawn = drawnFrom(state.bags, missing(countsOf(kept), bagSizes(state.bags), []), chance);
  return { kind: 'played', seat, ...gain, drawn };
}

export function bestLaid(position: TokenPosition, words: WordsUsed, books: Books): DayBest {
  const [best] = bestGains({ ...position, limit: 1, words }, books);
  if (best === undefined) return { points: 0, plays: [] };
  const { given, text } = mainRun(best);
  const cards = given.map(({ token }) => nameOfToken(token)).join(' + ');
  return { points: best.points, plays: [typeset(`${cards} : « ${text} », ${counted(best.points, 'point')}`)] };
}

/** The lines of the board that are not empty, as `boite solve` reads them. */
function drawnBoard(board: Board): readonly string[] {
  const lines = Array.from({ length: SIDE }, (_, row) => board.slice(row * SIDE, (row + 1) * SIDE));
  return lines.map((line) => line.map((token) => (token === null ? '.' : nameOfToken(token).replaceAll(' ', '-'))).join(' '));
}
