// Knows the course of a game of Dico: who may do what, and what comes of it. (RULES.md 2 to 5)

import type { Awaiting, Seat, Tools } from '@boite/kernel';
import type { Action, Books, Fact, Phase, Refusal, State, View } from '../types.ts';
import { flipped, flipRefusal, taken, takeRefusal } from './acquisition.ts';
import { announced, announceRefusal } from './announcement.ts';
import { consulted, leafed, rolled } from './consultation.ts';
import { answered, proposed, thenDrawn, unanswered } from './draw.ts';
import { asked, askRefusal, fullHandRefusal, pageRefusal, pointed } from './questions.ts';
import { ending, playing } from './result.ts';
import { choiceRefusal } from './secret.ts';
import { choosing, chosen, drawn, thenLaidOut } from './setup.ts';
import { type Moment, type Of, returned, stateAfter, thenNext } from './turns.ts';

interface Glance {
  readonly view: View;
  readonly seat: Seat;
  readonly books: Books;
}

/** An action: when it may be done, what forbids it, what comes of it. */
interface Ability<Kind extends Action['kind']> {
  readonly phases: readonly Phase[];
  readonly refusal: (glance: Glance, action: Of<Kind>) => Refusal | null;
  readonly facts: (moment: Moment, action: Of<Kind>) => readonly Fact[];
}

const ABILITIES: { readonly [Kind in Action['kind']]: Ability<Kind> } = {
  choose: {
    phases: ['choosing'],
    refusal: ({ view, books }, action) => choiceRefusal(action, view.options, books),
    facts: chosen,
  },
  flip: {
    phases: ['turn', 'acquiring'],
    refusal: ({ view }, action) => fullHandRefusal(view) ?? flipRefusal(view, action),
    facts: flipped,
  },
  take: { phases: ['taking'], refusal: ({ view }, action) => takeRefusal(view, action), facts: taken },
  ask: { phases: ['turn'], refusal: ({ view, seat }, action) => askRefusal(view, seat, action), facts: asked },
  point: { phases: ['pointing'], refusal: ({ view }, { page }) => pageRefusal(view, page), facts: pointed },
  consult: {
    phases: ['turn'],
    refusal: ({ view }, { page }) => fullHandRefusal(view) ?? pageRefusal(view, page),
    facts: consulted,
  },
  leaf: {
    phases: ['consulting'],
    refusal: ({ view }, { page }) => (view.options.sablier === null ? pageRefusal(view, page) : { code: 'not-now' }),
    facts: leafed,
  },
  'end-turn': {
    phases: ['turn', 'pointing', 'consulting', 'acted'],
    refusal: ({ view }) => (view.phase === 'turn' ? { code: 'nothing-done' } : null),
    facts: ({ state, tools }) => thenNext(state, [], tools),
  },
  announce: {
    phases: ['turn', 'acquiring', 'taking', 'pointing', 'consulting', 'acted'],
    refusal: ({ view, seat }, action) => announceRefusal(view, seat, action),
    facts: announced,
  },
  'propose-draw': {
    phases: ['turn'],
    refusal: ({ view }) => (view.drawAllowed ? null : { code: 'too-early-to-draw' }),
    facts: proposed,
  },
  'answer-draw': { phases: ['draw'], refusal: () => null, facts: answered },
};

export function awaiting(state: State): Awaiting {
  return { seats: awaitedSeats(state), deadline: state.deadline, decision: state.decision };
}

function awaitedSeats(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'choosing':
      return choosing(state);
    case 'draw':
      return unanswered(state);
    case 'over':
      return [];
    default:
      return [state.turn];
  }
}

export function check(view: View, seat: Seat, action: Action, books: Books): Refusal | null {
  const { phases, refusal } = abilityOf(action);
  return phases.includes(view.phase) ? refusal({ view, seat, books }, action) : { code: 'not-now' };
}

export function decide(state: State, seat: Seat, action: Action, tools: Tools<Books>): readonly Fact[] {
  return abilityOf(action).facts({ state, seat, tools }, action);
}

/** The sand ran out: a word is drawn, the dice roll, silence lets a draw pass, or the turn is over. */
export function expire(state: State, tools: Tools<Books>): readonly Fact[] {
  switch (state.phase) {
    case 'choosing': {
      const words = choosing(state).map((seat) => drawn(state, seat, tools));
      return thenLaidOut(state, words, tools);
    }
    case 'consulting':
      return rolled(state, tools);
    case 'draw':
      return [ending(state, 'draw')];
    default:
      return thenNext(state, [{ kind: 'out-of-time', seat: state.turn }], tools);
  }
}

/** Leaving is being eliminated: the word stays to be found. (RULES.md 5.3) */
export function retire(state: State, seat: Seat, tools: Tools<Books>): readonly Fact[] {
  if (state.retired[seat] !== false) return [];
  const word = state.secrets[seat] === null ? [drawn(state, seat, tools)] : [];
  const gone: readonly Fact[] = [...word, { kind: 'retired', seat }];
  const facts = [...gone, ...returned(stateAfter(state, gone), seat, tools)];
  const after = stateAfter(state, facts);
  const [last] = playing(after);
  if (last !== undefined && playing(after).length === 1) return [...facts, ending(after, 'last', last)];
  if (state.phase === 'choosing') return thenLaidOut(state, facts, tools);
  if (state.turn === seat) return thenNext(state, facts, tools);
  return state.phase === 'draw' ? thenDrawn(state, facts) : facts;
}

export function stop(state: State): readonly Fact[] {
  return [ending(state, 'stopped')];
}

function abilityOf(action: Action): Ability<Action['kind']> {
  return ABILITIES[action.kind] as Ability<Action['kind']>;
}
