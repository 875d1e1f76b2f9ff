// What a turn may lay: the tiles of the table, the rack, and the jokers that the rack can win. (RULES.md 5)

import type { Letter } from '@boite/language';
import { jokersOf } from '../rules/table.ts';
import type { LaidWord, LaidWords, Tile } from '../types.ts';
import { areAmong, type LetterCounts, letterCounts, NO_TILES } from './rarity.ts';

/** Tiles to lay, once some jokers were won and replayed. */
export interface TileOffer {
  /** Of each letter, the tiles that must lie on the table. */
  readonly mandatory: LetterCounts;
  /** Of each letter, the tiles of the rack that may be added. */
  readonly rack: LetterCounts;
  readonly jokers: number;
  /** The letters by which jokers of the table were won, and the words in which these are replayed. */
  readonly won: readonly Letter[];
  readonly replayed: readonly LaidWord[];
  /** Letters of the rack that took the place of a joker and lie outside the replayed words. */
  readonly paid: LetterCounts;
}

export function plainOffer(table: LaidWords, rack: readonly Tile[]): TileOffer {
  return {
    mandatory: letterCounts(table.join('')),
    rack: letterCounts(rack.filter((tile) => tile !== 'joker')),
    jokers: rack.filter((tile) => tile === 'joker').length,
    won: [],
    replayed: [],
    paid: NO_TILES,
  };
}

/** The letters of the jokers that could be won together: every choice of some of them that the rack can pay. */
export function winnableJokers(table: LaidWords, rack: readonly Tile[]): readonly (readonly Letter[])[] {
  const choices = new Map<string, readonly Letter[]>();
  for (const letter of table.flatMap(jokersOf))
    for (const others of [[], ...choices.values()]) choices.set([...others, letter].sort().join(''), [...others, letter].sort());
  return [...choices.values()].filter((letters) => areAmong(letterCounts(letters), plainOffer([], rack).rack));
}

/** What is left to lay when jokers are won by their letters and replayed in some words; null when the rack does not suffice. */
export function wonOffer(plain: TileOffer, won: readonly Letter[], replayed: readonly LaidWord[]): TileOffer | null {
  const pays = letterCounts(won);
  const beside = letterCounts(replayed.flatMap((word) => [...word].filter((face) => face === face.toUpperCase())));
  const laidJokers = replayed.flatMap(jokersOf).length - won.length;
  if (laidJokers > plain.jokers || !areAmong(beside, plain.rack)) return null;
  return {
    mandatory: plain.mandatory.map((count, at) => count - Math.min(pays[at] as number, beside[at] as number)),
    rack: plain.rack.map((count, at) => count - Math.max(pays[at] as number, beside[at] as number)),
    jokers: plain.jokers - laidJokers,
    won,
    replayed,
    paid: pays.map((count, at) => Math.max(0, count - (beside[at] as number))),
  };
}
