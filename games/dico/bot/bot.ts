// How a machine plays Dico: the levels differ by their memory, their words and their patience, never by what they see.

import type { Bot } from '@boite/kernel';
import { happens } from '../../manners/luck.ts';
import { fullHandRefusal } from '../rules/cards.ts';
import type { Action, DicoTypes, View } from '../types.ts';
import { chosenFlip, chosenTaking } from './acquiring.ts';
import { chosenPoint, chosenQuestion } from './asking.ts';
import { beliefs, type DicoSituation } from './deduction.ts';
import { TEMPERS } from './habits.ts';
import { chosenWord } from './hiding.ts';
import { handWorth, isAllLearnt, type Need, needs } from './needs.ts';
import { announcement, certainty, isHasty } from './stopping.ts';
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
  *consulting(situation) {
    const stop = isAllLearnt(needsOf(situation)) ? announcement(situation, beliefs(situation)) : null;
    if (stop && happens(situation.chance, FOUND)) yield stop;
  },
  acted: actedMusings,
  *draw(situation) {
    yield { kind: 'answer-draw', agrees: certainty(beliefs(situation), situation.view.toName) < CLOSE };
  },
};

/** The chance to come across a word in the dictionary, in percent. */
const FOUND = 50;
/** So sure of the words, a player does not agree on a draw. */
const CLOSE = 1 / 8;

function* turnMusings(situation: DicoSituation): Musings {
  const all = needsOf(situation);
  const isLearnt = isAllLearnt(all);
  const stop = isLearnt ? announcement(situation, beliefs(situation)) : null;
  if (stop && all.every(({ belief }) => belief.isFamiliar)) return yield stop;
  const isCurious = isLearnt || happens(situation.chance, TEMPERS[situation.level].consults);
  if (isCurious && !fullHandRefusal(situation.view)) return yield someConsultation(situation);
  yield* plainTurn(situation, all);
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
  const stop = sure === 1 || isHasty(situation, sure) ? announcement(situation, believed) : null;
  if (stop) yield stop;
}

function someConsultation({ view: { pageCount }, chance }: DicoSituation): Action {
  return { kind: 'consult', page: 1 + chance.below(pageCount) };
}

function needsOf(situation: DicoSituation): readonly Need[] {
  return needs(beliefs(situation), situation.view);
}
