// What Rébustory gives to the shell of a table.

import type { GameScreen } from '@boite/ui/screen.ts';
import type { RebustoryTypes } from '../types.ts';
import { agreed } from './agreed.ts';
import { REBUSTORY_EFFECTS } from './effects.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';
import { standing } from './standing.ts';

export const screen: GameScreen<RebustoryTypes> = {
  Screen,
  Sheet,
  agreed,
  standing,
  keys: `
    ← → ↑ ↓ = vont de carte en carte
    ? = montre la carte en grand, avec tout ce qu’elle peut dire
    Entrée ou Espace = met la carte dans le rébus, ou l’en retire
    Maj + ← → = déplace une carte dans le rébus
    A … Z = écrit le mot
    Entrée = pose le rébus, depuis le mot
    ⌫ = reprend la dernière carte
    Échap = reprend tout, ou revient en arrière
  `,
  effects: REBUSTORY_EFFECTS,
  unwritten: ['turn', 'drew'],
  // A word that a junior is about to spell.
  isBookClosed: ({ spelling }) => spelling.length > 0,
};
