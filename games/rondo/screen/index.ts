// What Rondo gives to the shell of a table.

import { counted, inWords, typeset } from '@boite/language';
import { accents } from '@boite/ui/accents.svelte.ts';
import type { GameScreen } from '@boite/ui/screen.ts';
import { scoredStanding } from '@boite/ui/standing.ts';
import { HOLDER_START } from '../rules/deck.ts';
import type { RondoTypes, View } from '../types.ts';
import { RONDO_EFFECTS } from './effects.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

export const screen: GameScreen<RondoTypes> = {
  Screen,
  Sheet,
  standing: (view) => ({
    ...scoredStanding(view, {
      notes: view.handSizes.map((size) => counted(size, 'carte')),
      asked: askedOnHolder(view),
      glass: view.options.sablier,
    }),
    finest: finestWord(view),
  }),
  keys: `
    A … Z = pose la carte, ou un joker à sa place ; une lettre déjà là est gardée
    ← → = choisit une case : toute lettre tapée ensuite la recouvre
    - ou Suppr = pose une gomme
    * ou ? = pose un joker, puis demande sa lettre
    ⌫ = reprend une carte
    Maj + ← → = déplace dans la main la carte choisie
    Échap = reprend tout
    Entrée = joue le mot
  `,
  effects: RONDO_EFFECTS,
  unwritten: ['turn'],
  written: accents.sentence,
};

function askedOnHolder({ phase, holder, pending }: View): string {
  if (phase === 'opening') return `Montrez un mot de ${inWords(HOLDER_START)} lettres.`;
  if (pending) return typeset(`« ${pending.laid.word} » : d’accord ?`);
  return holder.length === 0 ? 'Posez le premier mot.' : 'Changez le mot.';
}

/** The word that brought most, once the game is over; the first of them. */
function finestWord(view: View): string | null {
  const [best] = view.sheet.filter(({ word }) => word !== null).sort((one, other) => other.points - one.points);
  return view.result && best?.word ? typeset(`« ${accents.word(best.word, view)} », ${counted(best.points, 'point')}`) : null;
}
