// What is shown under the pieces of a rebus: what each may say by itself, what it gave to the word, or where the word broke.

import { spoken } from '@boite/language';
import {
  type DifferenceCode,
  differenceText,
  type FreePiece,
  type HeardPart,
  type RebusRefusal,
  type SpokenPiece,
} from '@boite/rebus';

/** A piece of a game, by the id of its picture. */
export type PicturedPiece = (SpokenPiece | FreePiece) & { readonly id: string };

export interface HeardCard {
  readonly card: string;
  /** As a French reader says it: « cha ». */
  readonly text: string;
  /** `alone`: no word to compare with. `unread`: after the place where the word broke. */
  readonly state: 'alone' | 'heard' | 'broken' | 'unread';
  /** What the ear forgave it. */
  readonly forgiven: readonly DifferenceCode[];
}

/** A piece has many homophones and few sounds. */
const MOST_TEXTS = 2;

/** What a piece says by itself: « cha », « té / t’ »; « ? » for each sound of a free one. */
export function soundsAlone(piece: SpokenPiece | FreePiece): string {
  if (piece.kind === 'free') return Array(piece.sounds).fill('?').join(' ');
  const readings = piece.readings.filter(({ isExtension }) => !isExtension);
  const texts = new Set(readings.map(({ said, sounds }) => spoken(sounds.replace(/_$/, '')) + (said.endsWith("'") ? '’' : '')));
  return [...texts].slice(0, MOST_TEXTS).join(' / ');
}

export function heardAlone(pieces: readonly PicturedPiece[]): readonly HeardCard[] {
  return pieces.map((piece) => ({ card: piece.id, text: soundsAlone(piece), state: 'alone', forgiven: [] }));
}

/** What each piece gave to a word that was heard. */
export function heardAs(pieces: readonly PicturedPiece[], parts: readonly HeardPart[]): readonly HeardCard[] {
  return pieces.map(({ id }, place) => {
    const own = parts.filter(({ at }) => at === place);
    const text = own.map(({ sounds }) => spoken(sounds)).join(' … ');
    return { card: id, text, state: 'heard', forgiven: own.flatMap(({ differences }) => differences) };
  });
}

/** Where a word broke: the pieces before were heard, those after were not read. */
export function heardUpTo(pieces: readonly PicturedPiece[], refusal: RebusRefusal): readonly HeardCard[] {
  const broken = brokenAt(pieces, refusal);
  if (broken === null) return heardAlone(pieces);
  return pieces.map((piece, at) => {
    const state = at === broken ? 'broken' : at < broken ? 'heard' : 'unread';
    return { card: piece.id, text: soundsAlone(piece), state, forgiven: [] };
  });
}

/** Which piece did not say what was wanted; the number of pieces when they all did; null when nobody listened. */
function brokenAt(pieces: readonly PicturedPiece[], refusal: RebusRefusal): number | null {
  if (refusal.code === 'not-finished') return pieces.length;
  return refusal.code === 'other-sound' || refusal.code === 'twice' || refusal.code === 'no-sound-left' ? refusal.at : null;
}

/** « « é » et « è » se valent », each said once. */
export function forgivenIn(cards: readonly HeardCard[]): readonly string[] {
  return [...new Set(cards.flatMap(({ forgiven }) => forgiven))].map(differenceText);
}
