// How fast all the plays of a position are found, beside a trie, and how long an expert thinks.

import { MUTE_E, type Sounds } from '@boite/language';
import { loadLexicon, loadSounds } from '@boite/language/node';
import { wordLabels } from '@boite/rebus/src/sound-labels.ts';
import {
  amount,
  type BenchGroup,
  type BenchRow,
  type BenchSetting,
  duelRow,
  mnemonistRoot,
  mnemonistTrie,
  mustAgree,
  through,
  timeRow,
} from '@boite/tools/bench';
import type { FoundPlay } from '../bot/found-play.ts';
import { PlayQuest, type TokenPlaySearch } from '../bot/solver.ts';
import { type BotVocabulary, vocabularyFrom, wordsThoughtOf } from '../bot/vocabulary.ts';
import { decisionTimes } from './bench/decisions.ts';
import { somePositions } from './bench/positions.ts';
import { MUTE_MARK, triePlays } from './bench/trie-row-walk.ts';

const PLAYS_ROW = 'scrabble-rebus, all plays v a trie walk';
const DECISION_ROW = 'scrabble-rebus, a decision of an expert';
/** Positions, and those of them that are compared before anything is timed. */
const POSITIONS_TIMED = 20;
const POSITIONS_COMPARED = 10;
const DECISION_LIMIT_MS = 200;
/** The first one warms everything up. */
const DECISION_GAMES = 4;

const playsGroup: BenchGroup = {
  name: 'scrabble-rebus',
  rows: [PLAYS_ROW, DECISION_ROW],
  run: (bench) => [
    ...(bench.wants(PLAYS_ROW) ? [playsRow(bench)] : []),
    ...(bench.wants(DECISION_ROW) ? [decisionRow(bench)] : []),
  ],
};

function playsRow({ words, lexicon, effort }: BenchSetting): BenchRow {
  const sounds = loadSounds(loadLexicon());
  const vocabulary = vocabularyFrom(
    wordsThoughtOf({ lexicon, sounds }, () => true),
    lexicon.graph,
  );
  const root = mnemonistRoot(mnemonistTrie(labelledWords(words, sounds)));
  const positions = somePositions(POSITIONS_TIMED, vocabulary);
  const ours = (position: TokenPlaySearch) => saidPlays(position, vocabulary);
  const theirs = (position: TokenPlaySearch) => triePlays(position, root);
  for (const position of positions.slice(0, POSITIONS_COMPARED))
    mustAgree(PLAYS_ROW, pricedPlays(ours(position)), pricedPlays(theirs(position)));
  const contenders = { ours: through('graph of sounds', positions, ours), theirs: through('trie', positions, theirs) };
  const told = (speed: number): string => amount(POSITIONS_TIMED * speed, 'positions/s');
  return duelRow(PLAYS_ROW, { ...contenders, told, aim: { atLeast: 5, stretch: 12 } }, effort);
}

/** Those that are said, not spelled nor built: what the trie has. */
function saidPlays(position: TokenPlaySearch, vocabulary: BotVocabulary): readonly FoundPlay[] {
  const quest = new PlayQuest(position);
  for (const words of vocabulary) quest.look(words);
  return quest.best();
}

/** Every way to say some words, by the labels of their sounds. */
function labelledWords(words: readonly string[], sounds: Sounds): readonly string[] {
  const ways = words.flatMap((word) => sounds.of(word).map((one) => one.sounds));
  const labels = ways.flatMap((way) => {
    const text = wordLabels(way);
    if (text === null) return [];
    return way.endsWith(MUTE_E) ? [text, text + MUTE_MARK] : [text];
  });
  return [...new Set(labels)];
}

/** A token that lies alone is met across and down by the trie, and told once. */
function pricedPlays(plays: readonly FoundPlay[]): readonly string[] {
  const lines = plays.map(({ placements, points }) => `${JSON.stringify(placements)} ${points}`);
  return [...new Set(lines)].sort();
}

function decisionRow({ effort }: BenchSetting): BenchRow {
  const [, ...games] = decisionTimes(Math.min(DECISION_GAMES, 1 + effort.rounds));
  return timeRow(DECISION_ROW, games.flat(), DECISION_LIMIT_MS);
}

export default [playsGroup] satisfies readonly BenchGroup[];
