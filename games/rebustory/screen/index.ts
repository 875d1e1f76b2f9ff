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
  keys: `
    ← → ↑ ↓ = vont de carte en carte
    Entrée ou Espace = met la carte dans le rébus, ou l’en retire
    Maj + ← → = déplace une carte dans le rébus
    A … Z = écrit le mot
    Entrée = pose le rébus, depuis le mot
    ⌫ = reprend la dernière carte
    Échap = reprend tout, ou revient en arrière
  `,
  unwritten: ['turn', 'drew'],
};
