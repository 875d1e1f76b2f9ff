// Which question a player asks with the pairs it holds.

import { oneOf, type Seat } from '@boite/kernel';
import { countBefore } from '@boite/language';
import type { Action, Capitals } from '../types.ts';
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

function idea(situation: DicoSituation, { belief, teachings }: Need, held: HeldPair): QuestionIdea & { readonly held: HeldPair } {
  const teaching = teachings.find(({ about }) => about === held.about);
  return {
    held,
    action: questionWith(belief.of, held, pointedAt(teaching?.page ?? 1, belief, situation)),
    bits: teaching?.bits ?? 0,
  };
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
  return bits === 0 ? null : { kind: 'point', page: pointedAt(page, belief, situation) };
}

/** A page is found as people find it: by the first letters of a word that stands about there. One that would teach nothing is not shown. */
function pointedAt(page: number, { keyed, places, answers }: Belief, { view, level }: DicoSituation): number {
  const about = places.find((at) => (keyed.pages[at] as number) >= page) ?? 0;
  const beginning = (keyed.words[about] ?? '').slice(0, TEMPERS[level].points);
  const found = keyed.pages[countBefore(keyed.words.length, (at) => (keyed.words[at] as Capitals) < beginning)] ?? page;
  const { first, last } = pagesLeft(answers);
  return found < first || found > Math.min(last, view.pageCount) ? page : found;
}
