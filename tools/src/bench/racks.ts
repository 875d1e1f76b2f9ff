// Knows how fast all the words of a rack are found: seven tiles and a blank.

import { DECK } from '@boite/games/rondo/deck.ts';
import { type Chance, seededChance } from '@boite/kernel';
import { isLetter, LETTERS } from '@boite/language';
import { type Bench, drawn, type Group, mustAgree } from './bench.ts';
import { cspellFinder, type Finder, graphFinder, mnemonistFinder, type Rack } from './finders.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { cspellTrie, mnemonistRoot, mnemonistTrie } from './peers.ts';
import { amount } from './report.ts';
import type { Aim, Row } from './row.ts';

interface Peer {
  readonly name: string;
  readonly finder: (words: readonly string[]) => Finder;
  readonly aim: Aim;
}

const US = 'word graph';
const TILES = 7;

const PEERS: readonly Peer[] = [
  {
    name: 'mnemonist',
    finder: (words) => mnemonistFinder(mnemonistRoot(mnemonistTrie(words))),
    aim: { atLeast: 8, stretch: 15 },
  },
  {
    name: 'cspell-optimised',
    finder: (words) => cspellFinder(cspellTrie(words).data.getRoot()),
    aim: { atLeast: 12, stretch: 20 },
  },
];

export const racks: Group = {
  name: 'racks',
  run(bench) {
    const peers = PEERS.filter(({ name }) => bench.wants(`racks v ${name}`));
    return peers.length === 0 ? [] : beside(bench, peers);
  },
};

function beside(bench: Bench, peers: readonly Peer[]): readonly Row[] {
  const ours = graphFinder(bench.lexicon.graph);
  const theirs = peers.map(({ name, finder }) => ({ name, finder: finder(bench.words) }));
  for (const { name, finder } of theirs) agree(name, ours, finder);
  const contenders = theirs.map(({ name, finder }) => finding(name, finder));
  const race = raced([finding(US, ours), ...contenders], bench.effort);
  return peers.map(({ name, aim }) => ({
    name: `racks v ${name}`,
    measured: `${amount(speedIn(race, US), 'racks/s')} v ${amount(speedIn(race, name), 'racks/s')}`,
    ratio: timesFaster(race, US, name),
    aim,
  }));
}

function finding(name: string, finder: Finder): Contender {
  const chance = seededChance(3);
  let asked: readonly Rack[] = [];
  return {
    name,
    prepare(count) {
      asked = Array.from({ length: count }, () => someRack(chance));
    },
    work() {
      let met = 0;
      const counted = (): void => {
        met++;
      };
      for (const rack of asked) finder(rack, counted);
      if (met === 0) throw new Error(`${name} meets no word`);
    },
  };
}

function agree(name: string, ours: Finder, theirs: Finder): void {
  const chance = seededChance(4);
  for (let tries = 0; tries < 3; tries++) {
    const rack = someRack(chance);
    mustAgree(name, wordsOf(rack, ours), wordsOf(rack, theirs));
  }
}

/** The words of a rack, in alphabetical order. */
function wordsOf(rack: Rack, finder: Finder): readonly string[] {
  const words: string[] = [];
  finder(rack, (path, length) => words.push(Array.from(path.subarray(0, length), (letter) => LETTERS[letter]).join('')));
  return words.sort();
}

/** Tiles as likely as they are in French. */
function someRack(chance: Chance): Rack {
  const tiles = drawn(DECK.filter(isLetter), TILES, chance);
  return LETTERS.map((letter) => tiles.filter((tile) => tile === letter).length);
}
