// Knows how every word of the lexicon is said.

import { type ClassFile, readClasses } from '../class-file.ts';
import { type DataBytes, openDataFile } from '../data-file.ts';
import { COMPOUNDS_FILE, type CompoundFile, readCompounds } from '../grammar/compound-file.ts';
import type { Lexicon } from '../lexicon.ts';
import { notedSounds, type Pronunciation } from './sound-notes.ts';

export interface Sounds {
  /** The pronunciations of a word as tiles spell it, form by form, the commonest first. Empty when it is unknown. */
  of(word: string): readonly Pronunciation[];
  /** How a listed compound is said, with or without its hyphens (« week-end »); null when it is none, empty when piece by piece. */
  compound(text: string): readonly Pronunciation[] | null;
  /** Every word in alphabetical order with its pronunciations. */
  all(): Generator<SpokenWord, void, void>;
  /** What was worked out from the sounds of all words, for those who look words up by ear; null when it is of another build. */
  kept?(lexicon: Pick<Lexicon, 'size'>): Uint8Array<ArrayBuffer> | null;
}

export interface SpokenWord {
  readonly word: string;
  /** Its position among the words. */
  readonly index: number;
  readonly pronunciations: readonly Pronunciation[];
}

export const SOUNDS_FILE = 'sounds.bin';
/** The words by their sounds: made of the other files, and only there for those who have a disk. */
export const KEPT_FILE = 'by-sound.bin';

/** The bytes of the words' sounds and of the compounds, asked for at their first use: they may be getters. */
export interface SoundsBytes {
  readonly sounds: DataBytes;
  readonly compounds: DataBytes;
}

export function openSounds(
  bytes: SoundsBytes,
  lexicon: Lexicon,
  kept: () => Uint8Array<ArrayBuffer> | null = () => null,
): Sounds {
  const file = openDataFile(bytes.sounds, SOUNDS_FILE);
  if (file.count !== lexicon.size)
    throw new Error(`${SOUNDS_FILE} is of another build than the words: node tools/src/sounds/build.ts`);
  // Words are numbered: those of another lexicon would be taken for these.
  const ofThese = ({ size }: Pick<Lexicon, 'size'>) => (size === lexicon.size ? kept() : null);
  return new FileSounds(readClasses(file), lexicon, { bytes, kept: ofThese });
}

class FileSounds implements Sounds {
  readonly #notes: ClassFile;
  readonly #lexicon: Lexicon;
  readonly #bytes: SoundsBytes;
  #compounds: CompoundFile | undefined;
  readonly kept: NonNullable<Sounds['kept']>;

  constructor(notes: ClassFile, lexicon: Lexicon, { bytes, kept }: { bytes: SoundsBytes; kept: NonNullable<Sounds['kept']> }) {
    this.kept = kept;
    this.#notes = notes;
    this.#lexicon = lexicon;
    this.#bytes = bytes;
  }

  of(word: string): readonly Pronunciation[] {
    const index = this.#lexicon.graph.indexOf(word);
    return index < 0 ? [] : notedSounds(this.#lexicon.forms(word), this.#notes.textAt(index));
  }

  /** Bound to its file: whoever stands in for some sounds keeps the compounds. */
  readonly compound = (text: string): readonly Pronunciation[] | null => {
    this.#compounds ??= readCompounds(openDataFile(this.#bytes.compounds, COMPOUNDS_FILE));
    const alike = this.#compounds.alike(text.normalize('NFC').replaceAll('’', "'"));
    if (alike.length === 0) return null;
    return alike.flatMap(({ form, sounds, isAspirated }) =>
      sounds.map((said) => ({ sounds: said, form, sure: true, aspirated: isAspirated })),
    );
  };

  *all(): Generator<SpokenWord, void, void> {
    let index = 0;
    for (const word of this.#lexicon.words()) {
      yield { word, index, pronunciations: notedSounds(this.#lexicon.forms(word), this.#notes.textAt(index)) };
      index++;
    }
  }
}
