// How the proper nouns are kept by their sounds: the bands of a solver, then each name as tiles spell it with all ways to say it.

import { textOf } from '@boite/language';
import type { Band } from './band.ts';
import { KeptBands, writtenBands } from './kept-bands.ts';

/** A word of a list, with every way to say it. */
export interface ListedWord {
  readonly text: string;
  readonly sounds: readonly string[];
}

const NAME_LINES = '\n';
const NAME_COLUMNS = '\t';
const NAME_READINGS = ',';
/** How many bytes tell where the names begin. */
const LENGTH_BYTES = 4;

export function writtenNames(bands: readonly Band[], words: readonly ListedWord[]): Uint8Array<ArrayBuffer> {
  const bytes = writtenBands(bands);
  const lines = words.map(({ text, sounds }) => text + NAME_COLUMNS + sounds.join(NAME_READINGS)).join(NAME_LINES);
  const names = Uint8Array.from(lines, (character) => character.charCodeAt(0));
  const whole = new Uint8Array(LENGTH_BYTES + bytes.length + names.length);
  whole.set(new Uint8Array(Int32Array.of(bytes.length).buffer));
  whole.set(bytes, LENGTH_BYTES);
  whole.set(names, LENGTH_BYTES + bytes.length);
  return whole;
}

/** The bands at once; the names when one of them is met. */
export class KeptNames {
  readonly bands: KeptBands;
  readonly #lines: Uint8Array;
  #words: readonly ListedWord[] | undefined;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    const [length = 0] = new Int32Array(bytes.buffer, bytes.byteOffset, 1);
    this.bands = new KeptBands(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length));
    this.#lines = bytes.subarray(LENGTH_BYTES + length);
  }

  get words(): readonly ListedWord[] {
    this.#words ??= textOf(this.#lines).replaceAll('\0', '').split(NAME_LINES).map(wordOfLine);
    return this.#words;
  }
}

function wordOfLine(line: string): ListedWord {
  const [text = '', sounds = ''] = line.split(NAME_COLUMNS);
  return { text, sounds: sounds.split(NAME_READINGS).filter(Boolean) };
}
