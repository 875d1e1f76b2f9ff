// Knows how fast the rebuses of a hand are found, beside a scan, and what an answer costs when cards say anything.

import { everyRebus, type Piece, type SpokenPiece, type WordBands } from '@boite/rebus';
import { type Bench, type Group, mustAgree } from './bench.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import {
  answersTo,
  JOKER_AND_REBUSTORY,
  loadedSounds,
  ONE_JOKER,
  PICTURES,
  readBands,
  searchOf,
  someHands,
} from './rebus-hands.ts';
import { type ListenedWord, listenedWord, scanned } from './rebus-scan.ts';
import { amount } from './report.ts';
import type { Row } from './row.ts';

const SCAN = `rebus, ${PICTURES} cards v a scan`;
const US = 'graph of sounds';
const THEM = 'scan';
/** Hands, and those of them that are compared before anything is timed. */
const HANDS = 12;
const TRIED = 4;

/** An answer may take so long, however many there are. */
const MOST_MICROSECONDS = 3;

interface Heat {
  readonly name: string;
  /** Besides the pictures. */
  readonly free: readonly Piece[];
  /** The more a hand can say, the fewer are needed. */
  readonly hands: number;
}

const HEATS: readonly Heat[] = [
  { name: `growth: rebus, ${PICTURES} cards, time an answer`, free: [], hands: HANDS },
  { name: 'growth: rebus, one joker, time an answer', free: ONE_JOKER, hands: 4 },
  { name: 'growth: rebus, joker and Rébustory, time an answer', free: JOKER_AND_REBUSTORY, hands: 2 },
];

export const rebus: Group = {
  name: 'rebus',
  run(bench) {
    const heats = HEATS.filter(({ name }) => bench.wants(name));
    if (heats.length === 0 && !bench.wants(SCAN)) return [];
    const sounds = loadedSounds();
    const bands = readBands(bench, sounds);
    const listened = (): readonly ListenedWord[] =>
      bench.words.map((word) => listenedWord(sounds.of(word).map((one) => one.sounds)));
    return [
      ...(bench.wants(SCAN) ? [scanRow(bench, bands, listened())] : []),
      ...heats.map((heat) => heatRow(bench, bands, heat)),
    ];
  },
};

function scanRow(bench: Bench, bands: WordBands, listened: readonly ListenedWord[]): Row {
  const hands = someHands(HANDS);
  for (const hand of hands.slice(0, TRIED)) mustAgree(THEM, solvedWords(hand, bands), scannedWords(hand, bench, listened));
  const ours = solving(US, hands, bands);
  const theirs: Contender = {
    name: THEM,
    work(count) {
      for (let times = 0; times < count; times++) for (const hand of hands) scanned(listened, hand);
    },
  };
  const race = raced([ours, theirs], bench.effort);
  const speed = (name: string): string => amount(HANDS * speedIn(race, name), 'hands/s');
  return {
    name: SCAN,
    measured: `${speed(US)} v ${speed(THEM)}`,
    ratio: timesFaster(race, US, THEM),
    aim: { atLeast: 300, stretch: 2000 },
  };
}

function solvedWords(hand: readonly SpokenPiece[], bands: WordBands): readonly string[] {
  return [...new Set([...everyRebus(searchOf(hand, bands))].flatMap(({ words }) => words))].sort();
}

function scannedWords(hand: readonly SpokenPiece[], { words }: Bench, listened: readonly ListenedWord[]): readonly string[] {
  return scanned(listened, hand).map((at) => words[at] as string);
}

function solving(name: string, hands: readonly (readonly Piece[])[], bands: WordBands): Contender {
  return {
    name,
    work(count) {
      for (let times = 0; times < count; times++) for (const hand of hands) answersTo(searchOf(hand, bands));
    },
  };
}

/** A time and no ratio: the aim is one of the processor's microseconds. */
function heatRow({ effort }: Bench, bands: WordBands, { name, free, hands }: Heat): Row {
  const held = someHands(hands).map((pictures) => [...pictures, ...free]);
  const answers = held.reduce((sum, hand) => sum + answersTo(searchOf(hand, bands)), 0);
  const race = raced([solving(US, held, bands)], effort);
  const microseconds = 1e6 / (speedIn(race, US) * Math.max(1, answers));
  return {
    name,
    measured: `${amount(microseconds, 'µs')} for each of ${amount(answers / hands, 'answers')} v ${MOST_MICROSECONDS} µs`,
    ratio: microseconds / MOST_MICROSECONDS,
    aim: { atMost: 1, stretch: null },
  };
}
