// How a word is hidden: chosen by its player, or drawn. (RULES.md 2.2, 2.3, 3.12, 6.3)

import { type ActionOf, type Glance, type Moment, oneOf, type Seat } from '@boite/kernel';
import { type Definition, type Lexicon, MASK, masked } from '@boite/language';
import type { Books, Capitals, DicoTypes, Fact, Options, Refusal, Secret, State } from '../types.ts';
import { lengthOf, lettersTyped, type Wordbook, wordbookOf } from './words.ts';

type Hiding = Pick<ActionOf<DicoTypes, 'choose'>, 'word' | 'wording'>;

/** How many letters one's own wording says at least, and how many signs it has at most. */
export const FEWEST_SIGNS = 10;
export const MOST_SIGNS = 160;

/** The seats that have not hidden a word yet. */
export function withoutWord({ secrets }: State): readonly Seat[] {
  return secrets.flatMap((secret, seat) => (secret === null ? [seat] : []));
}

/** Why a word may not be hidden so; null when it may. */
export function hidingRefusal({ view: { options }, books }: Glance<DicoTypes>, { word, wording }: Hiding): Refusal | null {
  const refusal = spellingRefusal(word, options);
  if (refusal) return refusal;
  const letters = lettersTyped(options, word) ?? '';
  const book = wordbookOf(options, books);
  if (book.page(letters) === null) return { code: 'unknown-word', word };
  if (!book.isToHide(letters)) return { code: 'not-in-theme', word };
  if (wording.kind === 'own') return ownWordingRefusal({ text: wording.text, word: letters }, options, books.lexicon);
  return book.wordings(letters)[wording.index] ? null : { code: 'no-such-definition', word };
}

/** Why something typed cannot be a hidden word of this game, whatever the dictionary says; null when it can. */
export function spellingRefusal(word: string, options: Options): Refusal | null {
  const letters = lettersTyped(options, word);
  if (letters === null) return { code: 'not-a-word', word };
  const { fewest, most } = lengthOf(options);
  return letters.length < fewest || letters.length > most ? { code: 'wrong-length', word, fewest, most } : null;
}

function ownWordingRefusal(own: { text: string; word: Capitals }, { ownWording }: Options, lexicon: Lexicon): Refusal | null {
  if (!ownWording) return { code: 'own-wording-not-allowed' };
  const text = oneLine(own.text);
  const said = masked(text, own.word, lexicon).replaceAll(MASK, '').match(/\p{L}/gu)?.length ?? 0;
  const isFitting = said >= FEWEST_SIGNS && [...text].length <= MOST_SIGNS;
  return isFitting ? null : { code: 'own-wording-length', fewest: FEWEST_SIGNS, most: MOST_SIGNS };
}

export function wordChosen({ state, seat, tools }: Moment<DicoTypes>, hiding: Hiding): readonly Fact[] {
  return [{ kind: 'chosen', seat, secret: chosenSecret(hiding, state.options, tools.books), drawn: false }];
}

export function chosenSecret({ word, wording }: Hiding, options: Options, books: Books): Secret {
  const letters = lettersTyped(options, word) ?? '';
  const book = wordbookOf(options, books);
  const said = wording.kind === 'own' ? ownMeaning(book, letters, wording.text) : book.wordings(letters)[wording.index];
  if (said === undefined) throw new Error(`${letters} may not be hidden`);
  return secretIn(book, { word: letters, ...said }, books.lexicon);
}

function ownMeaning(book: Wordbook, word: Capitals, text: string): HiddenMeaning {
  const [headword = word] = book.headwords(word);
  return { headword, category: null, text: oneLine(text), source: null };
}

/** Words and one of their definitions, left to chance. */
export function wordsDrawn({ state, tools: { books, chance } }: Moment<DicoTypes>, seats: readonly Seat[]): readonly Fact[] {
  const book = wordbookOf(state.options, books);
  const secretOf = (word: Capitals) => secretIn(book, { word, ...oneOf(book.wordings(word), chance) }, books.lexicon);
  return seats.map((seat) => ({ kind: 'chosen', seat, secret: secretOf(oneOf(book.words(), chance)), drawn: true }));
}

/** The meaning that was chosen for a word. */
type HiddenMeaning = Pick<Definition, 'headword' | 'category' | 'text'> & Pick<Secret, 'source'>;

function secretIn(book: Wordbook, said: HiddenMeaning & Pick<Secret, 'word'>, lexicon: Lexicon): Secret {
  const { word, headword, category, text, source } = said;
  const page = book.page(word);
  if (page === null) throw new Error(`${word} is on no page`);
  return { word, headword, category, definition: masked(text, word, lexicon), source, page };
}

/** What does not show could cut the word in two and hide it from the mask. */
function oneLine(text: string): string {
  const composed = text.normalize('NFC');
  return composed.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
}
