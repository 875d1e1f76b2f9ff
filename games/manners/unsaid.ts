// Knows which words no machine says at a family's table, whatever the game.

import type { Lexicon } from '@boite/language';

/** In any form. */
const UNSAID = new Set(
  (
    'BITE BRANLER CHIER CON CONNARD CONNASSE CONNE COUILLE CUL ENCULER FOUTRE GOUINE MERDE NAZI NEGRE NIQUER PEDE PISSER ' +
    'PUTAIN PUTE SALAUD SALOPE VIOL VIOLER VIOLEUR'
  ).split(' '),
);

export function isSaid(word: string, lexicon: Pick<Lexicon, 'lemmas'>): boolean {
  return !lexicon.lemmas(word).some((lemma) => UNSAID.has(lemma));
}
