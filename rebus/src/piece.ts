// What lies in a rebus: pieces that say sounds, and every way to say each of them.

import { CONSONANTS, isVowel, MUTE_E, SCHWA } from '@boite/language';
import { soundNumber } from './ear.ts';

/** One of the words that a piece stands for. */
export interface Reading {
  /** As it is written: « chat », « T », « T' ». */
  readonly said: string;
  readonly sounds: string;
  /** Couramment admis, « par extension »: a liberty. */
  readonly isExtension?: boolean;
  /** « le », « je »: it is elided where a phrase writes an apostrophe, and its e may be the mute one that ends a word. */
  readonly isLittle?: boolean;
}

/** A picture or a letter: one of its readings is heard. */
export interface SpokenPiece {
  readonly kind: 'spoken';
  readonly name: string;
  readonly readings: readonly Reading[];
  /** Whether its first or last vowel may melt with its twin inside a word, as twin consonants do. */
  readonly meltsVowels?: boolean;
}

/**
 * Says a syllable of the word where it lies, or one bare consonant beside a spoken piece whose vowel carries it; or two
 * syllables, side by side or apart, wherever the word wants them.
 */
export interface FreePiece {
  readonly kind: 'free';
  readonly name: string;
  readonly sounds: 1 | 2;
  /** One of the two syllables of a piece that comes apart: no bare consonant. */
  readonly isHalf?: boolean;
}

/** A sound of a free piece that was laid before: it keeps what it said then. */
export interface BoundPiece {
  readonly kind: 'bound';
  readonly name: string;
  readonly sounds: string;
}

export type Piece = SpokenPiece | FreePiece | BoundPiece;

/** A piece with sounds of its own. */
export type SayingPiece = SpokenPiece | BoundPiece;

export function spokenPiece(name: string, readings: readonly Reading[]): SpokenPiece {
  return { kind: 'spoken', name, readings };
}

export function freePiece(name: string, sounds: FreePiece['sounds']): FreePiece {
  return { kind: 'free', name, sounds };
}

/** Each of the syllables of a piece that says two. */
export function halfPiece({ name }: FreePiece): FreePiece {
  return { kind: 'free', name, sounds: 1, isHalf: true };
}

export function boundPiece({ name }: FreePiece, sounds: string): BoundPiece {
  return { kind: 'bound', name, sounds };
}

export function hasSayings(piece: Piece): piece is SayingPiece {
  return piece.kind !== 'free';
}

/** Whether its sounds fall elsewhere than where it lies. */
export function isScattered(piece: Piece | undefined): piece is FreePiece {
  return piece?.kind === 'free' && piece.sounds > 1;
}

/** One way to say a piece. */
export interface Saying {
  readonly reading: Reading;
  readonly sounds: string;
  /** The sounds by their numbers. */
  readonly numbers: Uint8Array;
  readonly hasVowel: boolean;
  /** The sound it begins or ends with, which may melt with its twin in another piece; −1 for none. */
  readonly first: number;
  readonly last: number;
  /** Whether it is said so only before an apostrophe. */
  readonly isElided: boolean;
}

const SAYINGS = new WeakMap<SayingPiece, readonly Saying[]>();

/** Every way to say a piece, each sound once: the readings that are no extension first. */
export function sayingsOf(piece: SayingPiece): readonly Saying[] {
  const known = SAYINGS.get(piece);
  if (known !== undefined) return known;
  const sayings = piece.kind === 'spoken' ? spokenSayings(piece) : boundSayings(piece);
  SAYINGS.set(piece, sayings);
  return sayings;
}

function spokenSayings({ readings, meltsVowels = false }: SpokenPiece): readonly Saying[] {
  const bySounds = new Map<string, Saying>();
  for (const reading of readings.toSorted((a, b) => Number(a.isExtension ?? false) - Number(b.isExtension ?? false))) {
    for (const sounds of [...saidWays(reading.sounds), ...littleWays(reading)])
      if (!bySounds.has(sounds)) bySounds.set(sounds, sayingWith(reading, sounds, { meltsVowels }));
    const elided = elidedSounds(reading);
    if (elided !== '' && !bySounds.has(elided)) bySounds.set(elided, { ...sayingWith(reading, elided), isElided: true });
  }
  return [...bySounds.values()];
}

/** Before a vowel, « le » is « l ». */
function elidedSounds({ isLittle, sounds }: Reading): string {
  return isLittle ? sounds.slice(0, -1) : '';
}

/** « le » at the end of MERLE. */
function littleWays({ isLittle, sounds }: Reading): readonly string[] {
  return isLittle && sounds.endsWith(SCHWA) ? [sounds.slice(0, -1) + MUTE_E] : [];
}

/** Only spoken pieces melt with their twins. */
function boundSayings({ name, sounds }: BoundPiece): readonly Saying[] {
  const reading = { said: name, sounds };
  return saidWays(sounds).map((way) => ({ ...sayingWith(reading, way), first: -1, last: -1 }));
}

function sayingWith(
  reading: Reading,
  sounds: string,
  { meltsVowels }: { readonly meltsVowels: boolean } = NO_VOWEL_MELTS,
): Saying {
  const numbers = Uint8Array.from(sounds, (sound) => soundNumber(sound.charCodeAt(0)));
  const hasVowel = Array.from(sounds).some(isVowel);
  const isMelting = (sound: string): boolean =>
    CONSONANTS.includes(sound) || (meltsVowels && sounds.length > 1 && isVowel(sound));
  const melting = (sound = ''): number => (hasVowel && sound !== '' && isMelting(sound) ? soundNumber(sound.charCodeAt(0)) : -1);
  return { reading, sounds, numbers, hasVowel, first: melting(sounds[0]), last: melting(sounds.at(-1)), isElided: false };
}

const NO_VOWEL_MELTS = { meltsVowels: false };

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
