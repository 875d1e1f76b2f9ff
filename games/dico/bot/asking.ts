// Which question a player asks with the pairs it holds.

import { oneOf, type Seat } from '@boite/kernel';
import type { Action } from '../types.ts';
import type { Belief, DicoSituation } from './deduction.ts';
import { TEMPERS } from './habits.ts';
import type { Need } from './needs.ts';
import { bestPointing } from './pointing.ts';
import { pagesLeft } from './solver.ts';
import { type HeldPair, heldPairs, questionWith } from './whim.ts';

/** A question and what it would teach, in bits. */
export interface QuestionIdea {
  readonly action: Action;
  readonly bits: number;
}

/** What a joker is worth in hand, in bits: enough to keep it when something else will do. */
const JOKER_KEPT = 1;

/** The question to ask with a hand; null when none teaches anything. */
export function chosenQuestion(situation: DicoSituation, all: readonly Need[]): QuestionIdea | null {
  const { view, level, chance } = situation;
  const useful = heldPairs(view).flatMap((held) => all.map((need) => idea(situation, need, held)).filter(({ bits }) => bits > 0));
  if (useful.length === 0) return null;
  if (!TEMPERS[level].weighs) return oneOf(useful, chance);
  return useful.reduce((best, other) => (merit(other) > merit(best) ? other : best));
}

function idea(situation: DicoSituation, { belief, lessons }: Need, held: HeldPair): QuestionIdea & { readonly held: HeldPair } {
  const lesson = lessons.find(({ about }) => about === held.about);
  const page = TEMPERS[situation.level].weighs ? lesson?.page : middleOfTheRest(situation, belief);
  return { held, action: questionWith(belief.of, held, page ?? 1), bits: lesson?.bits ?? 0 };
}

function merit({ bits, held }: QuestionIdea & { readonly held: HeldPair }): number {
  return bits - JOKER_KEPT * held.pair.filter((card) => card === 'joker').length;
}

/** The second page; null when it would teach nothing. */
export function chosenPoint(situation: DicoSituation, believed: readonly Belief[]): Action | null {
  const of: Seat | undefined = situation.view.questions.at(-1)?.of;
  const belief = believed.find((one) => one.of === of);
  if (!belief) return null;
  const { page, bits } = bestPointing(belief.places, belief.keyed.pages, 1);
  if (bits === 0) return null;
  return { kind: 'point', page: TEMPERS[situation.level].weighs ? page : middleOfTheRest(situation, belief) };
}

/** Those who do not weigh words open the dictionary in the middle of what is left of it. */
function middleOfTheRest({ view }: DicoSituation, { answers }: Belief): number {
  const { first, last } = pagesLeft(answers);
  return (first + Math.min(last, view.pageCount)) >> 1;
}
