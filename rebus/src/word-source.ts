// Where a solver takes its words from: the lexicon, or a list such as the proper nouns.

import type { Lexicon, Names, Sounds } from '@boite/language';
import { KeptBands } from './kept-bands.ts';
import { KeptNames, type ListedWord } from './kept-names.ts';

/** A word that nobody counted. */
export const UNRANKED = 0xffff;

export interface SaidWord {
  readonly id: number;
  /** Every way to say it. */
  readonly sounds: readonly string[];
}

export interface WordSource {
  /** The rank where each band ends, rising; the last one takes every word that is left. */
  readonly limits: readonly number[];
  /** The words of a band. */
  band(nth: number): Iterable<SaidWord>;
  text(id: number): string;
  /** `UNRANKED` at most. */
  rank(id: number): number;
  sounds(id: number): readonly string[];
  /** Whether a dictionary has it as it is: « parler » rather than « parlai ». */
  isHeadword(id: number): boolean;
  /** Its bands as they were worked out before; null when they must be made. */
  kept?(): KeptBands | null;
}

const BAND_LIMITS: readonly number[] = [2_000, 8_000, 40_000, UNRANKED];

/** The words of the lexicon, as tiles spell them. */
export function lexiconWords(lexicon: Lexicon, sounds: Pick<Sounds, 'of' | 'kept'>): WordSource {
  return new LexiconWords(lexicon, sounds);
}

class LexiconWords implements WordSource {
  readonly limits = BAND_LIMITS;
  readonly #lexicon: Lexicon;
  readonly #sounds: Pick<Sounds, 'of' | 'kept'>;
  #kept: KeptBands | null | undefined;

  constructor(lexicon: Lexicon, sounds: Pick<Sounds, 'of' | 'kept'>) {
    this.#lexicon = lexicon;
    this.#sounds = sounds;
  }

  *band(nth: number): Generator<SaidWord, void, void> {
    const [above, upTo] = [this.limits[nth - 1] ?? 0, this.limits[nth] ?? 0];
    let id = 0;
    for (const word of this.#lexicon.words()) {
      const rank = this.rank(id);
      if (rank > above && rank <= upTo) yield { id, sounds: this.#waysToSay(word) };
      id++;
    }
  }

  text(id: number): string {
    return this.#lexicon.graph.wordAt(id) ?? '';
  }

  rank(id: number): number {
    return Math.min(this.#lexicon.rankAt(id) ?? UNRANKED, UNRANKED);
  }

  kept(): KeptBands | null {
    if (this.#kept !== undefined) return this.#kept;
    const bytes = this.#sounds.kept?.(this.#lexicon) ?? null;
    this.#kept = bytes && new KeptBands(bytes);
    return this.#kept;
  }

  sounds(id: number): readonly string[] {
    return this.#waysToSay(this.text(id));
  }

  isHeadword(id: number): boolean {
    const word = this.text(id);
    return this.#lexicon.lemmas(word).includes(word);
  }

  #waysToSay(word: string): readonly string[] {
    return this.#sounds.of(word).map(({ sounds }) => sounds);
  }
}

/** The proper nouns that letters spell, in one band. */
export function properNounWords(names: Pick<Names, 'all' | 'kept'>): WordSource {
  const bytes = names.kept?.() ?? null;
  if (bytes === null) return listedWords(spellableNames(names));
  const kept = new KeptNames(bytes);
  return { ...oneBand(() => kept.words), kept: () => kept.bands };
}

export function spellableNames(names: Pick<Names, 'all'>): readonly ListedWord[] {
  const spellable = [...names.all()].filter(({ word }) => !/\d/.test(word));
  return spellable.map(({ word, sounds }) => ({ text: word, sounds }));
}

/** Words of one's own, in one band, the first being the commonest. */
export function listedWords(words: readonly ListedWord[]): WordSource {
  return oneBand(() => words);
}

function oneBand(words: () => readonly ListedWord[]): WordSource {
  return {
    limits: [UNRANKED],
    band: () => words().map(({ sounds }, id) => ({ id, sounds })),
    text: (id) => words()[id]?.text ?? '',
    rank: (id) => Math.min(id + 1, UNRANKED),
    sounds: (id) => words()[id]?.sounds ?? [],
    isHeadword: () => true,
  };
}
