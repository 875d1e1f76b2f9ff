// Knows the positions of Scrabble Rébus that are timed: boards of a dozen plays, and a hand.

import { Readings } from '@boite/games/scrabble-rebus/bot/readings.ts';
import { allPlays, type PlaySearch } from '@boite/games/scrabble-rebus/bot/solver.ts';
import type { Vocabulary } from '@boite/games/scrabble-rebus/bot/vocabulary.ts';
import { boardWith, EMPTY_BOARD } from '@boite/games/scrabble-rebus/rules/board.ts';
import { bagsWithout, drawnFrom, FULL_HAND } from '@boite/games/scrabble-rebus/rules/draw.ts';
import { BAGS } from '@boite/games/scrabble-rebus/rules/tokens.ts';
import { type Chance, oneOf, seededChance } from '@boite/kernel';

const PLAYS = 8;

/** So many positions: the same ones for everyone. */
export function somePositions(count: number, vocabulary: Vocabulary): readonly PlaySearch[] {
  const chance = seededChance(15);
  return Array.from({ length: count }, () => midGame(vocabulary, chance));
}

/** Each play has a hand of its own: what is left of it goes back. */
function midGame(vocabulary: Vocabulary, chance: Chance): PlaySearch {
  const readings = new Readings(vocabulary);
  let board = EMPTY_BOARD;
  let bags = BAGS;
  for (let turn = 0; turn < PLAYS; turn++) {
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
