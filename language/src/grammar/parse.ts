// Knows how a phrase is read word by word: every way to read the words so far is followed at once. (Earley, 1970)

import { type Features, isPossible } from './features.ts';
import type { PhraseRule, PhraseRules, RulePart, RulesOfGroup } from './rule-table.ts';
import type { Tag } from './tag.ts';

/** A rule of which some parts have been read. */
interface Item {
  readonly rule: PhraseRule;
  /** How many of its parts have been read. */
  readonly done: number;
  /** Where its first word is. */
  readonly origin: number;
  readonly agreement: number;
  readonly traits: number;
}

/** What is waited for at a place between two words. */
type Waiting = ReadonlyMap<string, readonly Item[]>;

/** The words so far. It never changes: a phrase may be continued in several ways. */
export interface Parse {
  /** The words so far and one more; null when no phrase goes on so. */
  next(tags: readonly Tag[]): Parse | null;
  /** Whether the words so far make such a group. */
  makes(group: string): boolean;
  /** The categories that a next word may have. */
  expected(): ReadonlySet<string>;
}

/** Nothing read yet, of any of these groups. */
export function startOf(table: PhraseRules, groups: readonly string[]): Parse {
  return new WordByWord(table, [], groups.map(wish));
}

/** « Wished » is made of the group itself: what the whole phrase should be. */
function wish(group: string, nth: number): Item {
  const part = { name: group, isGroup: true, shared: { agreement: 0, traits: 0 }, wanted: { agreement: -1, traits: -1 } };
  const rule = { id: -1 - nth, name: WISHED, made: { agreement: -1, traits: -1 }, parts: [part] as [RulePart] };
  return { rule, done: 0, origin: 0, agreement: -1, traits: -1 };
}

const WISHED = '';

class WordByWord implements Parse {
  readonly #table: PhraseRules;
  readonly #places: readonly Waiting[];
  readonly #items: readonly Item[];

  constructor(table: PhraseRules, places: readonly Waiting[], items: readonly Item[]) {
    this.#table = table;
    this.#places = places;
    this.#items = items;
  }

  next(tags: readonly Tag[]): Parse | null {
    const categories = tags.map(({ category }) => category).filter((category) => this.#table.names(category));
    const opened = this.#opened(new Set(categories));
    const read = tags.flatMap((tag) => (opened.get(tag.category) ?? []).flatMap((item) => advanced(item, tag)));
    const items = completed(read, [...this.#places, opened]);
    if (items.length === 0) return null;
    return new WordByWord(this.#table, [...this.#places, stillWaiting(opened, items, this.#places.length)], items);
  }

  makes(group: string): boolean {
    return this.#items.some(({ rule, done, origin }) => origin === 0 && rule.name === group && done === rule.parts.length);
  }

  expected(): ReadonlySet<string> {
    const wanted = this.#items.flatMap(({ rule, done }) => rule.parts[done] ?? []);
    return new Set(wanted.flatMap((part) => (part.isGroup ? [...this.#table.beginnings(part.name)] : [part.name])));
  }

  /** What is waited for here, with the rules that may begin here. */
  #opened(categories: ReadonlySet<string>): Waiting {
    const opening = new Opening(this.#table.starting(categories), categories, this.#places.length);
    for (const item of this.#items) opening.wait(item);
    return opening.closed();
  }
}

/** What may still be finished from a place on: by far the most that was begun there began by another word. */
function stillWaiting(opened: Waiting, items: readonly Item[], place: number): Waiting {
  const names = new Set(
    items.flatMap(({ rule, done, origin }) => (origin === place && done < rule.parts.length ? rule.name : [])),
  );
  const waiting = new Map<string, readonly Item[]>();
  for (const name of names) {
    const waits = opened.get(name);
    if (waits === undefined) continue;
    waiting.set(name, waits.slice());
    for (const { rule, origin } of waits) if (origin === place) names.add(rule.name);
  }
  return waiting;
}

/** A group or a word that is waited for: what rules begin it, what has been asked of it, who waits. */
interface Wanted {
  readonly rules: readonly PhraseRule[];
  readonly asked: Features[];
  readonly items: Item[];
}

/** What is waited for at a place, but for what the next word cannot begin. */
class Opening {
  readonly #starting: RulesOfGroup;
  readonly #categories: ReadonlySet<string>;
  readonly #place: number;
  readonly #wanted = new Map<string, Wanted>();
  readonly #waiting = new Map<string, readonly Item[]>();
  readonly #begun = new Agenda([]);

  constructor(starting: RulesOfGroup, categories: ReadonlySet<string>, place: number) {
    this.#starting = starting;
    this.#categories = categories;
    this.#place = place;
  }

  wait(item: Item): void {
    const part = item.rule.parts[item.done];
    if (part === undefined) return;
    const wanted = this.#wanted.get(part.name) ?? this.#want(part);
    if (wanted.rules.length === 0 && !this.#categories.has(part.name)) return;
    if (wanted.items.length === 0) this.#waiting.set(part.name, wanted.items);
    wanted.items.push(item);
    if (part.isGroup) this.#ask(wanted, item, part);
  }

  closed(): Waiting {
    for (let item = this.#begun.next(); item !== undefined; item = this.#begun.next()) this.wait(item);
    return this.#waiting;
  }

  #want({ name, isGroup }: RulePart): Wanted {
    const wanted = { rules: isGroup ? this.#starting(name) : [], asked: [], items: [] };
    this.#wanted.set(name, wanted);
    return wanted;
  }

  /** A group is begun once for all that ask for it alike. */
  #ask({ rules, asked }: Wanted, item: Item, part: RulePart): void {
    const agreement = (item.agreement | ~part.shared.agreement) & part.wanted.agreement;
    const traits = (item.traits | ~part.shared.traits) & part.wanted.traits;
    const here = { agreement, traits };
    if (asked.some((known) => covers(known, here))) return;
    asked.push(here);
    for (const rule of rules) this.#begun.add(begun(rule, here, this.#place));
  }
}

/** Items in order, without those that another one already says: what agrees with less agrees with nothing new. */
class Agenda {
  readonly #items: Item[] = [];
  readonly #alike = new Map<number, Item[]>();
  #at = 0;

  constructor(items: readonly Item[]) {
    for (const item of items) this.add(item);
  }

  add(item: Item | null): void {
    if (item === null) return;
    const key = (item.rule.id * MOST_PARSE_PARTS + item.done) * MOST_PLACES + item.origin;
    const alike = this.#alike.get(key);
    if (alike === undefined) this.#alike.set(key, [item]);
    else if (alike.some((known) => covers(known, item))) return;
    else alike.push(item);
    this.#items.push(item);
  }

  next(): Item | undefined {
    return this.#items[this.#at++];
  }

  all(): readonly Item[] {
    return this.#items;
  }
}

/** Bounds that make a number of a rule, a part and a place. */
const MOST_PARSE_PARTS = 16;
const MOST_PLACES = 64;

function covers(known: Features, asked: Features): boolean {
  return (known.agreement & asked.agreement) === asked.agreement && (known.traits & asked.traits) === asked.traits;
}

/** A rule at its beginning, already bound by what the words before it ask for. */
function begun(rule: PhraseRule, asked: Features, origin: number): Item | null {
  const agreement = asked.agreement & rule.made.agreement;
  const traits = asked.traits & rule.made.traits;
  return isPossible(agreement, traits) ? { rule, done: 0, origin, agreement, traits } : null;
}

/** An item whose next part has been read. */
function advanced(item: Item, read: { readonly agreement: number; readonly traits: number }): readonly Item[] {
  const { shared, wanted } = item.rule.parts[item.done] as RulePart;
  const said = { agreement: read.agreement & wanted.agreement, traits: read.traits & wanted.traits };
  if (!isPossible(said.agreement, said.traits)) return [];
  const agreement = item.agreement & (said.agreement | ~shared.agreement);
  const traits = item.traits & (said.traits | ~shared.traits);
  return isPossible(agreement, traits) ? [{ ...item, done: item.done + 1, agreement, traits }] : [];
}

/** The items, and all that they finish, as far as another word or the end of a phrase may want them. */
function completed(items: readonly Item[], places: readonly Waiting[]): readonly Item[] {
  const agenda = new Agenda(items);
  for (let item = agenda.next(); item !== undefined; item = agenda.next()) {
    if (item.done < item.rule.parts.length) continue;
    for (const waiting of places[item.origin]?.get(item.rule.name) ?? []) {
      for (const one of advanced(waiting, item)) agenda.add(one);
    }
  }
  return agenda.all().filter(({ rule, done, origin }) => done < rule.parts.length || origin === 0);
}
