// Knows how a whole game is written down as JSON and read back without trusting it.

import type { Game, GameTypes } from './game.ts';
import { type Match, replayed } from './match.ts';
import type { LoggedFact } from './take-back.ts';

/** A game from its first fact to its last, secrets included: to be given out only once it is over. */
export interface GameRecord {
  readonly format: 'boite-a-mots/1';
  readonly game: string;
  /** The players' names, in the order of their seats. */
  readonly names: readonly string[];
  readonly facts: readonly unknown[];
}

export function writtenRecord(game: string, names: readonly string[], facts: readonly object[]): GameRecord {
  return { format: 'boite-a-mots/1', game, names, facts };
}

/** In letters; the names of a whole team take less. */
const LONGEST_NAME_SHOWN = 1_000;

/** The record in a JSON value, or null when it is not one. Facts are proved by replaying them. */
export function readRecord(raw: unknown): GameRecord | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { format, game, names, facts } = raw as Partial<Record<keyof GameRecord, unknown>>;
  if (format !== 'boite-a-mots/1' || typeof game !== 'string') return null;
  if (!Array.isArray(names) || !names.every(isNameShown)) return null;
  if (!Array.isArray(facts) || !facts.every(isFact)) return null;
  return { format, game, names, facts };
}

/** The match a record tells, or null when its facts do not make one. */
export function replayedRecord<T extends GameTypes>(game: Game<T>, record: GameRecord): Match<T> | null {
  if (record.game !== game.id) return null;
  try {
    return replayed(game, record.facts as readonly LoggedFact<T>[]);
  } catch {
    return null;
  }
}

function isNameShown(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= LONGEST_NAME_SHOWN;
}

function isFact(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && typeof (raw as { kind?: unknown }).kind === 'string';
}
