// Knows which card of a hand promises the least, and whether the top discard promises more than one that nobody has seen.

import { type BotSituation, isAtLeast, surplus } from '@boite/kernel';
import { type CardId, JOKER_CARD, pictureCard } from '../rules/cards.ts';
import { cardPoints } from '../rules/deck.ts';
import { toleranceOf } from '../rules/ear.ts';
import { courseOf } from '../rules/ways.ts';
import type { Action, RebustoryTypes } from '../types.ts';
import { Candidates } from './candidates.ts';
import { heldCards } from './held-cards.ts';
import { knownWords } from './known-words.ts';

type CardSituation = BotSituation<RebustoryTypes>;
type FinishAction = Extract<Action, { kind: 'finish' }>;

/** The words that a card yet to be drawn is imagined in. */
const IMAGINED = { jokers: 0, rebustorys: 0, maxRank: 2_000, minCards: 2, hasNames: false };
const MOST_IMAGINED_CARDS = 4;
/** A card that may say anything stands for the one to be drawn. */
const ANY_CARD = { piece: JOKER_CARD, sum: 2, count: 1 };

/** The end of a turn, at once: a picture goes. */
export function firstFinish({ view }: Pick<CardSituation, 'view'>): FinishAction {
  return { kind: 'finish', discard: throws(view) ? (pictureIn(view.hand ?? []) ?? null) : null, takesTop: false };
}

/** The end of a turn, well considered. */
export function bestFinish(situation: CardSituation): FinishAction {
  const { view, level } = situation;
  const hand = view.hand ?? [];
  const [top] = courseOf(view.options).takesTop ? view.discards : [];
  if (!throws(view) || !isAtLeast(level, 'amateur'))
    return { ...firstFinish(situation), takesTop: top !== undefined && hasNoPicture(top) };
  const promises = promisesOf(top === undefined ? hand : [...hand, top], situation);
  const discard = hand.toSorted((one, other) => (promises.get(one) ?? 0) - (promises.get(other) ?? 0))[0] ?? null;
  const kept = discard === null ? hand : surplus(hand, [discard]);
  return { kind: 'finish', discard, takesTop: top !== undefined && isWelcome(top, kept, promises) };
}

function throws({ options, hand }: CardSituation['view']): boolean {
  return courseOf(options).draws !== 'none' && (hand?.length ?? 0) > 0;
}

function pictureIn(hand: readonly CardId[]): CardId | undefined {
  return hand.find((card) => !hasNoPicture(card)) ?? hand[0];
}

function hasNoPicture(card: CardId): boolean {
  return pictureCard(card) === null;
}

/** Whether it promises as much as the cards that are kept, on the average. */
function isWelcome(top: CardId, kept: readonly CardId[], promises: ReadonlyMap<CardId, number>): boolean {
  if (hasNoPicture(top)) return true;
  const pictures = kept.filter((card) => !hasNoPicture(card));
  const mean = pictures.reduce((sum, card) => sum + (promises.get(card) ?? 0), 0) / Math.max(1, pictures.length);
  return (promises.get(top) ?? 0) > mean;
}

/** For each card, the points of what it could say with the others and one more; a free card is worth more than any. */
function promisesOf(hand: readonly CardId[], { view, books }: CardSituation): ReadonlyMap<CardId, number> {
  const held = heldCards(hand, view.options);
  const looking = { held, words: knownWords(books), tolerance: toleranceOf(view.options), core: ANY_CARD, notices: () => true };
  const candidates = new Candidates({ ...looking, minCards: 2, maxCards: MOST_IMAGINED_CARDS, maxRank: IMAGINED.maxRank });
  candidates.look(IMAGINED);
  const promises = new Map<CardId, number>(
    hand.map((card) => [card, hasNoPicture(card) ? Number.MAX_SAFE_INTEGER : cardPoints(card) / 100]),
  );
  for (const { row, points } of candidates.all())
    for (const at of row) {
      const card = held.ids[at];
      if (card !== undefined) promises.set(card, (promises.get(card) ?? 0) + points);
    }
  return promises;
}
