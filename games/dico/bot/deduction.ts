// What a player makes of the answers it received: for each opponent, the words that it still believes possible.

import { type BotSituation, clockwiseFrom, type Level, type Seat } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { thinksOf } from '../../manners/vocabulary.ts';
import type { WordOptions } from '../rules/words.ts';
import type { Books, Capitals, Clue, DicoTypes } from '../types.ts';
import { type KeyedWords, wordsToFind } from './keys.ts';
import { type Places, placesLeft } from './solver.ts';

export type DicoSituation = BotSituation<DicoTypes>;

/** The words left, by their places among all. */
export interface Left {
  readonly keyed: KeyedWords;
  readonly places: Places;
}

export interface Belief extends Left {
  readonly of: Seat;
  readonly answers: readonly Clue[];
  /** Whether the player thinks of these words by itself; others are only met in the dictionary. */
  readonly isFamiliar: boolean;
}

/** One belief an opponent, from the next seat on. */
export function beliefs({ view, seat, level, books }: DicoSituation): readonly Belief[] {
  return opponents(seat, view.seats).map((of) => {
    const answers = view.notes.filter((note) => note.of === of).map(({ answer }) => answer);
    const left = (known: readonly Clue[]): Left => wordsLeft(known, view.options, books);
    return { of, answers, ...broughtToMind(level, { answers, left }, books.lexicon) };
  });
}

export function opponents(seat: Seat, seats: number): readonly Seat[] {
  return clockwiseFrom(seat + 1, seats).filter((other) => other !== seat);
}

/** The words that the answers allow. */
export function wordsLeft(answers: readonly Clue[], options: WordOptions, books: Books): Left {
  const keyed = wordsToFind(options, books);
  return { keyed, places: placesLeft(answers, keyed) };
}

interface Clues {
  readonly answers: readonly Clue[];
  left(answers: readonly Clue[]): Left;
}

/** Only an expert thinks of every word. The others do not understand the definition of a word that they do not think of. */
function broughtToMind(level: Level, { answers, left }: Clues, lexicon: Lexicon): Left & Pick<Belief, 'isFamiliar'> {
  const all = left(answers);
  const known = level === 'expert' ? all : familiar(level, all, lexicon);
  if (known.places.length > 0) return { ...known, isFamiliar: true };
  return { ...left(answers.filter(({ about }) => about !== 'definition')), isFamiliar: false };
}

function familiar(level: Level, { keyed, places }: Left, lexicon: Lexicon): Left {
  const known = knownTo(level, keyed, lexicon);
  return { keyed, places: places.filter((at) => known[at] === 1) };
}

const familiarWords = new WeakMap<KeyedWords, Map<Level, Uint8Array>>();

/** For each word, 1 when a player of that level thinks of it. */
function knownTo(level: Level, keyed: KeyedWords, lexicon: Lexicon): Uint8Array {
  const byLevel = familiarWords.get(keyed) ?? new Map<Level, Uint8Array>();
  familiarWords.set(keyed, byLevel);
  const known = byLevel.get(level) ?? Uint8Array.from(keyed.words, (word) => (thinksOf(level, word, lexicon) ? 1 : 0));
  byLevel.set(level, known);
  return known;
}

/** The commonest of the words left: that is what people hide. */
export function likeliest({ keyed, places }: Left, lexicon: Lexicon): Capitals | null {
  let [best, rarity] = [null as Capitals | null, Number.POSITIVE_INFINITY];
  for (const at of places) {
    const word = keyed.words[at] as Capitals;
    const rank = lexicon.rank(word) ?? Number.MAX_VALUE;
    if (rank < rarity) [best, rarity] = [word, rank];
  }
  return best;
}
