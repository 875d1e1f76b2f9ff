// What is said of a move that waits for the others.

import { typeset } from '@boite/language';
import type { HeardCard } from '@boite/ui/hearing.ts';
import { quotedWords } from '@boite/ui/judging.ts';
import { JOKER_ID } from '../rules/cards.ts';
import { squaresOf } from '../rules/group.ts';
import type { Laid, Rebus, View } from '../types.ts';
import { cardsAlone, cardsCut } from './heard-cards.ts';

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

/** An appeal shows what the arbitre heard; elsewhere the cards speak for themselves. */
export function heardOfClaim({ group, isAppeal }: Laid, rebus: Rebus): readonly HeardCard[] {
  const cards = squaresOf(rebus, group.squares).map(({ card }) => card);
  return isAppeal && rebus.parts ? cardsCut(cards, rebus.parts) : cardsAlone(cards);
}
