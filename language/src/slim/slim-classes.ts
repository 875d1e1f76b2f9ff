// Knows how a class file travels: words that end alike from the same place of the graph are often alike, so what was told of them is told again.

import { type DataBytes, openDataFile, sealOf } from '../data-file.ts';
import type { Node, WordGraph } from '../graph.ts';
import { lowestLetter } from '../letter-set.ts';
import { joinedColumns, partedColumns, resealed } from './columns.ts';

/** How many endings of a place are remembered: one is told by one byte. */
const ENDINGS_REMEMBERED = 250;
/** Fewer words than this are sooner told one by one. */
const FEWEST_WORDS = 2;

/** A class file as it travels, beside the words it speaks of. */
export function slimClasses(bytes: Uint8Array<ArrayBuffer>, name: string, graph: WordGraph): Uint8Array<ArrayBuffer> {
  const { count, content } = openDataFile(bytes, name);
  const lows: number[] = [];
  const highs: number[] = [];
  const told: number[] = [];
  const isSame = (one: number, other: number, words: number): boolean => {
    for (let nth = 0; nth < words; nth++) {
      if (content[one + nth] !== content[other + nth] || content[count + one + nth] !== content[count + other + nth])
        return false;
    }
    return true;
  };
  walked(graph, {
    word: (at) => {
      lows.push(content[at] as number);
      highs.push(content[count + at] as number);
    },
    endings: (known, at, words) => {
      const nth = known.findIndex((start) => isSame(start, at, words));
      told.push(nth + 1);
      return nth;
    },
  });
  const columns = [told, lows, highs].map((column) => Uint8Array.from(column));
  return joinedColumns({
    seal: sealOf(bytes),
    count,
    length: content.length,
    columns: [...columns, content.subarray(2 * count)],
  });
}

/** The class file as it lies on a disk. */
export function wholeClasses(bytes: DataBytes, graph: WordGraph): DataBytes {
  const slim = partedColumns(bytes);
  if (slim === null) return bytes;
  const { count, length, seal } = slim;
  const [told, lows, highs, texts] = slim.columns as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const content = new Uint8Array(length);
  let wordAt = 0;
  let toldAt = 0;
  walked(graph, {
    word: (at) => {
      content[at] = lows[wordAt] as number;
      content[count + at] = highs[wordAt++] as number;
    },
    endings: (known, at, words) => {
      const nth = (told[toldAt++] as number) - 1;
      const start = known[nth];
      if (start === undefined) return -1;
      for (let nth = 0; nth < words; nth++) {
        content[at + nth] = content[start + nth] as number;
        content[count + at + nth] = content[count + start + nth] as number;
      }
      return nth;
    },
  });
  content.set(texts, 2 * count);
  return resealed({ count, content }, seal);
}

/** Words one after the other, or all those of a place at once. */
interface ClassVisitor {
  word(at: number): void;
  /** Which of the known beginnings goes on with the same classes; −1 when none does. */
  endings(known: readonly number[], at: number, words: number): number;
}

/** Goes through all words in alphabetical order, as writer and reader both must. */
function walked(graph: WordGraph, visitor: ClassVisitor): void {
  const beginnings = new Array<number[] | undefined>(graph.cells.length);
  let at = 0;
  const visit = (node: Node): void => {
    const words = graph.wordsFrom(node);
    const start = at;
    const known = words < FEWEST_WORDS ? undefined : beginnings[node];
    if (known !== undefined) {
      const nth = visitor.endings(known, at, words);
      putFirst(known, nth < 0 ? start : (known[nth] as number), nth);
      if (nth >= 0) {
        at += words;
        return;
      }
    } else if (words >= FEWEST_WORDS) beginnings[node] = [start];
    if (graph.isWord(node)) visitor.word(at++);
    for (let rest = graph.letters(node); rest !== 0; rest &= rest - 1) visit(graph.next(node, lowestLetter(rest)));
  };
  visit(graph.root);
}

/** A beginning before all others, out of the place it had (−1 when it had none). */
function putFirst(known: number[], start: number, from: number): void {
  const last = from >= 0 ? from : Math.min(known.length, ENDINGS_REMEMBERED - 1);
  for (let nth = last; nth > 0; nth--) known[nth] = known[nth - 1] as number;
  known[0] = start;
}
