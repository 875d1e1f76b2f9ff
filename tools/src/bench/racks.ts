// How fast all the words of a rack are found: seven tiles and a blank.

import { seededChance } from '@boite/kernel';
import { LETTERS } from '@boite/language';
import { mustAgree, sampled } from './bench.ts';
import { cspellFinder, type Finder, indexFinder, mnemonistFinder, type Rack } from './finders.ts';
import type { Contender } from './measure.ts';
import { cspellTrie, mnemonistRoot, mnemonistTrie } from './peers.ts';
import { amount } from './report.ts';
import type { BenchAim } from './row.ts';
import { peerGroup } from './rows.ts';

interface RackPeer {
  readonly name: string;
  readonly finder: (words: readonly string[]) => Finder;
  readonly aim: BenchAim;
}

const INDEX_FINDER = 'index of mixes';
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
    aim: { atLeast: 12, stretch: 40 },
  },
];

export const racks = peerGroup({
  name: 'racks',
  peers: RACK_PEERS,
  told: (speed) => amount(RACKS_TIMED * speed, 'racks/s'),
  contenders({ words, lexicon }, peers) {
    const asked = someRacks();
    const ours = indexFinder(lexicon.graph, RACK_TILES + 1);
    const theirs = peers.map(({ name, finder }) => ({ name, finder: finder(words) }));
    for (const rack of asked.slice(0, RACKS_COMPARED))
      for (const { name, finder } of theirs) mustAgree(name, rackWords(rack, ours), rackWords(rack, finder));
    return [finding(INDEX_FINDER, ours, asked), ...theirs.map(({ name, finder }) => finding(name, finder, asked))];
  },
});

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
  finder(rack, (path, from, to) => words.push(Array.from(path.subarray(from, to), (letter) => LETTERS[letter]).join('')));
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
