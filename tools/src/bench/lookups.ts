// Knows how fast words are looked up, beside what others would pick.

import { seededChance } from '@boite/kernel';
import { type Bench, drawn, type Group, mustAgree, sized } from './bench.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { cspellTrie, dawgLookup, mnemonistTrie } from './peers.ts';
import { amount } from './report.ts';
import type { Aim, Row } from './row.ts';

/** How many of some words are known. Each structure has its own loop: a shared one would slow the fast ones down. */
type Hits = (words: readonly string[]) => number;

interface Structure {
  readonly name: string;
  /** Words looked up in a round. */
  readonly lookups: number;
  readonly hits: (bench: Bench) => Hits;
  readonly spelling?: (word: string) => string;
  /** The packed form of dawg-lookup loses about one word in six thousand: that many wrong answers in `TRIED` are let pass. */
  readonly wrong?: number;
}

interface Peer extends Structure {
  readonly aim: Aim;
}

const US: Structure = { name: 'word graph', lookups: 400_000, hits: graphHits };

const PEERS: readonly Peer[] = [
  { name: 'Set', lookups: 100_000, hits: setHits, aim: { atLeast: 2.5, stretch: 5 } },
  { name: 'cspell-optimised', lookups: 100_000, hits: cspellHits, aim: { atLeast: 3, stretch: 6 } },
  { name: 'mnemonist', lookups: 50_000, hits: mnemonistHits, aim: { atLeast: 12, stretch: 25 } },
  {
    name: 'dawg-lookup',
    lookups: 1500,
    hits: dawgHits,
    aim: { atLeast: 150, stretch: 350 },
    spelling: (word) => word.toLowerCase(),
    wrong: 4,
  },
];

/** Words asked before anything is timed, half of them unknown. */
const TRIED = 2000;

export const lookups: Group = {
  name: 'lookups',
  run(bench) {
    const peers = PEERS.filter(({ name }) => bench.wants(`lookups v ${name}`));
    return peers.length === 0 ? [] : beside(bench, peers);
  },
};

function beside(bench: Bench, peers: readonly Peer[]): readonly Row[] {
  const ready = [US, ...peers].map((structure) => ({ structure, hits: structure.hits(bench) }));
  for (const { structure, hits } of ready) agree(bench, structure, hits);
  const race = raced(
    ready.map(({ structure, hits }) => looking(bench, structure, hits)),
    bench.rounds,
  );
  return peers.map(({ name, aim }) => ({
    name: `lookups v ${name}`,
    measured: `${amount(speedIn(race, US.name), 'words/s')} v ${amount(speedIn(race, name), 'words/s')}`,
    ratio: timesFaster(race, US.name, name),
    aim,
  }));
}

/** Every word asked is a fresh string, as when it comes from a hand or from a line: none has been hashed before. */
function looking(bench: Bench, { name, lookups, spelling }: Structure, hits: Hits): Contender {
  const chance = seededChance(1);
  let asked: readonly string[] = [];
  return {
    name,
    prepare() {
      asked = drawn(bench.words, sized(bench, lookups), chance).map((word) => copied(spelling?.(word) ?? word));
    },
    work() {
      hits(asked);
      return asked.length;
    },
  };
}

/** A string of its own, that nobody has seen. */
export function copied(word: string): string {
  return Buffer.from(word, 'latin1').toString('latin1');
}

/** Each word by itself: a yes for a no elsewhere would not show in a count. */
function agree(bench: Bench, { name, spelling, wrong = 0 }: Structure, hits: Hits): void {
  const known = new Set(bench.words);
  const mistaken = triedWords(bench).filter((word) => hits([spelling?.(word) ?? word]) !== (known.has(word) ? 1 : 0));
  if (mistaken.length > wrong) mustAgree(name, [], mistaken);
}

/** Known words, and the same with a letter changed. */
function triedWords({ words }: Bench): readonly string[] {
  const chance = seededChance(2);
  return drawn(words, TRIED / 2, chance).flatMap((word) => {
    const at = chance.below(word.length);
    return [word, word.slice(0, at) + String.fromCharCode(65 + chance.below(26)) + word.slice(at + 1)];
  });
}

function graphHits({ lexicon }: Bench): Hits {
  const { graph } = lexicon;
  return (words) => {
    let hits = 0;
    for (const word of words) if (graph.has(word)) hits++;
    return hits;
  };
}

function setHits(bench: Bench): Hits {
  const set = new Set(bench.words);
  return (words) => {
    let hits = 0;
    for (const word of words) if (set.has(word)) hits++;
    return hits;
  };
}

function cspellHits(bench: Bench): Hits {
  const trie = cspellTrie(bench.words);
  return (words) => {
    let hits = 0;
    for (const word of words) if (trie.has(word)) hits++;
    return hits;
  };
}

function mnemonistHits(bench: Bench): Hits {
  const trie = mnemonistTrie(bench.words);
  return (words) => {
    let hits = 0;
    for (const word of words) if (trie.has(word)) hits++;
    return hits;
  };
}

function dawgHits(bench: Bench): Hits {
  const dawg = dawgLookup(bench.words);
  return (words) => {
    let hits = 0;
    for (const word of words) if (dawg.isWord(word)) hits++;
    return hits;
  };
}
