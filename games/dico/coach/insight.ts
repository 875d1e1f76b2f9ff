// What a coach sees in a question of Dico: what it taught on average, and what the best question to that player would have taught, in bits.

import type { Insight, Seat } from '@boite/kernel';
import { wordsToFind } from '../bot/keys.ts';
import { type Lesson, lessons, placesLeft } from '../bot/solver.ts';
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
    const lesson =
      fact.kind === 'asked' ? taughtAbout(fact.of, view, books).find(({ about }) => about === fact.about) : undefined;
    return lesson === undefined ? { points: 0, told: '' } : lessonWorth(lesson);
  },
  best: (view, seat, books) => {
    const best = questionsWorthAsking(view, seat, books).find(({ isHeld }) => isHeld);
    return best === undefined ? null : lessonWorth(best.lesson);
  },
};

interface QuestionWorthAsking {
  readonly of: Seat;
  readonly lesson: Lesson;
  /** Whether the hand has the pair that asks it. */
  readonly isHeld: boolean;
}

/** Of everyone else, those that would teach most first. */
export function questionsWorthAsking(view: View, seat: Seat, books: Books): readonly QuestionWorthAsking[] {
  const others = view.eliminated.flatMap((_, other) => (other === seat ? [] : [other]));
  const questions = others.flatMap((of) =>
    taughtAbout(of, view, books).map((lesson) => ({ of, lesson, isHeld: canAsk(view, lesson.about) })),
  );
  return questions.toSorted((one, other) => other.lesson.bits - one.lesson.bits);
}

/** With a pair of the hand, jokers included. */
function canAsk({ hand }: View, about: Asking): boolean {
  return (hand ?? []).filter((card) => card === about || card === 'joker').length >= 2;
}

function taughtAbout(of: Seat, { notes, options }: View, books: Books): readonly Lesson[] {
  const keyed = wordsToFind(options, books);
  const clues = notes.flatMap((line) => (line.of === of ? [line.answer] : []));
  return lessons(placesLeft(clues, keyed), keyed);
}

/** As `boite solve` tells them. */
function lessonWorth({ about, bits }: Lesson) {
  return { points: Number(bits.toFixed(3)), told: QUESTION_NAMES[about] };
}
