// Knows that ten thousand turns lose no card: real rebuses laid, crossed, lengthened, jokers taken, in the ways played by several.

import { type Advance, act, begin, type Match, oneOf, seededChance, type Tools } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { box as rebustory } from '../game.ts';
import { deckOf } from '../rules/deck.ts';
import type { Books, Fact, RebustoryTypes } from '../types.ts';
import { everyCard } from './drawing.ts';
import { leastAction, RandomPlayer } from './random-player.ts';

const TURNS = 10_000;
const books = loadLibrary();
const player = new RandomPlayer(books);
const { game } = rebustory;

/** A game by its number: its options, seats and luck. */
function* course(number: number): Generator<Advance<RebustoryTypes>, void, void> {
  const chance = seededChance(number);
  const tools = { chance, now: 0, books };
  const options = game.readOptions({
    edition: oneOf(['classique', 'compacte'], chance),
    way: oneOf(['premier', 'second'], chance),
    judging: oneOf(['arbitre', 'table', 'appel'], chance),
    target: oneOf([100, 500], chance),
  });
  if (options === null) throw new TypeError('options cannot be read');
  const opening = begin(game, { options, seating: { count: 2 + chance.below(5), youngest: null } }, tools);
  yield opening;
  for (let match = opening.match; game.result(match.state) === null; ) {
    const advance = step(match, tools);
    yield advance;
    match = advance.match;
  }
}

/** Whatever the random player thinks of; when that is refused, next to nothing. */
function step(match: Match<RebustoryTypes>, tools: Tools<Books>): Advance<RebustoryTypes> {
  const { chance } = tools;
  const seat = oneOf(game.awaiting(match.state).seats, chance);
  const view = game.view(match.state, seat);
  const tried = act(match, { seat, step: match.step, action: player.action(view, seat, chance) }, tools);
  if (!('refusal' in tried)) return tried;
  const advance = act(match, { seat, step: match.step, action: leastAction(view, seat) }, tools);
  if ('refusal' in advance) throw new Error(`the least of actions was refused: ${JSON.stringify(advance.refusal)}`);
  return advance;
}

test('10,000 turns: every card of the edition is always somewhere, and points come from rebuses alone', () => {
  const seen = new Map<Fact['kind'], number>();
  for (let game = 1; (seen.get('turn') ?? 0) < TURNS; game++) {
    for (const { match, facts } of course(game)) {
      for (const { kind } of facts) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      if (!facts.some(({ kind }) => kind === 'turn' || kind === 'laid' || kind === 'took')) continue;
      const { state } = match;
      expect(everyCard(state).toSorted()).toEqual(deckOf(state.options.edition).toSorted());
      const points = state.sheet.reduce((sum, line) => sum + line.points, 0);
      expect(state.scores.reduce((sum, score) => sum + score, 0)).toBe(points);
    }
  }
  for (const kind of ['laid', 'took', 'withdrawn', 'renewed', 'round-ended', 'settled', 'took-top'] as const)
    expect(seen.get(kind), kind).toBeGreaterThan(5);
});
