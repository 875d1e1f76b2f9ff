// How a game is learned by playing it: positions made of facts, a move asked for in a sentence, and waited for.

import { seededChance } from './chance.ts';
import { PUPIL } from './coach.ts';
import type { Game, GameTypes } from './game.ts';
import { type Advance, act, type Match, type RefusedAction, replayed } from './match.ts';
import type { Seat } from './seats.ts';

export interface Lesson<T extends GameTypes> {
  /** How the others at the table are called; the pupil has the first seat. */
  readonly others: readonly string[];
  /** A first game, from its first move on. */
  readonly first: LessonScene<T>;
  /** The other examples of the rules, each by itself. */
  readonly more: readonly LessonScene<T>[];
}

export interface LessonScene<T extends GameTypes> {
  readonly title: string;
  /** The articles of the rules that it shows. */
  readonly articles: readonly string[];
  /** What leads to the first move that is asked for: the pupil's. */
  dealt(books: T['Books']): readonly T['Fact'][];
  readonly steps: readonly LessonStep<T>[];
  /** What is to be kept of it. */
  readonly learnt: string;
}

/** A move of the pupil's. */
export interface LessonStep<T extends GameTypes> {
  /** Why, and what to do. */
  readonly told: string;
  /** What is pressed on the screen, by how its name begins, one thing after the other; and what is written. */
  readonly gestures: readonly Gesture[];
  /** A move that does it. */
  readonly shown: T['Action'];
  /** Whether a move that made these facts does it too. */
  isReached(facts: readonly T['Fact'][]): boolean;
  /** For whoever makes another move that the rules allow. */
  readonly advice: string;
  /** What the others do then, in their order. */
  readonly replies?: readonly { readonly seat: Seat; readonly action: T['Action'] }[];
}

export type Gesture = string | { readonly write: string };

interface Learning<T extends GameTypes> {
  readonly game: Game<T>;
  readonly books: T['Books'];
}

export function sceneBegun<T extends GameTypes>(scene: LessonScene<T>, { game, books }: Learning<T>): Match<T> {
  return replayed(game, scene.dealt(books));
}

/** The match after a move that does what a step asks for, and after the others' answers; null after any other that the rules allow. */
export function stepTaken<T extends GameTypes>(
  match: Match<T>,
  step: LessonStep<T>,
  { action, books }: { readonly action: unknown; readonly books: T['Books'] },
): Advance<T> | RefusedAction<T> | null {
  const tools = { chance: seededChance(match.step), now: 0, books };
  const taken = act(match, { seat: PUPIL, step: match.step, action }, tools);
  if ('refusal' in taken) return taken;
  return step.isReached(taken.facts) ? answered(taken, step, books) : null;
}

function answered<T extends GameTypes>(taken: Advance<T>, { replies = [] }: LessonStep<T>, books: T['Books']): Advance<T> {
  return replies.reduce<Advance<T>>(({ match, facts }, { seat, action }) => {
    const tools = { chance: seededChance(match.step), now: 0, books };
    const reply = act(match, { seat, step: match.step, action }, tools);
    if ('refusal' in reply) throw new Error(`seat ${seat} cannot answer so: ${JSON.stringify(reply.refusal)}`);
    return { match: reply.match, facts: [...facts, ...reply.facts] };
  }, taken);
}
