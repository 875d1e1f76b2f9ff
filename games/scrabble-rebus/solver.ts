// Knows every play of a hand on a board: each line, each beginning, each word that its squares can say.

import { heldCards, RowWalk, TAKEN } from '@boite/language';
import { keyOf } from '../grid/runs.ts';
import { FoundPlay } from './found-play.ts';
import { linesOf } from './lines.ts';
import { hasRoomFor, ownPhrases, type PhraseHabits, rowsToLengthen } from './phrase-plays.ts';
import type { Phrase, Phrases } from './phrases.ts';
import type { Readings } from './readings.ts';
import { type HeldTokens, type Row, rowsOf } from './rows.ts';
import { SpellingWalk } from './spelling.ts';
import { pictureOf } from './symbols.ts';
import type { Board, Placement, Token } from './types.ts';
import type { SaidWords, Vocabulary } from './vocabulary.ts';

export interface PlaySearch {
  readonly board: Board;
  readonly hand: readonly Token[];
  readonly vocabulary: Vocabulary;
  /** What the runs across a play say. */
  readonly readings: Readings;
  /** The most tokens of a rebus. */
  readonly maxTokens?: number;
  readonly phrases?: PhraseHabits;
}

/** Every play, the dearest first; the same tokens on the same squares once. */
export function allPlays(search: PlaySearch): readonly FoundPlay[] {
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

/** What it says, written out when it is wanted; null when it does not come to mind. */
interface Saying {
  readonly rarity: number;
  readonly text: () => string | null;
}

function said({ text, rarity }: Phrase): Saying {
  return { rarity, text: () => text };
}

export class PlayQuest {
  readonly #held: HeldTokens;
  readonly #rows: readonly Row[];
  readonly #walk: RowWalk;
  readonly #maxTokens: number;
  /** For each row, by the code of the tokens laid. */
  readonly #found: readonly Map<number, FoundPlay>[];
  /** Tokens laid alone, with their squares: they are met both across and down. */
  readonly #alone = new Set<string>();

  constructor({ board, hand, readings, maxTokens = Number.POSITIVE_INFINITY }: PlaySearch) {
    this.#held = heldTokens(hand);
    this.#rows = linesOf(board).flatMap((line) => rowsOf(line, this.#held, readings));
    this.#found = this.#rows.map(() => new Map());
    this.#walk = new RowWalk(this.#held.hand);
    this.#maxTokens = maxTokens;
  }

  /** Takes in what some words can make; those looked at before stay. */
  look(words: SaidWords): void {
    const walk = this.#walk;
    this.#rows.forEach((row, nth) => {
      walk.along(row.walked, words.graph, (number) => {
        if (this.#isRun(row, walk.length)) this.#meet(nth, walk, { rarity: 0, text: () => words.text(number) });
      });
    });
  }

  /** Takes in what letters spell. */
  spell(vocabulary: Pick<Vocabulary, 'spelled' | 'thinksOf'>): void {
    const walk = new SpellingWalk(this.#held, vocabulary.spelled);
    this.#rows.forEach((row, nth) => {
      walk.along(row, (word) => {
        if (this.#isRun(row, walk.length))
          this.#meet(nth, walk, { rarity: 0, text: () => (vocabulary.thinksOf(word) ? word : null) });
      });
    });
  }

  /** Takes in short phrases, as far as someone looks for them. */
  phrase({ vocabulary, phrases: habits }: Pick<PlaySearch, 'vocabulary' | 'phrases'>): void {
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
    return this.#found.flatMap((plays) => [...plays.values()]).sort((one, other) => other.points - one.points);
  }

  /** Whether so many squares touch what lies and leave nothing just after them. */
  #isRun({ squares, fewest }: Row, length: number): boolean {
    return length >= fewest && length <= this.#maxTokens && (squares[length]?.token ?? null) === null;
  }

  #meet(nth: number, { path, length }: Path, { rarity, text: textOf }: Saying): void {
    const found = this.#found[nth] as Map<number, FoundPlay>;
    const code = codeOf(path, length);
    const known = found.get(code);
    if (code === NOTHING_LAID || (known !== undefined && known.rarity <= rarity)) return;
    const text = textOf();
    if (text === null) return;
    const kinds = path.slice(0, length).filter((kind) => kind !== TAKEN);
    const play = new FoundPlay({ row: this.#rows[nth] as Row, length, kinds }, this.#held, { text, rarity });
    if (known !== undefined || this.#isNew(play)) found.set(code, play);
  }

  #isNew(play: FoundPlay): boolean {
    if (play.laid.kinds.length > 1) return true;
    const [first] = play.placements as readonly [Placement];
    const key = `${keyOf(first)} ${first.token}`;
    const isNew = !this.#alone.has(key);
    this.#alone.add(key);
    return isNew;
  }
}

/** Kinds of a hand are fewer, so that ten tokens are one safe number. */
const CODE_BASE = 32;
const NOTHING_LAID = 1;

function codeOf(path: readonly number[], length: number): number {
  let code = NOTHING_LAID;
  for (let at = 0; at < length; at++) if (path[at] !== TAKEN) code = code * CODE_BASE + (path[at] as number);
  return code;
}

function heldTokens(tokens: readonly Token[]): HeldTokens {
  const hand = heldCards(tokens.map(pictureOf));
  return { hand, tokens: hand.kinds.map(({ cards }) => cards.map((at) => tokens[at] as Token)), count: tokens.length };
}
