// What each card of Rébustory shows, those in reserve included.

import { CARDS } from '@boite/rebus';
import { artOf, type PieceArts } from '@boite/ui/pictures/art.ts';
import { JOKER_ID, REBUSTORY_ID } from '../rules/deck.ts';

const FIGURES = { un: '1', deux: '2', sept: '7', dix: '10', cent: '100', mille: '1000' };

const ofCards = artOf(
  CARDS.filter(({ set }) => set !== 'tokens'),
  { written: FIGURES, drawn: { tu: 'toi' } },
);

export const pictures: PieceArts = new Map([...ofCards, [JOKER_ID, { drawn: 'joker' }], [REBUSTORY_ID, { drawn: 'rebustory' }]]);
