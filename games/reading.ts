// How a game reads what arrives from outside: shapes only, and null when it is malformed.

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

/** One of the values that a table may choose; the first one where it says nothing. */
export function oneAmong<const Value extends string | number | boolean | null>(values: readonly [Value, ...Value[]]) {
  const isAmong = (raw: unknown): boolean => (values as readonly unknown[]).includes(raw);
  return v.optional(v.custom<Value>(isAmong), () => values[0]);
}

/** What jurors answer, in every game that has a ballot. */
export const ACCEPTANCE = bare('accept');
export const CONTEST = bare('contest');
export const VOTE = v.strictObject({ kind: v.literal('vote'), voice: v.picklist(['for', 'against']) });
