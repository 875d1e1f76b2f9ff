// Rondo's challenge of the day: a word on the holder, seven cards, five changes and nothing to draw.

import { type Chance, type Daily, type DayBest, oneOf, PUPIL, seededChance, seedOf, shuffled, surplus } from '@boite/kernel';
import { counted, inWords, type Letter, type Lexicon, typeset } from '@boite/language';
import { isUsedEveryDay } from '../../manners/everyday.ts';
import { playLaid } from '../bot/laying.ts';
import { allWordPlays, type FoundWordPlay, type RondoPuzzle } from '../bot/solver.ts';
import { HOLDER_START, RONDO_DECK, RONDO_HAND } from '../rules/deck.ts';
import { readOptions } from '../rules/form.ts';
import { holderAfter, writtenHolder } from '../rules/holder.ts';
import { leftInHand, pointsOfWord } from '../rules/score.ts';
import type { Card, Fact, Holder, Play, RondoTypes } from '../types.ts';

/** How often the word changes at most. */
export const CHANGES = 5;
/** The fewest everyday words to choose from at the first change: below, there would be nothing to think about. */
export const FEWEST_FIRST_WORDS = 8;

const DAY_AGREED = readOptions({ sablier: null, opening: 'chance', judging: 'arbitre' });

export const daily: Daily<RondoTypes> = {
  allowsHints: true,
  asked: typeset(
    `Changez le mot ${inWords(CHANGES)} fois avec ces ${inWords(RONDO_HAND)} cartes : rien à piocher, ce qui reste en main se retire.`,
  ),
  dealt: (day, { lexicon }) => openingFacts(dealOf(day, lexicon)),
  reply: () => ({ kind: 'pass' }),
  isDone: ({ sheet }) => {
    const own = sheet.filter(({ seat }) => seat === PUPIL);
    return own.length >= CHANGES || own.some(({ word }) => word === null);
  },
  outcome: ({ scores, sheet }) => {
    const words = sheet.filter(({ seat, word }) => seat === PUPIL && word !== null);
    const points = scores[PUPIL] ?? 0;
    return {
      points,
      told: typeset(`${counted(points, 'point')} en ${counted(words.length, 'mot')}`),
      signs: words.map((line) => `${'🟦'.repeat(line.word?.length ?? 0)} ${line.points}`),
    };
  },
  best: (day, words, { lexicon }) => bestChanges(dealOf(day, lexicon), lexicon, words === 'all' ? () => true : undefined),
  position: ({ compartments, hands }) => [
    `holder  ${writtenHolder(compartments.map(({ laid }) => laid))}`,
    `hand    ${(hands[PUPIL] ?? []).join(',')}`,
  ],
};

/** What lies on the holder, and what the pupil holds. */
export interface RondoDeal {
  readonly holder: Holder;
  readonly hand: readonly Card[];
}

/** The first deal of the day's luck that can be played to its end in everyday words, with something to choose, and not by one word. */
export function dealOf(day: string, lexicon: Lexicon): RondoDeal {
  const chance = seededChance(seedOf(`rondo ${day}`));
  const words = [...lexicon.words()].filter((word) => word.length === HOLDER_START && isUsedEveryDay(word, lexicon));
  for (;;) {
    const deal = someDeal(words, chance);
    if (isPlayable(deal, lexicon)) return deal;
  }
}

function someDeal(words: readonly string[], chance: Chance): RondoDeal {
  const letters = oneOf(words, chance).split('') as Letter[];
  const hand = shuffled(surplus<Card, Card>(RONDO_DECK, letters), chance).slice(0, RONDO_HAND);
  return { holder: letters.map((letter) => ({ kind: 'letter', letter })), hand };
}

function isPlayable(deal: RondoDeal, lexicon: Lexicon): boolean {
  const first = allWordPlays(puzzleWith(deal), lexicon);
  if (first.filter(({ word }) => isUsedEveryDay(word, lexicon)).length < FEWEST_FIRST_WORDS) return false;
  const { plays, points } = bestChanges(deal, lexicon, undefined, SMALL_BEAM);
  return plays.length >= CHANGES && points > (first[0]?.points ?? 0);
}

function puzzleWith(deal: RondoDeal): RondoPuzzle {
  return { ...deal, exchanges: 0, options: { beginners: false, words: 'all' } };
}

/** A legal game up to the pupil's first move: someone lays the word. */
function openingFacts({ holder, hand }: RondoDeal): readonly Fact[] {
  const placements = holder.flatMap((laid, at) =>
    'letter' in laid ? [{ at, card: laid.letter, as: null, faceDown: false }] : [],
  );
  const play: Play = { lengthen: null, placements };
  const letters = placements.map(({ card }) => card);
  const rest = surplus(surplus<Card, Card>(RONDO_DECK, letters), hand);
  const other = [...letters, ...rest.slice(0, RONDO_HAND - letters.length)];
  if (DAY_AGREED === null) throw new Error('the options of the day are none');
  return [
    { kind: 'dealt', options: DAY_AGREED, youngest: null, hands: [hand, other], pile: [], deadline: null },
    { kind: 'opened', first: 1, by: 'chance', words: [null, null] },
    { kind: 'turn', seat: 1, deadline: null },
    { kind: 'played', seat: 1, play, word: letters.join(''), points: pointsOfWord([], play, 0), drawn: [] },
    { kind: 'turn', seat: PUPIL, deadline: null },
  ];
}

/** How many lines of play are followed, and in how many ways each goes on. */
interface ChangeBeam {
  readonly width: number;
  readonly branching: number;
}

const SMALL_BEAM: ChangeBeam = { width: 6, branching: 10 };
const WIDE_BEAM: ChangeBeam = { width: 60, branching: 40 };

interface ChangeLine extends RondoDeal {
  readonly points: number;
  readonly plays: readonly string[];
}

/** The best found within the beam: every change is one of the solver's. `isKnown`: everyday words unless told. */
export function bestChanges(
  deal: RondoDeal,
  lexicon: Lexicon,
  isKnown: (word: string) => boolean = (word) => isUsedEveryDay(word, lexicon),
  beam: ChangeBeam = WIDE_BEAM,
): DayBest {
  let lines: readonly ChangeLine[] = [{ ...deal, points: 0, plays: [] }];
  let best = lines[0] as ChangeLine;
  for (let change = 0; change < CHANGES && lines.length > 0; change++) {
    const next = lines.flatMap((line) => (line.hand.length === 0 ? [] : changesOf(line, lexicon, isKnown, beam)));
    lines = next.toSorted((one, other) => linePromise(other, change) - linePromise(one, change)).slice(0, beam.width);
    best = [best, ...lines].reduce((one, other) => (final(other) > final(one) ? other : one));
  }
  return { points: final(best), plays: best.plays };
}

function changesOf(
  line: ChangeLine,
  lexicon: Lexicon,
  isKnown: (word: string) => boolean,
  { branching }: ChangeBeam,
): readonly ChangeLine[] {
  const puzzle = puzzleWith(line);
  const found = allWordPlays(puzzle, lexicon).filter(({ word }) => isKnown(word));
  const thrifty = found.toSorted((one, other) => one.cards - other.cards || other.points - one.points).slice(0, branching);
  const chosen = new Set([...found.slice(0, branching), ...thrifty]);
  return [...chosen].map((play) => lineAfter(line, puzzle, play));
}

function lineAfter({ points, plays }: ChangeLine, puzzle: RondoPuzzle, found: FoundWordPlay): ChangeLine {
  const play = playLaid(puzzle, found);
  return {
    holder: holderAfter(puzzle.holder, play),
    hand: surplus(
      puzzle.hand,
      play.placements.map(({ card }) => card),
    ),
    points: points + found.points,
    plays: [...plays, typeset(`${found.word} : ${counted(found.points, 'point')}`)],
  };
}

function final({ points, hand }: ChangeLine): number {
  return points - leftInHand(hand);
}

/** A card kept for later changes may show its points again. */
const HOPE_OF_A_CARD = 4;

function linePromise({ points, hand }: ChangeLine, change: number): number {
  return points + HOPE_OF_A_CARD * Math.min(hand.length, CHANGES - 1 - change);
}
