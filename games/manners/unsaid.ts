// Knows which words no machine says at a family's table, whatever the game.

import type { Lexicon } from '@boite/language';

/** In any form. */
const UNSAID = new Set(
  (
    'BITE BORDEL BOUGNOULE BRANLER CHIASSE CHIER CHIOTTE CON CONNARD CONNASSE CONNE CONNERIE COUILLE COUILLON CUL EMMERDER ' +
    'ENCULER ENFOIRE FOUTRE GOUINE MERDE MERDER MERDEUX MERDIER MERDIQUE NAZI NEGRE NEGRESSE NICHON NIQUER PEDE PISSER ' +
    'POUFIASSE PUTAIN PUTE SALAUD SALOPE VIOL VIOLER VIOLEUR YOUPIN'
  ).split(' '),
);

export function isSaid(word: string, lexicon: Pick<Lexicon, 'lemmas'>): boolean {
  return !lexicon.lemmas(word).some((lemma) => UNSAID.has(lemma));
}
