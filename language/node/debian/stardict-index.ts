// Knows how a StarDict index (`.idx`) is read: names in the order of their bytes, capitals like small letters.

import type { Span } from './dictzip.ts';
import { asBytes, firstFrom } from './sorted-names.ts';

/** After the name: a zero, then two numbers of four bytes. */
const INDEX_NUMBERS = 9;
/** What follows a word in a name: « ABATTU, UE », « AFFOLER.2 ». */
const TAIL = /^(?:, .*)?(?:\.\d+)*$/;

/** In bytes. Texts are in the order of their names: further than this from its neighbours', a text is of another name. */
const FAR = 1_000_000;
const NEAR_ENTRIES = 10;

/** Finds the entries of a word in capitals; those that the index misplaces, as XMLittré's does four hundred times, are lost. */
export function openStardictIndex(bytes: Buffer): (word: string) => readonly Span[] {
  const starts = entryStarts(bytes);
  const nameAt = (entry: number) => folded(bytes.toString('latin1', starts[entry], bytes.indexOf(0, starts[entry])));
  const names = { count: starts.length, nameAt };
  const offsetOf = (start: number) => spanAt(bytes, start).offset;

  function isInPlace(entry: number): boolean {
    const around = starts
      .slice(Math.max(0, entry - NEAR_ENTRIES), entry + NEAR_ENTRIES + 1)
      .map(offsetOf)
      .sort();
    return Math.abs(offsetOf(starts[entry] ?? 0) - (around[around.length >>> 1] ?? 0)) < FAR;
  }

  return (word) => {
    const spans: Span[] = [];
    const key = folded(asBytes(word));
    for (let entry = firstFrom(key, names); entry < starts.length; entry++) {
      const name = nameAt(entry);
      if (!name.startsWith(key) || name.charAt(key.length) > '.') break;
      if (TAIL.test(name.slice(key.length)) && isInPlace(entry)) spans.push(spanAt(bytes, starts[entry] ?? 0));
    }
    return spans;
  };
}

function entryStarts(bytes: Buffer): Uint32Array {
  const starts: number[] = [];
  for (let at = 0; at < bytes.length; at = bytes.indexOf(0, at) + INDEX_NUMBERS) {
    if (at < (starts.at(-1) ?? -INDEX_NUMBERS) + INDEX_NUMBERS) throw new Error('the index is damaged');
    starts.push(at);
  }
  return Uint32Array.from(starts);
}

function folded(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function spanAt(bytes: Buffer, start: number): Span {
  const numbers = bytes.indexOf(0, start) + 1;
  return { offset: bytes.readUInt32BE(numbers), size: bytes.readUInt32BE(numbers + 4) };
}
