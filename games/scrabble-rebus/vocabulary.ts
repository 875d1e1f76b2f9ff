// Knows the words that a machine looks among, by their sounds: all that its level thinks of, the commonest first.

import type { Level } from '@boite/kernel';
import {
  type Band,
  lexiconWords,
  properNouns,
  type SoundGraph,
  WordBands,
  type WordGraph,
  type WordSource,
} from '@boite/language';
import { thinksOf } from '../manners/vocabulary.ts';
import { phraseWords } from './phrase-words.ts';
import { Phrases } from './phrases.ts';
import type { Books } from './types.ts';

/** Some words as a graph of sounds. */
export interface SaidWords {
  readonly graph: SoundGraph;
  /** The commonest word of a number that may be said; null when there is none. */
  text(number: number): string | null;
}

/** Lists of words from the commonest to the rarest, each read when it is first asked for. */
export interface Vocabulary extends Iterable<SaidWords> {
  /** Words as letters spell them, and whether one of them comes to mind. */
  readonly spelled: WordGraph;
  thinksOf(word: string): boolean;
  /** Null for whoever makes none. */
  readonly phrases: Phrases | null;
}

/** Ranks of the rarest bands that are worth reading. */
const RAREST: Readonly<Record<Level, number>> = { debutant: 5_000, habitue: 20_000, expert: 0xffff };

const KNOWN = new WeakMap<Books['sounds'], Map<Level, KnownWords>>();

/** What a level thinks of, remembered from one turn to the next. */
export function vocabularyOf(level: Level, books: Books): Vocabulary {
  const levels = KNOWN.get(books.sounds) ?? new Map<Level, KnownWords>();
  KNOWN.set(books.sounds, levels);
  const known = levels.get(level) ?? new KnownWords(level, books, [...levels.values()][0]?.common);
  levels.set(level, known);
  return known;
}

/** Every word of a source, and no other. */
export function vocabularyFrom(source: WordSource, spelled: WordGraph): Vocabulary {
  const bands = new WordBands(source);
  const lists = source.limits.map((_, nth) => saidIn(bands, bands.band(nth) as Band));
  return { [Symbol.iterator]: () => lists[Symbol.iterator](), spelled, thinksOf: () => true, phrases: null };
}

class KnownWords implements Vocabulary {
  readonly common: WordBands;
  readonly #level: Level;
  readonly #books: Books;
  readonly #lists: SaidWords[] = [];
  #phrases: Phrases | null | undefined;

  constructor(level: Level, books: Books, common = new WordBands(lexiconWords(books.lexicon, books.sounds))) {
    this.common = common;
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
    for (let nth = 0; ; nth++) {
      const list = this.#lists[nth] ?? this.#read(nth);
      if (list === null) return;
      this.#lists[nth] = list;
      yield list;
    }
  }

  #read(nth: number): SaidWords | null {
    const { limits } = this.common.source;
    const isWanted = nth === 0 || (limits[nth - 1] ?? 0) < RAREST[this.#level];
    const band = isWanted ? this.common.band(nth) : null;
    if (band !== null) return saidIn(this.common, band, (word) => this.thinksOf(word));
    return this.#level === 'expert' && nth === limits.length ? this.#names() : null;
  }

  #names(): SaidWords {
    const { names } = this.#books;
    const bands = new WordBands(properNouns(names));
    const { graph, text } = saidIn(bands, bands.band(0) as Band);
    return { graph, text: (number) => writtenName(text(number) ?? '', names) };
  }
}

/** « Belle-Île » for BELLEILE. */
function writtenName(letters: string, names: Books['names']): string {
  return names.meanings(letters)[0]?.name ?? letters;
}

function saidIn(bands: WordBands, band: Band, isThoughtOf: (word: string) => boolean = () => true): SaidWords {
  const known = new Map<number, string | null>();
  const { source } = bands;
  const found = (number: number): string | null => {
    const texts = Array.from(bands.idsOf(band, number), (id) => ({ text: source.text(id), isHead: source.isHeadword(id) }));
    const said = texts.filter(({ text }) => isThoughtOf(text));
    return (said.find(({ isHead }) => isHead) ?? said[0])?.text ?? null;
  };
  return {
    graph: band.graph,
    text(number) {
      const text = known.get(number);
      if (text !== undefined) return text;
      const fresh = found(number);
      known.set(number, fresh);
      return fresh;
    },
  };
}
