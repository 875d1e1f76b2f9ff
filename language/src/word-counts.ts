// Knows how many words a word graph holds before each of its steps: what gives words their position.

import type { Node, WordGraph } from './graph.ts';
import { lowestLetter } from './letter-set.ts';

/** For each cell of a graph: the words from a place on, or the words that come before a step of its place. */
export function countedSteps(graph: WordGraph): Uint32Array {
  const counts = new Uint32Array(graph.cells.length);
  countFrom(graph.root, graph, counts);
  return counts;
}

function countFrom(node: Node, graph: WordGraph, counts: Uint32Array): number {
  if (counts[node] !== 0) return counts[node] as number;
  let words = graph.isWord(node) ? 1 : 0;
  for (let rest = graph.letters(node); rest !== 0; rest &= rest - 1) {
    const letter = lowestLetter(rest);
    counts[node + 1 + letter] = words;
    words += countFrom(graph.next(node, letter), graph, counts);
  }
  counts[node] = words;
  return words;
}
