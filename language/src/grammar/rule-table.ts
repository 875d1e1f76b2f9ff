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
  /** The rules for a group whose first word may be of a category. */
  starting(group: string, category: string): readonly PhraseRule[];
  /** The categories that may begin a group. */
  beginnings(group: string): Iterable<string>;
}

const OPTIONAL = '?';

export function readRules(texts: readonly string[]): PhraseRules {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.includes(' = '));
  const rules = lines.flatMap(ruleLine).map((rule, id) => ({ ...rule, id }));
  const groups = Map.groupBy(rules, ({ name }) => name);
  const first = firstCategories(groups);
  const starts = new Map<string, ReadonlyMap<string, readonly PhraseRule[]>>();
  return {
    starting: (group, category) => {
      const known = starts.get(group) ?? byFirst(groups.get(group) ?? [], first);
      starts.set(group, known);
      return known.get(category) ?? [];
    },
    beginnings: (group) => first.get(group) ?? [],
  };
}

function ruleLine(line: string): readonly Omit<PhraseRule, 'id'>[] {
  const [left = '', right = ''] = line.split(' = ');
  const { name, wanted } = readPart(left.trim());
  return right.split(' | ').flatMap((choice) =>
    withOptions(choice.trim().split(/\s+/)).map((parts) => ({
      name,
      made: wanted,
      parts: parts.map(knownPart) as [RulePart, ...RulePart[]],
    })),
  );
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
  const fields = [...shares].map((field) => (field === '*' ? ANYTHING : wholeField(field as Field)));
  const constants = wants.split('.').filter(Boolean).map(constant);
  return {
    name,
    isGroup: /^[A-Z]/.test(name),
    shared: fields.reduce(either, NO_FEATURES),
    wanted: constants.reduce(both, ANYTHING),
  };
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

type Rules = ReadonlyMap<string, readonly PhraseRule[]>;

/** The categories that the first word of each group may have. */
function firstCategories(groups: Rules): ReadonlyMap<string, ReadonlySet<string>> {
  const first = new Map([...groups.keys()].map((name) => [name, new Set<string>()]));
  const rules = [...groups.values()].flat();
  for (const { name, parts } of rules) if (!parts[0].isGroup) first.get(name)?.add(parts[0].name);
  const linked = rules.filter(({ parts: [part] }) => part.isGroup);
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const { name, parts } of linked) {
      const known = first.get(name) as Set<string>;
      const size = known.size;
      for (const category of beginningsOf(parts[0], first)) known.add(category);
      isGrowing ||= known.size > size;
    }
  }
  return first;
}

function beginningsOf(part: RulePart, first: ReadonlyMap<string, ReadonlySet<string>>): Iterable<string> {
  if (!part.isGroup) return [part.name];
  const known = first.get(part.name);
  if (known === undefined) throw new Error(`no rule of the grammar makes ${part.name}`);
  return known;
}

function byFirst(
  rules: readonly PhraseRule[],
  first: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, readonly PhraseRule[]> {
  const byCategory = new Map<string, PhraseRule[]>();
  for (const rule of rules) {
    for (const category of beginningsOf(rule.parts[0], first)) {
      const known = byCategory.get(category);
      if (known === undefined) byCategory.set(category, [rule]);
      else known.push(rule);
    }
  }
  return byCategory;
}
