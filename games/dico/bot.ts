// Knows how a machine plays Dico: by chance, and with a STOP now and then, so that a game ends.

import { type Bot, type BotSituation, type Chance, clockwiseFrom, oneOf, type Seat, shuffled } from '@boite/kernel';
import { choices } from './acquisition.ts';
import { ASKINGS, pairRefusal } from './cards.ts';
import { fullHandRefusal } from './questions.ts';
import type { Action, Card, DicoTypes, Phase, View } from './types.ts';
import { wordbookOf } from './words.ts';

type Situation = BotSituation<DicoTypes>;

/** One turn in so many is a STOP. */
const STOP_EVERY = 25;

export const bot: Bot<DicoTypes> = {
  *think(situation) {
    yield THINKING[situation.view.phase](situation);
  },
};

const THINKING: Readonly<Record<Phase, (situation: Situation) => Action>> = {
  choosing: ({ view, books, chance }) => ({
    kind: 'choose',
    word: oneOf(wordbookOf(view.options, books).words(), chance),
    wording: { kind: 'dictionary', index: 0 },
  }),
  turn: (situation) => {
    const { view, seat, chance } = situation;
    if (chance.below(STOP_EVERY) === 0) return guess(situation);
    const question = someQuestion(view, seat, chance);
    return question && (fullHandRefusal(view) || chance.below(2) === 0) ? question : someFlip(situation);
  },
  acquiring: someFlip,
  taking: ({ view, chance }) => ({ kind: 'take', squares: oneOf(choices(view), chance) }),
  pointing: ({ view, chance }) => ({ kind: 'point', page: 1 + chance.below(view.pageCount) }),
  consulting: () => ({ kind: 'end-turn' }),
  acted: () => ({ kind: 'end-turn' }),
  draw: () => ({ kind: 'answer-draw', agrees: true }),
  over: () => ({ kind: 'end-turn' }),
};

function someFlip({ view: { board, open }, chance }: Situation): Action {
  const backs = board.flatMap((look, square) => (look === 'back' && !open.includes(square) ? [square] : []));
  return { kind: 'flip', square: oneOf(backs, chance) };
}

function someQuestion({ hand, seats, pageCount }: View, seat: Seat, chance: Chance): Action | null {
  const held = hand ?? [];
  const pairs = ASKINGS.flatMap((about) => {
    const possible: (readonly [Card, Card])[] = [
      [about, about],
      [about, 'joker'],
      ['joker', 'joker'],
    ];
    const pair = possible.find((cards) => pairRefusal(held, cards, about) === null);
    return pair ? [{ about, pair }] : [];
  });
  if (pairs.length === 0) return null;
  const { about, pair } = oneOf(pairs, chance);
  const page = about === 'page' ? 1 + chance.below(pageCount) : null;
  return { kind: 'ask', of: oneOf(opponents(seat, seats), chance), about, pair, page };
}

function guess({ view, seat, books, chance }: Situation): Action {
  const words = wordbookOf(view.options, books).words();
  const named = shuffled(opponents(seat, view.seats), chance).slice(0, view.toName);
  return { kind: 'announce', supposed: named.map((of) => ({ of, word: oneOf(words, chance) })) };
}

function opponents(seat: Seat, seats: number): readonly Seat[] {
  return clockwiseFrom(0, seats).filter((other) => other !== seat);
}
