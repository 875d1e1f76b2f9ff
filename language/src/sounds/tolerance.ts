// Knows how supple an ear may be, as players agree before a game: which sounds pass for each other.

import { isVowel, MUTE_E, VOWELS } from './phonemes.ts';

/** Three bundles of what players may agree on, sound by sound. */
export type ToleranceBundle = 'stricte' | 'souple' | 'libre';
/** A bundle, or the sounds that are equal, each named: « =e,o ». */
export type Tolerance = ToleranceBundle | `=${string}`;

/** What is agreed on one by one: é and è, both o's, eu and e, a and â, in and un, vowels that glide, a liberty a rebus. */
export const EQUAL_SOUNDS = ['e', 'o', 'eu', 'a', 'in', 'glide', 'liberty'] as const;
export type EqualSound = (typeof EQUAL_SOUNDS)[number];

/** What an ear forgives. */
export interface Leniency {
  /** Sounds that are the same: each text is one class. */
  readonly alike: readonly string[];
  /** A vowel and its glide, the same before a vowel: said apart, glided, or both (pli-er, pljer, plijer). */
  readonly glides: readonly string[];
  /** Sounds that pass for each other between vowels, as one liberty. */
  readonly liberties: readonly string[];
  /** A mute e at the end of a word may be said « eu », as one liberty. */
  readonly finalMuteE: boolean;
}

const SOUPLE = { alike: ['eE', 'oO', '29@', 'aA', '51'], glides: ['ij', 'y8', 'uw'] } as const;

/** The classes of the rules: é/è, o/ɔ, eu/œu/e, a/â, in/un; then s/z, f/v, ch/j, t/d, p/b, k/g and neighbours. */
export const LENIENCY: Readonly<Record<ToleranceBundle, Leniency>> = {
  stricte: { alike: [], glides: [], liberties: [], finalMuteE: false },
  souple: { ...SOUPLE, liberties: [], finalMuteE: false },
  libre: { ...SOUPLE, liberties: ['sz', 'fv', 'SZ', 'td', 'pb', 'kg', 'nNG'], finalMuteE: true },
};

const CLASSES: Readonly<Record<string, string>> = { e: 'eE', o: 'oO', eu: '29@', a: 'aA', in: '51' };

/** A bundle where they are one. */
export function chosenTolerance(equal: ReadonlySet<EqualSound>): Tolerance {
  const chosen = EQUAL_SOUNDS.filter((sound) => equal.has(sound));
  if (chosen.length === 0) return 'stricte';
  if (chosen.length === EQUAL_SOUNDS.length) return 'libre';
  return chosen.length === EQUAL_SOUNDS.length - 1 && !equal.has('liberty') ? 'souple' : `=${chosen.join()}`;
}

const CHOSEN = new Map<string, Leniency>();

export function leniencyOf(tolerance: Tolerance): Leniency {
  if (isBundle(tolerance)) return LENIENCY[tolerance];
  const leniency = CHOSEN.get(tolerance) ?? chosenLeniency(tolerance.slice(1).split(','));
  CHOSEN.set(tolerance, leniency);
  return leniency;
}

function isBundle(tolerance: Tolerance): tolerance is ToleranceBundle {
  return !tolerance.startsWith('=');
}

function chosenLeniency(equal: readonly string[]): Leniency {
  const { liberties, finalMuteE } = LENIENCY[equal.includes('liberty') ? 'libre' : 'stricte'];
  return {
    alike: equal.flatMap((sound) => CLASSES[sound] ?? []),
    glides: equal.includes('glide') ? SOUPLE.glides : [],
    liberties,
    finalMuteE,
  };
}

/** How a mute e sounds when it is said. */
const SAID_E = '29@';

/** How words were heard lately: a game asks again and again for those that were said. */
const LATELY = new WeakMap<Leniency, Map<string, string>>();
const MOST_REMEMBERED = 4_000;

/** The sounds as an ear keeps them: one sound a class, a glide before a vowel as its vowel. Mute e's stay. */
export function asHeard(sounds: string, leniency: Leniency): string {
  const lately = LATELY.get(leniency) ?? new Map<string, string>();
  const heard = lately.get(sounds) ?? listenedTo(sounds, leniency);
  if (lately.size >= MOST_REMEMBERED) lately.clear();
  LATELY.set(leniency, lately.set(sounds, heard));
  return heard;
}

function listenedTo(sounds: string, { alike, glides }: Leniency): string {
  const classed = Array.from(sounds, (sound) => alike.find((same) => same.includes(sound))?.[0] ?? sound).join('');
  return glides.reduce(unglided, classed);
}

function unglided(sounds: string, pair: string): string {
  const [vowel = '', glide = ''] = pair;
  if (!sounds.includes(vowel) && !sounds.includes(glide)) return sounds;
  const said = Array.from(sounds, (sound, at) => (sound === glide && isGliding(sounds, at) ? vowel : sound)).join('');
  return said.replaceAll(HIATUS[pair] as RegExp, vowel).replaceAll(vowel + vowel, vowel);
}

/** A vowel and its glides before another vowel, by their pair. */
const HIATUS = Object.fromEntries(SOUPLE.glides.map((pair) => [pair, new RegExp(`[${pair}]*${pair[0]}(?=[${VOWELS}])`, 'g')]));

/** Before a vowel; after one, a glide before an e stays what it is, since that e may be mute (travaillera). */
function isGliding(sounds: string, at: number): boolean {
  const next = sounds[at + 1] ?? '';
  return isVowel(next) && !(SAID_E.includes(next) && isVowel(sounds[at - 1] ?? ''));
}

/** Whether two pronunciations are the same at a tolerance, each mute e said or not. */
export function soundAlike(one: string, other: string, tolerance: Tolerance): boolean {
  const leniency = leniencyOf(tolerance);
  const [first, second] = [asHeard(one, leniency), asHeard(other, leniency)];
  let reached = withSkips(new Set([0]), second);
  for (const sound of first) reached = withSkips(after(sound, reached, second), second);
  return reached.has(second.length);
}

/** The places in `sounds` after one more sound; a mute e need not be there. */
function after(sound: string, places: ReadonlySet<number>, sounds: string): ReadonlySet<number> {
  const met = [...places].filter((place) => meets(sound, sounds[place] ?? '')).map((place) => place + 1);
  return new Set(sound === MUTE_E ? [...places, ...met] : met);
}

function withSkips(places: ReadonlySet<number>, sounds: string): ReadonlySet<number> {
  return new Set([...places].flatMap((place) => (sounds[place] === MUTE_E ? [place, place + 1] : [place])));
}

function meets(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  return one === other || (one === MUTE_E && SAID_E.includes(other)) || (other === MUTE_E && SAID_E.includes(one));
}
