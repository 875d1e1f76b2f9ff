// How a card shows its face, to the eye and to the ear.

import { counted, type Letter } from '@boite/language';
import { cardValue } from '../rules/deck.ts';
import type { Card, Laid } from '../types.ts';

/** A joker in hand, or just laid, does not say yet what it stands for. */
export type CardFaceShown = Exclude<Laid, { kind: 'joker' }> | { readonly kind: 'joker'; readonly letter: Letter | null };

export function faceOf(card: Card): CardFaceShown {
  if (card === 'joker') return { kind: 'joker', letter: null };
  return card === 'gomme' ? { kind: 'gomme' } : { kind: 'letter', letter: card };
}

export function pointsOn(face: CardFaceShown): number {
  if (face.kind === 'back') return 0;
  return cardValue(face.kind === 'letter' ? face.letter : face.kind);
}

/** « A, 1 point », « joker pour E, 1 point », « gomme, −2 points ». */
export function spokenFace(face: CardFaceShown): string {
  return face.kind === 'back' ? 'carte à l’envers' : `${faceName(face)}, ${counted(pointsOn(face), 'point')}`;
}

function faceName(face: Exclude<CardFaceShown, { kind: 'back' }>): string {
  if (face.kind === 'joker') return face.letter === null ? 'joker' : `joker pour ${face.letter}`;
  return face.kind === 'letter' ? face.letter : 'gomme';
}
