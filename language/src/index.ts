// Knows French, for everyone: letters, words.

export { ALPHABET, isLetter, LETTERS, type Letter, spelled } from './alphabet.ts';
export type { DataBytes } from './data-file.ts';
export { lowestLetter, type Node, type WordGraph } from './graph.ts';
export { graphOf } from './graph-builder.ts';
export { DATA_FILES, type Lexicon, type LexiconBytes, openLexicon } from './lexicon.ts';
export { counted, signed, typeset } from './typography.ts';
