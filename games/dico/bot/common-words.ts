// Words by how common they are, as a person would come by them: the frequent ones first, then the rare in no order.

import type { Lexicon } from '@boite/language';
import { steadyShare } from '../../manners/steady.ts';
import { isSaid } from '../../manners/unsaid.ts';
import type { Capitals } from '../types.ts';
import type { KeyedWords } from './keys.ts';

export interface CommonWords {
  /** The places of the words, the commonest first; those that nobody says at a family's table come last. */
  readonly order: Uint32Array;
  /** For each place, how many words are commoner. */
  readonly commoner: Uint32Array;
  /** How many may be said. */
  readonly said: number;
}

const ordered = new WeakMap<KeyedWords, CommonWords>();

export function commonWords(keyed: KeyedWords, lexicon: Lexicon): CommonWords {
  const found = ordered.get(keyed) ?? wordsOrdered(keyed, lexicon);
  ordered.set(keyed, found);
  return found;
}

function wordsOrdered({ words }: KeyedWords, lexicon: Lexicon): CommonWords {
  const rarity = Float64Array.from(words, (word) => wordRarity(word, lexicon));
  const order = Uint32Array.from(words, (_, at) => at).sort((one, other) => (rarity[one] as number) - (rarity[other] as number));
  const commoner = new Uint32Array(words.length);
  for (let place = 0; place < order.length; place++) commoner[order[place] as number] = place;
  return { order, commoner, said: rarity.filter((rare) => rare < UNSAID).length };
}

/** Beyond any rank. */
const UNRANKED = 1e9;
const UNSAID = 1e12;

function wordRarity(word: Capitals, lexicon: Lexicon): number {
  if (!isSaid(word, lexicon)) return UNSAID;
  return lexicon.rank(word) ?? UNRANKED + steadyShare(word);
}
