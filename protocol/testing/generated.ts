// Makes up messages that a page could send, from the very schema that reads them: another request is tried as soon as it can be read.

import { type Chance, oneOf } from '@boite/kernel';
import { pageMessages } from '../src/decode.ts';
import { CODE_LETTERS } from '../src/names.ts';

/** What is worth saying in a field of that name, at some table. */
export type Hints = Readonly<Record<string, () => unknown>>;

/** As much of a schema of valibot as ours need. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Schema;
  readonly pipe?: readonly Check[];
}

interface Check {
  readonly type: string;
  readonly requirement?: unknown;
}

/** In so many of ten fields, what is worth saying at that table. */
const HINTED = 8;
const URL_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';
const TEXTS = [
  '',
  'Zoé',
  'é\u0301\u0301\u0301\u0301',
  '\u202Eeoz',
  '\u200B',
  '<b>',
  "'; DROP TABLE tables",
  '\u0000',
  '👩‍👩‍👧',
  '__proto__',
  '%s%n',
];
const NUMBERS = [0, 1, 2, 7, 15, 16, 1e6, Number.MAX_SAFE_INTEGER];

/** A message that most often can be read, as a value. */
export function generatedMessage(chance: Chance, hints: Hints = {}): object {
  const request = oneOf(pageMessages.options as readonly Schema[], chance);
  return objectOf(request, { chance, hints });
}

interface Making {
  readonly chance: Chance;
  readonly hints: Hints;
}

function objectOf(schema: Schema, making: Making): object {
  const fields = Object.entries(schema.entries ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, fieldOf(name, field, making)]));
}

function fieldOf(name: string, schema: Schema, making: Making): unknown {
  const hint = making.hints[name];
  return hint !== undefined && making.chance.below(10) < HINTED ? hint() : madeOf(schema, making);
}

function madeOf(schema: Schema, making: Making): unknown {
  const { chance } = making;
  if (schema.type === 'literal') return schema.literal;
  if (schema.type === 'boolean') return chance.below(2) === 0;
  if (schema.type === 'picklist') return oneOf(schema.options ?? [], chance);
  if (schema.type === 'nullable') return chance.below(4) === 0 ? null : madeOf(schema.wrapped ?? schema, making);
  if (schema.type === 'optional') return chance.below(4) === 0 ? madeOf(schema.wrapped ?? schema, making) : undefined;
  if (schema.type === 'number') return numberWithin(schema.pipe ?? [], chance);
  if (schema.type === 'string') return textThrough(schema.pipe ?? [], chance);
  if (schema.type === 'object') return objectOf(schema, making);
  return anything(chance, 3);
}

function requirementOf(pipe: readonly Check[], type: string): unknown {
  return pipe.find((check) => check.type === type)?.requirement;
}

function numberWithin(pipe: readonly Check[], chance: Chance): number {
  const most = requirementOf(pipe, 'max_value');
  return typeof most === 'number' ? chance.below(most + 1) : oneOf(NUMBERS, chance);
}

function textThrough(pipe: readonly Check[], chance: Chance): string {
  if (requirementOf(pipe, 'regex') !== undefined)
    return chance.below(2) === 0 ? someLetters(URL_LETTERS, 32, chance) : someLetters(CODE_LETTERS, 12, chance);
  if (pipe.some(({ type }) => type === 'transform')) return someLetters(CODE_LETTERS, 6, chance);
  const longest = requirementOf(pipe, 'max_length');
  return oneOf([...TEXTS, 'x'.repeat(typeof longest === 'number' ? longest : 10)], chance);
}

function someLetters(letters: string, length: number, chance: Chance): string {
  return Array.from({ length }, () => letters[chance.below(letters.length)]).join('');
}

/** Any JSON, not too deep. */
export function anything(chance: Chance, depth: number): unknown {
  const kind = chance.below(depth > 0 ? 7 : 5);
  if (kind === 0) return null;
  if (kind === 1) return chance.below(2) === 0;
  if (kind === 2) return oneOf([...NUMBERS, -1, 0.5, 1e300], chance);
  if (kind <= 4) return oneOf(TEXTS, chance);
  const inner = Array.from({ length: chance.below(4) }, () => anything(chance, depth - 1));
  if (kind === 5) return inner;
  return Object.fromEntries(inner.map((value) => [oneOf(['kind', 'seat', 'card', 'word', 'cells', 'a'], chance), value]));
}
