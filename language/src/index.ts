// Knows French, for everyone: letters, words, meanings, names.

export { ALPHABET, isLetter, LETTERS, type Letter, spelled } from './alphabet.ts';
export type { DataBytes } from './data-file.ts';
export { type Definer, type Definition, OUR_SOURCE } from './dictionary/definitions.ts';
export { DICTIONARY_FILES, type Dictionary, type DictionarySources, openDictionary } from './dictionary/dictionary.ts';
export { MASK, masked } from './dictionary/masking.ts';
export { PAGE_SIZE, type Pages, pagesOf } from './dictionary/pages.ts';
export { TAGS_FILE } from './grammar/vocabulary.ts';
export type { Node, WordGraph } from './graph.ts';
export { graphOf } from './graph-builder.ts';
export { lowestLetter } from './letter-set.ts';
export { DATA_FILES, type Lexicon, type LexiconBytes, openLexicon } from './lexicon.ts';
export { lettersOfName, NAMES_FILE, type Names, openNames, type ProperNoun } from './names/names.ts';
export { isTheme, THEME_NAMES, THEMES, type Theme } from './names/themes.ts';
export { type RackLimits, wordsFromRack } from './rack.ts';
export { CONSONANTS, fromIpa, GLIDES, isSounds, isVowel, MUTE_E, type Phoneme, SCHWA, toIpa, VOWELS } from './sounds/phonemes.ts';
export type { Pronunciation } from './sounds/sound-notes.ts';
export { openSounds, SOUNDS_FILE, type Sounds, type SpokenWord } from './sounds/sounds.ts';
export { asHeard, LENIENCY, type Leniency, soundAlike, type Tolerance } from './sounds/tolerance.ts';
export { counted, signed, typeset } from './typography.ts';
