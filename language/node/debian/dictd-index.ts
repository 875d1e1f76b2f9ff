// Knows how an index of dictd (`.index`) is read: a name and two numbers a line, in digits of sixty-four.

import type { Span } from './dictzip.ts';
import { asBytes, firstFrom } from './sorted-names.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const END_OF_LINE = 10;

/** Finds the entries of a name. */
export function openDictdIndex(bytes: Buffer): (name: string) => readonly Span[] {
  const starts = lineStarts(bytes);
  const fieldsAt = (line: number) => bytes.toString('latin1', starts[line], (starts[line + 1] ?? 0) - 1).split('\t');
  const names = { count: starts.length - 1, nameAt: (line: number) => fieldsAt(line)[0] ?? '' };
  return (name) => {
    const spans: Span[] = [];
    const key = asBytes(name);
    for (let line = firstFrom(key, names); line < names.count && names.nameAt(line) === key; line++) {
      const [, offset = '', size = ''] = fieldsAt(line);
      spans.push({ offset: number(offset), size: number(size) });
    }
    return spans;
  };
}

/** Where each line begins, then where the last one ends. */
function lineStarts(bytes: Buffer): Uint32Array {
  const starts = [0];
  for (let end = bytes.indexOf(END_OF_LINE); end >= 0; end = bytes.indexOf(END_OF_LINE, end + 1)) starts.push(end + 1);
  return Uint32Array.from(starts);
}

function number(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit), 0);
}
