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

/** One way to make a group, as it is written: its symbols, one space between two; read when it may first serve. */
interface WrittenRule {
  readonly left: string;
  readonly right: string;
  rule?: PhraseRule;
}

/** The ways to make a group that begin by the same symbol, joined when they may first serve. */
interface AlikeWays {
  readonly first: string;
  readonly written: WrittenRule[];
  joined?: readonly WrittenRule[];
}

const OPTIONAL = '?';
/** What is between a group and the number of what is left of it. */
const REST = '~';
/** Fewer alternatives are not worth a group more. */
const FEWEST_JOINED = 1;
/** Sets of categories that are remembered. */
const MOST_STARTS = 2_000;

export function readRules(texts: readonly string[]): PhraseRules {
  return new RuleTable(texts);
}

const LITERAL = /'[^'\s]+'/g;

class RuleTable implements PhraseRules {
  /** What is written of each group, line by line. */
  readonly #lines = new Map<string, string[]>();
  readonly #ways = new Map<string, readonly AlikeWays[]>();
  readonly #literals: ReadonlySet<string>;
  readonly #beginnings = new Map<string, ReadonlySet<string>>();
  readonly #starts = new Map<string, ReadonlyMap<string, readonly AlikeWays[]>>();
  /** By what the next word may be: the same come back all the time. */
  readonly #starting = new Map<string, RulesOfGroup>();
  #count = 0;

  constructor(texts: readonly string[]) {
    this.#literals = new Set(texts.flatMap((text) => text.match(LITERAL) ?? []));
    for (const text of texts) for (const line of text.split('\n')) this.#write(line);
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
    for (const each of groups) for (const way of this.#waysOf(each)) (isGroupName(way.first) ? groups : first).add(way.first);
    this.#beginnings.set(group, first);
    return first;
  }

  names(category: string): boolean {
    return !category.startsWith("'") || this.#literals.has(category);
  }

  #write(line: string): void {
    const at = line.indexOf(' = ');
    if (at < 0 || line.startsWith('#')) return;
    const name = nameIn(line.slice(0, at).trim());
    const known = this.#lines.get(name);
    if (known === undefined) this.#lines.set(name, [line]);
    else known.push(line);
  }

  #waysOf(group: string): readonly AlikeWays[] {
    const known = this.#ways.get(group);
    if (known !== undefined) return known;
    const lines = this.#lines.get(group);
    if (lines === undefined) throw new Error(`no rule of the grammar makes ${group}`);
    return this.#keep(group, lines.flatMap(rulesIn));
  }

  #keep(group: string, rules: readonly WrittenRule[]): readonly AlikeWays[] {
    const alike = [...Map.groupBy(rules, beginning).values()];
    const ways = alike.map((written) => ({ first: nameIn(firstIn(written[0]?.right ?? '')), written }));
    this.#ways.set(group, ways);
    return ways;
  }

  /** Ways that begin alike are read as one as far as they do: the rest is a group of its own, which shares everything with them. */
  #joined(group: string, ways: AlikeWays): readonly WrittenRule[] {
    ways.joined ??= this.#joining(group, ways.written);
    return ways.joined;
  }

  #joining(group: string, ways: readonly WrittenRule[]): readonly WrittenRule[] {
    const [first, ...others] = ways.filter(({ right }) => right.includes(' '));
    if (first === undefined || others.length < FEWEST_JOINED) return ways;
    const rest = `${group}${REST}${this.#ways.size}`;
    this.#keep(
      rest,
      [first, ...others].map(({ right }) => ({ left: rest, right: right.slice(right.indexOf(' ') + 1) })),
    );
    const whole = ways.filter(({ right }) => !right.includes(' '));
    return [...whole, { left: first.left, right: `${firstIn(first.right)} ${rest}/*` }];
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
    const ways = new Set(categories.flatMap((category) => starts.get(category) ?? []));
    return [...ways].flatMap((each) => this.#joined(group, each).map((written) => this.#read(written)));
  }

  #startsOf(group: string): ReadonlyMap<string, readonly AlikeWays[]> {
    const starts = new Map<string, AlikeWays[]>();
    for (const way of this.#waysOf(group)) {
      for (const category of isGroupName(way.first) ? this.beginnings(way.first) : [way.first]) {
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
    const { name, wanted } = readRulePart(written.left);
    const parts = written.right.split(' ').map(knownPart) as [RulePart, ...RulePart[]];
    written.rule = { id: this.#count++, name, made: wanted, parts };
    return written.rule;
  }
}

/** Every way that a line tells. */
function rulesIn(line: string): readonly WrittenRule[] {
  const at = line.indexOf(' = ');
  const left = line.slice(0, at).trim();
  const choices = line.slice(at + 3).split(' | ');
  return choices.flatMap((choice) => {
    const right = choice.trim().replaceAll(SPACES, ' ');
    if (!right.includes(OPTIONAL)) return [{ left, right }];
    return withOptions(right.split(' ')).map((symbols) => ({ left, right: symbols.join(' ') }));
  });
}

const SPACES = / {2,}/g;

const beginning = ({ left, right }: WrittenRule): string => `${left} ${firstIn(right)}`;

function firstIn(symbols: string): string {
  const end = symbols.indexOf(' ');
  return end < 0 ? symbols : symbols.slice(0, end);
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

const PART = /^([A-Za-z]+(?:~\d+)*|'[^']+'?'|,)(?:\/([a-z*]+))?((?:\.\w+)*)$/u;

/** Few parts are different: each is read once. */
const KNOWN_PARTS = new Map<string, RulePart>();

function knownPart(text: string): RulePart {
  const part = KNOWN_PARTS.get(text) ?? readRulePart(text);
  KNOWN_PARTS.set(text, part);
  return part;
}

function readRulePart(text: string): RulePart {
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

const TRAIT_FIELDS = (['m', 'n', 'x', 'p', 'i', 'f', 'z', 'd', 'e', 'c', 't'] as const).map(wholeField);

function fieldsOf(trait: Features): Features {
  return TRAIT_FIELDS.filter((field) => sharesBit(field, trait)).reduce(either, NO_FEATURES);
}
