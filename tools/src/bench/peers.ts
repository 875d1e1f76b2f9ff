// The word structures that others would pick, and how each is best used.

import { type ITrie, parseDictionary } from 'cspell-trie-lib';
import { Trie } from 'mnemonist';
import { PEER_MODULES } from './required.ts';

/** A node of a mnemonist trie: plain objects, a key a letter; '\0' marks the end of a word. */
export interface MnemonistNode {
  readonly [letter: string]: MnemonistNode;
}
export const END_OF_WORD = '\0';

/** Words are kept as they are: the parser's own forms without case and accents would double them. */
const AS_THEY_ARE = { stripCaseAndAccents: false, optimize: true };

export function cspellTrie(words: readonly string[]): ITrie {
  return parseDictionary(words, AS_THEY_ARE);
}

export function mnemonistTrie(words: readonly string[]): Trie<string> {
  const trie = new Trie<string>();
  for (const word of words) trie.add(word);
  return trie;
}

/** Its root is a member that its types do not tell. */
export function mnemonistRoot(trie: Trie<string>): MnemonistNode {
  return (trie as unknown as { root: MnemonistNode }).root;
}

interface PackedTrie {
  isWord(word: string): boolean;
}
interface DawgLookup {
  readonly Trie: new (words: string[]) => { pack(): string };
  readonly PTrie: new (packed: string) => PackedTrie;
}

/** Packed, as its documentation tells; lower case only. */
export function dawgLookup(words: readonly string[]): PackedTrie {
  const { Trie, PTrie } = PEER_MODULES.dawg() as DawgLookup;
  return new PTrie(new Trie(words.map((word) => word.toLowerCase())).pack());
}
