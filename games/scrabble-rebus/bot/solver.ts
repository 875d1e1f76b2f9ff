// Knows every play of a hand on a board: each line, each beginning, each word that its squares can say.

import { cellKey } from '@boite/kernel';
import { heldPieces, RowWalk, TAKEN_SQUARE } from '@boite/rebus';
import { letterOf, symbolOf } from '../rules/symbols.ts';
import type { Board, Token, TokenPlacement } from '../types.ts';
import { FoundPlay, type RunSaying } from './found-play.ts';
import type { PhraseHabits } from './habits.ts';
import { linesOf } from './lines.ts';
import { hasRoomFor, ownPhrases, rowsToLengthen } from './phrase-plays.ts';
import type { Phrase, Phrases } from './phrases.ts';
import type { Readings } from './readings.ts';
import { type AlikeRows, alikeRows, type HeldTokens, type Row, rowsOf } from './rows.ts';
import { SpellingWalk } from './spelling.ts';
import type { BotVocabulary, SaidWords } from './vocabulary.ts';

export interface TokenPlaySearch {
  readonly board: Board;
  readonly hand: readonly Token[];
  readonly vocabulary: BotVocabulary;
  /** What the runs across a play say. */
  readonly readings: Readings;
  /** The most tokens of a rebus. */
  readonly maxTokens?: number;
  readonly phrases?: PhraseHabits;
}

/** Every play, the highest-scoring first, then the commonest: the same tokens on the same squares once, one token for those in hand that say the same. */
export function allPlays(search: TokenPlaySearch): readonly FoundPlay[] {
  const quest = new PlayQuest(search);
  for (const words of search.vocabulary) quest.look(words);
  quest.spell(search.vocabulary);
  quest.phrase(search);
  return quest.best();
}

/** What a walk has laid on a row. */
interface Path {
  /** The kind of each square, those from `length` on apart. */
  readonly path: readonly number[];
  readonly length: number;
}

/** Words that are spelled are stranger than those that are heard, phrases than words. */
const SPELLED = 80_000;
const PHRASE = 100_000;

function said({ text, rarity }: Phrase): RunSaying {
  return { rarity: PHRASE + rarity, text: () => text };
}

export class PlayQuest {
  readonly #held: HeldTokens;
  readonly #rows: readonly Row[];
  readonly #alike: readonly AlikeRows[];
  readonly #walk: RowWalk;
  readonly #maxTokens: number;
  /** For each row, by the code of the tokens laid. */
  readonly #found: readonly Map<number, FoundPlay>[];
  /** Tokens laid alone, with their squares: they are met both across and down. */
  readonly #alone = new Set<string>();

  constructor({ board, hand, readings, maxTokens = Number.POSITIVE_INFINITY }: TokenPlaySearch) {
    this.#held = heldTokens(hand);
    this.#rows = linesOf(board).flatMap((line) => rowsOf(line, this.#held, readings));
    this.#alike = alikeRows(this.#rows);
    this.#found = this.#rows.map(() => new Map());
    this.#walk = new RowWalk(this.#held.hand);
    this.#maxTokens = maxTokens;
  }

  /** Takes in what some words can make; those looked at before stay. */
  look(words: SaidWords): void {
    const walk = this.#walk;
    for (const { open, numbers } of this.#alike) {
      const rows = numbers.map((nth) => (this.#rows[nth] as Row).walked);
      const meet = (number: number): void => {
        const nth = numbers[walk.nth] as number;
        const { manner } = walk;
        if (this.#isRun(this.#rows[nth] as Row, walk.length))
          this.#meet(nth, walk, { rarity: words.rank(number), text: () => words.text(number, manner) });
      };
      walk.alongAlike(rows, open, { graph: words.graph, meet });
    }
  }

  /** Takes in what letters spell. */
  spell(vocabulary: Pick<BotVocabulary, 'spelled' | 'thinksOf'>): void {
    const walk = new SpellingWalk(this.#held, vocabulary.spelled);
    this.#rows.forEach((row, nth) => {
      walk.along(row, (word) => {
        if (this.#isRun(row, walk.length) && vocabulary.thinksOf(word))
          this.#meet(nth, walk, { rarity: SPELLED, text: () => word });
      });
    });
  }

  /** Takes in short phrases, as far as someone looks for them. */
  phrase({ vocabulary, phrases: habits }: Pick<TokenPlaySearch, 'vocabulary' | 'phrases'>): void {
    const { phrases } = vocabulary;
    if (phrases === null || habits === undefined || habits.longest === 0) return;
    const own = ownPhrases(this.#held, phrases, habits);
    this.#rows.forEach((row, nth) => {
      for (const phrase of own)
        if (this.#isRun(row, phrase.length) && hasRoomFor(phrase, row)) this.#meet(nth, phrase, said(phrase));
    });
    this.#lengthen(phrases, habits);
  }

  #lengthen(phrases: Phrases, { lengthened, budget }: PhraseHabits): void {
    const walk = this.#walk;
    const rows = rowsToLengthen(this.#rows);
    for (const row of rows) {
      const nth = this.#rows.indexOf(row);
      const meet = (phrase: Phrase): void => {
        if (this.#isRun(row, walk.length)) this.#meet(nth, walk, said(phrase));
      };
      for (let longest = 2; longest <= lengthened; longest += 2)
        phrases.along({ row: row.walked, walk, longest, budget: Math.ceil(budget / rows.length), meet });
    }
  }

  best(): readonly FoundPlay[] {
    const plays = this.#found.flatMap((found) => [...found.values()]);
    return plays.sort((one, other) => other.points - one.points || one.rarity - other.rarity);
  }

  /** Whether so many squares touch what lies and leave nothing just after them. */
  #isRun({ squares, fewest }: Row, length: number): boolean {
    return length >= fewest && length <= this.#maxTokens && (squares[length]?.token ?? null) === null;
  }

  #meet(nth: number, { path, length }: Path, saying: RunSaying): void {
    const found = this.#found[nth] as Map<number, FoundPlay>;
    const code = codeOf(path, length);
    const known = found.get(code);
    if (code === NO_TOKEN_LAID || (known !== undefined && known.rarity <= saying.rarity)) return;
    const kinds = path.slice(0, length).filter((kind) => kind !== TAKEN_SQUARE);
    const play = new FoundPlay({ row: this.#rows[nth] as Row, length, kinds }, this.#held, saying);
    if (known !== undefined || this.#isNew(play)) found.set(code, play);
  }

  #isNew(play: FoundPlay): boolean {
    if (play.laid.kinds.length > 1) return true;
    const [first] = play.placements as readonly [TokenPlacement];
    const key = `${cellKey(first)} ${first.token}`;
    const isNew = !this.#alone.has(key);
    this.#alone.add(key);
    return isNew;
  }
}

/** Kinds of a hand are fewer, so that ten tokens are one safe number. */
const CODE_BASE = 32;
const NO_TOKEN_LAID = 1;

function codeOf(path: readonly number[], length: number): number {
  let code = NO_TOKEN_LAID;
  for (let at = 0; at < length; at++) if (path[at] !== TAKEN_SQUARE) code = code * CODE_BASE + (path[at] as number);
  return code;
}

export function heldTokens(tokens: readonly Token[]): HeldTokens {
  const lettersFirst = tokens.toSorted((one, other) => Number(letterOf(other) !== null) - Number(letterOf(one) !== null));
  const hand = heldPieces(lettersFirst.map(symbolOf));
  return { hand, tokens: hand.kinds.map(({ pieces }) => pieces.map((at) => lettersFirst[at] as Token)), count: tokens.length };
}
