// Knows the words: which exist, how they are written with accents, how common they are.

import { accentedForms } from './accents.ts';
import { type ClassFile, readClasses } from './class-file.ts';
import { type DataBytes, type DataFile, openDataFile } from './data-file.ts';
import { openGraph, type WordGraph } from './graph.ts';
import { type Inflection, isConjugatedNote, notedInflections, notedLemmas } from './lemma-notes.ts';
import { type RankReader, readRanks, WRITTEN_ONLY } from './rank-file.ts';

export interface Lexicon {
  /** Every playable word as tiles spell it (A–Z), as a graph to walk on. */
  readonly graph: WordGraph;
  readonly size: number;
  has(word: string): boolean;
  /** The accented spellings of a word, the commonest first: « MARCHE » is marche and marché. Empty when unknown. */
  forms(word: string): readonly string[];
  /** The words it is a form of, as tiles spell them, the commonest first. */
  lemmas(word: string): readonly string[];
  /** The lemmas of each of its spellings, with their accents and what they are, the commonest first. */
  inflections(word: string): readonly Inflection[];
  /** 1 for the commonest word; its own rank or, better, its lemma's; null when nobody counted it. */
  rank(word: string): number | null;
  /** The same, by the position of a word in alphabetical order. */
  rankAt(index: number): number | null;
  /**
   * How common the form itself is in speech, whatever its lemma: 1 for the commonest. A form that nobody counted is rarer than all
   * that were, by its lemma's rank; null for a tense that is hardly ever said, and when nobody counted its lemma.
   */
  formRank(word: string): number | null;
  /** The same, by the position of a word in alphabetical order. */
  formRankAt(index: number): number | null;
  /** Whether it is nothing but a conjugated verb (infinitives and participles are not). */
  isConjugatedOnly(word: string): boolean;
  /** Every word, in alphabetical order. */
  words(): Generator<string, void, void>;
  /** What someone worked out from the words beforehand, by its name; null where it is to be worked out. */
  kept?(name: string): Uint8Array<ArrayBuffer> | null;
}

/** How many forms were counted, about: the others are rarer. */
const FORMS_COUNTED = 28_000;

/** The files of `language/data/` that a lexicon is opened from. */
export const DATA_FILES = {
  words: 'words.bin',
  forms: 'forms.bin',
  lemmas: 'lemmas.bin',
  ranks: 'ranks.bin',
} as const;

/** The bytes of each file. All but the words are asked for at their first use: they may be getters. */
export type LexiconBytes = { readonly [name in keyof typeof DATA_FILES]: DataBytes };

export function openLexicon(bytes: LexiconBytes, kept: NonNullable<Lexicon['kept']> = () => null): Lexicon {
  return new FileLexicon(bytes, kept);
}

class FileLexicon implements Lexicon {
  readonly graph: WordGraph;
  readonly size: number;
  readonly kept: NonNullable<Lexicon['kept']>;
  readonly #bytes: LexiconBytes;
  #forms: ClassFile | undefined;
  #lemmas: ClassFile | undefined;
  #ranks: RankReader | undefined;

  constructor(bytes: LexiconBytes, kept: NonNullable<Lexicon['kept']>) {
    const { count, content } = openDataFile(bytes.words, DATA_FILES.words);
    this.graph = openGraph(new Uint32Array(content.buffer, content.byteOffset, content.byteLength / 4), count);
    this.size = count;
    this.kept = kept;
    this.#bytes = bytes;
  }

  has(word: string): boolean {
    return this.graph.has(word);
  }

  forms(word: string): readonly string[] {
    const index = this.graph.indexOf(word);
    if (index < 0) return [];
    this.#forms ??= readClasses(this.#open('forms'));
    return accentedForms(word, this.#forms.textAt(index));
  }

  lemmas(word: string): readonly string[] {
    const notes = this.#lemmaNotes(word);
    return notes === null ? [] : notedLemmas(word, notes);
  }

  inflections(word: string): readonly Inflection[] {
    const notes = this.#lemmaNotes(word);
    return notes === null ? [] : notedInflections(this.forms(word), notes);
  }

  rank(word: string): number | null {
    const index = this.graph.indexOf(word);
    return index < 0 ? null : this.rankAt(index);
  }

  rankAt(index: number): number | null {
    return this.#rankReader().best(index);
  }

  formRank(word: string): number | null {
    const index = this.graph.indexOf(word);
    return index < 0 ? null : this.formRankAt(index);
  }

  formRankAt(index: number): number | null {
    const own = this.#rankReader().own(index);
    if (own !== null) return own === WRITTEN_ONLY ? null : own;
    const best = this.rankAt(index);
    return best === null ? null : FORMS_COUNTED + best;
  }

  #rankReader(): RankReader {
    this.#ranks ??= readRanks(this.#open('ranks'));
    return this.#ranks;
  }

  isConjugatedOnly(word: string): boolean {
    const notes = this.#lemmaNotes(word);
    return notes !== null && isConjugatedNote(notes);
  }

  words(): Generator<string, void, void> {
    return this.graph.words();
  }

  #lemmaNotes(word: string): string | null {
    const index = this.graph.indexOf(word);
    if (index < 0) return null;
    this.#lemmas ??= readClasses(this.#open('lemmas'));
    return this.#lemmas.textAt(index);
  }

  #open(name: keyof LexiconBytes): DataFile {
    const file = openDataFile(this.#bytes[name], DATA_FILES[name]);
    if (file.count !== this.size) throw new Error(`${DATA_FILES[name]} and ${DATA_FILES.words} are not of the same build`);
    return file;
  }
}
