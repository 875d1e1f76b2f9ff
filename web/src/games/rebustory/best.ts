// Knows the best that could be made of some cards: rebuses side by side, no card twice, among words one has met.

import {
  alikeCards,
  bestTogether,
  cardById,
  type FoundRebus,
  isTooLarge,
  JOKER,
  type Lexicon,
  lexiconWords,
  pictureCard,
  REBUSTORY,
  type RebusCard,
  rebuses,
  type Sounds,
  spelled,
  WordBands,
} from '@boite/language';
import { type CardId, MOST_SHARED, type Options, REBUSTORY_ID, rowPoints } from './rules.ts';

export interface BestRebus {
  readonly word: string;
  readonly cards: readonly CardId[];
  readonly points: number;
}

export interface BestQuestion {
  readonly hand: readonly CardId[];
  readonly options: Options;
  /** A single rebus of so many cards, for a rung of the ladder; null for as many as there can be. */
  readonly rung: number | null;
}

/** Beyond that rank, a word is for the dictionary alone. */
const MAX_RANK = 40_000;

/** Null when there are too many cards to look at them all. */
export class BestFinder {
  readonly #words: WordBands;
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon, sounds: Sounds) {
    this.#lexicon = lexicon;
    this.#words = new WordBands(lexiconWords(lexicon, sounds));
  }

  best({ hand, options, rung }: BestQuestion): readonly BestRebus[] | null {
    const cards = hand.map(rebusCard);
    if (isTooLarge(cards) || (rung === null && hand.length > MOST_SHARED)) return null;
    const limits = rung === null ? {} : { minCards: rung, maxCards: rung };
    const found: Scored[] = [];
    for (const one of rebuses({ cards, tolerance: options.tolerance, words: this.#words, maxRank: MAX_RANK, ...limits })) {
      const used = [...new Set(one.cards)];
      const { points } = rowPoints(
        used.map((at) => hand[at] as CardId),
        options,
      );
      found.push({ found: one, cards: used, points });
    }
    return rung === null ? this.#together(found, cards, hand) : this.#dearest(found, hand);
  }

  #together(found: readonly Scored[], cards: readonly RebusCard[], hand: readonly CardId[]): readonly BestRebus[] {
    const chosen = bestTogether(
      found.filter((one) => !isName(one, hand)),
      alikeCards(cards),
    );
    return chosen.map((one) => this.#written(one, hand)).sort((a, b) => b.points - a.points);
  }

  #dearest(found: readonly Scored[], hand: readonly CardId[]): readonly BestRebus[] {
    const fair = found.filter((one) => !isName(one, hand));
    const best = fair.reduce<Scored | null>((one, other) => (one === null || other.points > one.points ? other : one), null);
    return best ? [this.#written(best, hand)] : [];
  }

  #written({ found, cards, points }: Scored, hand: readonly CardId[]): BestRebus {
    const { word } = found;
    return { word: this.#lexicon.forms(word)[0] ?? word.toLowerCase(), cards: cards.map((at) => hand[at] as CardId), points };
  }
}

interface Scored {
  readonly found: FoundRebus;
  readonly cards: readonly number[];
  readonly points: number;
}

function isName({ found, cards }: Scored, hand: readonly CardId[]): boolean {
  return cards.some((at) => spelled(cardById(hand[at] ?? '')?.name ?? '') === found.word);
}

function rebusCard(id: CardId): RebusCard {
  const card = cardById(id);
  if (card) return pictureCard(card);
  return id === REBUSTORY_ID ? REBUSTORY : JOKER;
}
