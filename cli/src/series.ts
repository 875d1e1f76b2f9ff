// How many games machines play, with which luck: what `simulate` and `ladder` are told alike.

import { Misuse, readWhole } from '@boite/kernel/command';

export const MOST_GAMES = 1_000_000;
export const HIGHEST_SEED = 2 ** 32 - 1;

export interface Series {
  readonly games: number;
  readonly seed: number;
}

export function readSeries(typed: { readonly games: string; readonly seed: string }): Series | Misuse {
  const games = readWhole(typed.games, 'games', { min: 1, max: MOST_GAMES });
  if (games instanceof Misuse) return games;
  const seed = readWhole(typed.seed, 'seed', { min: 0, max: HIGHEST_SEED });
  return seed instanceof Misuse ? seed : { games, seed };
}

export function toDecimals(number: number, decimals: number): number {
  return Number(number.toFixed(decimals));
}
