// What is said above the rack: what to do next, or why tokens cannot lie so.

import { type Advice, hint } from '@boite/ui/advice.ts';
import { refusedVote } from '@boite/ui/judging.ts';
import type { ScreenProps } from '@boite/ui/screen.ts';
import { box } from '../game.ts';
import { isEmpty } from '../rules/board.ts';
import type { ScrabbleRebusTypes } from '../types.ts';
import type { BoardComposer } from './board-composer.svelte.ts';
import { glossaryReadings, symbolName } from './tokens.ts';

/** Null when the runs say all there is to say. */
export function boardAdvice(
  composer: BoardComposer,
  at: Pick<ScreenProps<ScrabbleRebusTypes>, 'names' | 'told' | 'seat'>,
): Advice | null {
  const { lifted, hand, misplaced, runs, changing } = composer;
  if (changing.isAsking) return hint(changing.question);
  const token = lifted === null ? undefined : hand[lifted];
  if (token) return hint(`${symbolName(token)} : ${glossaryReadings(token).join(', ')}. Touchez sa case.`);
  if (composer.isEmpty) return justVoted(at) ?? hint(toPlay(composer, at.names));
  if (misplaced)
    return { tone: 'refusal', text: box.text.refusal(misplaced), detail: '', article: box.text.articles[misplaced.code] };
  return runs.length === 0 ? hint('Et le jeton suivant ? Touchez-le, puis sa case.') : null;
}

/** The voices on a rebus of one's own that has just fallen. */
function justVoted({ told, seat, names }: Pick<ScreenProps<ScrabbleRebusTypes>, 'names' | 'told' | 'seat'>): Advice | null {
  const text = refusedVote(told, seat).map((news) => box.text.news(news, (other) => names[other] ?? ''));
  return text.length === 0 ? null : { tone: 'refusal', text: text.join(' '), detail: '' };
}

function toPlay({ view, seat, isMyTurn }: BoardComposer, names: readonly string[]): string {
  if (!isMyTurn) return `${names[view.turn] ?? ''} joue. Préparez déjà un rébus.`;
  if (view.sheet.some((line) => line.seat === seat && line.texts !== null)) return 'Touchez un jeton, puis sa case.';
  const where = isEmpty(view.board) ? 'Couvrez l’étoile de jetons' : 'Posez des jetons';
  return `${where} qui, lus à voix haute, disent un mot ou une phrase : touchez un jeton, puis sa case.`;
}
