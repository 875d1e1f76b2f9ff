// Knows the words that a machine looks among, by their sounds: all that its level thinks of, and names for those who know them.

import type { Level } from '@boite/kernel';
import { MUTE_E, type WordGraph } from '@boite/language';
import {
  type Band,
  lexiconWords,
  properNounWords,
  type SaidManner,
  type SoundGraph,
  UNRANKED,
  WordBands,
  type WordSource,
} from '@boite/rebus';
import { thinksOf } from '../../manners/vocabulary.ts';
import type { Books } from '../types.ts';
import { phraseWords } from './phrase-words.ts';
import { Phrases } from './phrases.ts';
import { wordsByRank } from './words-by-rank.ts';

/** Some words as a graph of sounds. */
export interface SaidWords {
  readonly graph: SoundGraph;
  /** How rare the commonest word of a number is. */
  rank(number: number): number;
  /** The commonest that is said in that manner, as a dictionary has it if one can choose. */
  text(number: number, manner?: SaidManner): string;
}

/** Lists of words, the commonest first, each read when it is first asked for. */
export interface BotVocabulary extends Iterable<SaidWords> {
  /** Words as letters spell them, and whether one of them comes to mind. */
  readonly spelled: WordGraph;
  thinksOf(word: string): boolean;
  /** Null for whoever makes none. */
  readonly phrases: Phrases | null;
}

const VOCABULARIES = new WeakMap<Books['sounds'], Map<Level, LevelVocabulary>>();

/** What a level thinks of, remembered from one turn to the next. */
export function vocabularyOf(level: Level, books: Books): BotVocabulary {
  const levels = VOCABULARIES.get(books.sounds) ?? new Map<Level, LevelVocabulary>();
  VOCABULARIES.set(books.sounds, levels);
  const known = levels.get(level) ?? new LevelVocabulary(level, books);
  levels.set(level, known);
  return known;
}

/** Every word of a source of one band, and no other. */
export function vocabularyFrom(source: WordSource, spelled: WordGraph): BotVocabulary {
  const lists = [saidIn(source)];
  return { [Symbol.iterator]: () => lists[Symbol.iterator](), spelled, thinksOf: () => true, phrases: null };
}

/** The words of the lexicon that someone thinks of, in one band. */
export function wordsThoughtOf(
  { lexicon, sounds }: Pick<Books, 'lexicon' | 'sounds'>,
  isThoughtOf: (word: string) => boolean,
): WordSource {
  const all = lexiconWords(lexicon, sounds);
  // A machine has met some hundred thousand words, and keeps their numbers alone.
  const ids = Uint32Array.from(wordsByRank(lexicon, isThoughtOf), ({ id }) => id);
  const idAt = (place: number): number => ids[place] as number;
  return {
    limits: [UNRANKED],
    band: () => Array.from(ids, (word, id) => ({ id, sounds: all.sounds(word) })),
    text: (id) => all.text(idAt(id)),
    rank: (id) => Math.min(id + 1, UNRANKED),
    sounds: (id) => all.sounds(idAt(id)),
    isHeadword: (id) => all.isHeadword(idAt(id)),
  };
}

class LevelVocabulary implements BotVocabulary {
  readonly #level: Level;
  readonly #books: Books;
  #words: SaidWords | undefined;
  #names: SaidWords | undefined;
  #phrases: Phrases | null | undefined;

  constructor(level: Level, books: Books) {
    this.#level = level;
    this.#books = books;
  }

  get phrases(): Phrases | null {
    if (this.#phrases !== undefined) return this.#phrases;
    const words = phraseWords(this.#level, this.#books);
    this.#phrases = words && new Phrases(words, this.#books.grammar);
    return this.#phrases;
  }

  get spelled(): WordGraph {
    return this.#books.lexicon.graph;
  }

  thinksOf(word: string): boolean {
    return thinksOf(this.#level, word, this.#books.lexicon);
  }

  *[Symbol.iterator](): Generator<SaidWords, void, void> {
    this.#words ??= saidIn(wordsThoughtOf(this.#books, (word) => this.thinksOf(word)));
    yield this.#words;
    if (this.#level !== 'champion') return;
    this.#names ??= namesIn(this.#books.names);
    yield this.#names;
  }
}

/** « Belle-Île » for BELLEILE; rarer than any word. */
function namesIn(names: Books['names']): SaidWords {
  const { graph, text } = saidIn(properNounWords(names));
  return {
    graph,
    rank: () => Number.MAX_SAFE_INTEGER,
    text: (number, manner) => names.written(text(number, manner))[0] ?? text(number, manner),
  };
}

function saidIn(source: WordSource): SaidWords {
  const bands = new WordBands(source);
  const band = bands.band(0) as Band;
  return {
    graph: band.graph,
    rank: (number) => bands.rankOf(band, number),
    text: (number, manner) => {
      const all = [...bands.idsOf(band, number)];
      const ids = manner?.isMute ? all.filter((id) => source.sounds(id).some((said) => said.endsWith(MUTE_E))) : all;
      return source.text(ids.find((id) => source.isHeadword(id)) ?? (ids[0] as number));
    },
  };
}
