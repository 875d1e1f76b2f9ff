// Which words the answers received leave possible, and what each question would teach.

import { countBefore } from '@boite/language';
import type { Asking, Capitals, Clue } from '../types.ts';
import type { KeyedWords, LetterKeys } from './keys.ts';
import { entropy } from './likelihood.ts';
import { bestPointing } from './pointing.ts';

/** Words by their places among all, going up. */
export type Places = Uint32Array;

/** What a question would teach on average, in bits: one bit halves the words left. */
export interface Teaching {
  readonly about: Asking;
  readonly bits: number;
  /** The page to point at, when a page is asked. */
  readonly page: number | null;
}

/** The words that every answer allows. */
export function candidates(answers: readonly Clue[], keyed: KeyedWords): readonly Capitals[] {
  return Array.from(placesLeft(answers, keyed), (at) => keyed.words[at] as Capitals);
}

/** Where they stand. A definition that no word has, like a player's own wording, says nothing. */
export function placesLeft(answers: readonly Clue[], keyed: KeyedWords): Places {
  const { first, last } = pagesLeft(answers);
  const spelled = spelledSo(keyed, {
    first: placeFrom(keyed.pages, first),
    end: placeFrom(keyed.pages, last + 1),
    beginning: wantedKey(answers, 'debut', keyed.beginnings),
    ending: wantedKey(answers, 'fin', keyed.endings),
  });
  return answers.reduce(
    (left, answer) => (answer.about === 'definition' ? withMeaning(left, answer.definition, keyed) : left),
    spelled,
  );
}

/** What each question would teach, the best first. A page is asked with both its requests. */
export function teachings(places: Places, keyed: KeyedWords): readonly Teaching[] {
  const { page, bits } = bestPointing(places, keyed.pages, 2);
  const each: readonly Teaching[] = [
    // Each definition is written for one word.
    { about: 'definition', bits: Math.log2(Math.max(1, places.length)), page: null },
    { about: 'fin', bits: lettersTaught(places, keyed.endings), page: null },
    { about: 'debut', bits: lettersTaught(places, keyed.beginnings), page: null },
    { about: 'page', bits, page },
  ];
  return each.toSorted((one, other) => other.bits - one.bits);
}

function lettersTaught(places: Places, { keys, count }: LetterKeys): number {
  const counts = new Uint32Array(count);
  for (let index = 0; index < places.length; index++) {
    const key = keys[places[index] as number] as number;
    counts[key] = (counts[key] as number) + 1;
  }
  return entropy(counts, places.length);
}

/** Any letters at all, or letters that no word has. */
const ANY_LETTERS = -1;
const NO_WORD = -2;

function wantedKey(answers: readonly Clue[], about: 'debut' | 'fin', { keyOf }: LetterKeys): number {
  const answer = answers.find((one) => one.about === about);
  return answer?.about === about ? (keyOf(answer.letters) ?? NO_WORD) : ANY_LETTERS;
}

interface SpelledParts {
  /** The place from which and the place before which the word stands. */
  readonly first: number;
  readonly end: number;
  readonly beginning: number;
  readonly ending: number;
}

function spelledSo({ beginnings, endings }: KeyedWords, { first, end, beginning, ending }: SpelledParts): Places {
  const places = new Uint32Array(Math.max(0, end - first));
  let count = 0;
  for (let at = first; at < end; at++) {
    if (beginning !== ANY_LETTERS && beginnings.keys[at] !== beginning) continue;
    if (ending !== ANY_LETTERS && endings.keys[at] !== ending) continue;
    places[count++] = at;
  }
  return places.slice(0, count);
}

function withMeaning(places: Places, definition: string, { means }: KeyedWords): Places {
  const left = places.filter((at) => means(at, definition));
  return left.length > 0 ? left : places;
}

/** The pages between which the answers leave the word, both included. */
export function pagesLeft(answers: readonly Clue[]): { readonly first: number; readonly last: number } {
  let [first, last] = [1, LAST_PAGE];
  for (const answer of answers) {
    if (answer.about !== 'page') continue;
    const { page, where } = answer;
    if (where !== 'before') first = Math.max(first, where === 'after' ? page + 1 : page);
    if (where !== 'after') last = Math.min(last, where === 'before' ? page - 1 : page);
  }
  return { first, last };
}

/** No dictionary has as many. */
const LAST_PAGE = 0xfffe;

/** The first place on a page or after it. */
function placeFrom(pages: Uint16Array, page: number): number {
  return countBefore(pages.length, (at) => (pages[at] as number) < page);
}
