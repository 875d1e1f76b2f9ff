// What the glossary says of the tokens of Scrabble Rébus: their colour, how many there are, and all their readings.

import type { Voices } from '@boite/language';
import { plainName, saidAlike, writtenName } from '@boite/rebus';
import { SYMBOLS, symbolOf } from '../rules/symbols.ts';
import { BAGS, COLOURS, colourOf } from '../rules/tokens.ts';
import type { Colour } from '../types.ts';

export const ALL_TOKENS: readonly string[] = SYMBOLS.map(({ id }) => id);

export const COLOUR_NAMES: Readonly<Record<Colour, { readonly one: string; readonly many: string; readonly what: string }>> = {
  blue: { one: 'bleu', many: 'bleus', what: 'lettres et chiffres' },
  red: { one: 'rouge', many: 'rouges', what: 'choses' },
  yellow: { one: 'jaune', many: 'jaunes', what: 'personnes et corps, petits mots, signes' },
};

/** As it is written: « verre », « 9/6 ». */
export function symbolName(id: string): string {
  return writtenName(symbolOf(id));
}

/** Each once, as they are written: « verre, ver, vert ». */
export function glossaryReadings(id: string): readonly string[] {
  return [...new Set(symbolOf(id).readings.map(({ said }) => said.replaceAll("'", '’')))];
}

/** How many tokens of the box show a symbol. */
export function howMany(id: string): number {
  return BAGS[colourOf(id)].filter((token) => token === id).length;
}

/** Symbols bag after bag, in the order of the alphabet; a bag without any is left out. */
export function byColour(ids: readonly string[]): readonly { readonly colour: Colour; readonly ids: readonly string[] }[] {
  const sorted = ids.toSorted((one, other) => symbolName(one).localeCompare(symbolName(other), 'fr', { numeric: true }));
  const groups = COLOURS.map((colour) => ({ colour, ids: sorted.filter((id) => colourOf(id) === colour) }));
  return groups.filter((group) => group.ids.length > 0);
}

/** Those with a reading that begins with what is looked for, or, for whoever has voices, is said like it. */
export function readAs(search: string, voices: Voices | null = null): readonly string[] {
  const wanted = plainName(search);
  const heard = voices === null ? [] : saidAlike(SYMBOLS, search, voices).map(({ id }) => id);
  const isRead = (id: string) => glossaryReadings(id).some((reading) => plainName(reading).startsWith(wanted));
  return ALL_TOKENS.filter((id) => heard.includes(id) || isRead(id));
}
