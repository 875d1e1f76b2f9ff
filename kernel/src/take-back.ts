// A move taken back: its facts stay, and one more says from where on they stand no longer.

import type { Game, GameTypes } from './game.ts';

/** The game stands again as it did after its first `to` facts. */
export interface TakenBack {
  readonly kind: 'taken-back';
  readonly to: number;
}

/** What is written of a game: its own facts, and which of them were taken back. */
export type LoggedFact<T extends GameTypes> = T['Fact'] | TakenBack;

export function isTakenBack(fact: { readonly kind: string }): fact is TakenBack {
  return fact.kind === 'taken-back';
}

interface StandingFact<Fact> {
  readonly fact: Fact;
  /** Its place among all that is written, from 1. */
  readonly step: number;
}

/** The facts that were not taken back, in their order. */
export function standingFacts<Fact extends { readonly kind: string }>(
  facts: readonly (Fact | TakenBack)[],
): readonly StandingFact<Fact>[] {
  let standing: StandingFact<Fact>[] = [];
  for (const [index, fact] of facts.entries()) {
    if (isTakenBack(fact)) standing = standing.filter(({ step }) => step <= fact.to);
    else standing.push({ fact, step: index + 1 });
  }
  return standing;
}

/** Whether what was written since a move was seen by all and showed nobody anything hidden. */
export function mayTakeBack<T extends GameTypes>({ isOpenMove }: Game<T>, since: readonly LoggedFact<T>[]): boolean {
  return since.length > 0 && since.every((fact) => !isTakenBack(fact) && isOpenMove?.(fact) === true);
}

/** For a game: facts of these kinds show nothing hidden, unless something was drawn with them. */
export function openMoves<Fact extends { readonly kind: string }>(...kinds: readonly Fact['kind'][]): (fact: Fact) => boolean {
  return (fact) => kinds.includes(fact.kind) && !('drawn' in fact && Array.isArray(fact.drawn) && fact.drawn.length > 0);
}
