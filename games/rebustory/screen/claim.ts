// What is said of a move that waits for the others.

import { typeset } from '@boite/language';
import { quotedWords } from '@boite/ui/judging.ts';
import { JOKER_ID } from '../rules/cards.ts';
import type { View } from '../types.ts';

type WaitingMove = NonNullable<View['pending']>;

/** « Zoé dit « chapeau » et « potage » » */
export function claimTitle({ author, laid, stage }: WaitingMove, names: readonly string[], seat: number | null): string {
  const isOwn = author === seat;
  const who = isOwn ? 'Vous' : (names[author] ?? '');
  const words = quotedWords(laid.judged.map(({ word }) => word));
  const voted = stage === 'vote' ? ' : on vote' : '';
  if (laid.kind !== 'take') return typeset(`${who} ${isOwn ? 'dites' : 'dit'} ${words}${voted}`);
  const taken = laid.taken === JOKER_ID ? 'le joker' : 'le Rébustory';
  return typeset(`${who} ${isOwn ? 'prenez' : 'prend'} ${taken} de ${words}${voted}`);
}
