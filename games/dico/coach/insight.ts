// What a coach sees in a question of Dico: what it taught on average, and what the best question to that player would have taught, in bits.

import type { Insight, Seat } from '@boite/kernel';
import { wordsToFind } from '../bot/keys.ts';
import { placesLeft, type Teaching, teachings } from '../bot/solver.ts';
import type { Asking, Books, DicoTypes, View } from '../types.ts';

export const QUESTION_NAMES: Readonly<Record<Asking, string>> = {
  page: 'page',
  debut: 'début de mot',
  fin: 'fin de mot',
  definition: 'définition',
};

export const insight: Insight<DicoTypes> = {
  unit: ['bit', 'bits'],
  begins: ['turn'],
  author: (fact) => (fact.kind === 'asked' ? fact.seat : null),
  worth: (fact, view, books) => {
    const teaching =
      fact.kind === 'asked' ? taughtAbout(fact.of, view, books).find(({ about }) => about === fact.about) : undefined;
    return teaching === undefined ? { points: 0, told: '' } : teachingWorth(teaching);
  },
  best: (view, seat, books) => {
    const best = questionsWorthAsking(view, seat, books).find(({ isHeld }) => isHeld);
    return best === undefined ? null : teachingWorth(best.teaching);
  },
};

interface QuestionWorthAsking {
  readonly of: Seat;
  readonly teaching: Teaching;
  /** Whether the hand has the pair that asks it. */
  readonly isHeld: boolean;
}

/** Of everyone else, those that would teach most first. */
export function questionsWorthAsking(view: View, seat: Seat, books: Books): readonly QuestionWorthAsking[] {
  const others = view.eliminated.flatMap((_, other) => (other === seat ? [] : [other]));
  const questions = others.flatMap((of) =>
    taughtAbout(of, view, books).map((teaching) => ({ of, teaching, isHeld: canAsk(view, teaching.about) })),
  );
  return questions.toSorted((one, other) => other.teaching.bits - one.teaching.bits);
}

/** With a pair of the hand, jokers included. */
function canAsk({ hand }: View, about: Asking): boolean {
  return (hand ?? []).filter((card) => card === about || card === 'joker').length >= 2;
}

function taughtAbout(of: Seat, { notes, options }: View, books: Books): readonly Teaching[] {
  const keyed = wordsToFind(options, books);
  const clues = notes.flatMap((line) => (line.of === of ? [line.answer] : []));
  return teachings(placesLeft(clues, keyed), keyed);
}

/** As `boite solve` tells them. */
function teachingWorth({ about, bits }: Teaching) {
  return { points: Number(bits.toFixed(3)), told: QUESTION_NAMES[about] };
}
