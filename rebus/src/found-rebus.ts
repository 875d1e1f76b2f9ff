// Knows a rebus that was found: which cards, which words, written out when they are asked for.

import { type Findings, FREE } from './findings.ts';
import type { Hand } from './hand.ts';
import { judgeHeard } from './judge.ts';
import { REBUSTORY_SOUNDS, type RebusCard } from './rebus-card.ts';
import type { RebusSearch } from './solver.ts';
import type { Band } from './word-bands.ts';
import { UNRANKED } from './word-source.ts';

export interface FoundRebus {
  /** The commonest word it says, as a dictionary has it if one can choose. */
  readonly word: string;
  /** Its rank; null when nobody counted it. */
  readonly rank: number | null;
  /** All the words it says, the commonest first. Asking for them reads the whole vocabulary of the search. */
  readonly words: readonly string[];
  /** Which of the cards, as they are read; a Rébustory twice. */
  readonly cards: readonly number[];
}

/** What a walk on a band has found with a hand. */
export interface Walked {
  readonly search: RebusSearch;
  readonly hand: Hand;
  readonly band: Band;
  readonly findings: Findings;
}

/** A finding of a walk, once for each way to share its free sounds between jokers and Rébustorys. */
export function foundRebuses(walked: Walked, at: number): readonly FoundRebus[] {
  const kinds = walked.findings.kinds(at);
  const free = kinds.reduce((sum, kind) => sum + Number(kind === FREE), 0);
  const found: Found[] = [];
  for (let rebustorys = 0; REBUSTORY_SOUNDS * rebustorys <= free && rebustorys <= walked.hand.rebustorys.length; rebustorys++) {
    if (free - REBUSTORY_SOUNDS * rebustorys > walked.hand.jokers.length) continue;
    const one = new Found(walked, at, dealt(kinds, walked.hand, rebustorys));
    if (one.isTrue()) found.push(one);
  }
  return found;
}

/** The cards of each kind in turn. */
function dealt(kinds: readonly number[], hand: Hand, rebustorys: number): readonly number[] {
  const free = rebustorys === 0 ? hand.jokers : [...twice(hand.rebustorys.slice(0, rebustorys)), ...hand.jokers];
  return kinds.map((kind, nth) => {
    const cards = kind === FREE ? free : (hand.kinds[kind]?.cards ?? []);
    return (cards.length === 1 ? cards[0] : cards[usedBefore(kinds, nth)]) as number;
  });
}

function twice(rebustorys: readonly number[]): readonly number[] {
  return rebustorys.flatMap((at) => Array<number>(REBUSTORY_SOUNDS).fill(at));
}

function usedBefore(kinds: readonly number[], nth: number): number {
  let used = 0;
  for (let at = 0; at < nth; at++) if (kinds[at] === kinds[nth]) used++;
  return used;
}

class Found implements FoundRebus {
  readonly cards: readonly number[];
  readonly #walked: Walked;
  readonly #at: number;
  #own: readonly string[] | undefined;

  constructor(walked: Walked, at: number, cards: readonly number[]) {
    this.#walked = walked;
    this.#at = at;
    this.cards = cards;
  }

  get rank(): number | null {
    const { search, band, findings } = this.#walked;
    const rank = search.words.rankOf(band, findings.number(this.#at));
    return rank === UNRANKED ? null : rank;
  }

  get word(): string {
    return this.#ownWords[0] ?? '';
  }

  get words(): readonly string[] {
    const { search, band, findings } = this.#walked;
    if (search.tolerance !== 'souple') return this.#ownWords;
    return this.#written(search.words.alike(band, findings.number(this.#at), search.maxRank));
  }

  /** The walk hears what a supple ear hears; other ears and limits must look at the words. */
  isTrue(): boolean {
    const { search, findings } = this.#walked;
    const isHeard = search.tolerance === 'souple' || (search.tolerance === 'libre' && !findings.takesLiberty(this.#at));
    return (isHeard && search.maxLetters === undefined) || this.#ownWords.length > 0;
  }

  /** Those of its band. */
  get #ownWords(): readonly string[] {
    const { search, band, findings } = this.#walked;
    this.#own ??= this.#written(search.words.idsOf(band, findings.number(this.#at)));
    return this.#own;
  }

  #written(ids: Iterable<number>): readonly string[] {
    const { tolerance, words, maxLetters = Number.POSITIVE_INFINITY, maxRank = UNRANKED } = this.#walked.search;
    const { source } = words;
    return Array.from(ids)
      .filter((id) => source.rank(id) <= maxRank && source.text(id).length <= maxLetters)
      .filter((id) => tolerance === 'souple' || this.#isHeard(source.sounds(id)))
      .sort((a, b) => source.rank(a) - source.rank(b) || Number(source.isHeadword(b)) - Number(source.isHeadword(a)))
      .map((id) => source.text(id));
  }

  #isHeard(heard: readonly string[]): boolean {
    const { cards, tolerance } = this.#walked.search;
    const laid = [...new Set(this.cards)].map((at) => cards[at] as RebusCard);
    return judgeHeard({ cards: laid, heard, tolerance }).accepted;
  }
}
