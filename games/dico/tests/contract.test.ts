// That Dico keeps the contract of every game.

import { type Chance, oneOf, shuffled, type Viewer } from '@boite/kernel';
import { keepsTheContract } from '@boite/kernel/testing';
import { loadLibrary } from '@boite/language/node';
import { expect } from 'vitest';
import { box as dico } from '../game.ts';
import { ALL_CARDS } from '../rules/cards.ts';
import { wordbookOf } from '../rules/words.ts';
import type { DicoCard, DicoTypes, Secret, State } from '../types.ts';
import { someAction } from './foolish.ts';

const books = loadLibrary();
const words = (['common', 'proper', 'peintres'] as const).flatMap((words) => wordbookOf({ words, length: '6-8' }, books).words());

keepsTheContract<DicoTypes>({
  box: dico,
  bot: await dico.bot(),
  books,
  longest: 3000,
  options: {
    sablier: [60, 120, null],
    words: ['common', 'common', 'proper', 'peintres'],
    length: ['6-8', '7', '10-12'],
    rapide: [true, false],
    ownWording: [true, false],
    aid: [true, false],
  },
  someAction: (view, seat, chance) => someAction({ view, seat, chance, words }),
  redealt,
  invariant,
});

/** The others' words, cards and notebooks, the cards that nobody saw and the page that another reads are all changed. */
function redealt(state: State, viewer: Viewer, chance: Chance): State {
  const hidden = (seat: number) => seat !== viewer && state.phase !== 'over';
  const unseen = state.board.filter((_, square) => state.seen[square] === false).filter((card) => card !== null);
  const cards = [...shuffled([...unseen, ...state.hands.filter((_, seat) => hidden(seat)).flat()], chance)];
  const board = state.board.map((card, square) => (card === null || state.seen[square] ? card : (cards.pop() as DicoCard)));
  return {
    ...state,
    board,
    hands: state.hands.map((hand, seat) => (hidden(seat) ? cards.splice(0, hand.length) : hand)),
    secrets: state.secrets.map((secret, seat) => (secret && hidden(seat) ? someSecret(chance) : secret)),
    notes: state.notes.map((notes, seat) => (hidden(seat) ? [] : notes)),
    consultation:
      state.consultation && hidden(state.turn)
        ? { ...state.consultation, page: 1 + chance.below(state.pageCount) }
        : state.consultation,
  };
}

function someSecret(chance: Chance): Secret {
  const word = oneOf(words, chance);
  return { word, headword: word.toLowerCase(), definition: `Tout autre : ${chance.below(1000)}.`, source: null, page: 1 };
}

/** Thirty cards, always: board, hands, discard. No INTERDICTION elsewhere than on the board, no cards for those who are out. */
function invariant({ board, hands, discard, eliminated, phase }: State): void {
  if (phase === 'choosing' || board.every((card) => card === null)) return;
  const elsewhere = [...hands.flat(), ...discard];
  const everywhere = [...board.filter((card) => card !== null), ...elsewhere];
  expect([...everywhere].sort()).toEqual([...ALL_CARDS].sort());
  expect(elsewhere).not.toContain('interdiction');
  expect(discard.length).toBeLessThan(6);
  expect(hands.filter((hand, seat) => eliminated[seat] && hand.length > 0)).toEqual([]);
  expect(Math.max(...hands.map((hand) => hand.length))).toBeLessThanOrEqual(7);
}
