// How fast the rebuses of a hand are found, beside a scan, and what an answer costs when cards say anything.

import { loadLexicon, loadSounds } from '@boite/language/node';
import { everyRebus, type Piece, type SpokenPiece, type WordBands } from '@boite/rebus';
import {
  amount,
  type BenchGroup,
  type BenchRow,
  type BenchSetting,
  type Contender,
  duelRow,
  mustAgree,
  raced,
  speedIn,
  through,
} from '@boite/tools/bench';
import { answersTo, JOKER_AND_REBUSTORY, ONE_JOKER, PICTURES_HELD, readBands, searchOf, someHands } from './rebus-hands.ts';
import { type ListenedWord, listenedWord, scanned } from './rebus-scan.ts';

const SCAN_ROW = `rebus, ${PICTURES_HELD} cards v a scan`;
/** Hands, and those of them that are compared before anything is timed. */
const HANDS_TIMED = 12;
const HANDS_COMPARED = 4;

/** An answer may take so long, however many there are. */
const ANSWER_LIMIT_MICROSECONDS = 3;

interface HandHeat {
  readonly name: string;
  /** Besides the pictures. */
  readonly free: readonly Piece[];
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
    const sounds = loadSounds(loadLexicon());
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

function solvedWords(hand: readonly SpokenPiece[], bands: WordBands): readonly string[] {
  return [...new Set([...everyRebus(searchOf(hand, bands))].flatMap(({ words }) => words))].sort();
}

function scannedWords(
  hand: readonly SpokenPiece[],
  { words }: BenchSetting,
  listened: readonly ListenedWord[],
): readonly string[] {
  return scanned(listened, hand).map((at) => words[at] as string);
}

function solvingHands(hands: readonly (readonly Piece[])[], bands: WordBands): Contender {
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
