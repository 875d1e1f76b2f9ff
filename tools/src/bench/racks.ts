// How fast all the words of a rack are found: seven tiles and a blank.

import { seededChance } from '@boite/kernel';
import { LETTERS } from '@boite/language';
import { type BenchGroup, type BenchSetting, mustAgree, sampled } from './bench.ts';
import { cspellFinder, type Finder, graphFinder, mnemonistFinder, type Rack } from './finders.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { cspellTrie, mnemonistRoot, mnemonistTrie } from './peers.ts';
import { amount } from './report.ts';
import type { BenchAim, BenchRow } from './row.ts';

interface RackPeer {
  readonly name: string;
  readonly finder: (words: readonly string[]) => Finder;
  readonly aim: BenchAim;
}

const GRAPH_FINDER = 'word graph';
const RACK_TILES = 7;
/** Racks, and those of them that are compared before anything is timed. */
const RACKS_TIMED = 100;
const RACKS_COMPARED = 5;

/** A box of tiles as likely as they are in French. */
const BOX = 'AAAAAAAABBCCCDDDEEEEEEEEEEEEFFGGHHIIIIIIJKLLLLLMMMNNNNNNOOOOOPPPQRRRRRRSSSSSSTTTTTTUUUUUVVWXYZ';

const RACK_PEERS: readonly RackPeer[] = [
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

export const racks: BenchGroup = {
  name: 'racks',
  rows: RACK_PEERS.map(rackRowName),
  run(bench) {
    const peers = RACK_PEERS.filter((peer) => bench.wants(rackRowName(peer)));
    return peers.length === 0 ? [] : rackRows(bench, peers);
  },
};

function rackRowName({ name }: RackPeer): string {
  return `racks v ${name}`;
}

function rackRows(bench: BenchSetting, peers: readonly RackPeer[]): readonly BenchRow[] {
  const asked = someRacks();
  const ours = graphFinder(bench.lexicon.graph);
  const theirs = peers.map(({ name, finder }) => ({ name, finder: finder(bench.words) }));
  for (const rack of asked.slice(0, RACKS_COMPARED))
    for (const { name, finder } of theirs) mustAgree(name, rackWords(rack, ours), rackWords(rack, finder));
  const all = [{ name: GRAPH_FINDER, finder: ours }, ...theirs];
  const race = raced(
    all.map(({ name, finder }) => finding(name, finder, asked)),
    bench.effort,
  );
  const speed = (name: string): string => amount(RACKS_TIMED * speedIn(race, name), 'racks/s');
  return peers.map((peer) => ({
    name: rackRowName(peer),
    measured: `${speed(GRAPH_FINDER)} v ${speed(peer.name)}`,
    ratio: timesFaster(race, GRAPH_FINDER, peer.name),
    aim: peer.aim,
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

/** The words of a rack, in alphabetical order. */
function rackWords(rack: Rack, finder: Finder): readonly string[] {
  const words: string[] = [];
  finder(rack, (path, length) => words.push(Array.from(path.subarray(0, length), (letter) => LETTERS[letter]).join('')));
  return words.sort();
}

/** The same ones for everyone. */
function someRacks(): readonly Rack[] {
  const chance = seededChance(3);
  return Array.from({ length: RACKS_TIMED }, () => {
    const tiles = sampled([...BOX], RACK_TILES, chance);
    return LETTERS.map((letter) => tiles.filter((tile) => tile === letter).length);
  });
}
