// Knows what a game must be able to say to people. The sentences themselves belong to the games.

import type { GameTypes } from './game.ts';
import type { Seat } from './seats.ts';

/** How a seat is called in a sentence. */
export type NameOf = (seat: Seat) => string;

/** One thing the table agrees on before the game, as a form shows it. */
export interface OptionField<Value> {
  readonly label: string;
  readonly help: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** When the table may also write its own answer: what the field is called, and its most letters. */
  readonly own?: { readonly label: string; readonly longest: number };
}

/** A field for every option: the compiler closes the form. */
export type OptionForm<Options> = {
  readonly [Key in keyof Options]: OptionField<Options[Key]> & Offering<Options[Key], Options>;
};

interface Offering<Value, Options> {
  /** Whether a choice makes sense beside the other options; always unless told. A field with a single choice left is not shown. */
  isOffered?(value: Value, options: Options): boolean;
}

export interface GameText<T extends GameTypes> {
  readonly name: string;
  /** One line for the shelf. */
  readonly pitch: string;
  readonly options: OptionForm<T['Options']>;
  refusal(refusal: T['Refusal']): string;
  /** Where each refusal is explained in RULES.md: « 3.4 ». */
  readonly articles: Readonly<Record<T['Refusal']['code'], string>>;
  news(news: T['News'], nameOf: NameOf): string;
  /** Why the game ended. */
  ending(reason: string): string;
}
