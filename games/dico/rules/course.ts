// The course of a game of Dico: who may do what, and what comes of it. (RULES.md 2 to 5)

import { type Course, type Moment, nextTurn } from '@boite/kernel';
import type { DicoTypes, Fact } from '../types.ts';
import { announced, announceRefusal } from './announcement.ts';
import { askRefusal, pageRefusal, questioned, secondPageShown } from './answers.ts';
import { cardsReturned, cardsTaken, flipped, flipRefusal, fullHandRefusal, takingRefusal } from './cards.ts';
import {
  awaitedAtBook,
  consulted,
  diceUnthrown,
  leafRefusal,
  pageTurned,
  replaceableAtBook,
  thrown,
  throwRefusal,
  welcomeAtBook,
} from './consultation.ts';
import { drawAnswered, drawProposed, endedBy, raceOutcome, unanswered } from './end.ts';
import { evolve } from './evolve.ts';
import { hidingRefusal, withoutWord, wordChosen, wordsDrawn } from './secret.ts';
import { laidOutAndBegun } from './setup.ts';

export const course: Course<DicoTypes> = {
  evolve,
  closes: ['barred', 'announced', 'out-of-time'],
  endReason: raceOutcome,
  ending: endedBy,
  next: ({ turn, eliminated, options }, tools) => [nextTurn({ turn, retired: eliminated, options }, tools)],
  leaving,
  welcome: welcomeAtBook,
  abilities: {
    choose: { when: ['choosing'], refusal: hidingRefusal, facts: wordChosen },
    flip: { when: ['turn', 'acquiring'], refusal: flipRefusal, facts: flipped },
    take: { when: ['taking'], refusal: takingRefusal, facts: cardsTaken },
    ask: { when: ['turn'], refusal: askRefusal, facts: questioned },
    point: { when: ['pointing'], refusal: pageRefusal, facts: secondPageShown },
    consult: {
      when: ['turn'],
      refusal: (glance, opened) => fullHandRefusal(glance.view) ?? pageRefusal(glance, opened),
      facts: consulted,
    },
    leaf: {
      when: ['consulting'],
      refusal: (glance, turned) => leafRefusal(glance) ?? pageRefusal(glance, turned),
      facts: pageTurned,
    },
    throw: { when: ['consulting'], who: 'others', refusal: throwRefusal, facts: thrown },
    'end-turn': {
      when: ['turn', 'pointing', 'consulting', 'acted'],
      refusal: ({ view }) => (view.phase === 'turn' ? { code: 'nothing-done' } : null),
      facts: () => [],
      closes: true,
    },
    announce: {
      when: ['turn', 'acquiring', 'taking', 'pointing', 'consulting', 'acted'],
      refusal: announceRefusal,
      facts: announced,
    },
    'propose-draw': {
      when: ['turn'],
      refusal: ({ view }) => (view.drawAllowed ? null : { code: 'too-early-to-draw' }),
      facts: drawProposed,
    },
    'answer-draw': { when: ['draw'], facts: drawAnswered },
  },
  phases: {
    choosing: {
      awaits: withoutWord,
      gathered: laidOutAndBegun,
      silence: (moment) => wordsDrawn(moment, withoutWord(moment.state)),
      isBeforeTurns: true,
    },
    turn: { silence: ({ seat }) => [{ kind: 'out-of-time', seat }] },
    consulting: { awaits: awaitedAtBook, replaceable: replaceableAtBook, silence: diceUnthrown },
    draw: { awaits: unanswered, gathered: ({ state }) => endedBy(state, 'draw'), silence: ({ state }) => endedBy(state, 'draw') },
  },
};

/** Leaving is being eliminated: the word stays to be found. (RULES.md 5.3) */
function leaving(moment: Moment<DicoTypes>): readonly Fact[] {
  const { state, seat } = moment;
  const word = state.secrets[seat] === null ? wordsDrawn(moment, [seat]) : [];
  return [...word, { kind: 'retired', seat }, ...cardsReturned(moment, seat, state.hands[seat] ?? [])];
}
