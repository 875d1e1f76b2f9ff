// Knows whether cards in a row say a word: which card gave which sound, or where it broke.

import type { Tolerance } from '@boite/language';
import { type Alignment, aligned } from './alignment.ts';
import { type Ear, earOf } from './ear.ts';
import { type HeardWord, heardWord } from './heard-word.ts';
import { missOf } from './miss.ts';
import { type Part, partOf } from './parts.ts';
import { type RebusCard, sayingsOf } from './rebus-card.ts';
import type { RebusRefusal } from './refusal.ts';
import { LONGEST_CLAIM, type Voices, waysToSay } from './spoken-words.ts';

/** A word has fewer sounds, and every card gives one. */
export const MOST_CARDS = 24;
export const MOST_SOUNDS = 120;

export interface Rebus {
  readonly cards: readonly RebusCard[];
  /** Every way the word may be said. */
  readonly heard: readonly string[];
  readonly tolerance: Tolerance;
}

export type RebusVerdict =
  | { readonly accepted: true; readonly sounds: string; readonly parts: readonly Part[] }
  | { readonly accepted: false; readonly sounds: string | null; readonly refusal: RebusRefusal };

/** Whether cards say one of the sounds of a word. */
export function judgeHeard({ cards, heard, tolerance }: Rebus): RebusVerdict {
  const refusal = objectionTo(cards, heard);
  if (refusal !== null) return { accepted: false, sounds: heard[0] ?? null, refusal };
  const ear = earOf(tolerance);
  const attempts = heard.map((sounds) => attempted(cards, sounds, ear));
  const best = attempts.reduce((one, other) => (isBetter(other, one) ? other : one));
  return best.isWhole ? acceptance(best) : { accepted: false, sounds: best.sounds, refusal: missOf({ ...best, cards }) };
}

interface Attempt extends Alignment {
  readonly sounds: string;
  readonly word: HeardWord;
}

function attempted(cards: readonly RebusCard[], sounds: string, ear: Ear): Attempt {
  const word = heardWord(sounds, ear);
  return { sounds, word, ...aligned(cards, word, ear.leniency.liberties.length > 0) };
}

/** Read to its end, then cheaper, else further. */
function isBetter(one: Attempt, other: Attempt): boolean {
  if (one.isWhole !== other.isWhole) return one.isWhole;
  return one.isWhole ? one.cost < other.cost : (one.steps.at(-1)?.to ?? 0) > (other.steps.at(-1)?.to ?? 0);
}

function acceptance({ sounds, word, steps }: Attempt): RebusVerdict {
  return { accepted: true, sounds, parts: steps.map((step) => partOf(step, word)) };
}

/** What can be refused before listening. */
function objectionTo(cards: readonly RebusCard[], heard: readonly string[]): RebusRefusal | null {
  if (cards.length === 0) return { code: 'no-card' };
  if (cards.length > MOST_CARDS) return { code: 'too-many-cards', most: MOST_CARDS };
  let hasPicture = false;
  for (const [at, card] of cards.entries()) {
    if (card.kind !== 'picture') continue;
    if (sayingsOf(card).length === 0) return { code: 'silent-card', at, card: card.name };
    hasPicture = true;
  }
  if (!hasPicture) return { code: 'no-picture' };
  return heard.length === 0 || heard.some(({ length }) => length > MOST_SOUNDS) ? { code: 'too-long' } : null;
}

/** A rebus as a player claims it: a word or a phrase. */
export interface Claim extends Voices {
  readonly cards: readonly RebusCard[];
  readonly word: string;
  readonly tolerance: Tolerance;
}

export function judgeRebus({ cards, word, tolerance, ...voices }: Claim): RebusVerdict {
  const heard = waysToSay(word, voices);
  if (heard.length > 0) return judgeHeard({ cards, heard, tolerance });
  const isLong = word.length > LONGEST_CLAIM;
  return { accepted: false, sounds: null, refusal: isLong ? { code: 'too-long' } : { code: 'unknown-word', word } };
}
