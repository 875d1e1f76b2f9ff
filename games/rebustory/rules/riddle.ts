// A rebus for a friend to guess: how warm a guess is by ear, and cards that say a word.

import { leniencyOf, MUTE_E, spelled, type Voices, waysToRead, waysToSay } from '@boite/language';
import { distanceTo, judgeRebus } from '@boite/rebus';
import { type CardId, PICTURE_CARDS, type PictureCard, pictureCard } from './cards.ts';
import { FEWEST_RIDDLE_CARDS, MOST_RIDDLE_CARDS } from './riddle-address.ts';

/** How near a guess is, by what is heard. */
export type Warmth = 'found' | 'burning' | 'warm' | 'mild' | 'cold' | 'unknown';

/** For each sound of the guess, how much of a sound it may be away. */
const WARMTHS: readonly (readonly [most: number, warmth: Warmth])[] = [
  [0.25, 'burning'],
  [0.65, 'warm'],
  [1.1, 'mild'],
];

export function warmthOf(cards: readonly CardId[], guess: string, voices: Voices): Warmth {
  const pieces = cards.flatMap((id) => pictureCard(id) ?? []);
  if (judgeRebus({ pieces, word: guess, tolerance: 'souple', ...voices }).accepted) return 'found';
  const [first = '', ...others] = waysToRead(guess, voices);
  if (waysToSay(guess, voices).length === 0) return 'unknown';
  const away = distanceTo(pieces, [first, ...others]) / Math.max(1, first.replaceAll(MUTE_E, '').length);
  return WARMTHS.find(([most]) => away <= most)?.[1] ?? 'cold';
}

const MOST_COVERS = 400;
const MOST_PROPOSED = 4;

/** How many cards and how many rows there may be: those of a riddle unless told. */
interface RebusSize {
  readonly fewest: number;
  readonly most: number;
  readonly rows: number;
}

const RIDDLE_SIZE: RebusSize = { fewest: FEWEST_RIDDLE_CARDS, most: MOST_RIDDLE_CARDS, rows: MOST_PROPOSED };

/** Rows of cards that say a word or a phrase, the shortest first. */
export function cardsSaying(word: string, voices: Voices, size = RIDDLE_SIZE): readonly (readonly CardId[])[] {
  const covers = waysToSay(word, voices).flatMap((sounds) => coversOf(heardAlike(sounds), size));
  const heard = covers
    .toSorted((one, other) => one.length - other.length)
    .filter((cards) => cards.every(({ name }) => spelled(name) !== spelled(word)))
    .filter((pieces) => judgeRebus({ pieces, word, tolerance: 'souple', ...voices }).accepted);
  return heard.slice(0, size.rows).map((cards) => cards.map(({ id }) => id));
}

const { alike: ALIKE } = leniencyOf('souple');

/** Sounds as a supple ear takes them for the same, without the mute ones. */
function heardAlike(sounds: string): string {
  const plain = [...sounds.replaceAll(/[^\p{L}\p{N}@]/gu, '')];
  return plain.map((sound) => ALIKE.find((same) => same.includes(sound))?.[0] ?? sound).join('');
}

const BY_SOUNDS: ReadonlyMap<string, readonly PictureCard[]> = Map.groupBy(
  PICTURE_CARDS.filter(({ set }) => set !== 'reserve'),
  ({ readings: [first] }) => heardAlike(first?.sounds ?? ''),
);

function coversOf(sounds: string, { fewest, most }: RebusSize): readonly (readonly PictureCard[])[] {
  const hasEnd = endsReached(sounds);
  const covers: (readonly PictureCard[])[] = [];
  const goOn = (at: number, laid: readonly PictureCard[]): void => {
    if (covers.length >= MOST_COVERS || laid.length > most || !hasEnd[at]) return;
    if (at === sounds.length && laid.length >= fewest) covers.push(laid);
    // Longer pieces first: fewer cards.
    for (let end = sounds.length; end > at; end--)
      for (const card of BY_SOUNDS.get(sounds.slice(at, end)) ?? []) if (!laid.includes(card)) goOn(end, [...laid, card]);
  };
  goOn(0, []);
  return covers;
}

/** From where on cards can say the rest: nobody goes further where they cannot. */
function endsReached(sounds: string): readonly boolean[] {
  const hasEnd = Array.from(sounds, () => false);
  hasEnd.push(true);
  for (let at = sounds.length - 1; at >= 0; at--)
    for (let end = at + 1; end <= sounds.length && !hasEnd[at]; end++)
      hasEnd[at] = hasEnd[end] === true && BY_SOUNDS.has(sounds.slice(at, end));
  return hasEnd;
}
