// Knows what each card of a rebus gave to the word, and what an ear forgave it.

import { COSTS, type Step } from './alignment.ts';
import { DIFFERENT, type DifferenceCode, differenceAt } from './differences.ts';
import { type Place, UNHEARD } from './ear.ts';
import type { HeardWord } from './heard-word.ts';

export interface Part {
  /** Which of the cards; a Rébustory has two parts. */
  readonly card: number;
  /** The sounds of the word that it gave; a twin consonant counts for both cards. */
  readonly sounds: string;
  /** The sounds it was said with. */
  readonly said: string;
  readonly differences: readonly DifferenceCode[];
}

export function partOf(step: Step, word: HeardWord): Part {
  const { card, saying, isMelted } = step;
  if (saying === null) return freePart(step, word);
  const places = matchFrom(step, word, { nth: Number(isMelted), place: step.from })?.places ?? [];
  const shared = isMelted ? (saying.sounds[0] ?? '') : '';
  const sounds = shared + places.map(({ sound }) => sound).join('');
  return { card, sounds, said: saying.sounds, differences: differencesIn(step, places) };
}

function differencesIn({ saying, isMelted }: Step, places: readonly Place[]): readonly DifferenceCode[] {
  const codes = new Set<DifferenceCode>();
  if (isMelted) codes.add('twin');
  if (saying?.reading.isExtension) codes.add('extension');
  places.forEach(({ differences }, nth) => {
    const code = differenceAt(differences[saying?.numbers[nth + Number(isMelted)] ?? 0] as number);
    if (code !== null) codes.add(code);
  });
  return [...codes];
}

/** A joker says what the word says there; a mute e before it was left out. */
function freePart({ card, from, to }: Step, word: HeardWord): Part {
  const heard = word.slice(from, to).filter(({ nature }) => nature !== UNHEARD);
  const said = heard
    .map(({ sound }) => sound)
    .join('')
    .replace(/^_(?=.)/, '');
  return { card, sounds: said, said, differences: [] };
}

/** Which places of the word the sounds of a saying met. */
interface Match {
  readonly cost: number;
  readonly places: readonly Place[];
}

/** The cheapest match of the rest of a saying up to where its step ends; null when there is none. */
function matchFrom(step: Step, word: HeardWord, { nth, place }: { nth: number; place: number }): Match | null {
  const number = step.saying?.numbers[nth];
  if (number === undefined) return place === step.to ? { cost: 0, places: [] } : null;
  let best: Match | null = null;
  for (let at = place; at < step.to; at++) {
    const met = word[at] as Place;
    const difference = met.differences[number] as number;
    const rest = difference === DIFFERENT ? null : matchFrom(step, word, { nth: nth + 1, place: at + 1 });
    const cost = (rest?.cost ?? 0) + (COSTS[difference] as number);
    if (rest !== null && (best === null || cost < best.cost)) best = { cost, places: [met, ...rest.places] };
    if (!met.isOptional) break;
  }
  return best;
}
