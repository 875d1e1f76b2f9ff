// What Dico gives to the shell of a table.

import { counted, typeset } from '@boite/language';
import type { GameScreen } from '@boite/ui/screen.ts';
import { fullHandRefusal } from '../rules/cards.ts';
import { CHOOSING_TIME } from '../rules/setup.ts';
import type { DicoTypes, View } from '../types.ts';
import { DICO_EFFECTS } from './effects.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

export const screen: GameScreen<DicoTypes> = {
  Screen,
  Sheet,
  sheetTitle: 'Questions posées',
  standing: (view) => ({
    scores: null,
    retired: view.retired,
    result: view.result,
    notes: view.handSizes.map((_, seat) => playerNote(view, seat)),
    asked: askedInPhase(view),
    glass: glassIn(view),
  }),
  keys: `
    ← → ↑ ↓ = promène le curseur sur le plateau
    Entrée = retourne ou prend la carte ; ailleurs, finit le tour une fois qu’on a joué
    S = annonce STOP
    Échap = revient aux trois choix du tour
  `,
  // Dice show on the screen. A card turned is to be remembered, not looked up.
  effects: DICO_EFFECTS,
  unwritten: ['turn', 'flipped', 'rolled'],
  leading: ['flipped', 'rolled'],
  // The book is opened by a consultation alone.
  isBookClosed: ({ phase }) => phase !== 'over',
};

function playerNote({ phase, chosen, eliminated, handSizes }: View, seat: number): string {
  if (phase === 'choosing') return chosen[seat] ? 'mot caché' : 'cherche…';
  return eliminated[seat] ? 'hors course' : counted(handSizes[seat] ?? 0, 'carte');
}

/** Everyone has the same time to choose. The dice tell the time of a consultation, not an hourglass. */
function glassIn({ phase, options }: View): number | null {
  if (phase === 'choosing') return CHOOSING_TIME / 1000;
  return phase === 'draw' || phase === 'consulting' ? null : options.sablier;
}

const ASKED_IN: Readonly<Record<View['phase'], string>> = {
  choosing: 'Cachez un mot du dictionnaire.',
  turn: 'Que faites-vous ?',
  acquiring: 'Retournez une autre carte.',
  taking: 'Que prenez-vous ?',
  pointing: 'Montrez une seconde page.',
  consulting: 'Le dictionnaire est ouvert : aux dés !',
  acted: 'Finissez votre tour.',
  draw: 'Match nul ?',
  over: '',
};

function askedInPhase(view: View): string {
  if (view.phase === 'turn' && fullHandRefusal(view)) return 'Posez une question.';
  if (view.phase === 'choosing' && view.options.words !== 'common') return 'Cachez un nom propre.';
  return typeset(ASKED_IN[view.phase]);
}
