// Knows what lies in a rebus: a picture with its readings, a joker, a Rébustory; and every way to say a card.

import { CONSONANTS, isVowel, MUTE_E, SCHWA } from '@boite/language';
import type { Reading } from './cards.ts';
import { soundNumber } from './ear.ts';

/** A picture or a letter: one of its readings is heard. */
export interface PictureCard {
  readonly kind: 'picture';
  readonly name: string;
  readonly readings: readonly Reading[];
}

/** One vowel with any consonants around it, or one bare consonant. */
export interface JokerCard {
  readonly kind: 'joker';
}

/** Two sounds of a joker, side by side or apart: where it lies does not say where they fall. */
export interface RebustoryCard {
  readonly kind: 'rebustory';
}

/** A joker, or one sound of a Rébustory, that was laid before: it keeps what it said then. */
export interface BoundCard {
  readonly kind: 'bound';
  readonly sounds: string;
}

export type RebusCard = PictureCard | JokerCard | RebustoryCard | BoundCard;

/** A card with sounds of its own. */
export type SayingCard = PictureCard | BoundCard;

export const JOKER: JokerCard = { kind: 'joker' };
export const REBUSTORY: RebustoryCard = { kind: 'rebustory' };
export const REBUSTORY_SOUNDS = 2;

export function pictureCard({ name, readings }: Pick<PictureCard, 'name' | 'readings'>): PictureCard {
  return { kind: 'picture', name, readings };
}

export function boundCard(sounds: string): BoundCard {
  return { kind: 'bound', sounds };
}

export function hasSayings(card: RebusCard): card is SayingCard {
  return card.kind === 'picture' || card.kind === 'bound';
}

export function nameOf(card: RebusCard): string {
  if (card.kind === 'picture') return card.name;
  return card.kind === 'rebustory' ? 'RÉBUSTORY' : 'JOKER';
}

/** One way to say a card. */
export interface Saying {
  readonly reading: Reading;
  readonly sounds: string;
  /** The sounds by their numbers. */
  readonly numbers: Uint8Array;
  readonly hasVowel: boolean;
  /** The consonant it begins or ends with, which may melt with its twin in another card; −1 for none. */
  readonly first: number;
  readonly last: number;
}

const KNOWN = new WeakMap<SayingCard, readonly Saying[]>();

/** Every way to say a card, each sound once: the readings that are no extension first. */
export function sayingsOf(card: SayingCard): readonly Saying[] {
  const known = KNOWN.get(card);
  if (known !== undefined) return known;
  const sayings = card.kind === 'picture' ? allSayings(card) : boundSayings(card);
  KNOWN.set(card, sayings);
  return sayings;
}

function allSayings({ readings }: PictureCard): readonly Saying[] {
  const bySounds = new Map<string, Saying>();
  for (const reading of readings.toSorted((a, b) => Number(a.isExtension ?? false) - Number(b.isExtension ?? false))) {
    for (const sounds of saidWays(reading.sounds)) if (!bySounds.has(sounds)) bySounds.set(sounds, saying(reading, sounds));
  }
  return [...bySounds.values()];
}

/** Only pictures melt with their twins. */
function boundSayings({ sounds }: BoundCard): readonly Saying[] {
  const reading = { said: nameOf(JOKER), sounds };
  return saidWays(sounds).map((way) => ({ ...saying(reading, way), first: -1, last: -1 }));
}

function saying(reading: Reading, sounds: string): Saying {
  const numbers = Uint8Array.from(sounds, (sound) => soundNumber(sound.charCodeAt(0)));
  const hasVowel = Array.from(sounds).some(isVowel);
  const melting = (sound = ''): number => (hasVowel && CONSONANTS.includes(sound) ? soundNumber(sound.charCodeAt(0)) : -1);
  return { reading, sounds, numbers, hasVowel, first: melting(sounds[0]), last: melting(sounds.at(-1)) };
}

/** After these, French says a last mute e before a consonant: « vendre-di ». Elsewhere it stays mute. */
const STUMBLING_END = /[pbtdkgfv][lR]_$/;
const MOST_MUTE_E = 4;

/** With and without each mute e inside; one that ends it may only meet another written e. */
function saidWays(sounds: string): readonly string[] {
  const [start = '', ...rest] = sounds.replace(/_$/, '').split(MUTE_E);
  if (rest.length > MOST_MUTE_E) return [start + rest.join('')];
  const ways = rest.reduce((all, next) => all.flatMap((way) => [way + next, way + SCHWA + next]), [start]);
  const ends = STUMBLING_END.test(sounds) ? ['', MUTE_E] : [''];
  return ways.flatMap((way) => ends.map((end) => way + end)).filter((way) => way !== '');
}
