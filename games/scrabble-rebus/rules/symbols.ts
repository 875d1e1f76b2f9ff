// The symbols of the tokens: what each may say, and its name in a sentence.

import type { Voices } from '@boite/language';
import { listedPieces, type PieceWords, plainName, type SpokenPiece, saidAlike } from '@boite/rebus';
import type { Token } from '../types.ts';
import { SYMBOL_TABLE } from './symbol-table.ts';

export interface TokenSymbol extends SpokenPiece {
  /** The token that shows it, the same as its picture's: « t-verre ». */
  readonly id: Token;
}

/** They are elided before a vowel, and their e may end a word. (RULES.md 4.8) */
const BARE_WORDS: readonly string[] = ['je', 'me', 'te', 'se', 'le', 'la', 'de', 'ne', 'que'];

/** Every symbol, in the order of the table. */
export const SYMBOLS: readonly TokenSymbol[] = listedPieces(SYMBOL_TABLE).map(({ kind, name, readings, key }) => ({
  kind,
  name,
  readings: readings.map((reading) => (BARE_WORDS.includes(reading.said) ? { ...reading, isLittle: true } : reading)),
  meltsVowels: true,
  id: `t-${key}`,
}));

const SYMBOLS_BY_TOKEN: ReadonlyMap<Token, TokenSymbol> = new Map(SYMBOLS.map((symbol) => [symbol.id, symbol]));

export function symbolOf(token: Token): TokenSymbol {
  const symbol = SYMBOLS_BY_TOKEN.get(token);
  if (symbol === undefined) throw new Error(`no token is called ${token}`);
  return symbol;
}

/** The letter that a letter token shows; null for any other. */
export function letterOf(token: Token): string | null {
  const { name } = symbolOf(token);
  return /^[A-Z]$/.test(name) ? name : null;
}

/** As it is called: « VERRE », « 9/6 ». */
export function nameOfToken(token: Token): string {
  return symbolOf(token).name;
}

/** The token that somebody means who types its name or a reading, else what is said like one, « coud »; null when there is none. */
export function typedToken(text: string, voices: Voices | null = null): Token | null {
  return writtenToken(text) ?? (voices && saidAlike(SYMBOLS, text, voices)[0]?.id) ?? null;
}

/** Of those that have a reading, the one that has it first. */
function writtenToken(text: string): Token | null {
  const plain = plainName(text);
  const named = SYMBOLS.find(({ name }) => plainName(name) === plain);
  if (named !== undefined) return named.id;
  const places = SYMBOLS.map(({ id, readings }) => ({ id, at: readings.findIndex(({ said }) => plainName(said) === plain) }));
  const [first] = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  return first?.id ?? null;
}

/** How a refusal of the ear speaks of tokens. */
export const TOKEN_WORDS: PieceWords = {
  one: 'jeton',
  the: 'le jeton',
  own: 'à lui',
  notAlone: 'Il faut au moins un jeton qui se lise.',
};
