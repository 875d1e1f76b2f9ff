// What a table agrees on before a game of Rébustory.

import type { Judging, PrecedentOptions } from '@boite/kernel';
import type { ToleranceBundle } from '@boite/language';
import type { Edition } from '../rules/deck.ts';
import type { TableDeck } from '../rules/own-deck.ts';

/**
 * `premier`: the first game of the first edition, or the only one of the second. `second`: the second game, of the first edition
 * alone. `echelle`, `tirage`: alone.
 */
type WayToPlay = 'premier' | 'second' | 'echelle' | 'tirage';

export interface Options extends PrecedentOptions {
  readonly edition: Edition;
  /** Cards of one's own; none unless told. */
  readonly deck?: TableDeck;
  readonly way: WayToPlay;
  /** The twenty cards of the day, the same for everyone (`tirage`). */
  readonly daily: boolean;
  /** Points to reach; null for those of the rules. */
  readonly target: number | null;
  /** How supple the ear is; `choisie`: the sounds below are equal or not, one by one. */
  readonly tolerance: ToleranceBundle | 'choisie';
  readonly equalE: boolean;
  readonly equalO: boolean;
  readonly equalEu: boolean;
  readonly equalA: boolean;
  readonly equalIn: boolean;
  /** i, u, ou said apart or glided before a vowel. */
  readonly equalGlide: boolean;
  /** One liberty a rebus. */
  readonly liberty: boolean;
  /** Who decides whether cards say a word. */
  readonly judging: Judging;
  /** A rebus may also be a short sentence or a group of words. */
  readonly phrases: boolean;
  /** For the youngest (second edition): every card is worth one point, three turns each. */
  readonly children: boolean;
  /** Seconds for a turn; `accord`: a minute when the others agree to turn it; null without an hourglass. */
  readonly sablier: number | 'accord' | null;
}
