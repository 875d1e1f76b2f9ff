// Knows how to keep one short text a word when few texts are different: a class number a word, a text a class.

import { type DataFile, textOf } from './data-file.ts';

const CLASS_SEPARATOR = '\n';
const NEW_LINE = 10;

/** The text of each word, by its position. */
export interface ClassFile {
  textAt(index: number): string;
}

/* The low bytes of the class numbers, then the high bytes (nearly all zero: they compress well), then the texts. */
export function readClasses({ count, content }: DataFile): ClassFile {
  const texts = new ClassTexts(content, 2 * count);
  return { textAt: (index) => texts.at((content[index] ?? 0) | ((content[count + index] ?? 0) << 8)) };
}

/** The texts of the classes, the commonest first: looked for only as far as they are asked for. */
class ClassTexts {
  readonly #content: Uint8Array;
  /** Where each text begins that has been looked for. */
  readonly #starts: number[];
  readonly #read: string[] = [];

  constructor(content: Uint8Array, from: number) {
    this.#content = content;
    this.#starts = [from];
  }

  at(number: number): string {
    this.#read[number] ??= this.#textOf(number);
    return this.#read[number];
  }

  #textOf(number: number): string {
    while (this.#starts.length < number + 2) {
      const end = this.#content.indexOf(NEW_LINE, this.#starts.at(-1));
      if (end < 0) return '';
      this.#starts.push(end + 1);
    }
    return textOf(this.#content.subarray(this.#starts[number], (this.#starts[number + 1] as number) - 1));
  }
}

/** Of characters of one byte each. */
export function writtenClasses(texts: readonly string[]): DataFile {
  const count = texts.length;
  const classes = byFrequency(texts);
  const numbers = new Map(classes.map((text, number) => [text, number]));
  const dictionary = bytesOf(`${classes.join(CLASS_SEPARATOR)}${CLASS_SEPARATOR}`);
  const content = new Uint8Array(2 * count + dictionary.length);
  texts.forEach((text, index) => {
    const number = numbers.get(text) ?? 0;
    content[index] = number & 0xff;
    content[count + index] = number >>> 8;
  });
  content.set(dictionary, 2 * count);
  return { count, content };
}

function byFrequency(texts: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([text]) => text);
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
