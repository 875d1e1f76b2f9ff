// A finished game looked at again: for each turn what was played, the best that its player's own view allowed, what a regular player would
// have done.

import type { Bot } from './bot.ts';
import { seededChance } from './chance.ts';
import type { Advice, Insight, TurnWorth } from './coach.ts';
import type { Game, GameTypes } from './game.ts';
import { act, type Match } from './match.ts';
import type { GameRecord } from './record.ts';
import type { Seat } from './seats.ts';
import { standingFacts } from './take-back.ts';

export interface ReviewedTurn extends TurnWorth {
  /** How many facts of the record had happened once it was played: a replay opened there shows it. */
  readonly step: number;
  readonly seat: Seat;
  readonly best: Advice | null;
  /** What a regular player would have made of the same view; null when nothing. */
  readonly regular: TurnWorth | null;
}

interface Reviewing<T extends GameTypes> {
  readonly game: Game<T>;
  readonly bot: Bot<T>;
  readonly insight: Insight<T>;
  readonly books: T['Books'];
}

/** Turn after turn, so that whoever waits can be shown the first ones. */
export function* reviewed<T extends GameTypes>(record: GameRecord, reviewing: Reviewing<T>): Generator<ReviewedTurn, void, void> {
  const { game } = reviewing;
  let state: T['State'] | null = null;
  let begun: T['State'] | null = null;
  for (const { fact, step } of standingFacts(record.facts as readonly T['Fact'][])) {
    const seat = begun === null ? null : reviewing.insight.author(fact);
    if (begun !== null && seat !== null) yield { step, seat, ...turnReviewed(begun, { fact, seat }, reviewing) };
    state = game.evolve(state, fact);
    if (reviewing.insight.begins.includes(fact.kind)) begun = state;
  }
}

function turnReviewed<T extends GameTypes>(
  begun: T['State'],
  { fact, seat }: { readonly fact: T['Fact']; readonly seat: Seat },
  { game, ...regular }: Reviewing<T>,
): Omit<ReviewedTurn, 'step' | 'seat'> {
  const view = game.view(begun, seat);
  const { insight, books } = regular;
  const best = insight.best(view, seat, books);
  return {
    ...insight.worth(fact, view, books),
    best,
    regular: regularTurn({ game, state: begun, step: 1, since: 1 }, seat, regular),
  };
}

/** A regular player sees what the player saw; each move is made until the turn is done. */
function regularTurn<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  { bot, insight, books }: Omit<Reviewing<T>, 'game'>,
): TurnWorth | null {
  const tools = { chance: seededChance(1), now: 0, books };
  const begun = match.game.view(match.state, seat);
  let now = match;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const view = now.game.view(now.state, seat);
    const action = [...bot.think({ view, seat, level: 'habitue', books, chance: tools.chance })].at(-1);
    const next = act(now, { seat, step: now.step, action }, tools);
    if ('refusal' in next) return null;
    const done = next.facts.find((fact) => insight.author(fact) === seat);
    if (done !== undefined) return insight.worth(done, begun, books);
    now = next.match;
  }
  return null;
}

/** Of one turn. */
const MOST_MOVES = 12;
