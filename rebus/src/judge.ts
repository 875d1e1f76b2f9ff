// Whether pieces in a row say a word: which piece gave which sound, or at which place it broke.

import { ELISION, LONGEST_CLAIM, markedWays, type Tolerance, type Voices, WORD_END, waysToRead } from '@boite/language';
import { type Alignment, bestAlignment } from './alignment.ts';
import { type Ear, earOf } from './ear.ts';
import { type HeardWord, heardWord } from './heard-word.ts';
import { missIn } from './miss.ts';
import { type HeardPart, partOf } from './parts.ts';
import { type Piece, sayingsOf } from './piece.ts';
import type { RebusRefusal } from './refusal.ts';

/** A word has fewer sounds, and every piece gives one. */
export const MOST_PIECES = 24;
export const LONGEST_SOUNDS = 120;

/** Pieces said to be heard in one of these ways. */
export interface HeardClaim {
  readonly pieces: readonly Piece[];
  /** Every way the word may be said. */
  readonly heard: readonly string[];
  readonly tolerance: Tolerance;
}

export type RebusVerdict =
  | { readonly accepted: true; readonly sounds: string; readonly parts: readonly HeardPart[] }
  | { readonly accepted: false; readonly sounds: string | null; readonly refusal: RebusRefusal };

/** Whether pieces say one of the sounds of a word. */
export function judgeHeard({ pieces, heard, tolerance }: HeardClaim): RebusVerdict {
  const refusal = refusalUnheard(pieces, heard);
  if (refusal !== null) return { accepted: false, sounds: heard[0] === undefined ? null : plainSounds(heard[0]), refusal };
  const ear = earOf(tolerance);
  const listened = heard.map((sounds) => listenedAs(pieces, sounds, ear));
  const best = listened.reduce((one, other) => (isBetter(other, one) ? other : one));
  return best.isWhole
    ? acceptance(best)
    : { accepted: false, sounds: plainSounds(best.sounds), refusal: missIn({ ...best, pieces }) };
}

interface Listened extends Alignment {
  readonly sounds: string;
  readonly word: HeardWord;
}

function listenedAs(pieces: readonly Piece[], sounds: string, ear: Ear): Listened {
  const word = heardWord(sounds, ear);
  return { sounds, word, ...bestAlignment(pieces, word, { takesLiberties: ear.leniency.liberties.length > 0 }) };
}

/** Read to its end, then cheaper, else further. */
function isBetter(one: Listened, other: Listened): boolean {
  if (one.isWhole !== other.isWhole) return one.isWhole;
  return one.isWhole ? one.cost < other.cost : (one.steps.at(-1)?.to ?? 0) > (other.steps.at(-1)?.to ?? 0);
}

function acceptance({ sounds, word, steps }: Listened): RebusVerdict {
  return { accepted: true, sounds: plainSounds(sounds), parts: steps.map((step) => partOf(step, word)) };
}

/** Without the marks of a phrase. */
function plainSounds(sounds: string): string {
  return sounds.replaceAll(WORD_END, '').replaceAll(ELISION, '');
}

/** What can be refused before listening. */
function refusalUnheard(pieces: readonly Piece[], heard: readonly string[]): RebusRefusal | null {
  if (pieces.length === 0) return { code: 'no-piece' };
  if (pieces.length > MOST_PIECES) return { code: 'too-many-pieces', most: MOST_PIECES };
  let isSpoken = false;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (piece.kind !== 'spoken') continue;
    if (sayingsOf(piece).length === 0) return { code: 'silent-piece', at, piece: piece.name };
    isSpoken = true;
  }
  if (!isSpoken) return { code: 'only-free' };
  return heard.length === 0 || heard.some(({ length }) => length > LONGEST_SOUNDS) ? { code: 'too-long' } : null;
}

/** A rebus as a player claims it: a word or a phrase. */
export interface WordClaim extends Voices {
  readonly pieces: readonly Piece[];
  readonly word: string;
  readonly tolerance: Tolerance;
}

export function judgeRebus({ pieces, word, tolerance, ...voices }: WordClaim): RebusVerdict {
  const heard = markedWays(word, voices);
  if (heard.length > 0) return judgeHeard({ pieces, heard, tolerance });
  if (word.length > LONGEST_CLAIM) return { accepted: false, sounds: null, refusal: { code: 'too-long' } };
  return judgeRead({ pieces, heard: waysToRead(word, voices), tolerance }, word);
}

/** What nobody knows is read by its letters, and told so: to accept it is a table's business. */
function judgeRead(claim: HeardClaim, word: string): RebusVerdict {
  const fits = claim.heard.length > 0 && judgeHeard(claim).accepted;
  return { accepted: false, sounds: claim.heard[0] ?? null, refusal: { code: 'unknown-word', word, ...(fits && { fits }) } };
}
