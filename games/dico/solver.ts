// Knows which words the answers received leave possible.

import type { KeyedWords } from './keys.ts';
import type { Answer, Letters } from './types.ts';

/** Words by their places among all, going up. */
export type Places = Uint32Array;

/** The words that every answer allows. A definition that no word has, like a player's own wording, says nothing. */
export function candidates(answers: readonly Answer[], keyed: KeyedWords): readonly Letters[] {
  return [...placesLeft(answers, keyed)].map((at) => keyed.words[at] as Letters);
}

export function countLeft(answers: readonly Answer[], keyed: KeyedWords): number {
  return placesLeft(answers, keyed).length;
}

export function placesLeft(answers: readonly Answer[], keyed: KeyedWords): Places {
  const bounds = pageBounds(answers);
  const { pages, beginnings, endings } = keyed;
  const first = placeFrom(pages, bounds.first);
  const end = placeFrom(pages, bounds.last + 1);
  const letters = [wantedKey(answers, 'debut', beginnings), wantedKey(answers, 'fin', endings)] as const;
  const spelled = spelledSo(keyed, { first, end, beginning: letters[0], ending: letters[1] });
  return answers.reduce(
    (left, answer) => (answer.about === 'definition' ? meaning(left, answer.definition, keyed) : left),
    spelled,
  );
}

/** Any letters at all, or letters that no word has. */
const ANY = -1;
const NONE = -2;

function wantedKey(answers: readonly Answer[], about: 'debut' | 'fin', { keyOf }: KeyedWords['endings']): number {
  const answer = answers.find((one) => one.about === about);
  return answer?.about === about ? (keyOf(answer.letters) ?? NONE) : ANY;
}

interface Spelling {
  /** The places between which the word lies, the last one excluded. */
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

function meaning(places: Places, definition: string, { meanings }: KeyedWords): Places {
  const left = places.filter((at) => meanings(at).includes(definition));
  return left.length > 0 ? left : places;
}

interface PageBounds {
  readonly first: number;
  readonly last: number;
}

function pageBounds(answers: readonly Answer[]): PageBounds {
  let [first, last] = [0, 0xfffe];
  for (const answer of answers) {
    if (answer.about !== 'page') continue;
    const { page, where } = answer;
    first = Math.max(first, where === 'after' ? page + 1 : where === 'on-it' ? page : first);
    last = Math.min(last, where === 'before' ? page - 1 : where === 'on-it' ? page : last);
  }
  return { first, last };
}

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
