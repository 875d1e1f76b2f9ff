// Knows which words the answers received leave possible, and what each question would teach.

import type { Answer, Asking, Letters } from '../types.ts';
import type { KeyedWords, LetterKeys } from './keys.ts';
import { entropy } from './likelihood.ts';
import { bestPointing } from './pointing.ts';

/** Words by their places among all, going up. */
export type Places = Uint32Array;

/** What a question would teach on average, in bits: one bit halves the words left. */
export interface Lesson {
  readonly about: Asking;
  readonly bits: number;
  /** The page to point at, when a page is asked. */
  readonly page: number | null;
}

/** The words that every answer allows. */
export function candidates(answers: readonly Answer[], keyed: KeyedWords): readonly Letters[] {
  return Array.from(placesLeft(answers, keyed), (at) => keyed.words[at] as Letters);
}

/** Where they stand. A definition that no word has, like a player's own wording, says nothing. */
export function placesLeft(answers: readonly Answer[], keyed: KeyedWords): Places {
  const { first, last } = pagesLeft(answers);
  const spelled = spelledSo(keyed, {
    first: placeFrom(keyed.pages, first),
    end: placeFrom(keyed.pages, last + 1),
    beginning: wantedKey(answers, 'debut', keyed.beginnings),
    ending: wantedKey(answers, 'fin', keyed.endings),
  });
  return answers.reduce(
    (left, answer) => (answer.about === 'definition' ? meaning(left, answer.definition, keyed) : left),
    spelled,
  );
}

/** What each question would teach, the best first. A page is asked with both its requests. */
export function lessons(places: Places, keyed: KeyedWords): readonly Lesson[] {
  const { page, bits } = bestPointing(places, keyed.pages, 2);
  const each: readonly Lesson[] = [
    // Each definition is written for one word.
    { about: 'definition', bits: Math.log2(Math.max(1, places.length)), page: null },
    { about: 'fin', bits: letterBits(places, keyed.endings), page: null },
    { about: 'debut', bits: letterBits(places, keyed.beginnings), page: null },
    { about: 'page', bits, page },
  ];
  return each.toSorted((one, other) => other.bits - one.bits);
}

function letterBits(places: Places, { keys, count }: LetterKeys): number {
  const counts = new Uint32Array(count);
  for (let index = 0; index < places.length; index++) {
    const key = keys[places[index] as number] as number;
    counts[key] = (counts[key] as number) + 1;
  }
  return entropy(counts, places.length);
}

/** Any letters at all, or letters that no word has. */
const ANY = -1;
const NONE = -2;

function wantedKey(answers: readonly Answer[], about: 'debut' | 'fin', { keyOf }: LetterKeys): number {
  const answer = answers.find((one) => one.about === about);
  return answer?.about === about ? (keyOf(answer.letters) ?? NONE) : ANY;
}

interface Spelling {
  /** The place from which and the place before which the word stands. */
  readonly first: number;
  readonly end: number;
  readonly beginning: number;
  readonly ending: number;
}

function spelledSo({ beginnings, endings }: KeyedWords, { first, end, beginning, ending }: Spelling): Places {
  const places = new Uint32Array(Math.max(0, end - first));
  let count = 0;
  for (let at = first; at < end; at++) {
    if (beginning !== ANY && beginnings.keys[at] !== beginning) continue;
    if (ending !== ANY && endings.keys[at] !== ending) continue;
    places[count++] = at;
  }
  return places.slice(0, count);
}

function meaning(places: Places, definition: string, { means }: KeyedWords): Places {
  const left = places.filter((at) => means(at, definition));
  return left.length > 0 ? left : places;
}

/** The pages between which the answers leave the word, both included. */
export function pagesLeft(answers: readonly Answer[]): { readonly first: number; readonly last: number } {
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
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle] as number) < page) low = middle + 1;
    else high = middle;
  }
  return low;
}
