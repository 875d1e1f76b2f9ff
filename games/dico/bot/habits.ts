// How attentive and how bold a bot is. Chances are in percent.

import type { Level } from '@boite/kernel';

export interface Temper {
  /** The chance to remember a card that was shown. */
  readonly remembers: number;
  /** Whether questions are weighed; otherwise any that teaches something will do. */
  readonly weighs: boolean;
  /** How sure to be right a player must be to say STOP, from 0 to 1: when someone else is close to it, or in a rash moment. */
  readonly sureInHaste: number;
  readonly sureWhenRash: number;
  /** The chance that a turn is such a moment. */
  readonly rash: number;
  /** The chance to open the dictionary rather than to take cards. */
  readonly consults: number;
}

export const TEMPERS: Readonly<Record<Level, Temper>> = {
  debutant: { remembers: 35, weighs: false, sureInHaste: 1, sureWhenRash: 1 / 3, rash: 20, consults: 6 },
  habitue: { remembers: 75, weighs: true, sureInHaste: 1 / 2, sureWhenRash: 1, rash: 0, consults: 0 },
  expert: { remembers: 100, weighs: true, sureInHaste: 1 / 2, sureWhenRash: 1, rash: 0, consults: 0 },
};
