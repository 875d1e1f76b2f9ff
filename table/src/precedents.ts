// What the people of a table have accepted by vote against the arbitre: gathered from the facts of its games, handed to the next ones.

import type { GameTypes } from '@boite/kernel';
import type { Precedent } from '@boite/protocol';
import type { Round } from './round.ts';
import type { StoredTable } from './store.ts';

/** The oldest make room. */
const MOST_PRECEDENTS = 200;

/** With those that a game has just made; null when it made none. */
export function precedentsAfter(
  { precedents = [] }: StoredTable,
  before: Round | null,
  after: Round,
): readonly Precedent[] | null {
  if (before === null || before.about.id !== after.about.id) return null;
  const { game } = after.match;
  let state: GameTypes['State'] = before.match.state;
  const made: Precedent[] = [];
  for (const { at, fact } of after.log.since(before.log.length)) {
    for (const { key, text } of game.precedents?.(state, fact) ?? []) made.push({ game: game.id, key, text, at });
    if (fact.kind !== 'taken-back') state = game.evolve(state, fact);
  }
  const fresh = made.filter(({ key }) => !precedents.some((known) => known.game === game.id && known.key === key));
  return fresh.length === 0 ? null : [...precedents, ...fresh].slice(-MOST_PRECEDENTS);
}

/** What the rules of a game are told of them with the options; its records hold them, and replay without the table. */
export function withPrecedents(options: object, { precedents = [] }: StoredTable, game: string): object {
  const keys = precedents.filter((known) => known.game === game).map(({ key }) => key);
  return keys.length === 0 ? options : { ...options, precedents: keys };
}
