// A game played alone once it is over: the cards there were, rung by rung or all at once, and what was made of them.

import type { Told } from '@boite/protocol';
import type { CardId } from '../rules/cards.ts';
import { FIRST_RUNG } from '../rules/ways.ts';
import type { News, View } from '../types.ts';
import type { BestQuestion } from './best.ts';

/** What could have been made of the cards, to compare, in everyday words and in all: a question for a draw, one a rung for a ladder. */
export function bestQuestions(view: View, told: readonly Told<News>[]): readonly BestQuestion[] {
  const { options } = view;
  const draws =
    options.way === 'tirage'
      ? [{ hand: allCards(view), options, rung: 0 }]
      : rungHands(view, told).map((hand, nth) => ({ hand, options, rung: FIRST_RUNG + nth }));
  return (['all', 'everyday'] as const).flatMap((words) => draws.map((draw) => ({ ...draw, words })));
}

/** Every card that was drawn: those on the table and those in hand. */
function allCards({ plays, lastHands }: View): readonly CardId[] {
  const laid = plays.flatMap((groups) => groups.flatMap(({ squares }) => squares.map(({ card }) => card)));
  return [...laid, ...(lastHands?.[0] ?? [])];
}

/** The cards before the rebus of each rung was laid; at the last rung, those that were left if there was none. */
function rungHands(view: View, told: readonly Told<News>[]): readonly (readonly CardId[])[] {
  const all = told.map(({ news }) => news);
  const drawnLater = all.flatMap(drewIn);
  let hand = cardsLeft(allCards(view), drawnLater);
  let isFilled = false;
  const hands: (readonly CardId[])[] = [];
  for (const one of all) {
    if (one.kind === 'laid') {
      hands.push(hand);
      hand = cardsLeft(hand, one.change.used);
      isFilled = true;
    }
    if (one.kind === 'withdrawn') {
      hands.pop();
      hand = [...hand, ...one.cards];
      isFilled = false;
    }
    if (one.kind === 'scored') isFilled = false;
    hand = [...hand, ...drewIn(one)];
  }
  const isClimbed = view.result?.reason === 'ladder-climbed';
  return isFilled || isClimbed ? hands : [...hands, hand];
}

function drewIn(news: News): readonly CardId[] {
  return (news.kind === 'drew' || news.kind === 'helped') && news.drew !== null ? news.drew : [];
}

function cardsLeft(cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
