// Knows French phrases: which are well built, and how they grow.

import type { DataBytes } from '../data-file.ts';
import type { Lexicon } from '../lexicon.ts';
import { type RuleTable, readRules } from './rule-table.ts';
import { FAULTS, type Fault } from './rules/faults.ts';
import { NOUN_GROUP_RULES } from './rules/noun-group.ts';
import { SENTENCE_RULES } from './rules/sentence.ts';
import { VERB_GROUP_RULES } from './rules/verb-group.ts';
import { Vocabulary } from './vocabulary.ts';

const RULES = [NOUN_GROUP_RULES, VERB_GROUP_RULES, SENTENCE_RULES];

export class Grammar {
  readonly vocabulary: Vocabulary;
  readonly #tables = new Map<Fault | null, RuleTable>();

  constructor(bytes: { readonly tags: DataBytes }, lexicon: Lexicon) {
    this.vocabulary = new Vocabulary(bytes, lexicon);
  }

  /** The rules of French; with a mistake, the rules of whoever makes it. */
  rules(fault: Fault | null = null): RuleTable {
    const known = this.#tables.get(fault);
    if (known !== undefined) return known;
    const table = readRules(fault === null ? RULES : [...RULES, FAULTS[fault]]);
    this.#tables.set(fault, table);
    return table;
  }
}

/** The bytes may be a getter: they are asked for at the first word looked up. */
export function openGrammar(bytes: { readonly tags: DataBytes }, lexicon: Lexicon): Grammar {
  return new Grammar(bytes, lexicon);
}
