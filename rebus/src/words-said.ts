// Which words are said so: the letters that may write some sounds are followed on the graph of words.

import { LENIENCY, type Lexicon, MUTE_E, type Sounds, type WordGraph } from '@boite/language';
import { SILENT_AT_END, SILENT_INSIDE, WRITINGS } from './graphemes.ts';

/** The silent letters that may follow a word's last sound. */
const MOST_SILENT_AT_END = 4;
/** Ways to write that are tried before giving up. */
const MOST_WALKED = 60_000;

/** A spelling that may be said so. */
export interface SaidSpelling {
  /** As tiles spell it. */
  readonly word: string;
  readonly form: string;
  readonly sounds: string;
}

/** Every spelling of the words that may be written so, the commonest first: whether one is really said so is left to an ear. */
export function spellingsOf(
  sounds: string,
  { lexicon, sounds: voices }: { readonly lexicon: Lexicon; readonly sounds: Pick<Sounds, 'of'> },
): readonly SaidSpelling[] {
  const words = new SpellingSearch(lexicon.graph, classed(sounds)).words();
  const rankOf = (word: string): number => lexicon.rank(word) ?? Number.MAX_SAFE_INTEGER;
  const byRank = [...words].sort((one, other) => rankOf(one) - rankOf(other) || one.length - other.length);
  return byRank.flatMap((word) => voices.of(word).map(({ form, sounds: said }) => ({ word, form, sounds: said })));
}

/** One sound for those that a supple ear takes for the same; glides stay. */
function classed(sounds: string): string {
  return Array.from(sounds, (sound) => LENIENCY.souple.alike.find((same) => same.includes(sound))?.[0] ?? sound).join('');
}

class SpellingSearch {
  readonly #graph: WordGraph;
  readonly #sounds: string;
  readonly #words = new Set<string>();
  #walked = 0;

  constructor(graph: WordGraph, sounds: string) {
    this.#graph = graph;
    this.#sounds = sounds;
  }

  words(): ReadonlySet<string> {
    this.#follow(this.#graph.root, '', 0);
    return this.#words;
  }

  /** From a place in the word and one in the sounds on. */
  #follow(node: number, start: string, at: number): void {
    if (this.#walked++ > MOST_WALKED) return;
    if (at === this.#sounds.length) this.#end(node, start, MOST_SILENT_AT_END);
    else this.#write(node, start, at);
    if (start !== '' && at < this.#sounds.length) this.#keepSilent(node, start, at);
  }

  #write(node: number, start: string, at: number): void {
    const sound = this.#sounds[at] as string;
    if (sound === MUTE_E) this.#follow(node, start, at + 1);
    for (const { sounds, letters } of WRITINGS.get(sound) ?? []) {
      if (!this.#sounds.startsWith(sounds, at)) continue;
      for (const written of letters) this.#spell(node, start, { written, to: at + sounds.length });
    }
  }

  #spell(node: number, start: string, { written, to }: { readonly written: readonly number[]; readonly to: number }): void {
    let place = node;
    for (let nth = 0; nth < written.length; nth++) {
      place = this.#graph.next(place, written[nth] as number);
      if (place === 0) return;
    }
    this.#follow(place, start + textOfCodes(written), to);
  }

  /** One letter that is not heard, then a sound. */
  #keepSilent(node: number, start: string, at: number): void {
    for (const letter of SILENT_INSIDE) {
      const next = this.#graph.next(node, letter);
      if (next !== 0) this.#write(next, start + textOfCodes([letter]), at);
    }
  }

  #end(node: number, start: string, silent: number): void {
    if (this.#graph.isWord(node)) this.#words.add(start);
    if (silent === 0) return;
    for (const letter of SILENT_AT_END) {
      const next = this.#graph.next(node, letter);
      if (next !== 0) this.#end(next, start + textOfCodes([letter]), silent - 1);
    }
  }
}

function textOfCodes(letters: readonly number[]): string {
  return String.fromCharCode(...letters.map((letter) => 65 + letter));
}
