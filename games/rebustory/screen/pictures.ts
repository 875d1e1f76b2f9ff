// What each card of Rébustory shows, those in reserve included.

import { artOf, type PieceArts } from '@boite/ui/pictures/art.ts';
import { JOKER_ID, PICTURE_CARDS, REBUSTORY_ID } from '../rules/cards.ts';

const FIGURES = { un: '1', deux: '2', sept: '7', dix: '10', cent: '100', mille: '1000' };

const ofCards = artOf(PICTURE_CARDS, { written: FIGURES, drawn: { tu: 'toi' } });

export const pictures: PieceArts = new Map([...ofCards, [JOKER_ID, { drawn: 'joker' }], [REBUSTORY_ID, { drawn: 'rebustory' }]]);
