// Knows French, for everyone: letters, words, meanings, names.

export { ALPHABET, isLetter, LETTERS, type Letter, spelled } from './alphabet.ts';
export { type DataBytes, textOf } from './data-file.ts';
export { CATEGORIES, type Category, type Gender } from './dictionary/categories.ts';
export { type Definer, type Definition, type LetterText, letterOf, numbered, OUR_SOURCE } from './dictionary/definitions.ts';
export { type Dictionary, openDictionary } from './dictionary/dictionary.ts';
export { MASK, masked } from './dictionary/masking.ts';
export { PAGE_SIZE, type Pages, pagesOf } from './dictionary/pages.ts';
export { countBefore } from './dictionary/sorted.ts';
export { type Grammar, openGrammar } from './grammar/grammar.ts';
export { type HeardPhrase, spelledByEar } from './grammar/heard.ts';
export { judgePhrase } from './grammar/judge.ts';
export { joinedWords } from './grammar/junctions.ts';
export { nameTest } from './grammar/name-test.ts';
export type { NameTest, PhraseWord } from './grammar/phrase-word.ts';
export { judgeSpokenPhrase, type PhraseListener, type SpokenPhrase } from './grammar/spoken-phrase.ts';
export { type PhraseKind, type PhraseRefusal, type PhraseVerdict, phraseRefusalText } from './grammar/verdict.ts';
export { GRAMMAR_FILES, type GrammarBytes } from './grammar/vocabulary.ts';
export type { Walk } from './grammar/walk.ts';
export type { Node, WordGraph } from './graph.ts';
export { graphOf, sharedDrafts } from './graph-builder.ts';
export type { Draft } from './graph-packing.ts';
export { lowestLetter } from './letter-set.ts';
export { DATA_FILES, type Lexicon, type LexiconBytes, openLexicon } from './lexicon.ts';
export { type BookName, type Library, onShelf, StillComing } from './library.ts';
export { NAME_BOOK_FILE, type NameBook, openNameBook, type ProperNoun } from './names/name-book.ts';
export type { NameArticle } from './names/name-file.ts';
export { lettersOfName } from './names/name-key.ts';
export { KEPT_NAMES_FILE, NAMES_FILE, type Names, openNames, type SaidName } from './names/names.ts';
export { readName } from './names/read-name.ts';
export { isTheme, THEME_NAMES, THEMES, type Theme } from './names/themes.ts';
export { type RackLimits, wordsFromRack } from './rack.ts';
export { rackIndex, type WordOfRack } from './rack-index.ts';
export { wholeClasses } from './slim/slim-classes.ts';
export { wholeWords } from './slim/whole-graph.ts';
export { bareReadings, letterReadings } from './sounds/letter-names.ts';
export { CONSONANTS, fromIpa, GLIDES, isSounds, isVowel, MUTE_E, type Phoneme, SCHWA, toIpa, VOWELS } from './sounds/phonemes.ts';
export { readAloud } from './sounds/reading.ts';
export type { Pronunciation } from './sounds/sound-notes.ts';
export { KEPT_FILE, openSounds, SOUNDS_FILE, type Sounds, type SpokenWord } from './sounds/sounds.ts';
export { spoken } from './sounds/spoken.ts';
export {
  asHeard,
  chosenTolerance,
  EQUAL_SOUNDS,
  type EqualSound,
  LENIENCY,
  type Leniency,
  leniencyOf,
  soundAlike,
  type Tolerance,
  type ToleranceBundle,
} from './sounds/tolerance.ts';
export {
  ELISION,
  LIAISON,
  LONGEST_CLAIM,
  markedWays,
  type Voices,
  WORD_END,
  waysToRead,
  waysToSay,
  waysToSayWord,
} from './sounds/ways-to-say.ts';
export { openThemeLists, type ThemeLists } from './theme-lists/theme-lists.ts';
export { capitalised, counted, inFeminine, inWords, listed, lowered, signed, spacedOut, typeset } from './typography.ts';
