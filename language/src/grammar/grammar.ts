// Knows French phrases: which are well built, and how they grow.

import type { Lexicon } from '../lexicon.ts';
import { type RuleTable, readRules } from './rule-table.ts';
import { FAULTS, type Fault } from './rules/faults.ts';
import { NOUN_GROUP_RULES } from './rules/noun-group.ts';
import { SENTENCE_RULES } from './rules/sentence.ts';
import { VERB_GROUP_RULES } from './rules/verb-group.ts';
import { type GrammarBytes, Vocabulary } from './vocabulary.ts';

const RULES = [NOUN_GROUP_RULES, VERB_GROUP_RULES, SENTENCE_RULES];

export class Grammar {
  readonly vocabulary: Vocabulary;
  readonly #tables = new Map<Fault | null, RuleTable>();

  constructor(bytes: GrammarBytes, lexicon: Lexicon) {
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

export function openGrammar(bytes: GrammarBytes, lexicon: Lexicon): Grammar {
  return new Grammar(bytes, lexicon);
}
