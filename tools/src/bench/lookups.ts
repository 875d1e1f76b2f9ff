// Knows how fast words are looked up, beside what others would pick.

import { seededChance } from '@boite/kernel';
import { type Bench, drawn, type Group, mustAgree } from './bench.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { cspellTrie, dawgLookup, mnemonistTrie } from './peers.ts';
import { amount } from './report.ts';
import type { Aim, Row } from './row.ts';

/** How many of some words are known. Each structure has its own loop, and a plain one: anything else slows the fast ones down. */
type Hits = (words: readonly string[]) => number;

interface Structure {
  readonly name: string;
  readonly hits: (bench: Bench) => Hits;
  readonly spelling?: (word: string) => string;
  /** The packed form of dawg-lookup loses about one word in six thousand: that many wrong answers in `TRIED` are let pass. */
  readonly wrong?: number;
}

interface Peer extends Structure {
  readonly aim: Aim;
}

const US: Structure = { name: 'word graph', hits: graphHits };

const PEERS: readonly Peer[] = [
  { name: 'Set', hits: setHits, aim: { atLeast: 2.5, stretch: 5 } },
  { name: 'cspell-optimised', hits: cspellHits, aim: { atLeast: 3, stretch: 6 } },
  { name: 'mnemonist', hits: mnemonistHits, aim: { atLeast: 12, stretch: 25 } },
  {
    name: 'dawg-lookup',
    hits: dawgHits,
    aim: { atLeast: 150, stretch: 350 },
    spelling: (word) => word.toLowerCase(),
    wrong: 4,
  },
];

/** Words asked in turn: so few that they stay near the processor, like a word just typed. */
export const ASKED = 20_000;

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
    bench.effort,
  );
  return peers.map(({ name, aim }) => ({
    name: `lookups v ${name}`,
    measured: `${amount(speedIn(race, US.name), 'words/s')} v ${amount(speedIn(race, name), 'words/s')}`,
    ratio: timesFaster(race, US.name, name),
    aim,
  }));
}

/** The words asked are strings of their own, as when they come from a hand or from a line. */
function looking(bench: Bench, { name, spelling }: Structure, hits: Hits): Contender {
  const chance = seededChance(1);
  let asked: readonly string[] = [];
  return {
    name,
    prepare() {
      asked = drawn(bench.words, ASKED, chance).map((word) => copied(spelling?.(word) ?? word));
    },
    work(count) {
      for (let left = count; left > 0; left -= ASKED) hits(left < ASKED ? asked.slice(0, left) : asked);
    },
  };
}

/** A string that no structure holds. */
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
    for (let nth = 0; nth < words.length; nth++) if (graph.has(words[nth] as string)) hits++;
    return hits;
  };
}

function setHits(bench: Bench): Hits {
  const set = new Set(bench.words);
  return (words) => {
    let hits = 0;
    for (let nth = 0; nth < words.length; nth++) if (set.has(words[nth] as string)) hits++;
    return hits;
  };
}

function cspellHits(bench: Bench): Hits {
  const trie = cspellTrie(bench.words);
  return (words) => {
    let hits = 0;
    for (let nth = 0; nth < words.length; nth++) if (trie.has(words[nth] as string)) hits++;
    return hits;
  };
}

function mnemonistHits(bench: Bench): Hits {
  const trie = mnemonistTrie(bench.words);
  return (words) => {
    let hits = 0;
    for (let nth = 0; nth < words.length; nth++) if (trie.has(words[nth] as string)) hits++;
    return hits;
  };
}

function dawgHits(bench: Bench): Hits {
  const dawg = dawgLookup(bench.words);
  return (words) => {
    let hits = 0;
    for (let nth = 0; nth < words.length; nth++) if (dawg.isWord(words[nth] as string)) hits++;
    return hits;
  };
}
