// Knows how every word of the lexicon is said.

import { type ClassFile, readClasses } from '../class-file.ts';
import { type DataBytes, openDataFile } from '../data-file.ts';
import type { Lexicon } from '../lexicon.ts';
import { notedSounds, type Pronunciation } from './sound-notes.ts';

export interface Sounds {
  /** The pronunciations of a word as tiles spell it, form by form, the commonest first. Empty when it is unknown. */
  of(word: string): readonly Pronunciation[];
  /** Every word in alphabetical order with its pronunciations. */
  all(): Generator<SpokenWord, void, void>;
  /** What was worked out from the sounds of all words, for those who look words up by ear; null when it is of another build. */
  kept?(): Uint8Array<ArrayBuffer> | null;
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

export function openSounds(bytes: DataBytes, lexicon: Lexicon, kept: NonNullable<Sounds['kept']> = () => null): Sounds {
  const file = openDataFile(bytes, SOUNDS_FILE);
  if (file.count !== lexicon.size)
    throw new Error(`${SOUNDS_FILE} is of another build than the words: node tools/src/sounds/build.ts`);
  return new FileSounds(readClasses(file), lexicon, kept);
}

class FileSounds implements Sounds {
  readonly #notes: ClassFile;
  readonly #lexicon: Lexicon;
  readonly kept: NonNullable<Sounds['kept']>;

  constructor(notes: ClassFile, lexicon: Lexicon, kept: NonNullable<Sounds['kept']>) {
    this.kept = kept;
    this.#notes = notes;
    this.#lexicon = lexicon;
  }

  of(word: string): readonly Pronunciation[] {
    const index = this.#lexicon.graph.indexOf(word);
    return index < 0 ? [] : notedSounds(this.#lexicon.forms(word), this.#notes.textAt(index));
  }

  *all(): Generator<SpokenWord, void, void> {
    let index = 0;
    for (const word of this.#lexicon.words()) {
      yield { word, index, pronunciations: notedSounds(this.#lexicon.forms(word), this.#notes.textAt(index)) };
      index++;
    }
  }
}
