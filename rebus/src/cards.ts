// Knows the cards of Rébustory and the tokens of Scrabble Rébus: what each may say.

import { fromIpa } from '@boite/language';
import { CLASSIQUE, COMPACTE, RESERVE } from './deck-table.ts';
import { letterReadings } from './letters.ts';
import { TOKENS } from './token-table.ts';

export interface Reading {
  /** As it is written: « chat », « T », « T' ». */
  readonly said: string;
  readonly sounds: string;
  /** Couramment admis, « par extension »: a liberty. */
  readonly isExtension?: boolean;
}

/** `compacte` is in both editions, `classique` in the first one only, `reserve` in none. */
export type CardSet = 'compacte' | 'classique' | 'reserve' | 'tokens';

export interface Card {
  /** The same as its picture's: « a-chat », « a-os-2 ». */
  readonly id: string;
  readonly set: CardSet;
  readonly name: string;
  readonly readings: readonly Reading[];
}

const TABLES = { compacte: COMPACTE, classique: CLASSIQUE, reserve: RESERVE, tokens: TOKENS } as const;
const ID_PREFIX = { compacte: 'a', classique: 'b', reserve: 'b', tokens: 't' } as const;

/** Every card, in the order of the tables. */
export const CARDS: readonly Card[] = (Object.keys(TABLES) as CardSet[]).flatMap(cardsIn);

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

export function cardById(id: string): Card | null {
  return BY_ID.get(id) ?? null;
}

/** A name as it is compared: « œufs » is ŒUFS is OEUFS, « ÂNE » is ANE. */
export function plainName(name: string): string {
  return name.toUpperCase().replaceAll('Œ', 'OE').normalize('NFD').replaceAll(/\p{M}/gu, '').trim();
}

function cardsIn(set: CardSet): readonly Card[] {
  const rows = TABLES[set].map(readRow);
  return rows.map(({ name, readings }, at) => ({ id: idOf(rows, at, ID_PREFIX[set]), set, name, readings }));
}

interface Row {
  readonly name: string;
  readonly readings: readonly Reading[];
}

/** Cards of the same name are numbered. */
function idOf(rows: readonly Row[], at: number, prefix: string): string {
  const name = rows[at]?.name ?? '';
  const twins = rows.filter((row) => row.name === name);
  const number = twins.length > 1 ? `-${twins.indexOf(rows[at] as Row) + 1}` : '';
  return `${prefix}-${plainName(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}${number}`;
}

function readRow(row: string): Row {
  const [name = '', groups = ''] = row.split(': ');
  const told = groups.split(' | ').filter((group) => group !== '');
  return { name, readings: [...letterReadings(name), ...told.flatMap(readGroup)] };
}

/** « ~sɑ̃t cent »: sounds, then every spelling of them. */
function readGroup(group: string): readonly Reading[] {
  const [ipa = '', ...spellings] = group.replace('~', '').split(' ');
  const sounds = fromIpa(ipa);
  if (sounds === null || spellings.length === 0) throw new Error(`no reading: ${group}`);
  const isExtension = group.startsWith('~');
  return spellings.map((said) => (isExtension ? { said, sounds, isExtension } : { said, sounds }));
}
