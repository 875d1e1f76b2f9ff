// The words that pieces in a row do say, those nearest to what somebody wrote: what a refusal offers.

import { type Lexicon, type Sounds, spelled, type Tolerance } from '@boite/language';
import { soundKey } from './claimed-words.ts';
import { judgeHeard } from './judge.ts';
import { hasSayings, type Piece, sayingsOf } from './piece.ts';
import { type SaidSpelling, spellingsOf } from './words-said.ts';

export interface WordsWanted {
  readonly pieces: readonly Piece[];
  /** What was written. */
  readonly near: string;
  readonly tolerance: Tolerance;
  readonly books: { readonly lexicon: Lexicon; readonly sounds: Pick<Sounds, 'of'> };
}

const MOST_OFFERED = 2;
/** Of a row that may be said in many ways, the first ones. */
const MOST_ROW_WAYS = 16;
const LONGEST_ROW = 6;
/** Rarer words are offered to nobody, unless a letter is all that is amiss. */
const RAREST_OFFERED = 40_000;
/** No word of the dictionary is longer. */
const LONGEST_WORD = 25;
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** As the dictionary writes them, the nearest first. */
export function nearestWords({ pieces, near, tolerance, books }: WordsWanted): readonly string[] {
  // Of words that sound alike, the nearest, then the commonest.
  const bySound = new Map<string, string>();
  for (const { form, sounds } of [...commonWordsSaid(pieces, books), ...wordsALetterAway(near, books)]) {
    const key = soundKey(sounds);
    const known = bySound.get(key);
    if (known !== undefined && editsBetween(known, near) <= editsBetween(form, near)) continue;
    if (judgeHeard({ pieces, heard: [sounds], tolerance }).accepted) bySound.set(key, form);
  }
  return [...bySound.values()].sort((one, other) => editsBetween(one, near) - editsBetween(other, near)).slice(0, MOST_OFFERED);
}

function commonWordsSaid(pieces: readonly Piece[], books: WordsWanted['books']): readonly SaidSpelling[] {
  const isCommon = ({ word }: SaidSpelling) => (books.lexicon.rank(word) ?? Number.POSITIVE_INFINITY) <= RAREST_OFFERED;
  return rowsSaid(pieces).flatMap((row) => spellingsOf(row, books).filter(isCommon));
}

/** Whoever forgot, added or changed a letter meant one of these; whoever wrote a word meant that one. */
function wordsALetterAway(near: string, { lexicon, sounds }: WordsWanted['books']): readonly SaidSpelling[] {
  const tiles = spelled(near);
  if (tiles === null || tiles.length > LONGEST_WORD || lexicon.forms(tiles).length > 0) return [];
  const places = Array.from({ length: tiles.length + 1 }, (_, at) => at);
  const variants = places.flatMap((at) => {
    const [start, letter, end] = [tiles.slice(0, at), tiles.slice(at, at + 1), tiles.slice(at + 1)];
    return [start + end, ...LETTERS.flatMap((other) => [start + other + letter + end, start + other + end])];
  });
  const words = [...new Set(variants)].filter((word) => lexicon.forms(word).length > 0);
  return words.flatMap((word) => sounds.of(word).map((said) => ({ word, ...said })));
}

/** What a row of spoken pieces may say, as one text of sounds each; twins melted or not. */
function rowsSaid(pieces: readonly Piece[]): readonly string[] {
  if (pieces.length > LONGEST_ROW || !pieces.every(hasSayings)) return [];
  let rows: readonly string[] = [''];
  for (const piece of pieces.filter(hasSayings)) {
    const said = sayingsOf(piece).filter(({ reading, isElided }) => !reading.isExtension && !isElided);
    rows = rows.flatMap((row) => said.flatMap(({ sounds, first }) => joined(row, sounds, first >= 0))).slice(0, MOST_ROW_WAYS);
  }
  return rows;
}

function joined(row: string, sounds: string, mayMelt: boolean): readonly string[] {
  const isTwin = mayMelt && row !== '' && row.at(-1) === sounds[0];
  return isTwin ? [row + sounds.slice(1), row + sounds] : [row + sounds];
}

/** How many letters to add, drop or change, accents apart. (Wagner and Fischer, 1974) */
function editsBetween(one: string, other: string): number {
  const [first, second] = [comparedLetters(one), comparedLetters(other)];
  let above = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (let row = 1; row <= first.length; row++) {
    const line = [row];
    for (let at = 1; at <= second.length; at++) {
      const change = (above[at - 1] as number) + Number(first[row - 1] !== second[at - 1]);
      line.push(Math.min(change, (above[at] as number) + 1, (line[at - 1] as number) + 1));
    }
    above = line;
  }
  return above.at(-1) as number;
}

function comparedLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();
}
