// Knows French, for everyone: letters, words.

export { ALPHABET, isLetter, LETTERS, type Letter, spelled } from './alphabet.ts';
export type { DataBytes } from './data-file.ts';
export { lowestLetter, type Node, type WordGraph } from './graph.ts';
export { graphOf } from './graph-builder.ts';
export { DATA_FILES, type Lexicon, type LexiconBytes, openLexicon } from './lexicon.ts';
export { CONSONANTS, fromIpa, GLIDES, isSounds, isVowel, MUTE_E, type Phoneme, SCHWA, toIpa, VOWELS } from './sounds/phonemes.ts';
export { asHeard, LENIENCY, type Leniency, soundAlike, type Tolerance } from './sounds/tolerance.ts';
export { counted, signed, typeset } from './typography.ts';
