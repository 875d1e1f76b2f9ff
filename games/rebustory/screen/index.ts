// What Rébustory gives to the shell of a table.

import type { GameScreen } from '@boite/ui/screen.ts';
import type { RebustoryTypes } from '../types.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';
import { standing } from './standing.ts';

export const screen: GameScreen<RebustoryTypes> = {
  Screen,
  Sheet,
  standing,
  keys: [
    { keys: '← → ↑ ↓', does: 'vont de carte en carte' },
    { keys: 'Entrée ou Espace', does: 'met la carte dans le rébus, ou l’en retire' },
    { keys: 'Maj + ← →', does: 'déplace une carte dans le rébus' },
    { keys: 'A … Z', does: 'écrit le mot' },
    { keys: 'Entrée', does: 'pose le rébus, depuis le mot' },
    { keys: '⌫', does: 'reprend la dernière carte' },
    { keys: 'Échap', does: 'reprend tout, ou revient en arrière' },
  ],
  unwritten: ['turn', 'drew'],
};
