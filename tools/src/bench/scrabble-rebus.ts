// Knows how fast all the plays of a Scrabble Rébus position are found, beside a trie, and how long an expert thinks.

import type { FoundPlay } from '@boite/games/scrabble-rebus/bot/found-play.ts';
import { PlayQuest, type PlaySearch } from '@boite/games/scrabble-rebus/bot/solver.ts';
import { type Vocabulary, vocabularyFrom, wordsThoughtOf } from '@boite/games/scrabble-rebus/bot/vocabulary.ts';
import type { Sounds } from '@boite/language';
import { wordLabels } from '@boite/rebus/src/sound-labels.ts';
import { type Bench, type Group, mustAgree } from './bench.ts';
import { type Contender, median, raced, speedIn, timesFaster } from './measure.ts';
import { mnemonistRoot, mnemonistTrie } from './peers.ts';
import { loadedSounds } from './rebus-hands.ts';
import { amount } from './report.ts';
import type { Row } from './row.ts';
import { decisionTimes } from './scrabble-rebus-games.ts';
import { somePositions } from './scrabble-rebus-positions.ts';
import { triePlays } from './trie-row-walk.ts';

const PLAYS = 'scrabble-rebus, all plays v a trie walk';
const DECISION = 'scrabble-rebus, a decision of an expert';
const US = 'graph of sounds';
const THEM = 'trie';
/** Positions, and those of them that are compared before anything is timed. */
const POSITIONS = 20;
const TRIED = 10;
const MOST_MS = 200;
/** Games, the first of which warms everything up. */
const GAMES = 4;

export const scrabbleRebus: Group = {
  name: 'scrabble-rebus',
  run: (bench) => [...(bench.wants(PLAYS) ? [playsRow(bench)] : []), ...(bench.wants(DECISION) ? [decisionRow(bench)] : [])],
};

function playsRow(bench: Bench): Row {
  const sounds = loadedSounds();
  const vocabulary = vocabularyFrom(
    wordsThoughtOf({ lexicon: bench.lexicon, sounds }, () => true),
    bench.lexicon.graph,
  );
  const root = mnemonistRoot(mnemonistTrie(labelledWords(bench.words, sounds)));
  const positions = somePositions(POSITIONS, vocabulary);
  for (const position of positions.slice(0, TRIED))
    mustAgree(THEM, told(ourPlays(position, vocabulary)), told(triePlays(position, root)));
  const us = solving(US, positions, (position) => ourPlays(position, vocabulary));
  const them = solving(THEM, positions, (position) => triePlays(position, root));
  const race = raced([us, them], bench.effort);
  const speed = (name: string): string => amount(POSITIONS * speedIn(race, name), 'positions/s');
  const measured = `${speed(US)} v ${speed(THEM)}`;
  return { name: PLAYS, measured, ratio: timesFaster(race, US, THEM), aim: { atLeast: 5, stretch: 12 } };
}

/** Those that are said, not spelled nor built: what the trie has. */
function ourPlays(position: PlaySearch, vocabulary: Vocabulary): readonly FoundPlay[] {
  const quest = new PlayQuest(position);
  for (const words of vocabulary) quest.look(words);
  return quest.best();
}

/** Every way to say some words, by the labels of their sounds. */
function labelledWords(words: readonly string[], sounds: Sounds): readonly string[] {
  const labels = words.flatMap((word) => sounds.of(word).map((one) => wordLabels(one.sounds)));
  return [...new Set(labels.filter((text) => text !== null))];
}

/** A token that lies alone is met across and down by the trie, and told once. */
function told(plays: readonly FoundPlay[]): readonly string[] {
  const lines = plays.map(({ placements, points }) => `${JSON.stringify(placements)} ${points}`);
  return [...new Set(lines)].sort();
}

function solving(name: string, positions: readonly PlaySearch[], solve: (position: PlaySearch) => unknown): Contender {
  return {
    name,
    work(count) {
      for (let times = 0; times < count; times++) for (const position of positions) solve(position);
    },
  };
}

/** A time and no ratio: the aim is one of the processor's milliseconds. */
function decisionRow({ effort }: Bench): Row {
  const [, ...timed] = decisionTimes(Math.min(GAMES, 1 + effort.rounds));
  const times = timed.flat();
  const ms = median(times);
  return {
    name: DECISION,
    measured: `${amount(ms, 'ms')} v ${MOST_MS} ms, ${amount(Math.max(...times), 'ms')} at most`,
    ratio: ms / MOST_MS,
    aim: { atMost: 1, stretch: null },
  };
}
