// The positions that are timed: boards of a dozen plays, and a hand.

import { type Chance, oneOf, seededChance } from '@boite/kernel';
import { Readings } from '../../bot/readings.ts';
import { allPlays, type TokenPlaySearch } from '../../bot/solver.ts';
import type { BotVocabulary } from '../../bot/vocabulary.ts';
import { boardWith, EMPTY_BOARD } from '../../rules/board.ts';
import { bagsWithout, drawnFrom, FULL_HAND } from '../../rules/draw.ts';
import { BAGS } from '../../rules/tokens.ts';

const PLAYS_LAID = 8;

/** So many positions: the same ones for everyone. */
export function somePositions(count: number, vocabulary: BotVocabulary): readonly TokenPlaySearch[] {
  const chance = seededChance(15);
  return Array.from({ length: count }, () => midGame(vocabulary, chance));
}

/** Each play has a hand of its own: what is left of it goes back. */
function midGame(vocabulary: BotVocabulary, chance: Chance): TokenPlaySearch {
  const readings = new Readings(vocabulary);
  let board = EMPTY_BOARD;
  let bags = BAGS;
  for (let turn = 0; turn < PLAYS_LAID; turn++) {
    const plays = allPlays({ board, hand: drawnFrom(bags, FULL_HAND, chance), vocabulary, readings });
    const { placements } = plays.length > 0 ? oneOf(plays, chance) : { placements: [] };
    board = boardWith(board, placements);
    bags = bagsWithout(
      bags,
      placements.map(({ token }) => token),
    );
  }
  return { board, hand: drawnFrom(bags, FULL_HAND, chance), vocabulary, readings };
}
