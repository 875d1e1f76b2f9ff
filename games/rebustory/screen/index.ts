// Knows what Rébustory gives to the shell of a table.

import { counted, typeset } from '@boite/language';
import type { GameScreen, Standing } from '@boite/ui/screen.ts';
import { hasLaidInTurn, isAlone, type View } from './rules.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

function standing(shown: object): Standing {
  const view = shown as View;
  const { scores, retired, result, handSizes } = view;
  return { scores, retired, result, notes: handSizes.map((size) => counted(size, 'carte')), asked: askedIn(view) };
}

function askedIn(view: View): string {
  const { pending, options, rung, sand } = view;
  if (pending) return typeset(`${pending.laid.judged.map(({ word }) => `« ${word} »`).join(' et ')} : d’accord ?`);
  if (sand.isAsked) return 'On propose de retourner le sablier.';
  if (options.way === 'echelle') return typeset(`Un rébus de ${rung} cartes.`);
  if (isAlone(options)) return 'Le plus de points avec ces cartes.';
  return hasLaidInTurn(view) ? 'Posez encore, ou finissez.' : 'Posez un rébus.';
}

const keys = [
  { keys: '← → ↑ ↓', does: 'vont de carte en carte' },
  { keys: 'Entrée ou Espace', does: 'met la carte dans le rébus, ou l’en retire' },
  { keys: 'Maj + ← →', does: 'déplace une carte dans le rébus' },
  { keys: 'A … Z', does: 'écrit le mot' },
  { keys: 'Entrée', does: 'pose le rébus, depuis le mot' },
  { keys: '⌫', does: 'reprend la dernière carte' },
  { keys: 'Échap', does: 'reprend tout, ou revient en arrière' },
].map(({ keys, does }) => ({ keys, does: typeset(does) }));

export const screen: GameScreen = {
  Screen,
  Sheet,
  standing,
  keys,
  unwritten: ['turn', 'drew'],
  written: (sentence) => sentence,
};
