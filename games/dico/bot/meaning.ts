// How a definition is understood: by the words that it shares with what one knows of each word, as far as one grasps them. Never by its text.

import type { Definition, Lexicon } from '@boite/language';
import { steadyShare } from '../../manners/steady.ts';
import type { KeyedWords } from './keys.ts';
import type { Places } from './solver.ts';

/** Who listens: how much one grasps, and what makes one player grasp another thing than the next. */
export interface Listener {
  readonly grasps: number;
  readonly ear: string;
}

/** How alike a definition and each word seem, from 0 to 1, with a doubt. */
export function likenesses(definition: string, places: Places, { keyed, listener, lexicon }: Hearing): Float64Array {
  const heard = notionsIn(definition, lexicon);
  return Float64Array.from(places, (at) => {
    const doubt = (steadyShare(listener.ear, at) - 50) * DOUBT;
    return likeness(heard, keyed.senses(at), at, { listener, lexicon }) + doubt;
  });
}

export interface Hearing {
  readonly keyed: KeyedWords;
  readonly listener: Listener;
  readonly lexicon: Lexicon;
}

/** What chance adds to a likeness at most: half of it, a hundredth for each hundredth. */
const DOUBT = 0.001;

/** What a definition is about: its words but for the smallest, by their stems, each with its weight. */
type Notions = ReadonlyMap<string, number>;

/** The best of the senses of a word. */
function likeness(
  heard: Notions,
  senses: readonly Definition[],
  at: number,
  { listener, lexicon }: Omit<Hearing, 'keyed'>,
): number {
  const grasped = (stem: string): boolean => steadyShare(listener.ear, at, stem) < listener.grasps;
  let best = 0;
  for (const { text } of senses) {
    const known = notionsIn(text, lexicon);
    let shared = 0;
    for (const [stem, weight] of heard) if (known.has(stem) && grasped(stem)) shared += weight;
    if (shared > 0) best = Math.max(best, shared / Math.sqrt(weightOf(heard) * weightOf(known)));
  }
  return best;
}

function weightOf(notions: Notions): number {
  let sum = 0;
  for (const weight of notions.values()) sum += weight;
  return sum;
}

const NOTIONS = new Map<string, Notions>();

/** Kept: the same definitions are compared again and again. */
function notionsIn(text: string, lexicon: Lexicon): Notions {
  const found = NOTIONS.get(text) ?? notionsRead(text, lexicon);
  NOTIONS.set(text, found);
  return found;
}

/** Smaller words say little, and endings less. */
const FEWEST = 4;
const STEM = 6;

function notionsRead(text: string, lexicon: Lexicon): Notions {
  const notions = new Map<string, number>();
  for (const word of text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)) {
    if (word.length >= FEWEST) notions.set(word.slice(0, STEM), Math.log(10 + (lexicon.rank(word) ?? RARE)));
  }
  return notions;
}

/** The rank of a word that nobody counted: what is rare says more than what is common. */
const RARE = 50_000;
