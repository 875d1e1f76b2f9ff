// Knows what STOP does: every word exact wins, one wrong eliminates. (RULES.md 4, 6.1)

import type { Seat, Tools } from '@boite/kernel';
import type { Books, Fact, Options, Refusal, State, View } from '../types.ts';
import { ending } from './result.ts';
import { wordRefusal } from './secret.ts';
import { type Moment, type Of, returned, stateAfter, thenNext } from './turns.ts';
import { lettersOf } from './words.ts';

/** How many opponents a STOP names. */
export function toName({ rapide }: Options, seats: number): number {
  return rapide ? Math.max(1, seats - 2) : seats - 1;
}

export function announceRefusal(view: View, seat: Seat, { supposed }: Of<'announce'>): Refusal | null {
  const named = new Set(supposed.map(({ of }) => of));
  const areOpponents = [...named].every((of) => of !== seat && of < view.seats);
  if (!areOpponents || named.size !== supposed.length || named.size !== view.toName) {
    return { code: 'wrong-opponents', count: view.toName };
  }
  const refusals = supposed.map(({ word }) => wordRefusal(word, view.options));
  return refusals.find((refusal) => refusal !== null) ?? null;
}

export function announced({ state, seat, tools }: Moment, action: Of<'announce'>): readonly Fact[] {
  const supposed = action.supposed.map(({ of, word }) => ({ of, word: lettersOf(state.options, word) ?? '' }));
  const right = supposed.every(({ of, word }) => state.secrets[of]?.word === word);
  const fact: Fact = { kind: 'announced', seat, supposed, right };
  return right ? [fact, ending(stateAfter(state, [fact]), 'found', seat)] : out(state, fact, tools);
}

/** A wrong STOP: the cards go back to the board, the others play on. */
function out(state: State, fact: Fact & { kind: 'announced' }, tools: Tools<Books>): readonly Fact[] {
  const cards = returned(stateAfter(state, [fact]), fact.seat, tools);
  return thenNext(state, [fact, ...cards], tools);
}
