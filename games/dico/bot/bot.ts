// How a machine plays Dico: the levels differ by their memory, their words and their patience, never by what they see.

import type { Bot } from '@boite/kernel';
import { happens } from '../../manners/luck.ts';
import { fullHandRefusal } from '../rules/cards.ts';
import { isThrownByHand } from '../rules/consultation.ts';
import type { Action, DicoTypes, View } from '../types.ts';
import { chosenFlip, chosenTaking } from './acquiring.ts';
import { chosenPoint, chosenQuestion } from './asking.ts';
import { beliefs, type DicoSituation } from './deduction.ts';
import { TEMPERS } from './habits.ts';
import { chosenWord } from './hiding.ts';
import { handWorth, isAllLearnt, type Need, needs } from './needs.ts';
import { announcement, certainty, isHurried, isRash } from './stopping.ts';
import { somethingDone, WHIMS } from './whim.ts';

type Musings = Generator<Action, void, void>;

export const bot: Bot<DicoTypes> = {
  *think(situation) {
    const { phase } = situation.view;
    yield WHIMS[phase](situation);
    yield* AFTERTHOUGHTS[phase]?.(situation) ?? [];
  },
};

const AFTERTHOUGHTS: Readonly<Partial<Record<View['phase'], (situation: DicoSituation) => Musings>>> = {
  *choosing(situation) {
    yield chosenWord(situation);
  },
  turn: turnMusings,
  *acquiring(situation) {
    yield chosenFlip(situation, handWorth(needsOf(situation))).action;
  },
  *taking(situation) {
    yield chosenTaking(situation, handWorth(needsOf(situation)));
  },
  *pointing(situation) {
    const point = chosenPoint(situation, beliefs(situation));
    if (point) yield point;
  },
  consulting: readingMusings,
  acted: actedMusings,
  *draw(situation) {
    yield { kind: 'answer-draw', agrees: certainty(beliefs(situation), situation.view.toName) < CLOSE };
  },
};

/** The chance to leaf on rather than to close the dictionary, in percent. */
const LEAFS_ON = 50;
/** So sure of the words, a player does not agree on a draw. */
const CLOSE = 1 / 8;

function* turnMusings(situation: DicoSituation): Musings {
  const all = needsOf(situation);
  const isLearnt = isAllLearnt(all);
  const stop = isLearnt ? announcement(situation, beliefs(situation)) : null;
  if (stop && all.every(({ belief }) => belief.isFamiliar) && findsIt(situation)) return yield stop;
  const isCurious = isLearnt || happens(situation.chance, TEMPERS[situation.level].consults);
  if (isCurious && !fullHandRefusal(situation.view)) return yield someConsultation(situation);
  yield* plainTurn(situation, all);
}

/** Whether a word that the answers spell comes to mind now. */
function findsIt({ level, chance }: DicoSituation): boolean {
  return happens(chance, TEMPERS[level].finds);
}

/** The reader comes across the word, leafs on, or closes the book; whoever throws the dice only throws them. */
function* readingMusings(situation: DicoSituation): Musings {
  const { view, seat, chance } = situation;
  if (view.turn !== seat || (isThrownByHand(view.options) && view.consultation?.isDue)) return;
  const stop = isAllLearnt(needsOf(situation)) ? announcement(situation, beliefs(situation)) : null;
  if (stop && findsIt(situation)) yield stop;
  else if (happens(chance, LEAFS_ON)) yield { kind: 'leaf', page: 1 + chance.below(view.pageCount) };
}

/** A question or an acquisition, whichever brings more. */
function* plainTurn(situation: DicoSituation, all: readonly Need[]): Musings {
  const asked = chosenQuestion(situation, all);
  yield asked?.action ?? somethingDone(situation);
  if (fullHandRefusal(situation.view)) return;
  const { action, gain } = chosenFlip(situation, handWorth(all));
  // A pair in hand already counts for half of what it will teach.
  if (!asked || asked.bits / 2 < gain) yield action;
}

function* actedMusings(situation: DicoSituation): Musings {
  const believed = beliefs(situation);
  const sure = certainty(believed, situation.view.toName);
  const isFound = (sure === 1 || isHurried(situation, sure)) && findsIt(situation);
  const stop = isFound || isRash(situation, sure) ? announcement(situation, believed) : null;
  if (stop) yield stop;
}

function someConsultation({ view: { pageCount }, chance }: DicoSituation): Action {
  return { kind: 'consult', page: 1 + chance.below(pageCount) };
}

function needsOf(situation: DicoSituation): readonly Need[] {
  return needs(beliefs(situation), situation);
}
