// Anything that someone may do in Dico, wise or not, legal or not, for tests.

import { type Chance, clockwiseFrom, oneOf, type Seat, shuffled } from '@boite/kernel';
import { ASKINGS, CARD_KINDS, takingChoices } from '../rules/cards.ts';
import type { Action, Asking, DicoCard, Supposed, View, Wording } from '../types.ts';

/** What is mostly tried in a phase. */
const FITTING: Readonly<Record<View['phase'], readonly Action['kind'][]>> = {
  choosing: ['choose'],
  turn: ['flip', 'flip', 'flip', 'ask', 'ask', 'ask', 'consult', 'propose-draw'],
  acquiring: ['flip'],
  taking: ['take'],
  pointing: ['point', 'point', 'end-turn'],
  consulting: ['leaf', 'leaf', 'throw', 'throw', 'end-turn'],
  acted: ['end-turn'],
  draw: ['answer-draw'],
  over: ['end-turn'],
};
const ANY_KIND = [...new Set(Object.values(FITTING).flat()), 'announce'] as const;

export interface Fool {
  readonly view: View;
  readonly seat: Seat;
  readonly chance: Chance;
  /** Words to hide and to suppose. */
  readonly words: readonly string[];
}

export function someAction(fool: Fool): Action {
  const { view, chance } = fool;
  const kind = chance.below(10) === 0 ? oneOf(ANY_KIND, chance) : oneOf(FITTING[view.phase], chance);
  return actionOf(kind, fool);
}

function actionOf(kind: Action['kind'], { view, seat, chance, words }: Fool): Action {
  const page = 1 + chance.below(view.pageCount + 1);
  switch (kind) {
    case 'choose':
      return { kind, word: oneOf(words, chance), wording: someWording(seat, chance) };
    case 'flip':
      return { kind, square: chance.below(view.board.length) };
    case 'take':
      return { kind, squares: chance.below(8) === 0 ? view.open : oneOf([...takingChoices(view), [0]], chance) };
    case 'ask':
      return foolishQuestion(view, page, chance);
    case 'point':
    case 'consult':
    case 'leaf':
      return { kind, page };
    case 'announce':
      return { kind, supposed: someWords({ view, seat, chance, words }) };
    case 'answer-draw':
      return { kind, agrees: chance.below(2) === 0 };
    default:
      return { kind };
  }
}

function someWording(seat: Seat, chance: Chance): Wording {
  return chance.below(2) === 0
    ? { kind: 'dictionary', index: chance.below(2) }
    : { kind: 'own', text: `Définition libre, de la place ${seat}.` };
}

function foolishQuestion({ hand, seats }: View, page: number, chance: Chance): Action {
  const held = hand && hand.length > 0 ? shuffled(hand, chance) : CARD_KINDS;
  const [one = 'page', other = one] = held.toSorted((a, b) => handLikeness(held, b) - handLikeness(held, a));
  const about = one === 'joker' ? other : one;
  const asked: Asking = about === 'joker' || about === 'interdiction' ? oneOf(ASKINGS, chance) : about;
  const pair: readonly [DicoCard, DicoCard] = [one, other];
  return { kind: 'ask', of: chance.below(seats), about: asked, pair, page: asked === 'page' ? page : null };
}

/** How many like it are held, so that pairs are found. */
function handLikeness(held: readonly DicoCard[], card: DicoCard): number {
  return held.filter((other) => other === card).length * 10 + CARD_KINDS.indexOf(card);
}

function someWords({ view, seat, chance, words }: Fool): readonly Supposed[] {
  const opponents = clockwiseFrom(seat + 1, view.seats).filter((other) => other !== seat);
  const named = shuffled(opponents, chance).slice(0, chance.below(8) === 0 ? 1 : view.toName);
  return named.map((of) => ({ of, word: oneOf(words, chance) }));
}
