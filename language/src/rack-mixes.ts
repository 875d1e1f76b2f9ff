// Knows how to lay every mix of letters that makes words in one array, the rarest letter first.

import { LETTERS } from './alphabet.ts';
import type { WordGraph } from './graph.ts';

/*
 * A place is some cells side by side: the letters that can follow (a bit each, the rarest is bit 0) and whether words end here;
 * a step for each of these letters (the place it leads to, and how many letters more the shortest word takes from there on);
 * the words that end here, a byte a letter, after a byte that tells how many they are.
 */
export const ENDS_WORD = 1 << 26;
export const MIX_LETTERS = ENDS_WORD - 1;
export const SHORTEST_SHIFT = 26;
export const PLACE_MASK = (1 << SHORTEST_SHIFT) - 1;

export interface Mixes {
  readonly cells: Int32Array;
  /** The letters (0 for A), the rarest first. */
  readonly order: readonly number[];
}

export function laidMixes(graph: WordGraph, longest: number): Mixes {
  const words: string[] = [];
  for (const word of graph.words()) if (word.length <= longest) words.push(word);
  const order = rarestFirst(words);
  const ranks = order.map((_, letter) => order.indexOf(letter));
  // A mix that another one begins with comes before it.
  const entries = words.map((word) => `${mixOf(word, ranks)}${END_OF_MIX}${word}`).sort();
  return { cells: new MixLayer(entries).cells(), order };
}

const END_OF_MIX = ' ';
const CODE_OF_A = 65;

function numberAt(text: string, at: number): number {
  return text.charCodeAt(at) - CODE_OF_A;
}

function rarestFirst(words: readonly string[]): readonly number[] {
  const counts = new Uint32Array(LETTERS.length);
  for (const word of words)
    for (let at = 0; at < word.length; at++) counts[numberAt(word, at)] = (counts[numberAt(word, at)] as number) + 1;
  return LETTERS.map((_, letter) => letter).sort((one, other) => (counts[one] as number) - (counts[other] as number));
}

/** The letters of a word in order; the rarest of all is written A. */
function mixOf(word: string, ranks: readonly number[]): string {
  const codes = new Uint8Array(word.length);
  for (let at = 0; at < word.length; at++) codes[at] = CODE_OF_A + (ranks[numberAt(word, at)] as number);
  return String.fromCharCode(...codes.sort());
}

/** Writes the places one after the other, those beyond a place after it. */
class MixLayer {
  /** Each word after its mix: « BEE EBE ». */
  readonly #entries: readonly string[];
  readonly #cells: Int32Array;
  readonly #bytes: Uint8Array;
  #end = 0;

  constructor(entries: readonly string[]) {
    this.#entries = entries;
    // Even if no two words began alike: a place and a step a letter, and the word itself, which is half of an entry.
    this.#cells = new Int32Array(entries.reduce((sum, { length }) => sum + 2 * length, 1));
    this.#bytes = new Uint8Array(this.#cells.buffer);
  }

  cells(): Int32Array {
    if (this.#entries.length === 0) return new Int32Array(1);
    this.#lay(0, this.#entries.length, 0);
    return this.#cells.slice(0, this.#end);
  }

  /** Lays the place of the mixes from one to another, which begin with the same letters; how many more the shortest takes. */
  #lay(from: number, to: number, depth: number): number {
    const place = this.#end;
    const parts = this.#partsAt(from, to, depth);
    const ending = parts[0]?.letter === numberAt(END_OF_MIX, 0) ? parts.shift() : undefined;
    this.#end += 1 + parts.length;
    if (ending !== undefined) this.#write(ending, depth);
    this.#cells[place] = parts.reduce((set, { letter }) => set | (1 << letter), ending === undefined ? 0 : ENDS_WORD);
    let shortest = ending === undefined ? Number.POSITIVE_INFINITY : 0;
    for (const [nth, part] of parts.entries()) {
      const address = this.#end;
      const beyond = this.#lay(part.from, part.to, depth + 1);
      this.#cells[place + 1 + nth] = address | (beyond << SHORTEST_SHIFT);
      shortest = Math.min(shortest, beyond + 1);
    }
    return shortest;
  }

  /** Those of some mixes that go on with the same letter. */
  #partsAt(from: number, to: number, depth: number): MixPart[] {
    const parts: MixPart[] = [];
    for (let start = from; start < to; start = (parts.at(-1) as MixPart).to) {
      const letter = numberAt(this.#entries[start] as string, depth);
      let end = start + 1;
      while (end < to && numberAt(this.#entries[end] as string, depth) === letter) end++;
      parts.push({ letter, from: start, to: end });
    }
    return parts;
  }

  #write({ from, to }: MixPart, length: number): void {
    let byte = 4 * this.#end;
    this.#bytes[byte++] = to - from;
    for (const entry of this.#entries.slice(from, to))
      for (let at = length + 1; at < entry.length; at++) this.#bytes[byte++] = numberAt(entry, at);
    this.#end = Math.ceil(byte / 4);
  }
}

interface MixPart {
  readonly letter: number;
  readonly from: number;
  readonly to: number;
}
