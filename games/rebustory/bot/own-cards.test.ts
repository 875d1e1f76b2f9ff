// Knows that solver and bots play with cards of one's own as with printed ones, and that such games replay.

import { act, begin, bestThought, readRecord, recordFault, seededChance, writtenRecord } from '@boite/kernel';
import { Bots } from '@boite/kernel/testing/bots';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { box as rebustory } from '../game.ts';
import { ownCardId, ownPiece } from '../rules/own-cards.ts';
import { positionIn } from '../rules/position.ts';
import { arranged, card } from '../tests/drawing.ts';
import { OWN_CARDS } from '../tests/own-cards.ts';
import type { Fact, State } from '../types.ts';
import { bot } from './bot.ts';
import { ANY_MEANS, bestTurn } from './solver.ts';

const { game } = rebustory;
const books = loadLibrary();
const bots = new Bots({ game: rebustory.game, bot }, books);
const SERPE = ownCardId({ word: 'serpe', sounds: 'sERp_' });

function held(...hand: readonly string[]): State {
  const state = arranged({ hands: ['', 'RAT'] });
  return { ...state, hands: [hand, state.hands[1] ?? []] };
}

test('the solver finds words with a card of one’s own, beside a printed one', () => {
  const { moves, points } = bestTurn({ position: positionIn(held(SERPE, card('AN')), 0), books, skills: ANY_MEANS });
  expect(points.rebuses.map(({ word }) => word)).toEqual(['serpent']);
  expect(moves).toHaveLength(1);
});

test('a champion lays it', () => {
  const [laid] = bots.thoughts(held(SERPE, card('AN')), 'champion').slice(-1);
  expect(laid).toMatchObject({ kind: 'lay', claims: [{ word: 'serpent' }] });
});

test('a hand keeps the cards that it does not hold: one with an id of somebody’s own is refused', () => {
  const stranger = { kind: 'finish', discard: SERPE, takesTop: false } as const;
  expect(game.check(game.view(held(card('AN')), 0), 0, stranger, books)).toEqual({ code: 'not-in-hand', card: SERPE });
});

test('a view says what the cards say, and leaves their pictures out', () => {
  const deck = { use: 'beside', name: 'Les bêtes', cards: OWN_CARDS } as const;
  const state = arranged({ hands: ['', ''], options: { deck } });
  expect(JSON.stringify(state.options)).toContain('data:image');
  expect(JSON.stringify(game.view(state, 0))).not.toContain('data:image');
  expect(game.view(state, 0).options.deck?.cards.map(({ word }) => word)).toEqual(OWN_CARDS.map(({ word }) => word));
});

test.each(['beside', 'instead'] as const)('whole games with them %s the printed ones replay from their record', (use) => {
  const tools = { chance: seededChance(7), now: 0, books };
  const options = game.readOptions({ edition: 'compacte', target: 50, deck: { use, name: 'Les bêtes', cards: OWN_CARDS } });
  if (options === null) throw new TypeError('no options');
  const begun = begin(game, { options, seating: { count: 2, youngest: null } }, tools);
  const facts: Fact[] = [...begun.facts];
  let { match } = begun;
  while (game.result(match.state) === null) {
    const seat = game.awaiting(match.state).seats[0] ?? 0;
    const thoughts = bot.think({ ...tools, view: game.view(match.state, seat), seat, level: 'habitue' });
    const advance = act(match, { seat, step: match.step, action: bestThought(thoughts, () => false) }, tools);
    if ('refusal' in advance) throw new Error(JSON.stringify(advance.refusal));
    facts.push(...advance.facts);
    match = advance.match;
  }
  const record = readRecord(JSON.parse(JSON.stringify(writtenRecord('rebustory', ['Ada', 'Léo'], facts))));
  expect(record && recordFault(game, record)).toBeNull();
  const laid = facts.flatMap((fact) => (fact.kind === 'laid' ? fact.change.used : []));
  if (use === 'instead') expect(laid.filter((id) => ownPiece(id) !== null).length).toBeGreaterThan(0);
});
