// How cards are dealt and drawn, and what becomes of the discards when the pile is empty. (RULES.md 5.5, 6.5, 7.6)

import { type Seat, shuffled, type Tools } from '@boite/kernel';
import type { Books, Fact, State } from '../types.ts';
import type { CardId } from './cards.ts';
import { evolve } from './evolve.ts';
import { courseOf } from './ways.ts';

interface Deal {
  readonly round: number;
  readonly dealer: Seat;
  readonly seats: number;
  readonly hand: number;
  /** Those who left receive nothing. */
  readonly retired?: readonly boolean[];
}

export function dealtCards(cards: readonly CardId[], { round, dealer, seats, hand, retired = [] }: Deal): Fact {
  let given = 0;
  const hands = Array.from({ length: seats }, (_, seat) => {
    const from = given;
    if (!retired[seat]) given += hand;
    return cards.slice(from, given);
  });
  return { kind: 'dealt', round, dealer, hands, pile: cards.slice(given) };
}

/** So many cards drawn, the pile being renewed when it must; fewer when nothing is left. */
export function drawnCards(state: State, { seat, count }: { seat: Seat; count: number }, tools: Tools<Books>): readonly Fact[] {
  const facts = count > 0 ? drawnWhile(state, { seat, count }, tools) : [];
  const after = facts.reduce(evolve, state);
  return isDryNow(after, count - drawnIn(facts)) ? [...facts, { kind: 'ran-dry' }] : facts;
}

function drawnWhile(state: State, { seat, count }: { seat: Seat; count: number }, tools: Tools<Books>): readonly Fact[] {
  const cards = state.pile.slice(0, count);
  const drew: readonly Fact[] = cards.length > 0 ? [{ kind: 'drew', seat, cards }] : [];
  if (cards.length === count) return drew;
  const after = drew.reduce(evolve, state);
  const renewed = renewedPile(after, tools);
  if (renewed === null) return drew;
  return [...drew, renewed, ...drawnWhile(evolve(after, renewed), { seat, count: count - cards.length }, tools)];
}

function drawnIn(facts: readonly Fact[]): number {
  return facts.reduce((sum, fact) => sum + (fact.kind === 'drew' ? fact.cards.length : 0), 0);
}

/** The second edition finds cards again in its rebuses; elsewhere nothing left to draw closes the game or the round. */
function isDryNow({ options, pile, isDry }: State, missing: number): boolean {
  if (isDry) return false;
  const { renews, draws } = courseOf(options);
  if (renews === 'under-top') return missing > 0;
  return renews === 'never' && draws === 'one' && pile.length === 0;
}

function renewedPile(state: State, { chance }: Tools<Books>): Fact | null {
  const { options, discards } = state;
  const { renews } = courseOf(options);
  if (renews === 'never') return null;
  const kept = renews === 'under-top' ? 1 : 0;
  const cards = discards.slice(kept);
  if (cards.length > 0)
    return { kind: 'renewed', source: 'discards', pile: shuffled(cards, chance), discards: discards.slice(0, kept) };
  const old = renews === 'all' ? cardsOfEarlierTurns(state) : [];
  return old.length === 0 ? null : { kind: 'renewed', source: 'rebuses', pile: shuffled(old, chance), discards };
}

function cardsOfEarlierTurns({ plays, turnNumber }: State) {
  const squares = plays.flat().flatMap((group) => group.squares);
  return squares.filter(({ turn }) => turn < turnNumber).map(({ card }) => card);
}
