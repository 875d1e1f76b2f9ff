// Knows how fast all the words of a rack are found: seven tiles and a blank.

import { RONDO_DECK } from '@boite/games/rondo/rules/deck.ts';
import { seededChance } from '@boite/kernel';
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
/** Racks, and those of them that are compared before anything is timed. */
const RACKS = 100;
const TRIED = 5;

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
  const asked = someRacks();
  const ours = graphFinder(bench.lexicon.graph);
  const theirs = peers.map(({ name, finder }) => ({ name, finder: finder(bench.words) }));
  for (const { name, finder } of theirs) agree(name, { ours, theirs: finder }, asked.slice(0, TRIED));
  const race = raced([finding(US, ours, asked), ...theirs.map(({ name, finder }) => finding(name, finder, asked))], bench.effort);
  const speed = (name: string): string => amount(RACKS * speedIn(race, name), 'racks/s');
  return peers.map(({ name, aim }) => ({
    name: `racks v ${name}`,
    measured: `${speed(US)} v ${speed(name)}`,
    ratio: timesFaster(race, US, name),
    aim,
  }));
}

function finding(name: string, finder: Finder, racks: readonly Rack[]): Contender {
  return {
    name,
    work(count) {
      let met = 0;
      const counted = (): void => {
        met++;
      };
      for (let times = 0; times < count; times++) for (const rack of racks) finder(rack, counted);
      if (met === 0) throw new Error(`${name} meets no word`);
    },
  };
}

function agree(name: string, { ours, theirs }: { ours: Finder; theirs: Finder }, racks: readonly Rack[]): void {
  for (const rack of racks) mustAgree(name, wordsOf(rack, ours), wordsOf(rack, theirs));
}

/** The words of a rack, in alphabetical order. */
function wordsOf(rack: Rack, finder: Finder): readonly string[] {
  const words: string[] = [];
  finder(rack, (path, length) => words.push(Array.from(path.subarray(0, length), (letter) => LETTERS[letter]).join('')));
  return words.sort();
}

/** The same ones for everyone, of tiles as likely as they are in French. */
function someRacks(): readonly Rack[] {
  const chance = seededChance(3);
  return Array.from({ length: RACKS }, () => {
    const tiles = drawn(RONDO_DECK.filter(isLetter), TILES, chance);
    return LETTERS.map((letter) => tiles.filter((tile) => tile === letter).length);
  });
}
