// Knows how to play Rébustory without a plan, for tests: real rebuses now and then, and anything at all.

import type { Direction } from '@boite/kernel';
import { type Chance, oneOf, type Seat } from '@boite/kernel';
import { soundAlike } from '@boite/language';
import { everyRebus, type FoundRebus, lexiconWords, WordBands } from '@boite/rebus';
import { type CardId, cardOf, JOKER_ID, pictureCard } from '../rules/cards.ts';
import { toleranceOf } from '../rules/ear.ts';
import { rebusesThrough } from '../rules/group.ts';
import { placeIn, soundsGiven } from '../rules/hearing.ts';
import { isAlone } from '../rules/ways.ts';
import type { Action, Books, CardPlacement, Lay, RebusClaim, Square, Take, View } from '../types.ts';

/** A word of a higher rank is not looked for. */
const COMMON_ENOUGH = 2000;
const LOOKED_AT = 12;
/** More would take too long. */
const MOST_RANDOM_CARDS = 24;
const MOST_JOKERS = 2;

export class RandomPlayer {
  readonly #words: WordBands;

  constructor({ lexicon, sounds }: Books) {
    this.#words = new WordBands(lexiconWords(lexicon, sounds));
  }

  /** Any action, wise or foolish, legal or not. */
  action(view: View, seat: Seat, chance: Chance): Action {
    const kind = someKind(view, seat, chance);
    const voice = chance.below(2) === 0 ? 'for' : 'against';
    switch (kind) {
      case 'lay':
        return this.#lay(view, seat, chance);
      case 'take':
        return someTake(view, chance);
      case 'appeal':
        return { kind, move: foolishLay(view, seat, chance) };
      case 'withdraw':
        return { kind, group: view.groups || 1 };
      case 'finish':
        return { kind, discard: chance.below(8) === 0 ? null : someCard(view, chance), takesTop: chance.below(3) === 0 };
      case 'answer-sand':
        return { kind, agrees: voice === 'for' };
      case 'vote':
        return { kind, voice };
      case 'spell':
        return { kind, word: voice === 'for' ? 'chapeau' : null };
      default:
        return { kind };
    }
  }

  #lay(view: View, seat: Seat, chance: Chance): Lay {
    if (chance.below(4) === 0) return foolishLay(view, seat, chance);
    return this.crossing(view, seat, chance) ?? this.rebus(view, seat, chance) ?? foolishLay(view, seat, chance);
  }

  /** A rebus of the hand in a new group; null when none was found. */
  rebus(view: View, seat: Seat, chance: Chance): Lay | null {
    const hand = (view.hand ?? []).slice(-MOST_RANDOM_CARDS);
    const found = this.#found(hand, view, chance, () => true);
    return found && inLine({ cards: hand, found, owner: seat, group: null, direction: oneOf(['across', 'down'], chance) });
  }

  /** A rebus of the hand through a card that lies somewhere. */
  crossing(view: View, seat: Seat, chance: Chance): Lay | null {
    const owner = view.plays.findIndex((groups) => groups.length > 0);
    const groups = view.plays[owner] ?? [];
    if (groups.length === 0 || chance.below(2) === 0) return null;
    const group = oneOf(groups, chance);
    const crossed = oneOf(group.squares, chance);
    const hand = view.hand ?? [];
    const cards = [...hand, crossed.card];
    const found = this.#found(cards, view, chance, (rebus) => rebus.pieces.includes(hand.length));
    const direction = oneOf(['across', 'down'] as const, chance);
    return found && inLine({ cards, found, owner: chance.below(9) === 0 ? seat : owner, group: group.id, direction, crossed });
  }

  #found(
    cards: readonly CardId[],
    { options }: View,
    chance: Chance,
    isWanted: (found: FoundRebus) => boolean,
  ): FoundRebus | null {
    if (cards.length > MOST_RANDOM_CARDS || cards.filter((card) => card === JOKER_ID).length > MOST_JOKERS) return null;
    const search = {
      pieces: cards.map(cardOf),
      tolerance: toleranceOf(options),
      words: this.#words,
      maxRank: COMMON_ENOUGH,
      maxPieces: 4,
    };
    const found: FoundRebus[] = [];
    for (const rebus of everyRebus(search)) {
      if (isWanted(rebus)) found.push(rebus);
      if (found.length === LOOKED_AT) break;
    }
    return found.length === 0 ? null : oneOf(found, chance);
  }
}

/** What can always be done: end the turn, let the others play. */
export function leastAction({ pending, turn, options, hand }: View, seat: Seat): Action {
  if (pending !== null) return pending.stage === 'vote' ? { kind: 'vote', voice: 'for' } : { kind: 'accept' };
  if (turn !== seat) return { kind: 'answer-sand', agrees: true };
  if (options.way === 'echelle') return { kind: 'give-up' };
  return { kind: 'finish', discard: isAlone(options) ? null : (hand?.[0] ?? null), takesTop: false };
}

type Time = 'own turn' | 'other turn' | 'pending';

/** What is mostly asked at each time; now and then anything. */
const ACTIONS_BY_TIME: Readonly<Record<Time, readonly Action['kind'][]>> = {
  'own turn': ['lay', 'lay', 'lay', 'lay', 'lay', 'take', 'take', 'appeal', 'withdraw', 'finish', 'finish', 'more', 'give-up'],
  'other turn': ['ask-sand', 'answer-sand', 'answer-sand', 'lay'],
  pending: ['accept', 'accept', 'contest', 'vote', 'vote', 'finish'],
};

function someKind({ pending, turn }: View, seat: Seat, chance: Chance): Action['kind'] {
  const time = pending !== null ? 'pending' : turn === seat ? 'own turn' : 'other turn';
  return oneOf(chance.below(12) === 0 ? Object.values(ACTIONS_BY_TIME).flat() : ACTIONS_BY_TIME[time], chance);
}

interface RandomLine {
  readonly cards: readonly CardId[];
  readonly found: FoundRebus;
  readonly owner: Seat;
  readonly group: number | null;
  readonly direction: Direction;
  /** The last of the cards, when it lies there already. */
  readonly crossed?: Square;
}

function inLine({ cards, found, owner, group, direction, crossed }: RandomLine): Lay {
  const order = [...new Set(found.pieces)];
  const nth = crossed === undefined ? 0 : order.indexOf(cards.length - 1);
  const [row, column] = [crossed?.row ?? 0, crossed?.column ?? 0];
  const at = (place: number) =>
    direction === 'across' ? { row, column: column + place - nth } : { row: row + place - nth, column };
  const placements = order.map((card, place) => ({ card: cards[card] as CardId, ...at(place) }));
  const claims: RebusClaim[] = [{ word: found.word, direction, ...at(0) }];
  return { kind: 'lay', owner, group, placements: crossed === undefined ? placements : placements.toSpliced(nth, 1), claims };
}

function someCard({ hand }: View, chance: Chance): CardId {
  return hand === null || hand.length === 0 || chance.below(20) === 0 ? JOKER_ID : oneOf(hand, chance);
}

function foolishLay(view: View, seat: Seat, chance: Chance): Lay {
  const placements = [0, 1].map((column): CardPlacement => ({ card: someCard(view, chance), row: 0, column }));
  const word = oneOf(['chapeau', 'les chats', 'xyzzy', 'bateau'], chance);
  return { kind: 'lay', owner: seat, group: null, placements, claims: [{ word, row: 0, column: 0, direction: 'across' }] };
}

/** A joker or a Rébustory that lies somewhere, for cards that may say the same. */
function someTake(view: View, chance: Chance): Take {
  const owned = view.plays.flatMap((groups, owner) => groups.map((group) => ({ owner, group })));
  const free = owned.flatMap(({ owner, group }) =>
    group.squares.filter(({ card }) => pictureCard(card) === null).map((square) => ({ owner, group, square })),
  );
  const { owner, group, square } = free.length === 0 ? NO_TARGET : oneOf(free, chance);
  const [rebus] = rebusesThrough(group, square);
  const sounds = rebus === undefined ? [] : soundsGiven(rebus, placeIn(rebus, group, square));
  const cards = sounds.map((said) => cardSaying(said, view) ?? someCard(view, chance));
  return {
    kind: 'take',
    owner,
    group: group.id,
    row: square.row,
    column: square.column,
    cards: cards.length > 0 ? cards : [someCard(view, chance)],
  };
}

function cardSaying(sounds: string, { hand }: View): CardId | undefined {
  return hand?.find((card) => pictureCard(card)?.readings.some((reading) => soundAlike(reading.sounds, sounds, 'souple')));
}

const NO_TARGET = {
  owner: 0,
  group: { id: 1, squares: [], rebuses: [] },
  square: { row: 0, column: 0, card: JOKER_ID, turn: 0 },
};
