// Knows where a refused rebus broke: the nearest miss.

import type { Step } from './alignment.ts';
import { DIFFERENT } from './differences.ts';
import { MUTE, UNHEARD, VOWEL } from './ear.ts';
import type { HeardWord } from './heard-word.ts';
import { hasSayings, nameOf, REBUSTORY_SOUNDS, type RebusCard, type Saying, sayingsOf } from './rebus-card.ts';
import type { RebusRefusal } from './refusal.ts';

export interface Attempt {
  readonly cards: readonly RebusCard[];
  readonly word: HeardWord;
  /** The steps that went furthest. */
  readonly steps: readonly Step[];
}

export function missOf(attempt: Attempt): RebusRefusal {
  const { word, steps } = attempt;
  const place = steps.at(-1)?.to ?? 0;
  const left = unreadCards(attempt);
  const [at = attempt.cards.length] = left;
  const card = attempt.cards[at];
  const after = heardIn(word.slice(0, place));
  const rest = word.slice(place);
  if (card === undefined) return { code: 'not-finished', after, missing: heardIn(rest) };
  if (heardIn(rest) === '' || !hasSayings(card)) return { code: 'no-sound-left', at, card: nameOf(card) };
  const says = sayingsOf(card).filter(({ reading }) => !reading.isExtension);
  const twice = saidTwice(attempt, says);
  if (twice !== null)
    return { code: 'twice', at, before: nameOf(twice), card: nameOf(card), sound: word[place - 1]?.sound ?? '' };
  const wanted = heardIn(left.length === 1 ? rest : firstSyllable(rest));
  return { code: 'other-sound', at, after, card: nameOf(card), says: says.map(({ sounds }) => sounds), wanted };
}

/** The places of the cards with a sound that was not read, those in order first. */
function unreadCards({ cards, steps }: Attempt): readonly number[] {
  const isUnread = (at: number) => steps.filter((step) => step.card === at).length < (isFree(at) ? REBUSTORY_SOUNDS : 1);
  const isFree = (at: number) => cards[at]?.kind === 'rebustory';
  const unread = [...cards.keys()].filter(isUnread);
  return unread.toSorted((a, b) => Number(isFree(a)) - Number(isFree(b)));
}

function heardIn(places: HeardWord): string {
  return places
    .filter(({ nature }) => nature !== UNHEARD)
    .map(({ sound }) => sound)
    .join('');
}

/** Up to its first vowel, or to the end when there is no other one. */
function firstSyllable(places: HeardWord): HeardWord {
  const vowel = places.findIndex(({ nature }) => nature === VOWEL || nature === MUTE);
  return places.slice(vowel + 1).some(({ nature }) => nature === VOWEL) ? places.slice(0, vowel + 1) : places;
}

/** The card before, when it has already given the consonant this one begins with, and they may not melt. */
function saidTwice({ cards, word, steps }: Attempt, says: readonly Saying[]): RebusCard | null {
  const before = steps.at(-1);
  const last = word[(before?.to ?? 0) - 1];
  if (before === undefined || last === undefined || last.nature === VOWEL) return null;
  const isRepeated = says.some(({ hasVowel, numbers: [first, second] }) => {
    if ((before.saying?.hasVowel && hasVowel) || first !== last.number) return false;
    return second === undefined || word[before.to]?.differences[second] !== DIFFERENT;
  });
  return isRepeated ? (cards[before.card] ?? null) : null;
}
