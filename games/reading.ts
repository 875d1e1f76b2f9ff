// How a game reads what arrives from outside: shapes only, and null when it is malformed.

import { JUROR_REASONS, type OptionField, type OptionForm } from '@boite/kernel';
import * as v from 'valibot';

/** A reader of one shape. */
export function reader<const Schema extends v.GenericSchema>(schema: Schema): (raw: unknown) => v.InferOutput<Schema> | null {
  return (raw) => {
    const read = v.safeParse(schema, raw);
    return read.success ? read.output : null;
  };
}

/** An action that says nothing but what it is. */
export function bare<const Kind extends string>(kind: Kind) {
  return v.strictObject({ kind: v.literal(kind) });
}

/** An action with what it says. */
export function saying<const Kind extends string, const Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) {
  return v.strictObject({ kind: v.literal(kind), ...entries });
}

export function wholeNumber(least: number, most = Number.POSITIVE_INFINITY) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

/** Answers that a form does not offer and that are taken all the same. */
type Unoffered<Options> = { readonly [Key in keyof Options]?: (raw: unknown) => boolean };

/** What a table agrees on, as its form offers it: the first choice of a field where it says nothing. */
export function optionsReader<Options>(
  form: OptionForm<Options>,
  unoffered: Unoffered<Options> = {},
): (raw: unknown) => Options | null {
  const fields = Object.entries<OptionField<unknown>>(form);
  const answer = (name: string, field: OptionField<unknown>) =>
    v.union([answerTo(field), v.custom((raw) => unoffered[name as keyof Options]?.(raw) ?? false)]);
  const entries = fields.map(([name, field]) => [name, v.optional(answer(name, field), field.choices[0]?.value)]);
  // The form has a field for each option: the compiler closed it.
  return reader(v.strictObject(Object.fromEntries(entries))) as (raw: unknown) => Options | null;
}

/** The same, and an answer that is not offered beside those before it takes the first choice of its field. */
export function sensibleReader<Options extends object>(form: OptionForm<Options>): (raw: unknown) => Options | null {
  const read = optionsReader(form);
  return (raw) => {
    let options = read(raw);
    for (const key of Object.keys(form) as (keyof Options)[]) {
      if (options !== null && form[key].isOffered?.(options[key], options) === false)
        options = { ...options, [key]: form[key].choices[0]?.value };
    }
    return options;
  };
}

function answerTo({ choices, own }: OptionField<unknown>): v.GenericSchema {
  const offered = v.custom((raw) => choices.some(({ value }) => value === raw));
  if (own === undefined) return offered;
  return v.union([offered, v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}+$/u), v.maxLength(own.longest))]);
}

/** So many of them at most. */
export function listOf<const Shape extends v.GenericSchema>(shape: Shape, most: number) {
  return v.pipe(v.array(shape), v.maxLength(most));
}

export function textOf(longest: number) {
  return v.pipe(v.string(), v.maxLength(longest));
}

/** A cell whose row and column lie between two numbers, and a run that begins on one. */
export function cellShape(least: number, most: number) {
  return { row: wholeNumber(least, most), column: wholeNumber(least, most) };
}

export function runShape(least: number, most: number) {
  return { ...cellShape(least, most), direction: v.picklist(['across', 'down']) };
}

/** What jurors answer, in every game that has a ballot, and why. */
const why = v.optional(v.picklist(JUROR_REASONS));
export const ACCEPTANCE = saying('accept', { why });
export const CONTEST = saying('contest', { why });
export const VOTE = saying('vote', { voice: v.picklist(['for', 'against']), why });
