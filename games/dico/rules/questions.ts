// Knows how an opponent is questioned with a pair. (RULES.md 3.8 to 3.15)

import type { Seat } from '@boite/kernel';
import type { Fact, Refusal, Secret, State, View } from '../types.ts';
import { answerTo, pageAnswer } from './answers.ts';
import { FULL_DISCARD, FULL_HAND, pairRefusal } from './cards.ts';
import { type Moment, type Of, returned, stateAfter } from './turns.ts';

/** A full hand must ask before it does anything else. */
export function fullHandRefusal({ hand }: View): Refusal | null {
  const cards = hand?.length ?? 0;
  return cards >= FULL_HAND ? { code: 'must-ask', cards } : null;
}

export function askRefusal(view: View, seat: Seat, { of, about, pair, page }: Of<'ask'>): Refusal | null {
  if (of === seat || of >= view.seats) return { code: 'not-an-opponent' };
  return pairRefusal(view.hand ?? [], pair, about) ?? (page === null ? null : pageRefusal(view, page));
}

export function pageRefusal({ pageCount }: View, page: number): Refusal | null {
  return page <= pageCount ? null : { code: 'no-such-page', page, pageCount };
}

export function asked({ state, seat, tools }: Moment, { of, about, pair, page }: Of<'ask'>): readonly Fact[] {
  const fact: Fact = { kind: 'asked', seat, of, about, pair, answer: answerTo(about, page, secretOf(state, of)) };
  const after = stateAfter(state, [fact]);
  return after.discard.length < FULL_DISCARD ? [fact] : [fact, ...returned(after, 'discard', tools)];
}

/** The second page, of the opponent who answered about the first. */
export function pointed({ state, seat }: Moment, { page }: Of<'point'>): readonly Fact[] {
  const { of } = lastQuestion(state);
  return [{ kind: 'pointed', seat, of, answer: pageAnswer(page, secretOf(state, of)) }];
}

function lastQuestion({ questions }: State) {
  const last = questions.at(-1);
  if (last === undefined) throw new Error('nothing was asked');
  return last;
}

function secretOf({ secrets }: State, seat: Seat): Secret {
  const secret = secrets[seat] ?? null;
  if (secret === null) throw new Error(`seat ${seat} has hidden no word`);
  return secret;
}
