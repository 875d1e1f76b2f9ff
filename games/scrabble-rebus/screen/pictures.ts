// What each token of Scrabble Rébus shows.

import { artOf, type PieceArts } from '@boite/ui/pictures/art.ts';
import { SYMBOLS } from '../rules/symbols.ts';

export const pictures: PieceArts = artOf(SYMBOLS, {
  written: { et: 'ET', tu: 'TU', 'le-la-les': 'LE LA LES' },
  drawn: { noeud: 'noeud-2', verre: 'verre-a-pied' },
});
