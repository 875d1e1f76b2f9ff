// Knows how phrases grow by ear: after the sounds of each word, every way to write and to build what was heard so far.

import { type Grammar, joinedWords, type PhraseWord } from '@boite/language';
import type { RowSquare, RowWalk, SaidManner } from '@boite/rebus';
import type { Breath, Breaths, BuiltWord, PhraseWords } from './phrase-words.ts';

/** Phrases begun that are remembered before all are forgotten. */
const MOST_PHRASES_KNOWN = 8_000;

type GrammarWalk = ReturnType<Grammar['walk']>;

/** A phrase so far, whatever its words: those of one manner go on alike. */
interface Built {
  readonly walk: GrammarWalk;
  readonly isWhole: boolean;
  /** The categories that a next word may have. */
  readonly expected: ReadonlySet<string>;
  /** By the manner of the next word; null when no phrase goes on so. */
  readonly next: Map<string, Built | null>;
}

/** Words that were heard, written and built in one way. */
interface WrittenPhrase {
  readonly words: readonly BuiltWord[];
  readonly built: Built;
  /** That of its rarest word. */
  readonly rarity: number;
}

/** A phrase as it is written. */
export interface Phrase {
  readonly text: string;
  readonly rarity: number;
}

/** What was heard so far. */
interface Heard {
  /** The commonest words first. */
  readonly ways: readonly WrittenPhrase[];
  /** When it is a phrase of two words or more; null when it is none. */
  readonly phrase: Phrase | null;
  /** By the number of the next word's sounds and how they are said; null when no phrase goes on so. */
  readonly next: Map<number, Heard | null>;
}

/** Sounds of a word, and how they were said. */
interface SaidSounds {
  readonly number: number;
  readonly manner: SaidManner;
}

const MANNERS = 4;

export interface PhraseSearch {
  readonly row: readonly RowSquare[];
  readonly walk: RowWalk;
  /** Words of a phrase at most. */
  readonly longest: number;
  /** Words met before giving up. */
  readonly budget: number;
  /** A phrase ends where the walk is. */
  readonly meet: (phrase: Phrase) => void;
}

export class Phrases {
  readonly #words: PhraseWords;
  readonly #grammar: Grammar;
  #silence: Heard;
  #known = 0;

  constructor(words: PhraseWords, grammar: Grammar) {
    this.#words = words;
    this.#grammar = grammar;
    this.#silence = this.#nothingHeard();
  }

  /** Meets the phrases that the squares of a row can say from the first one on, as far as the budget goes. */
  along({ row, walk, longest, budget, meet }: PhraseSearch): void {
    if (this.#known > MOST_PHRASES_KNOWN) this.#forget();
    const { openers, all } = this.#words;
    let left = budget;
    const grow = (before: Heard, breaths: Breaths, number: number, words: number): void => {
      if (left-- <= 0) return;
      const heard = this.#after(before, breaths, { number, manner: walk.manner });
      if (heard === null) return;
      if (heard.phrase !== null) meet(heard.phrase);
      // Before a vowel a mute e that was given would be lost.
      if (words < longest && left > 0 && !walk.manner.isMute) walk.goOn(all.graph, (next) => grow(heard, all, next, words + 1));
    };
    walk.along(row, openers.graph, (number) => grow(this.#silence, openers, number, 1));
  }

  #after(before: Heard, breaths: Breaths, { number, manner }: SaidSounds): Heard | null {
    const key = MANNERS * number + 2 * Number(manner.isMute) + Number(manner.isElided);
    const known = before.next.get(key);
    if (known !== undefined) return known;
    const ways = before.ways
      .flatMap((way) => breaths.of(number, manner).flatMap((breath) => longerPhrase(way, breath) ?? []))
      .sort((one, other) => one.rarity - other.rarity);
    const heard = ways.length === 0 ? null : { ways: eachOnce(ways), phrase: this.#phraseOf(ways), next: new Map() };
    before.next.set(key, heard);
    this.#known++;
    return heard;
  }

  /** The commonest that people say: « le vin pense » is built like « le chat pense ». */
  #phraseOf(ways: readonly WrittenPhrase[]): Phrase | null {
    const whole = ways.find((way) => isWholePhrase(way) && this.#grammar.isSaid(way.words.map(({ known }) => known)));
    return whole ? { text: joinedWords(whole.words.map(({ word }) => word.written)), rarity: whole.rarity } : null;
  }

  #nothingHeard(): Heard {
    const built = builtFrom(this.#grammar.builtWalk());
    return { ways: [{ words: [], built, rarity: 0 }], phrase: null, next: new Map() };
  }

  #forget(): void {
    this.#silence = this.#nothingHeard();
    this.#known = 0;
  }
}

function longerPhrase({ words, built, rarity }: WrittenPhrase, breath: Breath): WrittenPhrase | null {
  if (isOddAfter(words.at(-1)?.word, breath)) return null;
  let after: Built | null = built;
  for (const word of breath.words) {
    after = nextOf(after, word);
    if (after === null) return null;
  }
  return { words: [...words, ...breath.words], built: after, rarity: Math.max(rarity, breath.rarity) };
}

/** After which a noun wants its article: « un dé à somme », « il coud par queue » are said by nobody. */
const BEFORE_ARTICLES: readonly string[] = ['à', 'par'];

function isOddAfter(last: PhraseWord | undefined, { words: [first] }: Breath): boolean {
  const isNoun = first?.word.tags.some(({ category }) => category === 'noun') === true;
  return isNoun && last !== undefined && BEFORE_ARTICLES.includes(last.text);
}

function nextOf({ walk, expected, next }: Built, { word, manner }: BuiltWord): Built | null {
  const known = next.get(manner);
  if (known !== undefined) return known;
  // Most words are of no category that may follow, which is sooner known.
  const after = word.tags.some(({ category }) => expected.has(category)) ? walk.next(word) : null;
  const built = after && builtFrom(after);
  next.set(manner, built);
  return built;
}

function builtFrom(walk: GrammarWalk): Built {
  return { walk, isWhole: walk.kind !== null, expected: walk.expected(), next: new Map() };
}

/** Of words that are built alike, the commonest. */
function eachOnce(ways: readonly WrittenPhrase[]): readonly WrittenPhrase[] {
  const known = new Set<Built>();
  return ways.filter(({ built }) => !known.has(built) && known.add(built).size > 0);
}

/** « la fée sans lit a »: one waits for more. */
function isLeftOpen(words: readonly BuiltWord[]): boolean {
  return words.length > 2 && words.at(-1)?.word.tags.some(({ category }) => category === 'avoir' || category === 'etre') === true;
}

function isWholePhrase({ words, built }: WrittenPhrase): boolean {
  return words.length > 1 && built.isWhole && !isLeftOpen(words);
}
