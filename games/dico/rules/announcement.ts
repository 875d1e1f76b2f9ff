// What STOP does: every word exact wins, one wrong eliminates. (RULES.md 4, 6.1)

import type { ActionOf, Glance, Moment } from '@boite/kernel';
import type { DicoTypes, Fact, Options, Refusal } from '../types.ts';
import { cardsReturned } from './cards.ts';
import { spellingRefusal } from './secret.ts';
import { lettersTyped } from './words.ts';

type Announce = ActionOf<DicoTypes, 'announce'>;

/** How many opponents need not be named in a quick game, as long as one is. */
export const SPARED = 1;

/** How many opponents a STOP names. */
export function toName({ rapide }: Pick<Options, 'rapide'>, seats: number): number {
  return rapide ? Math.max(1, seats - 1 - SPARED) : seats - 1;
}

export function announceRefusal({ view, seat }: Glance<DicoTypes>, { supposed }: Announce): Refusal | null {
  const named = new Set(supposed.map(({ of }) => of));
  const areOpponents = [...named].every((of) => of !== seat && of < view.seats);
  if (!areOpponents || named.size !== supposed.length || named.size !== view.toName) {
    return { code: 'wrong-opponents', count: view.toName };
  }
  const refusals = supposed.map(({ word }) => spellingRefusal(word, view.options));
  return refusals.find((refusal) => refusal !== null) ?? null;
}

/** Whoever is wrong gives the cards back at once. */
export function announced(moment: Moment<DicoTypes>, action: Announce): readonly Fact[] {
  const { state, seat } = moment;
  const supposed = action.supposed.map(({ of, word }) => ({ of, word: lettersTyped(state.options, word) ?? '' }));
  const right = supposed.every(({ of, word }) => state.secrets[of]?.word === word);
  const fact: Fact = { kind: 'announced', seat, supposed, right };
  return right ? [fact] : [fact, ...cardsReturned(moment, seat, state.hands[seat] ?? [])];
}
