// How what someone typed is read, and refused in one clear sentence.

import { missingPiece } from './pieces.ts';

/** Arguments that cannot be followed, and why. */
export class Misuse {
  readonly problem: string;

  constructor(problem: string) {
    this.problem = problem;
  }
}

const QUOTE_LENGTH = 40;

/** What was typed, short enough to stand in a sentence. */
export function asTyped(text: string): string {
  return JSON.stringify(clipped(text, QUOTE_LENGTH));
}

/** What was typed, short enough for one line. */
export function clipped(text: string, longest = 60): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Any text will do. */
export function anyText(text: string): string {
  return text;
}

/** A whole number between two bounds, written in digits. */
export function readWhole(text: string, name: string, { min, max }: { min: number; max: number }): number | Misuse {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  return new Misuse(`--${name} takes a whole number from ${min} to ${max}, not ${asTyped(text)}`);
}

/** One of a few names. */
export function readChoice<Choice extends string>(text: string, name: string, choices: readonly Choice[]): Choice | Misuse {
  const choice = choices.find((each) => each === text);
  return choice ?? new Misuse(`--${name} is one of ${choices.join(', ')}, not ${asTyped(text)}`);
}

/** Every part read, or the first that cannot be. */
export function eachRead<Part, Value>(parts: readonly Part[], read: (part: Part) => Value | Misuse): readonly Value[] | Misuse {
  const values: Value[] = [];
  for (const part of parts) {
    const value = read(part);
    if (value instanceof Misuse) return value;
    values.push(value);
  }
  return values;
}

/** A piece of which more are used than the box has. */
export interface Overdraft<Piece> {
  readonly piece: Piece;
  readonly has: number;
  readonly used: number;
}

/** The first piece that is used too often; null when the box has them all. */
export function overdraft<Piece>(used: readonly Piece[], box: readonly Piece[]): Overdraft<Piece> | null {
  const piece = missingPiece(box, used);
  if (piece === null) return null;
  const times = (pieces: readonly Piece[]): number => pieces.filter((other) => other === piece).length;
  return { piece, has: times(box), used: times(used) };
}
