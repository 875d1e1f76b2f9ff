// A hint of Rondo: where the best word changes the holder, how long it is, and the cards that make it.

import type { Hints, Stuck } from '@boite/kernel';
import { counted, typeset } from '@boite/language';
import { puzzleOf } from '../bot/judgement.ts';
import { playLaid } from '../bot/laying.ts';
import { allWordPlays } from '../bot/solver.ts';
import type { Books, Card, Placement, View } from '../types.ts';

export function hints({ view, seat }: Stuck<View>, { lexicon }: Books): Hints | null {
  if (view.phase !== 'turn' || view.turn !== seat) return null;
  const puzzle = puzzleOf(view);
  const [best] = allWordPlays(puzzle, lexicon);
  if (best === undefined) return null;
  const { lengthen, placements } = playLaid(puzzle, best);
  const cards = counted(placements.length, 'carte');
  return {
    where: typeset(`${ENDS[lengthen ?? 'none']} ; la première carte à poser va sur la case ${(placements[0]?.at ?? 0) + 1}.`),
    size: typeset(`Un mot de ${best.word.length} lettres, avec ${cards} de votre main : ${counted(best.points, 'point')}.`),
    move: typeset(`« ${best.word} » : ${placements.map(cardPlaced).join(', ')}.`),
  };
}

const ENDS = {
  start: 'Allongez le porte-cartes au début',
  end: 'Allongez le porte-cartes à la fin',
  none: 'Le porte-cartes garde sa longueur',
} as const;

function cardPlaced({ card, as, at, faceDown }: Placement): string {
  return `${faceDown ? 'une carte retournée' : cardSaid(card, as)} sur la case ${at + 1}`;
}

function cardSaid(card: Card, as: Placement['as']): string {
  if (card === 'gomme') return 'une gomme';
  return card === 'joker' ? `un joker pour ${as}` : card;
}
