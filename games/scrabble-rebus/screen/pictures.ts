// What each token of Scrabble Rébus shows.

import { CARDS } from '@boite/rebus';
import { artOf, type PieceArts } from '@boite/ui/pictures/art.ts';

export const pictures: PieceArts = artOf(
  CARDS.filter(({ set }) => set === 'tokens'),
  {
    written: { et: 'ET', tu: 'TU', 'le-la-les': 'LE LA LES' },
    drawn: { noeud: 'noeud-2', verre: 'verre-a-pied' },
  },
);
