// How fast words are looked up, beside what others would pick.

import { seededChance } from '@boite/kernel';
import { type BenchSetting, mustAgree, sampled } from './bench.ts';
import type { Contender } from './measure.ts';
import { cspellTrie, dawgLookup, mnemonistTrie } from './peers.ts';
import { amount } from './report.ts';
import type { BenchAim } from './row.ts';
import { peerGroup } from './rows.ts';

/** How many of some words are known. Each structure has its own loop, and a plain one: anything else slows the fast ones down. */
type Hits = (words: readonly string[]) => number;

interface Structure {
  readonly name: string;
  readonly hits: (bench: BenchSetting) => Hits;
  readonly spelling?: (word: string) => string;
  /** The packed form of dawg-lookup loses about one word in six thousand: that many wrong answers in `WORDS_TRIED` are let pass. */
  readonly wrong?: number;
}

interface LookupPeer extends Structure {
  readonly aim: BenchAim;
}

const WORD_GRAPH: Structure = { name: 'word graph', hits: graphHits };

const LOOKUP_PEERS: readonly LookupPeer[] = [
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
export const WORDS_ASKED = 20_000;

/** Words asked before anything is timed, half of them unknown. */
const WORDS_TRIED = 2000;

export const lookups = peerGroup({
  name: 'lookups',
  peers: LOOKUP_PEERS,
  told: (speed) => amount(speed, 'words/s'),
  contenders: (bench, peers) => [ready(bench, WORD_GRAPH), ...peers.map((peer) => ready(bench, peer))],
});

function ready(bench: BenchSetting, structure: Structure): Contender {
  const hits = structure.hits(bench);
  checkAnswers(bench, structure, hits);
  return lookingUp(bench, structure, hits);
}

/** The words asked are strings of their own, as when they come from a hand or from a line. */
function lookingUp(bench: BenchSetting, { name, spelling }: Structure, hits: Hits): Contender {
  const chance = seededChance(1);
  let asked: readonly string[] = [];
  return {
    name,
    prepare() {
      asked = sampled(bench.words, WORDS_ASKED, chance).map((word) => copied(spelling?.(word) ?? word));
    },
    work(count) {
      for (let left = count; left > 0; left -= WORDS_ASKED) hits(left < WORDS_ASKED ? asked.slice(0, left) : asked);
    },
  };
}

/** A string that no structure holds. */
export function copied(word: string): string {
  return Buffer.from(word, 'latin1').toString('latin1');
}

/** Each word by itself: a yes for a no elsewhere would not show in a count. */
function checkAnswers(bench: BenchSetting, { name, spelling, wrong = 0 }: Structure, hits: Hits): void {
  const known = new Set(bench.words);
  const mistaken = triedWords(bench).filter((word) => hits([spelling?.(word) ?? word]) !== (known.has(word) ? 1 : 0));
  if (mistaken.length > wrong) mustAgree(name, [], mistaken);
}

/** Known words, and the same with a letter changed. */
function triedWords({ words }: BenchSetting): readonly string[] {
  const chance = seededChance(2);
  return sampled(words, WORDS_TRIED / 2, chance).flatMap((word) => {
    const at = chance.below(word.length);
    return [word, word.slice(0, at) + String.fromCharCode(65 + chance.below(26)) + word.slice(at + 1)];
  });
}

function graphHits({ lexicon }: BenchSetting): Hits {
  const { graph } = lexicon;
  return (words) => {
    let hits = 0;
    for (let nth = 0; nth < words.length; nth++) if (graph.has(words[nth] as string)) hits++;
    return hits;
  };
}

function setHits(bench: BenchSetting): Hits {
  const set = new Set(bench.words);
  return (words) => {
    let hits = 0;
    for (let nth = 0; nth < words.length; nth++) if (set.has(words[nth] as string)) hits++;
    return hits;
  };
}

function cspellHits(bench: BenchSetting): Hits {
  const trie = cspellTrie(bench.words);
  return (words) => {
    let hits = 0;
    for (let nth = 0; nth < words.length; nth++) if (trie.has(words[nth] as string)) hits++;
    return hits;
  };
}

function mnemonistHits(bench: BenchSetting): Hits {
  const trie = mnemonistTrie(bench.words);
  return (words) => {
    let hits = 0;
    for (let nth = 0; nth < words.length; nth++) if (trie.has(words[nth] as string)) hits++;
    return hits;
  };
}

function dawgHits(bench: BenchSetting): Hits {
  const dawg = dawgLookup(bench.words);
  return (words) => {
    let hits = 0;
    for (let nth = 0; nth < words.length; nth++) if (dawg.isWord(words[nth] as string)) hits++;
    return hits;
  };
}
