// Knows what a play leads to: hands are imagined for the next player and for oneself, and the best word of each is weighed.

import { shuffled, surplus } from '@boite/kernel';
import { RONDO_HAND } from '../rules/deck.ts';
import { holderAfter } from '../rules/holder.ts';
import type { Action, Card, Holder, View } from '../types.ts';
import { HABITS } from './habits.ts';
import type { WeighedPlay } from './judgement.ts';
import { playLaid } from './laying.ts';
import { type Side, unseen } from './side.ts';
import { allWordPlays } from './solver.ts';

/** How much of what the next player gains counts against a play between two, and how much of what oneself gains after that. */
const SPOILING = 0.8;
const HOPE = 0.7;

/** Better and better choices among the most promising plays, after each pair of hands that was imagined. */
export function* foreseenPlays(side: Side, weighed: readonly WeighedPlay[]): Generator<Action, void, void> {
  const { rivals, rivalPlays } = HABITS[side.level];
  const plays = weighed.slice(0, rivalPlays);
  const outcomes = plays.map(() => 0);
  for (let hands = 1; hands <= rivals; hands++) {
    const cards = shuffled(unseen(side.view), side.chance);
    for (const [index, play] of plays.entries()) outcomes[index] = (outcomes[index] ?? 0) + outcomeOf(side, play, cards);
    const worths = plays.map((play, index) => groundWorth(side, play) + (outcomes[index] ?? 0) / hands);
    const best = plays[worths.indexOf(Math.max(...worths))];
    if (best) yield { kind: 'play', ...best.play };
  }
}

/** While there is a pile, the cards kept are weighed by what they bring; afterwards by what they cost. */
function groundWorth(side: Side, { worth, points }: WeighedPlay): number {
  return isLate(side.view) ? worth : points;
}

/** Whether the pile ends before one's next turn is filled up. */
function isLate({ pileSize }: View): boolean {
  return pileSize <= RONDO_HAND;
}

/** What the next two plays are worth to a side once a play is made, with unseen cards in an order left to chance. */
function outcomeOf(side: Side, { play, goesOut }: WeighedPlay, cards: readonly Card[]): number {
  if (goesOut) return 0;
  const { view } = side;
  const rivalSize = nextHandSize(side);
  const after = holderAfter(view.holder, play);
  const reply = bestWord(side, after, cards.slice(0, rivalSize));
  const lost = SPOILING * reply.points * shareOfRival(view);
  if (isLate(view)) return -lost;
  const kept = surplus(
    view.hand ?? [],
    play.placements.map(({ card }) => card),
  );
  const hand = [...kept, ...cards.slice(rivalSize, rivalSize + Math.max(0, RONDO_HAND - kept.length))];
  return HOPE * bestWord(side, reply.holder, hand).points - lost;
}

/** The word that pays most, and how the holder looks then. */
function bestWord({ view, lexicon }: Side, holder: Holder, hand: readonly Card[]): { points: number; holder: Holder } {
  const puzzle = { holder, hand, exchanges: 0, options: view.options };
  const best = allWordPlays(puzzle, lexicon)[0];
  if (best === undefined || best.points <= 0) return { points: 0, holder };
  return { points: best.points, holder: holderAfter(holder, playLaid(puzzle, best)) };
}

/** With more opponents, what one of them gains matters less. */
function shareOfRival({ retired }: View): number {
  return 1 / Math.max(1, retired.filter((gone) => !gone).length - 1);
}

function nextHandSize({ view, seat }: Side): number {
  const others = view.handSizes.map((_, offset) => (seat + 1 + offset) % view.seats);
  return view.handSizes[others.find((other) => !view.retired[other]) ?? seat] ?? 0;
}
