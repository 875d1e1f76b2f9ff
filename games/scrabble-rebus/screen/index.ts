// What Scrabble Rébus gives to the shell of a table.

import { counted, typeset } from '@boite/language';
import { quotedWords } from '@boite/ui/judging.ts';
import type { GameScreen } from '@boite/ui/screen.ts';
import { isEmpty } from '../rules/board.ts';
import { totalOf } from '../rules/draw.ts';
import type { ScrabbleRebusTypes, View } from '../types.ts';
import { judgedRebuses } from './judgement.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

export const screen: GameScreen<ScrabbleRebusTypes> = {
  Screen,
  Sheet,
  standing: (view) => ({
    scores: view.scores,
    retired: view.retired,
    result: view.result,
    notes: view.handCounts.map((counts) => counted(totalOf(counts), 'jeton')),
    asked: askedOnBoard(view),
    glass: view.pending ? null : view.options.sablier,
  }),
  keys: [
    { keys: '← → ↑ ↓', does: 'promènent le curseur sur le plateau' },
    { keys: '1 … 9', does: 'pose le jeton de ce numéro au curseur' },
    { keys: 'Espace', does: 'change le sens de la pose' },
    { keys: '⌫', does: 'reprend le dernier jeton posé' },
    { keys: 'A … Z', does: 'écrit ce que l’on lit' },
    { keys: 'Entrée', does: 'passe à la suite sans texte, puis joue' },
    { keys: 'Échap', does: 'reprend tout' },
  ],
  unwritten: ['turn'],
};

function askedOnBoard({ pending, board }: View): string {
  if (pending) return typeset(`${quotedWords(judgedRebuses(pending.laid).map(({ text }) => text))} : d’accord ?`);
  return isEmpty(board) ? 'Posez le premier rébus.' : 'Posez un rébus.';
}
