// Knows how a table and a rack of Rummikub des mots are typed.

import { ALL_TILES, SHORTEST_LAID_WORD } from '@boite/games/rummikub/rules/bank.ts';
import { spellingOf, tilesOn } from '@boite/games/rummikub/rules/table.ts';
import type { LaidWord, LaidWords, Tile } from '@boite/games/rummikub/types.ts';
import { surplus } from '@boite/kernel';
import { isLetter, spelled } from '@boite/language';
import { Misuse, quoted } from './command.ts';

const JOKERS = ['?', '_', '*'];

/** « PARAITRE,CHaT »: words separated by commas; a small letter is a joker that stands for it. Nothing for the empty table. */
export function readTableText(text: string): LaidWords | Misuse {
  const words: LaidWord[] = [];
  for (const name of text.trim() === '' ? [] : text.split(',')) {
    const word = readWord(name.trim());
    if (word instanceof Misuse) return word;
    if (words.some((other) => spellingOf(other) === spellingOf(word)))
      return new Misuse(`no two words of a table are alike: ${spellingOf(word)}`);
    words.push(word);
  }
  return words;
}

function readWord(name: string): LaidWord | Misuse {
  const faces = [...name].map(plain);
  if (name === '' || faces.includes(null))
    return new Misuse(`a word of the table is written like CHAT or CHaT, not ${quoted(name)}`);
  if (faces.join('').length < SHORTEST_LAID_WORD)
    return new Misuse(`a word of the table has ${SHORTEST_LAID_WORD} letters at least, not ${quoted(name)}`);
  return faces.join('');
}

/** A letter without its accent, as small or as large as it was; null when it is none. */
function plain(sign: string): string | null {
  const letters = spelled(sign);
  return sign === sign.toLowerCase() ? (letters?.toLowerCase() ?? null) : letters;
}

/** « DIS? », in any case, with or without commas; `?` is a joker. */
export function readRackText(text: string): readonly Tile[] | Misuse {
  const rack: Tile[] = [];
  for (const sign of text.replaceAll(/[\s,]/g, '')) {
    const letter = spelled(sign);
    if (JOKERS.includes(sign)) rack.push('joker');
    else if (isLetter(letter)) rack.push(letter);
    else return new Misuse(`a rack is written like DIS?, where ? is a joker; what is ${quoted(sign)}?`);
  }
  return rack;
}

/** A position that the box cannot give. */
export function overdrawn(table: LaidWords, rack: readonly Tile[]): Misuse | null {
  const used = [...tilesOn(table), ...rack];
  const [missing] = surplus(used, ALL_TILES);
  if (missing === undefined) return null;
  const existing = ALL_TILES.filter((tile) => tile === missing).length;
  const named = missing === 'joker' ? 'jokers' : missing;
  const hint = missing === 'joker' && tilesOn(table).includes(missing) ? '; on the table, capitals are letters' : '';
  return new Misuse(`the box has ${existing} ${named}, not ${used.filter((tile) => tile === missing).length}${hint}`);
}
