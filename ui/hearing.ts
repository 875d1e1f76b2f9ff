// Knows what is shown under the cards or tokens of a rebus: what each may say by itself, what it gave to the word, or where the word broke.

import { cardById, type DifferenceCode, differenceText, type Part, type RebusRefusal, spoken } from '@boite/rebus';

export interface HeardCard {
  readonly card: string;
  /** As a French reader says it: « cha ». */
  readonly text: string;
  /** `alone`: no word to compare with. `unread`: after the place where the word broke. */
  readonly state: 'alone' | 'heard' | 'broken' | 'unread';
  /** What the ear forgave it. */
  readonly forgiven: readonly DifferenceCode[];
}

/** A card has many homophones and few sounds. */
const MOST_SOUNDS = 2;

/** Cards that say what is wanted. */
const FREE_CARDS: Readonly<Record<string, string>> = { joker: '?', rebustory: '? ?' };

/** What a card says by itself: « cha », « té / t’ ». */
export function soundsAlone(id: string): string {
  const free = FREE_CARDS[id];
  if (free !== undefined) return free;
  const readings = cardById(id)?.readings.filter(({ isExtension }) => !isExtension) ?? [];
  const texts = new Set(readings.map(({ said, sounds }) => spoken(sounds.replace(/_$/, '')) + (said.endsWith("'") ? '’' : '')));
  return [...texts].slice(0, MOST_SOUNDS).join(' / ');
}

export function heardAlone(cards: readonly string[]): readonly HeardCard[] {
  return cards.map((card) => ({ card, text: soundsAlone(card), state: 'alone', forgiven: [] }));
}

/** What each card gave to a word that was heard. */
export function heardAs(cards: readonly string[], parts: readonly Part[]): readonly HeardCard[] {
  return cards.map((card, at) => {
    const own = parts.filter((part) => part.card === at);
    const text = own.map(({ sounds }) => spoken(sounds)).join(' … ');
    return { card, text, state: 'heard', forgiven: own.flatMap(({ differences }) => differences) };
  });
}

/** Where a word broke: the cards before were heard, those after were not read. */
export function heardUpTo(cards: readonly string[], refusal: RebusRefusal): readonly HeardCard[] {
  const broken = brokenAt(cards, refusal);
  if (broken === null) return heardAlone(cards);
  return cards.map((card, at) => {
    const state = at === broken ? 'broken' : at < broken ? 'heard' : 'unread';
    return { card, text: soundsAlone(card), state, forgiven: [] };
  });
}

/** Which card did not say what was wanted; the number of cards when they all did; null when nobody listened. */
function brokenAt(cards: readonly string[], refusal: RebusRefusal): number | null {
  if (refusal.code === 'not-finished') return cards.length;
  return refusal.code === 'other-sound' || refusal.code === 'twice' || refusal.code === 'no-sound-left' ? refusal.at : null;
}

/** « « é » et « è » se valent », each said once. */
export function forgivenIn(cards: readonly HeardCard[]): readonly string[] {
  return [...new Set(cards.flatMap(({ forgiven }) => forgiven))].map(differenceText);
}
