// Which word a machine hides: a beginner one that everybody knows, an expert one that looks like many others.

import { oneOf } from '@boite/kernel';
import { isSaid } from '../../manners/unsaid.ts';
import { thinksOf } from '../../manners/vocabulary.ts';
import { wordbookOf } from '../rules/words.ts';
import type { Action, Capitals } from '../types.ts';
import type { DicoSituation } from './deduction.ts';
import { type KeyedWords, type LetterKeys, wordsToFind } from './keys.ts';

/** An expert hides one of so many. */
const HARDEST = 60;

export function chosenWord({ view, level, books, chance }: DicoSituation): Action {
  const keyed = wordsToFind(view.options, books);
  const hidden = level === 'expert' ? hardest(keyed) : keyed.words.filter((word) => thinksOf(level, word, books.lexicon));
  const fitting = hidden.filter((word) => isSaid(word, books.lexicon));
  const word = oneOf(fitting.length > 0 ? fitting : keyed.words, chance);
  const index = chance.below(wordbookOf(view.options, books).wordings(word).length);
  return { kind: 'choose', word, wording: { kind: 'dictionary', index } };
}

/** Those whose beginning and end leave most others possible. */
function hardest(keyed: KeyedWords): readonly Capitals[] {
  const [beginnings, endings] = [crowds(keyed.beginnings), crowds(keyed.endings)];
  const crowd = (at: number): number => (beginnings[at] as number) * (endings[at] as number) ** 2;
  const order = keyed.words.map((_, at) => at).sort((one, other) => crowd(other) - crowd(one) || one - other);
  return order.slice(0, HARDEST).map((at) => keyed.words[at] as Capitals);
}

/** For each word, how many have the same letters there. */
function crowds({ keys, count }: LetterKeys): Uint32Array {
  const counts = new Uint32Array(count);
  for (const key of keys) counts[key] = (counts[key] as number) + 1;
  return keys.map((key) => counts[key] as number);
}
