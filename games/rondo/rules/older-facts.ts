// Facts as games stored them before a word waited in a ballot, in today's words. A stored fact keeps its meaning for ever.

import type { Seat } from '@boite/kernel';
import type { Fact, Pending } from '../types.ts';

type OlderFact =
  | ({ readonly kind: 'proposed'; readonly seat: Seat; readonly deadline: number | null; readonly left: number | null } & Pending)
  | { readonly kind: 'accepted'; readonly seat: Seat };

export function inTodaysWords(fact: Fact | OlderFact): Fact {
  if (fact.kind === 'accepted') return { kind: 'voiced', seat: fact.seat, voice: 'for' };
  if (fact.kind !== 'proposed' || !('play' in fact)) return fact;
  const { kind, seat, play, word, deadline, left } = fact;
  return { kind, seat, laid: { play, word }, stage: 'window', deadline, left };
}
