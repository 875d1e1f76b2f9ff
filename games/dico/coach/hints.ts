// A hint of Dico: whose word a question would teach most about, how much, and which question.

import type { Hints, Stuck } from '@boite/kernel';
import { typeset } from '@boite/language';
import type { Books, View } from '../types.ts';
import { QUESTION_NAMES, questionsWorthAsking } from './insight.ts';

/** The phases in which a question may still be prepared. */
const BEFORE_ASKING: readonly View['phase'][] = ['turn', 'acquiring', 'taking'];

export function hints({ view, seat, names }: Stuck<View>, books: Books): Hints | null {
  if (!BEFORE_ASKING.includes(view.phase) || view.turn !== seat) return null;
  const questions = questionsWorthAsking(view, seat, books);
  const best = questions.find(({ isHeld }) => isHeld) ?? questions[0];
  if (best === undefined || best.teaching.bits === 0) return null;
  const { of, isHeld, teaching } = best;
  const shrinks = (2 ** teaching.bits).toLocaleString('fr', { maximumSignificantDigits: 2 });
  const page = teaching.page === null ? '' : `, en visant la page ${teaching.page}`;
  return {
    where: typeset(`C’est sur le mot de ${names[of]} que vous avez le plus à apprendre.`),
    size: typeset(`La meilleure question divise par ${shrinks} environ le nombre des mots possibles.`),
    move: typeset(`${isHeld ? 'Demandez' : 'Prenez de quoi demander'} : ${QUESTION_NAMES[teaching.about]}${page}.`),
  };
}
