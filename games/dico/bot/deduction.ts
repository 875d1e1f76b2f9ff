// What a player makes of the answers it received: for each opponent, the words that it still believes possible.

import { type BotSituation, clockwiseFrom, type Seat } from '@boite/kernel';
import type { Lexicon } from '@boite/language';
import { steadyShare } from '../../manners/steady.ts';
import type { WordOptions } from '../rules/words.ts';
import type { Books, Capitals, Clue, DicoTypes } from '../types.ts';
import { type CommonWords, commonWords } from './common-words.ts';
import { TEMPERS } from './habits.ts';
import { type KeyedWords, wordsToFind } from './keys.ts';
import { likenesses } from './meaning.ts';
import { type Places, placesLeft } from './solver.ts';

export type DicoSituation = BotSituation<DicoTypes>;

/** The words left, by their places among all. */
export interface Left {
  readonly keyed: KeyedWords;
  readonly places: Places;
}

export interface Belief extends Left {
  readonly of: Seat;
  /** Those that the player has noted. */
  readonly answers: readonly Clue[];
  /** How likely each word seems, once a definition was understood; null when all are alike. */
  readonly weights: Float64Array | null;
  /** Whether the player thinks of these words by itself; others are only met in the dictionary. */
  readonly isFamiliar: boolean;
}

/** One belief an opponent, from the next seat on. */
export function beliefs(situation: DicoSituation): readonly Belief[] {
  const { view, seat } = situation;
  return opponents(seat, view.seats).map((of) => beliefAbout(of, situation));
}

function beliefAbout(of: Seat, situation: DicoSituation): Belief {
  const { view, level, books } = situation;
  const answers = notedAbout(of, situation);
  const all = wordsLeft(
    answers.filter(({ about }) => about !== 'definition'),
    view.options,
    books,
  );
  const known = familiar(TEMPERS[level].knows, all, books.lexicon);
  if (known.places.length === 0) return { of, answers, ...all, weights: null, isFamiliar: false };
  return { of, answers, keyed: all.keyed, ...understood(answers, known, situation), isFamiliar: true };
}

/** What was answered, as far as it was noted: what is forgotten stays forgotten. */
function notedAbout(of: Seat, situation: DicoSituation): readonly Clue[] {
  const { notes } = TEMPERS[situation.level];
  const lines = situation.view.notes.filter((note) => note.of === of);
  return lines.flatMap(({ answer }, nth) => (steadyShare(earOf(situation), of, nth, 'note') < notes ? [answer] : []));
}

/** What tells one player of one game from all others. */
function earOf({ view, seat }: DicoSituation): string {
  return `${seat} ${view.secret?.word ?? ''}`;
}

/** The words that a definition makes one think of among those left, a few more than it means; all of them when none was heard. */
function understood(
  answers: readonly Clue[],
  { keyed, places }: Left,
  situation: DicoSituation,
): Pick<Belief, 'places' | 'weights'> {
  const heard = answers.find((answer) => answer.about === 'definition');
  if (heard?.about !== 'definition') return { places, weights: null };
  const { grasps, doubts } = TEMPERS[situation.level];
  const considered = commonestOf(places, PAGE_REACH, commonWords(keyed, situation.books.lexicon));
  const hearing = { keyed, listener: { grasps, ear: earOf(situation) }, lexicon: situation.books.lexicon };
  const scores = likenesses(heard.definition, considered, hearing);
  const best = Uint32Array.from(considered.keys()).sort((one, other) => (scores[other] as number) - (scores[one] as number));
  const kept = best.slice(0, doubts).sort();
  return {
    places: kept.map((nth) => considered[nth] as number),
    weights: Float64Array.from(kept, (nth) => trustIn(scores[nth] as number)),
  };
}

/** Nobody thinks through more words than these. */
const PAGE_REACH = 3000;

function commonestOf(places: Places, most: number, { commoner }: CommonWords): Places {
  if (places.length <= most) return places;
  return places
    .toSorted((one, other) => (commoner[one] as number) - (commoner[other] as number))
    .slice(0, most)
    .sort();
}

/** How much likelier a word is for being so like a definition. */
function trustIn(likeness: number): number {
  return Math.exp(SHARPNESS * likeness);
}

const SHARPNESS = 6;

export function opponents(seat: Seat, seats: number): readonly Seat[] {
  return clockwiseFrom(seat + 1, seats).filter((other) => other !== seat);
}

/** The words that the answers allow. */
export function wordsLeft(answers: readonly Clue[], options: WordOptions, books: Books): Left {
  const keyed = wordsToFind(options, books);
  return { keyed, places: placesLeft(answers, keyed) };
}

/** The same as people read them. */
export function candidatesFor(answers: readonly Clue[], options: WordOptions, books: Books): readonly Capitals[] {
  const { keyed, places } = wordsLeft(answers, options, books);
  return Array.from(places, (at) => keyed.words[at] as Capitals);
}

/** Those that a player thinks of. */
function familiar(knows: number, { keyed, places }: Left, lexicon: Lexicon): Left {
  const { commoner, said } = commonWords(keyed, lexicon);
  const most = Math.min(knows, said);
  return { keyed, places: places.filter((at) => (commoner[at] as number) < most) };
}

/** The word that seems likeliest; among words that seem alike the commonest: that is what people hide. */
export function likeliest(
  { keyed, places, weights }: Pick<Belief, 'keyed' | 'places' | 'weights'>,
  lexicon: Lexicon,
): Capitals | null {
  const { commoner } = commonWords(keyed, lexicon);
  const merit = (nth: number): number => weights?.[nth] ?? -(commoner[places[nth] as number] as number);
  let best = 0;
  for (let nth = 1; nth < places.length; nth++) if (merit(nth) > merit(best)) best = nth;
  return places.length === 0 ? null : (keyed.words[places[best] as number] as Capitals);
}

/** How likely the likeliest word seems, from 0 to 1. */
export function confidence({ places, weights }: Pick<Belief, 'places' | 'weights'>): number {
  if (weights === null) return 1 / Math.max(1, places.length);
  return Math.max(...weights) / weights.reduce((sum, weight) => sum + weight, 0);
}
