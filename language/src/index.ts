// Knows French, for everyone: letters, words.

export { ALPHABET, isLetter, LETTERS, type Letter, spelled } from './alphabet.ts';
export type { Node, WordGraph } from './graph.ts';
export type { Lexicon } from './lexicon.ts';
export { counted, signed, typeset } from './typography.ts';
