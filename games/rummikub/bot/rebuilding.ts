// Whether a turn of a given worth exists: a longest word of so many letters, and every other tile laid beside it.

import { spellingOf } from '../rules/table.ts';
import type { LaidWord, LaidWords, Spelling } from '../types.ts';
import { type CoveringOutcome, coveringOn, type Heap, type TileCovering } from './covering.ts';
import { Failures } from './failures.ts';
import { keptBeside, type TableWord, tableWord } from './keeping.ts';
import type { FoundLetters } from './laying.ts';
import { countsIn, isSameSet, isSpelledBy, type LetterSet, letterSetOf } from './letter-set.ts';
import type { TileOffer } from './offers.ts';
import { areAmong, type LetterCounts, NO_TILES } from './rarity.ts';
import type { Spellings } from './spellings.ts';

/** What a turn should reach. */
export interface TurnTarget {
  /** The letters of the longest word formed. */
  readonly length: number;
  readonly emptied: boolean;
}

/** How hard to look for it. */
export interface SearchEffort {
  /** The number of steps at which to stop. */
  readonly until: number;
  /** `bold` tries a few ways to leave most words alone; `thorough` all ways. */
  readonly care: 'bold' | 'thorough';
}

interface RebuildingGround {
  readonly spellings: Spellings;
  /** The words that may be taken apart, and those that may not. */
  readonly table: LaidWords;
  readonly aside: LaidWords;
  readonly plain: TileOffer;
}

/** How many words are taken apart beyond those that must, one way after the other, and the steps for each way. */
const WORDS_MORE = [0, 2, 4, 7];
const WAY_STEPS = { bold: 600, thorough: 4000 } as const;
/** What it costs, in steps, to look at an offer at all. */
const OFFER_STEPS = 100;
/** Tables of so few words are taken apart at once. */
const FEW_WORDS = 3;

export class Rebuilding {
  readonly #covering: TileCovering;
  /** How many offers were looked at. */
  #offers = 0;
  /** Lengths of which table and rack make no word: winning a joker changes nothing to that, but for the word it is replayed in. */
  readonly #unmade = new Set<number>();
  /** Sets of letters of the whole rack: they are asked for again and again. */
  readonly #sets = new Map<string, readonly LetterSet[]>();
  readonly #spellings: Spellings;
  readonly #words: readonly TableWord[];
  readonly #old: readonly Spelling[];
  readonly #aside: readonly Spelling[];
  /** The sums of the words that lie somewhere: another word with such letters may be the same. */
  readonly #sums: Set<number>;
  /** Words that lie beside what is covered: they are not laid again. */
  #taken: readonly Spelling[] = [];

  constructor({ spellings, table, aside, plain }: RebuildingGround) {
    this.#spellings = spellings;
    this.#old = [...table, ...aside].map(spellingOf);
    this.#aside = aside.map(spellingOf);
    this.#words = table.map((laid) => tableWord(laid, spellings));
    this.#sums = new Set([...table, ...aside].map((word) => letterSetOf(spellingOf(word)).sum));
    const counts = plain.mandatory.map((count, at) => count + (plain.rack[at] as number));
    this.#covering = coveringOn({
      graph: spellings.graph,
      failures: new Failures({ counts, optional: plain.rack }),
      standing: this.#words,
      isKnown: spellings.isLimited ? (word) => spellings.of(word).length > 0 : null,
      mayLay: (word, laid, longest) => this.#mayLay(word, laid, longest),
      sums: this.#sums,
    });
  }

  get steps(): number {
    return this.#covering.steps + OFFER_STEPS * this.#offers;
  }

  /** A turn that reaches a target; else whether it is certain that there is none. */
  reached(offer: TileOffer, target: TurnTarget, effort: SearchEffort): FoundLetters | Exclude<CoveringOutcome, 'found'> {
    this.#offers++;
    if (this.steps >= effort.until) return 'cut';
    this.#taken = this.#takenBy(offer.replayed);
    for (const word of this.#taken) this.#sums.add(letterSetOf(word).sum);
    this.#covering.hold(heapOf(offer, target));
    if (offer.replayed.some((word) => word.length === target.length)) return this.#besideReplayed(offer, target, effort);
    if (this.#unmade.has(target.length)) return 'none';
    if (target.emptied && effort.care === 'thorough') {
      const outcome = this.#covering.cover(target.length, effort.until - this.steps);
      if (outcome === 'none') return 'none';
    }
    return this.#besideLongest(offer, target, effort);
  }

  /** The longest word is one in which a joker was replayed: the rest has to follow. */
  #besideReplayed(
    offer: TileOffer,
    { length }: TurnTarget,
    effort: SearchEffort,
  ): FoundLetters | Exclude<CoveringOutcome, 'found'> {
    const outcome = this.#covering.cover(length, effort.until - this.steps);
    return outcome === 'found' ? { offer, longest: null, others: this.#covering.words(), kept: [] } : outcome;
  }

  #besideLongest(offer: TileOffer, target: TurnTarget, effort: SearchEffort): FoundLetters | Exclude<CoveringOutcome, 'found'> {
    let isCut = false;
    let isMade = false;
    let kept: LaidWords = [];
    const isFound = this.#covering.meet(target.length, (word, jokers) => {
      isMade = true;
      if (this.steps >= effort.until) isCut = true;
      if (this.steps >= effort.until) return 'stop';
      if (!this.#canBeNew(word)) return 'go on';
      const way = this.#wayBeside(word, { offer, target, effort, jokers });
      if (way === 'cut') isCut = true;
      if (typeof way === 'string') return 'go on';
      kept = way;
      return 'good';
    });
    if (!isMade && offer.won.length === 0) this.#unmade.add(target.length);
    if (!isFound) return isCut ? 'cut' : 'none';
    const [longest = null, ...others] = this.#covering.words();
    return { offer, longest, others, kept };
  }

  /** The words kept as they are while the rest is laid beside the longest one, which must have a tile of the rack. */
  #wayBeside(word: LetterSet, pursuit: Pursuit): LaidWords | Exclude<CoveringOutcome, 'found'> {
    const { offer, target } = pursuit;
    const has = (counts: LetterCounts) => word.letters.subarray(0, word.length).some((letter) => (counts[letter] as number) > 0);
    const isFromRack =
      pursuit.jokers < offer.jokers ||
      has(offer.paid) ||
      (target.emptied && has(offer.rack)) ||
      !areAmong(countsIn(word), offer.mandatory);
    if (isFromRack) return this.#restLaid(word, pursuit);
    let isCut = false;
    for (const letter of new Set(word.letters.subarray(0, word.length))) {
      for (const claim of this.#claims(letter, pursuit)) {
        claim(1);
        const way = this.#restLaid(word, pursuit);
        claim(-1);
        if (typeof way !== 'string') return way;
        if (way === 'cut') isCut = true;
      }
    }
    return isCut ? 'cut' : 'none';
  }

  /** How a letter of the longest word can come from the rack: one more of it has to be laid, or a joker stands for it. */
  #claims(letter: number, { offer, target }: Pursuit): readonly ((sign: 1 | -1) => void)[] {
    const { optional } = this.#covering;
    const claims: ((sign: 1 | -1) => void)[] = [];
    if (!target.emptied && (offer.rack[letter] as number) > 0)
      claims.push((sign) => {
        optional[letter] = (optional[letter] as number) - sign;
      });
    if (offer.jokers > 0) claims.push((sign) => this.#covering.replaceByJoker(letter, sign));
    return claims;
  }

  #restLaid(word: LetterSet, pursuit: Pursuit): LaidWords | Exclude<CoveringOutcome, 'found'> {
    const { offer, target, effort } = pursuit;
    const isLarge = this.#words.length > FEW_WORDS && offer.won.length === 0;
    for (const more of isLarge ? WORDS_MORE : []) {
      const kept = keptBeside(word, { words: this.#words, more, covering: this.#covering });
      if (this.#coveredBeside(kept, pursuit) === 'found') return kept.map(({ laid }) => laid);
    }
    const most = effort.care === 'thorough' ? effort.until - this.steps : WAY_STEPS.bold;
    const outcome = this.#covering.cover(target.length, most);
    return outcome === 'found' ? [] : outcome;
  }

  #coveredBeside(kept: readonly TableWord[], { offer, target, effort }: Pursuit): CoveringOutcome {
    this.#taken = this.#takenBy(kept.map(({ laid }) => laid));
    for (const { counts } of kept) this.#covering.take(counts, 1);
    const outcome = this.#covering.cover(target.length, WAY_STEPS[effort.care]);
    for (const { counts } of kept) this.#covering.take(counts, -1);
    this.#taken = this.#takenBy(offer.replayed);
    return outcome;
  }

  #takenBy(words: readonly LaidWord[]): readonly Spelling[] {
    return words.length === 0 ? this.#aside : [...this.#aside, ...words.map(spellingOf)];
  }

  /** Whether some letters spell a word that was not on the table. */
  #canBeNew(word: LetterSet): boolean {
    return !this.#sums.has(word.sum) && this.#taken === this.#aside ? true : this.newWord(word, this.#taken) !== null;
  }

  /** A word of some letters that was not on the table and is none of those taken. */
  newWord(set: LetterSet, taken: readonly LaidWord[]): Spelling | null {
    const others = [...this.#old, ...taken.map(spellingOf)];
    return this.#spellings.of(set).find((word) => !others.includes(word)) ?? null;
  }

  /** The sets of letters of a length that tiles and jokers make. */
  sets(counts: LetterCounts, jokers: number, length: number): readonly LetterSet[] {
    const key = `${counts} ${jokers} ${length}`;
    const known = this.#sets.get(key) ?? this.#metSets({ counts, optional: counts, jokers, keepsJokers: true }, length);
    this.#sets.set(key, known);
    return known;
  }

  #metSets(heap: Heap, length: number): readonly LetterSet[] {
    const met: LetterSet[] = [];
    this.#covering.hold(heap);
    this.#covering.meet(length, (word) => {
      met.push({ ...word, letters: word.letters.slice(0, length) });
      return 'go on';
    });
    return met;
  }

  /** No two words are alike, and a word longer than the longest one formed has to be an old one. */
  #mayLay(word: LetterSet, laid: readonly LetterSet[], longest: number): boolean {
    const isSame = (spelling: Spelling) => isSpelledBy(spelling, word);
    const uses = laid.filter((other) => isSameSet(other, word)).length + this.#taken.filter(isSame).length;
    const known = word.length <= longest ? this.#spellings.of(word) : [];
    return uses < new Set([...known, ...this.#old.filter(isSame), ...this.#taken.filter(isSame)]).size;
  }
}

interface Pursuit {
  readonly offer: TileOffer;
  readonly target: TurnTarget;
  readonly effort: SearchEffort;
  /** Those left once the longest word is laid. */
  readonly jokers: number;
}

function heapOf({ mandatory, rack, jokers }: TileOffer, { emptied }: TurnTarget) {
  const counts = mandatory.map((count, at) => count + (rack[at] as number));
  return { counts, optional: emptied ? NO_TILES : rack, jokers, keepsJokers: !emptied };
}
