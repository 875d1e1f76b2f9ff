// What Scrabble Rébus gives to the shell of a table.

import { counted, typeset } from '@boite/language';
import { quotedWords } from '@boite/ui/judging.ts';
import type { GameScreen } from '@boite/ui/screen.ts';
import { scoredStanding } from '@boite/ui/standing.ts';
import { isEmpty } from '../rules/board.ts';
import { totalOf } from '../rules/draw.ts';
import type { ScrabbleRebusTypes, View } from '../types.ts';
import { SCRABBLE_REBUS_EFFECTS } from './effects.ts';
import { judgedRebuses } from './judgement.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

export const screen: GameScreen<ScrabbleRebusTypes> = {
  Screen,
  Sheet,
  standing: (view) =>
    scoredStanding(view, {
      notes: view.handCounts.map((counts) => counted(totalOf(counts), 'jeton')),
      asked: askedOnBoard(view),
      glass: view.options.sablier,
    }),
  keys: `
    ← → ↑ ↓ = promènent le curseur sur le plateau
    1 … 9 = pose le jeton de ce numéro au curseur
    Espace = change le sens de la pose
    ⌫ = reprend le dernier jeton posé
    A … Z = écrit ce que l’on lit
    Entrée = passe à la suite sans texte, puis joue
    Échap = reprend tout
  `,
  effects: SCRABBLE_REBUS_EFFECTS,
  unwritten: ['turn'],
};

function askedOnBoard({ pending, board }: View): string {
  if (pending) return typeset(`${quotedWords(judgedRebuses(pending.laid).map(({ text }) => text))} : d’accord ?`);
  return isEmpty(board) ? 'Posez le premier rébus.' : 'Posez un rébus.';
}
