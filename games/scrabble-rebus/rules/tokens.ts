// Knows the 104 tokens: how many of each symbol, in which bag. (RULES.md 1)

import type { Colour, Counts, Token } from '../types.ts';

export const COLOURS: readonly Colour[] = ['blue', 'red', 'yellow'];

/** Tokens of each colour, and in all, in a full hand. */
export const OF_EACH = 3;
export const HAND_SIZE = 9;

/**
 * How many of each symbol: letters and figures are blue, things red; people with their bodies, little words and abstract
 * signs yellow. `games/scrabble-rebus/tools/measure.ts` tells how many fresh hands can make a rebus.
 */
const TOKEN_NUMBERS: Readonly<Record<Colour, Readonly<Record<string, number>>>> = {
  blue: {
    ...{ a: 3, e: 2, i: 1, o: 1, u: 1, '1': 2, '7': 1, '100': 1, '9-6': 1, '1-4': 1 },
    ...{ b: 1, c: 2, d: 2, f: 1, g: 1, k: 1, l: 2, m: 1, n: 1, p: 1, r: 2, s: 3, t: 2, v: 1 },
  },
  red: {
    ...{ verre: 2, scie: 2, fut: 1, porte: 1, hache: 1, lit: 2, sou: 2, tente: 1, noeud: 2, de: 2, aile: 1, queue: 1 },
    ...{ ile: 1, eau: 2, mont: 2, toit: 1, cor: 1, bus: 1, rat: 2, pain: 1, pot: 1, mer: 1, voie: 2, jeu: 2 },
  },
  yellow: {
    ...{ homme: 3, femme: 3, tu: 2, 'le-la-les': 3, et: 3, croix: 1, tache: 1, calendrier: 2, heure: 1, re: 2 },
    ...{ coeur: 1, panse: 2, cou: 2, nez: 2, dent: 1, main: 1, pas: 2, vent: 2 },
  },
};

/** Every token of each bag before the game. */
export const BAGS: Readonly<Record<Colour, readonly Token[]>> = {
  blue: tokensOf('blue'),
  red: tokensOf('red'),
  yellow: tokensOf('yellow'),
};

const COLOUR_OF: ReadonlyMap<Token, Colour> = new Map(COLOURS.flatMap((colour) => BAGS[colour].map((token) => [token, colour])));

export function isToken(raw: unknown): raw is Token {
  return typeof raw === 'string' && COLOUR_OF.has(raw);
}

export function colourOf(token: Token): Colour {
  const colour = COLOUR_OF.get(token);
  if (colour === undefined) throw new Error(`no token is called ${token}`);
  return colour;
}

export function countsOf(tokens: readonly Token[]): Counts {
  const count = (colour: Colour): number => tokens.filter((token) => colourOf(token) === colour).length;
  return { blue: count('blue'), red: count('red'), yellow: count('yellow') };
}

function tokensOf(colour: Colour): readonly Token[] {
  return Object.entries(TOKEN_NUMBERS[colour]).flatMap(([symbol, number]) => Array<Token>(number).fill(`t-${symbol}`));
}
