// What is said above the rack: what to do next, or why tokens cannot lie so.

import { type Advice, hint } from '@boite/ui/advice.ts';
import { box } from '../game.ts';
import { isEmpty } from '../rules/board.ts';
import type { BoardComposer } from './board-composer.svelte.ts';
import { glossaryReadings, symbolName } from './tokens.ts';

/** Null when the runs say all there is to say. */
export function boardAdvice(composer: BoardComposer, names: readonly string[]): Advice | null {
  const { lifted, hand, misplaced, runs, changing } = composer;
  if (changing.isAsking) return hint(changing.question);
  const token = lifted === null ? undefined : hand[lifted];
  if (token) return hint(`${symbolName(token)} : ${glossaryReadings(token).join(', ')}. Touchez sa case.`);
  if (composer.isEmpty) return hint(toPlay(composer, names));
  if (misplaced) return { tone: 'refusal', text: box.text.refusal(misplaced), detail: '' };
  return runs.length === 0 ? hint('Et le jeton suivant ?') : null;
}

function toPlay({ view, seat, isMyTurn, draft }: BoardComposer, names: readonly string[]): string {
  if (!isMyTurn) return `${names[view.turn] ?? ''} joue. Préparez déjà un rébus.`;
  if (draft.cursor) return 'Touchez les jetons dans l’ordre. La case pointée deux fois change de sens.';
  if (view.sheet.some((line) => line.seat === seat && line.texts !== null)) return 'Touchez un jeton, puis sa case.';
  const where = isEmpty(view.board) ? 'Couvrez l’étoile de jetons' : 'Posez des jetons';
  return `${where} qui, lus à voix haute, disent un mot ou une phrase.`;
}
