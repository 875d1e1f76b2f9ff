// What Rummikub des mots gives to the shell of a table.

import { counted, typeset } from '@boite/language';
import { accents } from '@boite/ui/accents.svelte.ts';
import type { GameScreen } from '@boite/ui/screen.ts';
import { scoredStanding } from '@boite/ui/standing.ts';
import type { RummikubTypes, View } from '../types.ts';
import { RUMMIKUB_EFFECTS } from './effects.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

export const screen: GameScreen<RummikubTypes> = {
  Screen,
  Sheet,
  standing: (view) =>
    scoredStanding(view, {
      notes: view.rackSizes.map((_, seat) => rackNote(view, seat)),
      asked: askedOnBench(view),
      glass: view.options.sablier,
    }),
  keys: `
    A … Z = pose la lettre de votre chevalet, ou un joker, là où est le curseur ; sinon commence un mot
    ← → ↑ ↓ = promène le curseur sur la table et le chevalet
    Espace = prend la lettre
    Maj + ← → = prend plusieurs lettres d’un mot
    Entrée = pose ce qui est pris ; sinon joue le coup
    / = coupe le mot au curseur
    ⌫ = reprend la lettre d’avant ; au début d’un mot, le joint au précédent
    * ou ? = pose un joker, puis demande sa lettre
    Ctrl + Z = annule le dernier geste
    Échap = remet la table comme elle était
  `,
  effects: RUMMIKUB_EFFECTS,
  unwritten: ['turn'],
  written: accents.sentence,
};

/** « 8 lettres »; « 14, pas entré », which fits on one line of a phone. */
function rackNote({ rackSizes, entered }: View, seat: number): string {
  const size = rackSizes[seat] ?? 0;
  return entered[seat] ? counted(size, 'lettre') : `${size}, pas entré`;
}

function askedOnBench({ pending, table }: View): string {
  if (pending?.stage === 'vote') return 'Votez.';
  if (pending) return typeset('D’accord avec ce coup ?');
  return table.length === 0 ? 'Posez le premier mot.' : 'Posez ou transformez des mots.';
}
