// Knows what a claimed word must be, whatever its cards: one word or a phrase, rightly spelled or not, not said before. (RULES.md 2.5, 4.7)

import { judgePhrase, nameTest, soundAlike, spelled, waysToSay } from '@boite/language';
import type { Books, Options, Refusal, Said, Square, WordObjection } from '../types.ts';
import { pictureCard } from './cards.ts';
import { toleranceOf } from './ear.ts';
import { cardCount } from './group.ts';
import type { Hearing } from './hearing.ts';
import { PHRASE_CARDS } from './ways.ts';

/** Whether someone claims several words: neither a word with a hyphen or an apostrophe, nor a name. */
function isClaimedPhrase(word: string, { grammar, names }: Books): boolean {
  if (!/[\s'’-]/u.test(word)) return false;
  const isName = nameTest(names);
  return !isName(word) && judgePhrase(word, grammar, isName).kind !== 'word';
}

/** Why the arbitre refuses a word before listening. */
export function wordObjection(word: string, options: Options, books: Books): WordObjection | null {
  if (!isClaimedPhrase(word, books)) return null;
  if (!options.phrases) return { by: 'several-words' };
  const verdict = judgePhrase(word, books.grammar, nameTest(books.names));
  return verdict.accepted ? null : { by: 'grammar', refusal: verdict.refusal };
}

/** Why the arbitre refuses what it could only read by its letters: a table may accept it. */
export function unlistedObjection(word: string, hearing: Hearing, books: Books): WordObjection | null {
  if (isWord(word, books) && waysToSay(word, books).length > 0) return null;
  const fits = 'parts' in hearing;
  return { by: 'ear', refusal: { code: 'unknown-word', word, ...(fits && { fits }) } };
}

function isWord(word: string, { lexicon, names }: Books): boolean {
  const tiles = spelled(word);
  return tiles === null || lexicon.has(tiles) || names.has(word);
}

/** Why a word cannot be claimed with these cards, whoever judges. */
export function wordRefusal(word: string, squares: readonly Square[], books: Books): Refusal | null {
  const pictures = squares.flatMap(({ card }) => pictureCard(card) ?? []);
  if (word === '') return { code: 'no-word', cards: squares.map(({ card }) => card) };
  if (pictures.length === 0) return { code: 'no-picture', word };
  if (pictures.some(({ name }) => spelled(name) === spelled(word))) return { code: 'name-of-card', word };
  const isTooLong = cardCount(squares) > PHRASE_CARDS && isClaimedPhrase(word, books);
  return isTooLong ? { code: 'phrase-too-long', word, most: PHRASE_CARDS } : null;
}

/** A word claimed before that sounds the same, or is written so when nobody knows how it is said. */
export function saidBefore(one: Pick<Said, 'word' | 'sounds'>, said: readonly Said[], options: Options): Said | null {
  const isSame = (other: Said) =>
    one.sounds === null || other.sounds === null
      ? plainWord(one.word) === plainWord(other.word)
      : soundAlike(one.sounds, other.sounds, toleranceOf(options));
  return said.find(isSame) ?? null;
}

/** Whether a word is written exactly as the dictionary has it, accents included, where it sounds so. (RULES.md 5.7) */
export function isRightlySpelled(word: string, sounds: string | null, books: Books): boolean {
  if (sounds === null) return false;
  if (books.names.written(word).includes(word)) return true;
  const tiles = spelled(word);
  if (tiles === null) return judgePhrase(word, books.grammar, nameTest(books.names)).accepted;
  return books.sounds.of(tiles).some(({ form, sounds: said }) => ligatured(form) === ligatured(word) && said === sounds);
}

/** Keyboards have no œ. */
function ligatured(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('oe', 'œ');
}

function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}
