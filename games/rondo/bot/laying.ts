// Knows with which cards a word is laid: those it needs, those worth covering with, and the erasers around it.

import { isLetter, LETTERS, type Letter } from '@boite/language';
import { isEraser, withNewCompartment } from '../rules/holder.ts';
import type { Card, Holder, Placement, Play } from '../types.ts';
import { BonusCovering } from './covering.ts';
import type { Geometry } from './geometry.ts';
import { letterNumber, WordPlace } from './place.ts';
import type { FoundWordPlay, RondoPuzzle } from './solver.ts';

/** The letters that make the fewest words come first: the beginners' rule lets one of them be thrown away. */
const LEAST_USEFUL_FIRST: readonly Card[] = [...('WKXYJQZHVBFGPMDCOULTNRIASE' as Iterable<Letter>), 'joker'];

/** The cards that make a play found in a position, and where they go. */
export function playLaid(puzzle: RondoPuzzle, { word, geometry }: FoundWordPlay): Play {
  const place = new WordPlace();
  place.hold(puzzle.hand);
  place.stand(puzzle.holder, geometry, puzzle.options.beginners);
  const writing = [...writtenCards(place, word), ...coveringCards(place)];
  const placements = writing.map((card) => ({ ...card, at: card.at + geometry.start }));
  const erasers = erasingCards(puzzle, geometry, place);
  return { lengthen: geometry.lengthen, placements: [...placements, ...erasers].sort((one, other) => one.at - other.at) };
}

/** The cards that the word cannot do without. */
function writtenCards(place: WordPlace, word: string): readonly Placement[] {
  for (const [at, letter] of word.split('').entries()) place.word[at] = letterNumber(letter as Letter);
  const changed = [...word.split('').keys()].filter((at) => place.word[at] !== place.shown[at]);
  return changed.map((at) => cardFrom(place, at));
}

function coveringCards(place: WordPlace): readonly Placement[] {
  const covering = new BonusCovering();
  place.weighed();
  covering.best(place, place.jokers);
  return Array.from(covering.at.subarray(0, covering.count), (at) => cardFrom(place, at));
}

/** Takes the card of a letter out of the hand, or a joker. */
function cardFrom(place: WordPlace, at: number): Placement {
  const letter = LETTERS[place.word[at] as number] as Letter;
  const isHeld = (place.cards[letterNumber(letter)] as number) > 0;
  place.take(letterNumber(letter), 1);
  if (isHeld) return { at, card: letter, as: null, faceDown: false };
  place.jokers--;
  return { at, card: 'joker', as: letter, faceDown: false };
}

function erasingCards(puzzle: RondoPuzzle, geometry: Geometry, place: WordPlace): readonly Placement[] {
  const isShort = geometry.erased > place.gommes;
  return erasedAt(puzzle.holder, geometry).map((at, index) => {
    const faceDown = puzzle.options.beginners && index === 0;
    return { at, card: faceDown && isShort ? leastUseful(place) : 'gomme', as: null, faceDown };
  });
}

/** The compartments around the word where letters show. */
function erasedAt(holder: Holder, { lengthen, start, length }: Geometry): readonly number[] {
  const row = withNewCompartment(holder, { lengthen, placements: [] });
  return [...row.keys()].filter((at) => {
    const laid = row[at] ?? null;
    return (at < start || at >= start + length) && laid !== null && !isEraser(laid);
  });
}

function leastUseful(place: WordPlace): Card {
  const isLeft = (card: Card) => (isLetter(card) ? (place.cards[letterNumber(card)] as number) > 0 : place.jokers > 0);
  return LEAST_USEFUL_FIRST.find(isLeft) as Card;
}
