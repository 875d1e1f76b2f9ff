// Knows French phrases: which are well built, and how they grow.

import type { Lexicon } from '../lexicon.ts';
import type { NameTest, PhraseWord } from './phrase-word.ts';
import { relatives } from './relatives.ts';
import { type PhraseRules, readRules } from './rule-table.ts';
import { FAULTS, type Fault } from './rules/faults.ts';
import { NOUN_GROUP_RULES } from './rules/noun-group.ts';
import { SENTENCE_RULES } from './rules/sentence.ts';
import { SET_ADVERB_RULES } from './rules/set-adverbs.ts';
import { SET_PHRASE_RULES } from './rules/set-phrases.ts';
import { SPOKEN_RULES } from './rules/spoken.ts';
import { STANDING_RULES } from './rules/standing.ts';
import { VERB_GROUP_RULES } from './rules/verb-group.ts';
import { tagTexts } from './tag-texts.ts';
import { unsaidIn } from './usage.ts';
import { type GrammarBytes, PhraseVocabulary } from './vocabulary.ts';
import { BUILT_ALONE, type Walk, walkOf } from './walk.ts';

const PHRASE_RULES = [
  NOUN_GROUP_RULES,
  VERB_GROUP_RULES,
  SENTENCE_RULES,
  SPOKEN_RULES,
  STANDING_RULES,
  SET_PHRASE_RULES,
  SET_ADVERB_RULES,
];

export class Grammar {
  readonly vocabulary: PhraseVocabulary;
  readonly #lexicon: Lexicon;
  readonly #tables = new Map<Fault | null, PhraseRules>();

  constructor(bytes: GrammarBytes, lexicon: Lexicon) {
    this.vocabulary = new PhraseVocabulary(bytes, lexicon);
    this.#lexicon = lexicon;
  }

  /** What a word as tiles spell it can be, in English: « noun masculine singular ». */
  tags(word: string): readonly string[] {
    return tagTexts(word, this.vocabulary, this.#lexicon);
  }

  /** A phrase before its first word. */
  walk(): Walk {
    return walkOf(this.rules());
  }

  /** The same, looking at how a phrase is built alone; whether people say it is asked of the whole: `isSaid`. */
  builtWalk(): Walk {
    return walkOf(this.rules(), BUILT_ALONE);
  }

  /** Whether a well-built phrase is one that people say. */
  isSaid(words: readonly PhraseWord[]): boolean {
    return unsaidIn(words) === null;
  }

  /** A word of a phrase: « chat », « l' », « -tu », a name; null when nobody knows it. */
  word(written: string, isProperNoun: NameTest = () => false): PhraseWord | null {
    return this.vocabulary.word(written, isProperNoun);
  }

  /** Other forms of the same word, the nearest first. */
  relatives(word: string): readonly string[] {
    return relatives(word, this.#lexicon);
  }

  /** The rules of French; with a mistake, the rules of whoever makes it. */
  rules(fault: Fault | null = null): PhraseRules {
    const known = this.#tables.get(fault);
    if (known !== undefined) return known;
    const table = readRules(fault === null ? PHRASE_RULES : [...PHRASE_RULES, FAULTS[fault]]);
    this.#tables.set(fault, table);
    return table;
  }
}

export function openGrammar(bytes: GrammarBytes, lexicon: Lexicon): Grammar {
  return new Grammar(bytes, lexicon);
}
