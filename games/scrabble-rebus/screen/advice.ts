// Knows what is said above the rack: what to do next, or why tokens cannot lie so.

import { typeset } from '@boite/language';
import type { Composer } from './composer.svelte.ts';
import { readingsOf, symbolName } from './names.ts';
import { isEmpty, scrabbleRebus } from './rules.ts';

export interface Advice {
  readonly tone: 'hint' | 'refusal';
  readonly text: string;
}

/** Null when the runs say all there is to say. */
export function adviceFor(composer: Composer, names: readonly string[]): Advice | null {
  const { lifted, hand, misplaced, runs, changing } = composer;
  if (changing.isAsking) return null;
  const token = lifted === null ? undefined : hand[lifted];
  if (token) return hint(`${symbolName(token)} : ${readingsOf(token).join(', ')}. Touchez sa case.`);
  if (composer.isEmpty) return hint(opening(composer, names));
  if (misplaced) return { tone: 'refusal', text: scrabbleRebus.text.refusal(misplaced) };
  return runs.length === 0 ? hint('Et le jeton suivant ?') : null;
}

function hint(text: string): Advice {
  return { tone: 'hint', text: typeset(text) };
}

function opening({ view, seat, isMyTurn, draft }: Composer, names: readonly string[]): string {
  if (!isMyTurn) return `${names[view.turn] ?? ''} joue. Préparez déjà un rébus.`;
  if (draft.cursor) return 'Touchez les jetons dans l’ordre. La case pointée deux fois change de sens.';
  if (view.sheet.some((line) => line.seat === seat && line.texts !== null)) return 'Touchez un jeton, puis sa case.';
  const where = isEmpty(view.board) ? 'Couvrez l’étoile de jetons' : 'Posez des jetons';
  return `${where} qui, lus à voix haute, disent un mot ou une phrase.`;
}
