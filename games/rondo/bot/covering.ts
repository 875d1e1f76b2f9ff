// Knows when it pays to cover a letter by the same letter: one more card in the bonus, or a letter's value over a joker's.

import { lowestLetter } from '@boite/language';
import { HOLDER_MAX, JOKER_VALUE } from '../rules/deck.ts';
import { placingBonus } from '../rules/score.ts';
import { lettersIn } from './lengths.ts';
import { VALUES, type WordPlace } from './place.ts';

const NOWHERE = -1;

export class BonusCovering {
  /** The compartments to cover, in the order of what they bring: the first `count` of them. */
  readonly at: Uint8Array = new Uint8Array(HOLDER_MAX);
  count = 0;

  /** The most points that covering can add to a word weighed, bonus included. At least one letter stays uncovered. */
  best(place: WordPlace, jokers: number): number {
    const kept = lettersIn(place.kept);
    const written = place.length - kept;
    const most = Math.min(kept - 1, place.writing - written);
    let best = placingBonus(written);
    let free = place.kept;
    let gained = 0;
    let tried = 0;
    let jokersLeft = jokers;
    this.count = 0;
    while (tried < most) {
      const at = costliestPlace(place, free, jokersLeft > 0);
      if (at === NOWHERE) break;
      if (!isHeld(place, at)) jokersLeft--;
      gained += gain(place, at);
      place.take(place.shown[at] as number, 1);
      free ^= 1 << at;
      this.at[tried++] = at;
      const total = gained + placingBonus(written + tried);
      if (total > best) {
        best = total;
        this.count = tried;
      }
    }
    while (tried > 0) place.take(place.shown[this.at[--tried] as number] as number, -1);
    return best;
  }
}

/** Of the compartments free to be covered, the one that gains most or loses least; by a letter rather than by a joker. */
function costliestPlace(place: WordPlace, free: number, hasJoker: boolean): number {
  let best = NOWHERE;
  let most = Number.NEGATIVE_INFINITY;
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const at = lowestLetter(rest);
    const held = isHeld(place, at);
    const gained = gain(place, at) + (held ? 0.5 : 0);
    if (!(held || hasJoker) || gained <= most) continue;
    best = at;
    most = gained;
  }
  return best;
}

function isHeld(place: WordPlace, at: number): boolean {
  return (place.cards[place.shown[at] as number] as number) > 0;
}

/** What the visible cards gain when the same letter covers a compartment: its card if there is one left, else a joker. */
function gain(place: WordPlace, at: number): number {
  const value = isHeld(place, at) ? (VALUES[place.shown[at] as number] as number) : JOKER_VALUE;
  return value - (place.worth[at] as number);
}
