// How fast the rebuses of a hand are found, beside a scan, and what an answer costs when cards say anything.

import { type PictureCard, type RebusCard, rebuses, type WordBands } from '@boite/rebus';
import { type BenchGroup, type BenchSetting, mustAgree } from './bench.ts';
import { type Contender, raced, speedIn, through } from './measure.ts';
import {
  answersTo,
  JOKER_AND_REBUSTORY,
  loadedSounds,
  ONE_JOKER,
  PICTURES_HELD,
  readBands,
  searchOf,
  someHands,
} from './rebus-hands.ts';
import { type ListenedWord, listenedWord, scanned } from './rebus-scan.ts';
import { amount } from './report.ts';
import type { BenchRow } from './row.ts';
import { duelRow } from './rows.ts';

const SCAN_ROW = `rebus, ${PICTURES_HELD} cards v a scan`;
/** Hands, and those of them that are compared before anything is timed. */
const HANDS_TIMED = 12;
const HANDS_COMPARED = 4;

/** An answer may take so long, however many there are. */
const ANSWER_LIMIT_MICROSECONDS = 3;

interface HandHeat {
  readonly name: string;
  /** Besides the pictures. */
  readonly free: readonly RebusCard[];
  /** The more a hand can say, the fewer are needed. */
  readonly hands: number;
}

const HAND_HEATS: readonly HandHeat[] = [
  { name: `growth: rebus, ${PICTURES_HELD} cards, time an answer`, free: [], hands: HANDS_TIMED },
  { name: 'growth: rebus, one joker, time an answer', free: ONE_JOKER, hands: 4 },
  { name: 'growth: rebus, joker and Rébustory, time an answer', free: JOKER_AND_REBUSTORY, hands: 2 },
];

export const rebusSearch: BenchGroup = {
  name: 'rebus',
  rows: [SCAN_ROW, ...HAND_HEATS.map(({ name }) => name)],
  run(bench) {
    const heats = HAND_HEATS.filter(({ name }) => bench.wants(name));
    if (heats.length === 0 && !bench.wants(SCAN_ROW)) return [];
    const sounds = loadedSounds();
    const bands = readBands(bench, sounds);
    const listened = (): readonly ListenedWord[] =>
      bench.words.map((word) => listenedWord(sounds.of(word).map((one) => one.sounds)));
    return [
      ...(bench.wants(SCAN_ROW) ? [scanRow(bench, bands, listened())] : []),
      ...heats.map((heat) => handHeatRow(bench, bands, heat)),
    ];
  },
};

function scanRow(bench: BenchSetting, bands: WordBands, listened: readonly ListenedWord[]): BenchRow {
  const hands = someHands(HANDS_TIMED);
  for (const hand of hands.slice(0, HANDS_COMPARED))
    mustAgree('scan', solvedWords(hand, bands), scannedWords(hand, bench, listened));
  const contenders = { ours: solvingHands(hands, bands), theirs: through('scan', hands, (hand) => scanned(listened, hand)) };
  const told = (speed: number): string => amount(HANDS_TIMED * speed, 'hands/s');
  return duelRow(SCAN_ROW, { ...contenders, told, aim: { atLeast: 300, stretch: 2000 } }, bench.effort);
}

function solvedWords(hand: readonly PictureCard[], bands: WordBands): readonly string[] {
  return [...new Set([...rebuses(searchOf(hand, bands))].flatMap(({ words }) => words))].sort();
}

function scannedWords(
  hand: readonly PictureCard[],
  { words }: BenchSetting,
  listened: readonly ListenedWord[],
): readonly string[] {
  return scanned(listened, hand).map((at) => words[at] as string);
}

function solvingHands(hands: readonly (readonly RebusCard[])[], bands: WordBands): Contender {
  return through('graph of sounds', hands, (hand) => answersTo(searchOf(hand, bands)));
}

/** A time and no ratio: the aim is one of the processor's microseconds. */
function handHeatRow({ effort }: BenchSetting, bands: WordBands, { name, free, hands }: HandHeat): BenchRow {
  const held = someHands(hands).map((pictures) => [...pictures, ...free]);
  const answers = held.reduce((sum, hand) => sum + answersTo(searchOf(hand, bands)), 0);
  const solving = solvingHands(held, bands);
  const microseconds = 1e6 / (speedIn(raced([solving], effort), solving.name) * Math.max(1, answers));
  return {
    name,
    measured: `${amount(microseconds, 'µs')} for each of ${amount(answers / hands, 'answers')} v ${ANSWER_LIMIT_MICROSECONDS} µs`,
    ratio: microseconds / ANSWER_LIMIT_MICROSECONDS,
    aim: { atMost: 1, stretch: null },
  };
}
