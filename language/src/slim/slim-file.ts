// Knows which files of the language travel otherwise than they are kept: without what a page works out again from the words.

import { GRAMMAR_FILES } from '../grammar/vocabulary.ts';
import type { WordGraph } from '../graph.ts';
import { DATA_FILES } from '../lexicon.ts';
import { slimClasses } from './slim-classes.ts';
import { slimWords } from './slim-graph.ts';

const CLASS_FILES: readonly string[] = [DATA_FILES.forms, DATA_FILES.lemmas, GRAMMAR_FILES.tags];

export const SLIM_FILES: readonly string[] = [DATA_FILES.words, ...CLASS_FILES];

/** A file as it travels; `graph` is that of the words. */
export function slimFile(bytes: Uint8Array<ArrayBuffer>, name: string, graph: WordGraph): Uint8Array<ArrayBuffer> {
  if (name === DATA_FILES.words) return slimWords(bytes, name);
  return CLASS_FILES.includes(name) ? slimClasses(bytes, name, graph) : bytes;
}
