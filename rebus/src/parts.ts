// What each piece of a rebus gave to the word, and what an ear forgave it.

import { isVowel } from '@boite/language';
import { DIFFERENCE_COSTS } from './alignment-costs.ts';
import type { PieceStep } from './alignment-table.ts';
import { DIFFERENT, type DifferenceCode, differenceAt } from './differences.ts';
import { type HeardSound, UNHEARD_SOUND } from './ear.ts';
import type { HeardWord } from './heard-word.ts';

export interface HeardPart {
  /** The place of the piece in the row; one that is scattered has a part a sound. */
  readonly at: number;
  /** The sounds of the word that it gave; a twin consonant counts for both pieces. */
  readonly sounds: string;
  /** The sounds it was said with. */
  readonly said: string;
  readonly differences: readonly DifferenceCode[];
}

export function partOf(step: PieceStep, word: HeardWord): HeardPart {
  const { at, saying, isMelted } = step;
  if (saying === null) return freePart(step, word);
  const places = cheapestMatch(step, word, { nth: Number(isMelted), place: step.from })?.places ?? [];
  const shared = isMelted ? (saying.sounds[0] ?? '') : '';
  const sounds = shared + places.map(({ sound }) => sound).join('');
  return { at, sounds, said: saying.sounds, differences: differencesIn(step, places) };
}

function differencesIn({ saying, isMelted }: PieceStep, places: readonly HeardSound[]): readonly DifferenceCode[] {
  const codes = new Set<DifferenceCode>();
  if (isMelted) codes.add(isVowel(saying?.sounds[0] ?? '') ? 'twin-vowel' : 'twin');
  if (saying?.reading.isExtension) codes.add('extension');
  places.forEach(({ differences }, nth) => {
    const code = differenceAt(differences[saying?.numbers[nth + Number(isMelted)] ?? 0] as number);
    if (code !== null) codes.add(code);
  });
  return [...codes];
}

/** A free sound is what the word says there; a mute e before it was left out. */
function freePart({ at, from, to }: PieceStep, word: HeardWord): HeardPart {
  const heard = word.slice(from, to).filter(({ nature }) => nature !== UNHEARD_SOUND);
  const said = heard
    .map(({ sound }) => sound)
    .join('')
    .replace(/^_(?=.)/, '');
  return { at, sounds: said, said, differences: [] };
}

/** Which places of the word the sounds of a saying met. */
interface SayingMatch {
  readonly cost: number;
  readonly places: readonly HeardSound[];
}

/** The cheapest match of the rest of a saying up to where its step ends; null when there is none. */
function cheapestMatch(step: PieceStep, word: HeardWord, { nth, place }: { nth: number; place: number }): SayingMatch | null {
  const number = step.saying?.numbers[nth];
  if (number === undefined) return place === step.to ? { cost: 0, places: [] } : null;
  let best: SayingMatch | null = null;
  for (let at = place; at < step.to; at++) {
    const met = word[at] as HeardSound;
    const difference = met.differences[number] as number;
    const rest = difference === DIFFERENT ? null : cheapestMatch(step, word, { nth: nth + 1, place: at + 1 });
    const cost = (rest?.cost ?? 0) + (DIFFERENCE_COSTS[difference] as number);
    if (rest !== null && (best === null || cost < best.cost)) best = { cost, places: [met, ...rest.places] };
    if (!met.isOptional) break;
  }
  return best;
}
