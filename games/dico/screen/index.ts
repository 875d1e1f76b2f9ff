// Knows what Dico gives to the shell of a table.

import { counted, typeset } from '@boite/language';
import type { GameScreen, Standing } from '@boite/ui/screen.ts';
import { fullHandRefusal, type View } from './rules.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

function standing(shown: object): Standing {
  const view = shown as View;
  const { retired, result } = view;
  return { scores: null, retired, result, notes: view.handSizes.map((_, seat) => noteOn(view, seat)), asked: askedIn(view) };
}

function noteOn({ phase, chosen, eliminated, handSizes }: View, seat: number): string {
  if (phase === 'choosing') return chosen[seat] ? 'mot caché' : 'cherche un mot';
  return eliminated[seat] ? 'hors course' : counted(handSizes[seat] ?? 0, 'carte');
}

const ASKED: Readonly<Record<View['phase'], string>> = {
  choosing: 'Cachez un mot du dictionnaire.',
  turn: 'Que faites-vous ?',
  acquiring: 'Retournez une autre carte.',
  taking: 'Que prenez-vous ?',
  pointing: 'Montrez une seconde page.',
  consulting: 'Le dictionnaire est ouvert.',
  acted: 'Finissez votre tour.',
  draw: 'Match nul ?',
  over: '',
};

function askedIn(view: View): string {
  if (view.phase === 'turn' && fullHandRefusal(view)) return 'Posez une question.';
  if (view.phase === 'choosing' && view.options.words !== 'common') return 'Cachez un nom propre.';
  return typeset(ASKED[view.phase]);
}

const keys = [
  { keys: '← → ↑ ↓', does: 'promène le curseur sur le plateau' },
  { keys: 'Entrée', does: 'retourne ou prend la carte ; ailleurs, finit le tour une fois qu’on a joué' },
  { keys: 'S', does: 'annonce STOP' },
  { keys: 'Échap', does: 'revient aux trois choix du tour' },
].map(({ keys, does }) => ({ keys, does: typeset(does) }));

export const screen: GameScreen = {
  Screen,
  Sheet,
  standing,
  keys,
  // Dice show on the screen. A card turned is to be remembered, not looked up.
  unwritten: ['turn', 'flipped', 'rolled'],
  leading: ['flipped', 'rolled'],
  written: (sentence) => sentence,
};
