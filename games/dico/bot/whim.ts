// What a machine does without thinking: anything that the rules allow, with a STOP now and then, so that a game ends.

import { type Chance, oneOf, type Seat, shuffled } from '@boite/kernel';
import { ASKINGS, fullHandRefusal, pairRefusal, takingChoices } from '../rules/cards.ts';
import type { Action, Asking, DicoCard, View } from '../types.ts';
import { type DicoSituation, opponents } from './deduction.ts';
import { wordsToFind } from './keys.ts';

/** A pair that is held, and what it asks. */
export interface HeldPair {
  readonly about: Asking;
  readonly pair: readonly [DicoCard, DicoCard];
}

/** One turn in so many. */
const STOP_EVERY = 25;

/** What may be done at once in each phase. */
export const WHIMS: Readonly<Record<View['phase'], (situation: DicoSituation) => Action>> = {
  choosing: ({ view, books, chance }) => {
    const word = oneOf(wordsToFind(view.options, books).words, chance);
    return { kind: 'choose', word, wording: { kind: 'dictionary', index: 0 } };
  },
  turn: (situation) => (situation.chance.below(STOP_EVERY) === 0 ? someStop(situation) : somethingDone(situation)),
  acquiring: someFlip,
  taking: ({ view, chance }) => ({ kind: 'take', squares: oneOf(takingChoices(view), chance) }),
  pointing: () => ({ kind: 'end-turn' }),
  consulting: ({ view, seat }) => ({ kind: view.turn === seat ? 'end-turn' : 'throw' }),
  acted: () => ({ kind: 'end-turn' }),
  draw: () => ({ kind: 'answer-draw', agrees: true }),
  over: () => ({ kind: 'end-turn' }),
};

/** A question when the hand is full, otherwise a card turned. */
export function somethingDone(situation: DicoSituation): Action {
  return fullHandRefusal(situation.view) ? anyQuestion(situation) : someFlip(situation);
}

/** Every pair of a hand, once for each thing it may ask, with as few jokers as can be. */
export function heldPairs({ hand }: Pick<View, 'hand'>): readonly HeldPair[] {
  return ASKINGS.flatMap((about) => {
    const possible: readonly HeldPair['pair'][] = [
      [about, about],
      [about, 'joker'],
      ['joker', 'joker'],
    ];
    const pair = possible.find((cards) => pairRefusal(hand ?? [], cards, about) === null);
    return pair ? [{ about, pair }] : [];
  });
}

function someFlip({ view: { board, open }, chance }: DicoSituation): Action {
  const backs = board.flatMap((look, square) => (look === 'back' && !open.includes(square) ? [square] : []));
  return { kind: 'flip', square: oneOf(backs, chance) };
}

function anyQuestion({ view, seat, chance }: DicoSituation): Action {
  const of = oneOf(opponents(seat, view.seats), chance);
  return questionWith(of, oneOf(heldPairs(view), chance), somePage(view, chance));
}

function someStop({ view, seat, books, chance }: DicoSituation): Action {
  const words = wordsToFind(view.options, books).words;
  const named = shuffled(opponents(seat, view.seats), chance).slice(0, view.toName);
  return { kind: 'announce', supposed: named.map((of) => ({ of, word: oneOf(words, chance) })) };
}

/** `page` is the one to point at if a page is asked. */
export function questionWith(of: Seat, { about, pair }: HeldPair, page: number): Action {
  return { kind: 'ask', of, about, pair, page: about === 'page' ? page : null };
}

function somePage({ pageCount }: View, chance: Chance): number {
  return 1 + chance.below(pageCount);
}
