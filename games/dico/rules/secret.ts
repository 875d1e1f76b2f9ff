// Knows how a word is hidden: chosen by its player, or drawn. (RULES.md 2.2, 2.3, 3.12, 6.3)

import { type Chance, oneOf } from '@boite/kernel';
import { type Definition, type Lexicon, MASK, masked } from '@boite/language';
import type { Books, Letters, Options, Refusal, Secret, Wording } from '../types.ts';
import { lengthOf, lettersOf, type Wordbook, wordbookOf } from './words.ts';

/** How many letters one's own wording says at least, and how many signs it has at most. */
const FEWEST_SIGNS = 10;
export const MOST_SIGNS = 160;

export interface Choice {
  readonly word: string;
  readonly wording: Wording;
}

/** Why a word may not be hidden so; null when it may. */
export function choiceRefusal(choice: Choice, options: Options, books: Books): Refusal | null {
  const { word, wording } = choice;
  const refusal = wordRefusal(word, options);
  if (refusal) return refusal;
  const letters = lettersOf(options, word) as Letters;
  const definitions = wordbookOf(options, books).definitions(letters);
  if (definitions.length === 0) return { code: 'unknown-word', word };
  if (wording.kind === 'own') return ownWordingRefusal({ text: wording.text, word: letters }, options, books.lexicon);
  return definitions[wording.index] ? null : { code: 'no-such-definition', word };
}

/** Why something typed cannot be a hidden word of this game, whatever the dictionary says; null when it can. */
export function wordRefusal(word: string, options: Options): Refusal | null {
  const letters = lettersOf(options, word);
  if (letters === null) return { code: 'not-a-word', word };
  const { fewest, most } = lengthOf(options);
  return letters.length < fewest || letters.length > most ? { code: 'wrong-length', word, fewest, most } : null;
}

export function chosenSecret({ word, wording }: Choice, options: Options, books: Books): Secret {
  const letters = lettersOf(options, word) ?? '';
  const book = wordbookOf(options, books);
  const definitions = book.definitions(letters);
  const definition = definitions[wording.kind === 'own' ? 0 : wording.index];
  if (definition === undefined) throw new Error(`${letters} may not be hidden`);
  const said = wording.kind === 'own' ? { ...definition, text: cleaned(wording.text), source: null } : definition;
  return secret(letters, said, { book, lexicon: books.lexicon });
}

/** A word and one of its definitions, left to chance. */
export function drawnSecret(options: Options, books: Books, chance: Chance): Secret {
  const book = wordbookOf(options, books);
  const word = oneOf(book.words(), chance);
  return secret(word, oneOf(book.definitions(word), chance), { book, lexicon: books.lexicon });
}

type Said = Omit<Definition, 'source'> & { readonly source: string | null };

function secret(word: Letters, said: Said, { book, lexicon }: { book: Wordbook; lexicon: Lexicon }): Secret {
  const { headword, text, source } = said;
  const page = book.page(word);
  if (page === null) throw new Error(`${word} is on no page`);
  return { word, headword, definition: masked(text, word, lexicon), source, page };
}

function ownWordingRefusal(own: { text: string; word: Letters }, { ownWording }: Options, lexicon: Lexicon): Refusal | null {
  if (!ownWording) return { code: 'own-wording-not-allowed' };
  const text = cleaned(own.text);
  const said = masked(text, own.word, lexicon).replaceAll(MASK, '').match(/\p{L}/gu)?.length ?? 0;
  const isFitting = said >= FEWEST_SIGNS && [...text].length <= MOST_SIGNS;
  return isFitting ? null : { code: 'own-wording-length', fewest: FEWEST_SIGNS, most: MOST_SIGNS };
}

/** One line; what does not show could cut the word in two and hide it from the mask. */
function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
}
