// The course of a game of Rummikub des mots: who may do what, and what comes of it. (RULES.md 3 to 8)

import {
  type ActionOf,
  type Ballot,
  ballotPhase,
  type Course,
  type FactOf,
  type Glance,
  JUROR_ABILITIES,
  type Moment,
  nextTurn,
  pendingIn,
  pileEnding,
  proposed,
} from '@boite/kernel';
import type { Books, Fact, LaidWords, Refusal, RummikubTypes, State, TableChange, View, WaitingPlay } from '../types.ts';
import { DRAWN_WITHOUT_PLAY, FULL_RACK } from './bank.ts';
import { evolve } from './evolve.ts';
import { tableChange, unlistedWords } from './play.ts';
import { fitsTheme } from './themes.ts';
import { view } from './view.ts';

type TurnMoment = Moment<RummikubTypes>;
type WordsLaid = ActionOf<RummikubTypes, 'play' | 'appeal'>;

/** The plays of a turn that the others may refuse: the last one ends it, so that no turn is endless. (RULES.md 8.4) */
export const REFUSALS_A_TURN = 2;

export const course: Course<RummikubTypes> = {
  evolve,
  closes: ['played', 'passed'],
  endReason: ({ retired, bank, racks, emptyPasses }) =>
    pileEnding({ retired, pile: bank, hands: racks, emptyPasses }, 'rack-empty'),
  ending: (_, reason) => [{ kind: 'ended', reason }],
  next: (state, tools) => [nextTurn(state, tools)],
  abilities: {
    play: { when: ['turn'], refusal: layingRefusal, facts: tilesLaid },
    appeal: { when: ['turn'], refusal: pleaRefusal, facts: tilesLaid },
    pass: { when: ['turn'], facts: (moment) => [turnLost(moment, 'passed')] },
    ...JUROR_ABILITIES,
    contest: {
      when: ['window'],
      refusal: ({ view }, { about }) => (isContestable(view, about) ? null : { code: 'nothing-to-contest' }),
      facts: (juror, { about }) => (about === 'words' ? dictionaryOpened(juror) : JUROR_ABILITIES.contest.facts(juror, {})),
    },
  },
  phases: {
    turn: { silence: (moment) => [turnLost(moment, 'out-of-time')] },
    pending: ballotPhase<RummikubTypes, WaitingPlay>(evolve, {
      arbitre: ({ laid }, { state, tools }) => (laid.about === 'theme' && fits(laid, state, tools.books) ? 'for' : 'against'),
      stands: playUpheld,
      falls: (author) => (author.state.refusals < REFUSALS_A_TURN ? [] : [turnLost(author, 'contested')]),
    }),
  },
};

/** By our list of the subject; the table's own has none, and the author is believed. (RULES.md 8.4) */
function fits({ formed }: WaitingPlay, { options }: State, books: Books): boolean {
  return formed.every((word) => fitsTheme(options.theme, word, books));
}

function layingRefusal(glance: Glance<RummikubTypes>, { table }: WordsLaid): Refusal | null {
  const change = changeSeen(glance, table);
  if ('code' in change) return change;
  const { options } = glance.view;
  const unlisted = options.judging === 'table' ? [] : unlistedWords(change.formed, glance.books.lexicon, options);
  return unlisted.length > 0 ? { code: 'unknown-words', words: unlisted } : null;
}

/** Once a turn the others may overrule the dictionary. (RULES.md 8.3) */
function pleaRefusal(glance: Glance<RummikubTypes>, action: WordsLaid): Refusal | null {
  const { options, refusals } = glance.view;
  if (options.judging !== 'appel') return { code: 'no-appeal' };
  const refusal = layingRefusal(glance, action);
  if (refusal?.code !== 'unknown-words') return refusal;
  return refusals > 0 ? { code: 'already-appealed' } : null;
}

function changeSeen({ view, seat }: Pick<Glance<RummikubTypes>, 'view' | 'seat'>, table: LaidWords): TableChange | Refusal {
  return tableChange({ table: view.table, rack: view.rack ?? [], entered: view.entered[seat] ?? false }, table);
}

function isContestable({ options, pending }: View, about: 'words' | 'theme'): boolean {
  return about === 'words' ? pending?.laid.about === 'words' : options.theme !== null;
}

/** At once on the table, unless the others have a say about the words or the theme. (RULES.md 8.1 to 8.4) */
function tilesLaid(moment: TurnMoment, { table }: WordsLaid): readonly Fact[] {
  const { state, seat, tools } = moment;
  const { judging, theme } = state.options;
  const change = changeSeen({ view: view(state, seat), seat }, table);
  if ('code' in change) throw new Error(`a play was let through: ${change.code}`);
  if (judging === 'table') return [proposed(moment, { ...change, about: 'words', unlisted: [] }, { stage: 'window' })];
  const unlisted = unlistedWords(change.formed, tools.books.lexicon, state.options);
  if (unlisted.length > 0) return [proposed(moment, { ...change, about: 'appeal', unlisted }, { stage: 'vote' })];
  if (theme !== null) return [proposed(moment, { ...change, about: 'theme', unlisted }, { stage: 'window' })];
  return [turnPlayed(moment, change)];
}

/** A word it does not list takes the play back and ends the turn. With a theme, the others still judge that. (RULES.md 8.2 and 8.5) */
function dictionaryOpened({ state, seat: by, tools }: TurnMoment): readonly Fact[] {
  const { author: seat, laid } = pendingIn(state);
  const unlisted = unlistedWords(laid.formed, tools.books.lexicon, state.options);
  const lookedUp: Fact = { kind: 'looked-up', seat, by, unlisted };
  const author = { state, seat, tools };
  if (unlisted.length > 0) return [lookedUp, turnLost(author, 'contested')];
  return state.options.theme === null ? [lookedUp, turnPlayed(author, laid)] : [lookedUp];
}

/** Words won on appeal may still be out of the theme. (RULES.md 8.3) */
function playUpheld(author: TurnMoment, { laid, left }: Ballot<WaitingPlay>): readonly Fact[] {
  if (laid.about !== 'appeal' || author.state.options.theme === null) return [turnPlayed(author, laid)];
  return [proposed(author, { ...laid, about: 'theme' }, { stage: 'window', left })];
}

/** The rack is filled up; a whole rack laid is a whole pile drawn. (RULES.md 4.9) */
function turnPlayed({ state, seat }: TurnMoment, { table, used, formed, points, emptied }: TableChange): Fact {
  const held = (state.racks[seat]?.length ?? 0) - used.length;
  const drawn = state.bank.slice(0, Math.max(0, FULL_RACK - held));
  return { kind: 'played', seat, table, used, formed, points, emptied, drawn };
}

/** Whatever the reason, a tile is drawn while there is one. (RULES.md 4.8 and 4.10) */
function turnLost({ state, seat }: TurnMoment, reason: FactOf<RummikubTypes, 'passed'>['reason']): Fact {
  return { kind: 'passed', seat, reason, drawn: state.bank.slice(0, DRAWN_WITHOUT_PLAY) };
}
