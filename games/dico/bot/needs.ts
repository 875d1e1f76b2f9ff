// What a player still needs to learn, and what cards are worth to that end.

import { ASKINGS } from '../rules/cards.ts';
import type { Asking, DicoCard, Options } from '../types.ts';
import type { Belief, DicoSituation } from './deduction.ts';
import { TEMPERS } from './habits.ts';
import { type Teaching, teachings } from './solver.ts';

/** Everything that could be asked of an opponent, the best first. */
export interface Need {
  readonly belief: Belief;
  readonly teachings: readonly Teaching[];
}

/** In a quick game only the opponents one knows most about have to be found. */
export function needs(
  beliefs: readonly Belief[],
  { view: { toName, options }, level }: Pick<DicoSituation, 'view' | 'level'>,
): readonly Need[] {
  const { doubts } = TEMPERS[level];
  return toFind(beliefs, toName).map((belief) => ({
    belief,
    teachings: teachings(belief.places, belief.keyed).map((teaching) =>
      teaching.about === 'definition' ? { ...teaching, bits: understoodBits(belief, doubts, options) } : teaching,
    ),
  }));
}

export function toFind(beliefs: readonly Belief[], toName: number): readonly Belief[] {
  return beliefs.toSorted((one, other) => one.places.length - other.places.length).slice(0, toName);
}

/** A definition leaves as many words as one doubts; it may be in a player's own words, and it is asked once. */
function understoodBits({ places, answers }: Belief, doubts: number, { ownWording }: Options): number {
  if (answers.some((answer) => answer.about === 'definition')) return 0;
  const bits = Math.log2(Math.max(1, places.length / doubts));
  return ownWording ? bits / 2 : bits;
}

/** Whether no question teaches anything more. */
export function isAllLearnt(all: readonly Need[]): boolean {
  return all.every((need) => need.teachings.every(({ bits }) => bits === 0));
}

/** What cards in hand are worth, in bits for the question they will ask: a pair waits for its turn, a card for its like. */
const PAIR_WORTH = 0.5;
const SINGLE_WORTH = 0.2;
const JOKER_WORTH = 0.35;

export type HandWorth = (hand: readonly DicoCard[]) => number;

export function handWorth(all: readonly Need[]): HandWorth {
  const bits = new Map(ASKINGS.map((about) => [about, bitsAbout(about, all)]));
  const most = Math.max(0, ...[...bits.values()].flat());
  const ofKind = (about: Asking, count: number): number => {
    const pairs = count >> 1;
    const asked = bits.get(about) ?? [];
    const ready = asked.slice(0, pairs).reduce((sum, taught) => sum + taught, 0);
    return PAIR_WORTH * ready + (count % 2) * SINGLE_WORTH * (asked[pairs] ?? 0);
  };
  return (hand) => {
    const count = (wanted: DicoCard): number => hand.filter((card) => card === wanted).length;
    return ASKINGS.reduce((sum, about) => sum + ofKind(about, count(about)), JOKER_WORTH * most * count('joker'));
  };
}

/** What such a question would teach about each opponent, the most first. */
function bitsAbout(wanted: Asking, all: readonly Need[]): readonly number[] {
  const each = all.map((need) => need.teachings.find(({ about }) => about === wanted)?.bits ?? 0);
  return each.sort((one, other) => other - one);
}
