// Knows what Scrabble Rébus gives to the shell of a table.

import { counted, typeset } from '@boite/language';
import type { GameScreen, Standing } from '@boite/ui/screen.ts';
import { quoted } from './names.ts';
import { isEmpty, objected, totalOf, type View } from './rules.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

function standing(shown: object): Standing {
  const view = shown as View;
  const { scores, retired, result, handCounts } = view;
  return { scores, retired, result, notes: handCounts.map((counts) => counted(totalOf(counts), 'jeton')), asked: askedIn(view) };
}

function askedIn({ pending, board }: View): string {
  if (pending === null) return isEmpty(board) ? 'Posez le premier rébus.' : 'Posez un rébus.';
  const { isAppeal, rebuses } = pending.laid;
  return typeset(`${quoted((isAppeal ? objected(rebuses) : rebuses).map(({ text }) => text))} : d’accord ?`);
}

const keys = [
  { keys: '← → ↑ ↓', does: 'promènent le curseur sur le plateau' },
  { keys: '1 … 9', does: 'pose le jeton de ce numéro au curseur' },
  { keys: 'Espace', does: 'change le sens de la pose' },
  { keys: '⌫', does: 'reprend le dernier jeton posé' },
  { keys: 'A … Z', does: 'écrit ce que l’on lit' },
  { keys: 'Entrée', does: 'passe à la suite sans texte, puis joue' },
  { keys: 'Échap', does: 'reprend tout' },
].map(({ keys, does }) => ({ keys, does: typeset(does) }));

export const screen: GameScreen = {
  Screen,
  Sheet,
  standing,
  keys,
  unwritten: ['turn'],
  written: (sentence) => sentence,
};
