// Knows how rules are written: « Clause = Subject/a VP/am.whole » shares agreement and mood, and wants a whole negation.

import { object, objectAgreement, personsOf, readWho, specialPerson, subject } from './agreement.ts';
import { ANYTHING, both, either, elsewhere, type Features, type Field, NO_FEATURES, sharesBit, wholeField } from './features.ts';
import { traitNamed } from './traits.ts';

/** A symbol in a rule: a group of words (capital), a category of words, or a word itself (quoted). */
export interface RulePart {
  readonly name: string;
  readonly isGroup: boolean;
  /** The fields it has in common with the whole. */
  readonly shared: Features;
  /** What it must be. */
  readonly wanted: Features;
}

export interface PhraseRule {
  /** A number of its own. */
  readonly id: number;
  readonly name: string;
  readonly made: Features;
  readonly parts: readonly [RulePart, ...RulePart[]];
}

export interface PhraseRules {
  /** For each group, the rules whose first word may be of one of some categories. */
  starting(categories: ReadonlySet<string>): RulesOfGroup;
  /** The categories that may begin a group. */
  beginnings(group: string): Iterable<string>;
  /** Whether a rule names such a word. */
  names(category: string): boolean;
}

export type RulesOfGroup = (group: string) => readonly PhraseRule[];

/** One way to make a group, as it is written; read when it may first serve. */
interface WrittenRule {
  readonly left: string;
  readonly symbols: readonly string[];
  rule?: PhraseRule;
}

const OPTIONAL = '?';
/** Sets of categories that are remembered. */
const MOST_STARTS = 500;

export function readRules(texts: readonly string[]): PhraseRules {
  return new RuleTable(texts.flatMap((text) => text.split('\n')).filter((line) => line.includes(' = ')));
}

class RuleTable implements PhraseRules {
  readonly #written = new Map<string, WrittenRule[]>();
  readonly #literals = new Set<string>();
  readonly #beginnings = new Map<string, ReadonlySet<string>>();
  readonly #starts = new Map<string, ReadonlyMap<string, readonly WrittenRule[]>>();
  /** By what the next word may be: the same come back all the time. */
  readonly #starting = new Map<string, RulesOfGroup>();
  #count = 0;

  constructor(lines: readonly string[]) {
    for (const line of lines) this.#write(line);
  }

  starting(categories: ReadonlySet<string>): RulesOfGroup {
    const key = [...categories].join(' ');
    const known = this.#starting.get(key) ?? this.#rulesFrom([...categories]);
    if (this.#starting.size >= MOST_STARTS) this.#starting.clear();
    this.#starting.set(key, known);
    return known;
  }

  beginnings(group: string): ReadonlySet<string> {
    const known = this.#beginnings.get(group);
    if (known !== undefined) return known;
    const first = new Set<string>();
    const groups = new Set([group]);
    for (const each of groups) {
      for (const { symbols } of this.#ways(each)) (isGroupName(symbols[0]) ? groups : first).add(nameIn(symbols[0]));
    }
    this.#beginnings.set(group, first);
    return first;
  }

  names(category: string): boolean {
    return !category.startsWith("'") || this.#literals.has(category);
  }

  #write(line: string): void {
    const at = line.indexOf(' = ');
    const left = line.slice(0, at).trim();
    const known = this.#written.get(nameIn(left)) ?? [];
    this.#written.set(nameIn(left), known);
    for (const choice of line.slice(at + 3).split(' | ')) {
      const all = choice.trim().split(' ').filter(Boolean);
      for (const symbol of all) if (symbol.startsWith("'")) this.#literals.add(symbol);
      for (const symbols of choice.includes(OPTIONAL) ? withOptions(all) : [all]) known.push({ left, symbols });
    }
  }

  #ways(group: string): readonly WrittenRule[] {
    const known = this.#written.get(group);
    if (known === undefined) throw new Error(`no rule of the grammar makes ${group}`);
    return known;
  }

  #rulesFrom(categories: readonly string[]): RulesOfGroup {
    const rules = new Map<string, readonly PhraseRule[]>();
    return (group) => {
      const known = rules.get(group) ?? this.#rulesOf(group, categories);
      rules.set(group, known);
      return known;
    };
  }

  #rulesOf(group: string, categories: readonly string[]): readonly PhraseRule[] {
    const starts = this.#starts.get(group) ?? this.#startsOf(group);
    const written = new Set(categories.flatMap((category) => starts.get(category) ?? []));
    return [...written].map((each) => this.#read(each));
  }

  #startsOf(group: string): ReadonlyMap<string, readonly WrittenRule[]> {
    const starts = new Map<string, WrittenRule[]>();
    for (const way of this.#ways(group)) {
      const name = nameIn(way.symbols[0]);
      for (const category of isGroupName(name) ? this.beginnings(name) : [name]) {
        const known = starts.get(category);
        if (known === undefined) starts.set(category, [way]);
        else known.push(way);
      }
    }
    this.#starts.set(group, starts);
    return starts;
  }

  #read(written: WrittenRule): PhraseRule {
    if (written.rule !== undefined) return written.rule;
    const { name, wanted } = readPart(written.left);
    const parts = written.symbols.map(knownPart) as [RulePart, ...RulePart[]];
    written.rule = { id: this.#count++, name, made: wanted, parts };
    return written.rule;
  }
}

/** A symbol without what it shares and wants. */
function nameIn(symbol = ''): string {
  const end = symbol.startsWith("'") ? -1 : symbol.search(/[/.]/);
  return end < 0 ? symbol : symbol.slice(0, end);
}

function isGroupName(symbol = ''): boolean {
  return symbol >= 'A' && symbol < '[';
}

/** « A B? » is « A » and « A B ». */
function withOptions(symbols: readonly string[]): readonly (readonly string[])[] {
  const [first, ...rest] = symbols;
  if (first === undefined) return [[]];
  const ends = withOptions(rest);
  const kept = ends.map((end) => [first.replace(OPTIONAL, ''), ...end]);
  return first.endsWith(OPTIONAL) ? [...kept, ...ends] : kept;
}

const PART = /^([A-Za-z]+|'[^']+'?'|,)(?:\/([a-z*]+))?((?:\.\w+)*)$/u;

/** Few parts are different: each is read once. */
const KNOWN_PARTS = new Map<string, RulePart>();

function knownPart(text: string): RulePart {
  const part = KNOWN_PARTS.get(text) ?? readPart(text);
  KNOWN_PARTS.set(text, part);
  return part;
}

function readPart(text: string): RulePart {
  const [, name = '', shares = '', wants = ''] = PART.exec(text) ?? [];
  if (name === '') throw new Error(`a rule of the grammar cannot be read: ${text}`);
  return { name, isGroup: isGroupName(name), shared: sharedBy(shares), wanted: wantedBy(wants) };
}

/** « /tamf » and « .main.pos » come back in hundreds of rules. */
const SHARED_FIELDS = new Map<string, Features>();
const WANTED_CONSTANTS = new Map<string, Features>();

function sharedBy(shares: string): Features {
  const fields = (): readonly Features[] => [...shares].map((each) => (each === '*' ? ANYTHING : wholeField(each as Field)));
  const features = SHARED_FIELDS.get(shares) ?? fields().reduce(either, NO_FEATURES);
  SHARED_FIELDS.set(shares, features);
  return features;
}

function wantedBy(wants: string): Features {
  const features = WANTED_CONSTANTS.get(wants) ?? wants.split('.').filter(Boolean).map(constant).reduce(both, ANYTHING);
  WANTED_CONSTANTS.set(wants, features);
  return features;
}

function constant(name: string): Features {
  const trait = traitNamed(name);
  if (trait !== null) return either(trait, elsewhere(fieldsOf(trait)));
  const special = specialPerson(name);
  if (special !== null) return either(subject(special), elsewhere(wholeField('a')));
  const isObject = name.startsWith('o');
  const who = readWho(isObject ? name.slice(1) : name);
  if (who === null) throw new Error(`a rule of the grammar wants something unknown: ${name}`);
  const bits = isObject ? object(objectAgreement(who)) : subject(personsOf(who));
  return either(bits, elsewhere(wholeField(isObject ? 'o' : 'a')));
}

function fieldsOf(trait: Features): Features {
  const fields = (['m', 'n', 'x', 'p', 'i', 'f', 'z', 'd', 'e', 'c', 't'] as const).map(wholeField);
  return fields.filter((field) => sharesBit(field, trait)).reduce(either, NO_FEATURES);
}
