// Which plays are allowed, from what the player sees alone, and what they do to the table. (RULES.md 3 and 4)

import { missingPiece, type PrecedentOptions, surplus } from '@boite/kernel';
import type { Letter, Lexicon } from '@boite/language';
import type { LaidWords, Refusal, Spelling, TableChange, Tile } from '../types.ts';
import { ENTERING_WORD, SHORTEST_LAID_WORD } from './bank.ts';
import { originRefusal } from './jokers.ts';
import { pointsForLongest } from './score.ts';
import { formedWords, jokersOf, spellingOf, tilesOn, usedTiles } from './table.ts';

/** What a player has before the eyes when the turn begins. */
export interface TurnStart {
  readonly table: LaidWords;
  readonly rack: readonly Tile[];
  /** Whether the player has entered the game. */
  readonly entered: boolean;
}

/** What a play does to the table, or why it cannot be laid. The dictionary is not asked. */
export function tableChange(position: TurnStart, table: LaidWords): TableChange | Refusal {
  const used = usedTiles(position.table, table);
  const formed = formedWords(position.table, table);
  const refusal =
    tilesRefusal(position, table, used) ??
    wordsRefusal(table) ??
    (position.entered ? originRefusal({ before: position.table, after: table, used, formed }) : enteringRefusal(formed));
  if (refusal) return refusal;
  const emptied = used.length === position.rack.length;
  return { table, used, formed, points: pointsForLongest(formed[0] as Spelling, { emptied }), emptied };
}

/** The words that neither the dictionary nor the table's precedents know. */
export function unlistedWords(
  words: readonly Spelling[],
  lexicon: Lexicon,
  { precedents = [] }: PrecedentOptions = {},
): readonly Spelling[] {
  return words.filter((word) => !lexicon.has(word) && !precedents.includes(word));
}

/** Every tile of the table stays on it, and what is added comes from the rack. (RULES.md 4.2 and 4.3) */
function tilesRefusal({ table: before, rack, entered }: TurnStart, after: LaidWords, used: readonly Tile[]): Refusal | null {
  const notHeld = missingPiece(rack, used);
  if (notHeld) return { code: 'not-on-rack', tile: notHeld };
  const touched = before.find((word) => !after.includes(word));
  if (!entered && touched) return { code: 'enter-without-touching', word: spellingOf(touched) };
  const [leftOut] = surplus(tilesOn(before), tilesOn(after)).toSorted();
  if (leftOut === 'joker') return { code: 'joker-not-replayed', letter: lostJoker(before, after) };
  if (leftOut) return { code: 'tile-left-out', tile: leftOut };
  return used.length === 0 ? { code: 'nothing-laid' } : null;
}

/** What a joker stood for that has left the table. */
function lostJoker(before: LaidWords, after: LaidWords): Letter {
  return surplus(before.flatMap(jokersOf), after.flatMap(jokersOf))[0] as Letter;
}

/** Words of three letters or more, no two alike. (RULES.md 4.4 and 4.5) */
function wordsRefusal(table: LaidWords): Refusal | null {
  const words = table.map(spellingOf);
  const short = words.find((word) => word.length < SHORTEST_LAID_WORD);
  if (short) return { code: 'too-short', word: short };
  const twice = words.find((word, at) => words.indexOf(word) < at);
  return twice ? { code: 'twice-on-table', word: twice } : null;
}

/** The first play has a word of six letters or more. (RULES.md 3.1) */
function enteringRefusal([longest = '']: readonly Spelling[]): Refusal | null {
  return longest.length < ENTERING_WORD ? { code: 'enter-with-six' } : null;
}
