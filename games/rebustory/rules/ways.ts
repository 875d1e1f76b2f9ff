// How the ways to play differ: what each deals, allows and aims at. (RULES.md 5 to 8)

import type { SeatCount } from '@boite/kernel';
import type { Options } from '../types.ts';

export interface WayRules {
  readonly seats: SeatCount;
  /** Cards dealt to each. */
  readonly hand: number;
  /** A card is drawn before laying. */
  readonly drawsFirst: boolean;
  /** What is drawn after the discard: back to a whole hand, one card, or nothing since there is no discard. */
  readonly draws: 'hand' | 'one' | 'none';
  /** Everyone's rebuses, whenever they were laid, may be lengthened, crossed and taken from. */
  readonly isOpen: boolean;
  /** One of the cards drawn may be the top discard. */
  readonly takesTop: boolean;
  /** What becomes of the discards when the pile is empty: all but the top one, all, or nothing. */
  readonly renews: 'under-top' | 'all' | 'never';
  /** The next seat clockwise, or the one before. */
  readonly step: 1 | -1;
  /** Rounds, each won by an empty hand. */
  readonly hasRounds: boolean;
  /** Points to reach. */
  readonly target: number;
}

const TOGETHER: SeatCount = { min: 2, max: 6 };
const ALONE: SeatCount = { min: 1, max: 1 };
export const ANY_WAY: SeatCount = { min: ALONE.min, max: TOGETHER.max };

const CLASSIQUE: WayRules = {
  seats: TOGETHER,
  hand: 7,
  drawsFirst: false,
  draws: 'hand',
  isOpen: true,
  takesTop: true,
  renews: 'under-top',
  step: 1,
  hasRounds: false,
  target: 100,
};

const SECOND: WayRules = { ...CLASSIQUE, hand: 10, draws: 'one', renews: 'never', step: -1, hasRounds: true, target: 300 };

const COMPACTE: WayRules = {
  ...CLASSIQUE,
  hand: 10,
  drawsFirst: true,
  isOpen: false,
  takesTop: false,
  renews: 'all',
  target: 300,
};

const TIRAGE: WayRules = {
  ...CLASSIQUE,
  seats: ALONE,
  hand: 20,
  draws: 'none',
  isOpen: false,
  takesTop: false,
  renews: 'never',
  target: Number.POSITIVE_INFINITY,
};

const ECHELLE: WayRules = { ...TIRAGE, hand: 10 };

export function courseOf({ edition, way }: Pick<Options, 'edition' | 'way'>): WayRules {
  switch (way) {
    case 'premier':
      return edition === 'classique' ? CLASSIQUE : COMPACTE;
    case 'second':
      return SECOND;
    case 'echelle':
      return ECHELLE;
    case 'tirage':
      return TIRAGE;
  }
}

export function isOnLadder(options: Pick<Options, 'way'>): boolean {
  return options.way === 'echelle';
}

export function isAlone(options: Pick<Options, 'way'>): boolean {
  return isOnLadder(options) || options.way === 'tirage';
}

export function targetOf(options: Options): number {
  return options.target ?? courseOf(options).target;
}

/** Cards added at each rung of the ladder, what ten more cost, and the rungs: rebuses of two to six cards. (RULES.md 8.1) */
export const RUNG_CARDS = 10;
export const HELP_COST = 10;
export const FIRST_RUNG = 2;
export const LAST_RUNG = 6;

/** Go-rounds without a card laid that end a game or a round; turns each of the youngest. (RULES.md 5.6, 7.7) */
export const IDLE_GO_ROUNDS = 3;
export const CHILDREN_TURNS = 3;

/** The most cards of a phrase. (RULES.md 10.2) */
export const PHRASE_CARDS = 6;
