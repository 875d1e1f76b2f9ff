// Knows how `boite solve rebus` is asked and answered.

import type { Tolerance, Voices } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import {
  everyRebus,
  type FoundRebus,
  isTooLarge,
  lexiconWords,
  MOST_FREE_SOUNDS,
  MOST_SPOKEN,
  type Piece,
  WordBands,
} from '@boite/rebus';
import { type ExitCode, Misuse, NO, parsed, quoted, readWhole, YES } from './command.ts';
import { type Answer, answerLines } from './lines.ts';
import { aligned, printJson, printLine } from './output.ts';
import { CARDS_HELP, knownCard, loadVoices, readTolerance, TOLERANCE_HELP } from './rebus-text.ts';

/** Rebuses given without --best. */
const SHOWN = 20;
const MOST_SHOWN = 1_000_000;
/** Words that people count: the rarer ones are looked for when those are too few. */
const COMMON_RANK = 40_000;

export const usage = `boite solve rebus CHAT POT VAL É … [--best ${SHOWN}] [--tolerance souple]

  Every word that some cards can say, each card once: those of the most cards first, then the commonest. Words that sound
  alike are one answer. ${CARDS_HELP}

  --best       how many; ${SHOWN} unless told
  --all        every answer; without it, rare words only when the common ones are too few
  --tolerance  ${TOLERANCE_HELP}
  --stdin      the cards on each line, between spaces

  A play is {"word", "words", "cards", "rank"}: the commonest word and all of them, the cards as they are read.`;

interface RebusPlay {
  readonly word: string;
  readonly words: readonly string[];
  readonly cards: readonly string[];
  readonly rank: number | null;
}

interface Request {
  readonly tolerance: Tolerance;
  readonly count: number;
  readonly isAll: boolean;
}

export async function run(args: readonly string[]): Promise<ExitCode | Misuse> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const given = parsed(args, { best: text, tolerance: text, all: flag, json: flag, stdin: flag });
  if (given instanceof Misuse) return given;
  const { values, positionals } = given;
  const request = readRequest(values);
  if (request instanceof Misuse) return request;
  if (values.stdin) return positionals.length > 0 ? new Misuse('--stdin reads the cards: give none') : answerStdin(request);
  const solver = new RebusSolver(request);
  const plays = solver.plays(positionals);
  if (plays instanceof Misuse) return plays;
  await (values.json ? printJson(asValue(plays)) : printLine(drawn(plays)));
  return codeOf(plays);
}

function readRequest({ best, tolerance, all }: { best?: string; tolerance?: string; all?: boolean }): Request | Misuse {
  const ear = readTolerance(tolerance);
  if (ear instanceof Misuse) return ear;
  const count = best === undefined ? (all ? MOST_SHOWN : SHOWN) : readWhole(best, 'best', { min: 1, max: MOST_SHOWN });
  return count instanceof Misuse ? count : { tolerance: ear, count, isAll: all === true };
}

function answerStdin(request: Request): Promise<ExitCode> {
  const solver = new RebusSolver(request);
  return answerLines((line): Answer | Misuse => {
    const plays = solver.plays(line.split(/\s+/));
    return plays instanceof Misuse ? plays : { value: asValue(plays), code: codeOf(plays) };
  });
}

class RebusSolver {
  readonly #request: Request;
  readonly #voices: Voices = loadVoices();
  readonly #words = new WordBands(lexiconWords(loadLexicon(), this.#voices.sounds));

  constructor(request: Request) {
    this.#request = request;
  }

  plays(names: readonly string[]): readonly RebusPlay[] | Misuse {
    if (names.length === 0) return new Misuse('which cards? CHAT POT VAL É');
    const cards = names.map((name) => knownCard(name, this.#voices));
    const unknown = cards.indexOf(null);
    if (unknown >= 0) return new Misuse(`unknown card ${quoted(names[unknown] ?? '')}`);
    const known = cards as readonly Piece[];
    if (isTooLarge(known))
      return new Misuse(`at most ${MOST_SPOKEN} cards, and ${MOST_FREE_SOUNDS} sounds of jokers and Rébustory`);
    return this.#best(known).map(({ word, words, pieces: used, rank }) => ({
      word,
      words,
      cards: used.map((at) => known[at]?.name ?? ''),
      rank,
    }));
  }

  #best(cards: readonly Piece[]): readonly FoundRebus[] {
    const { count, isAll } = this.#request;
    const common = isAll ? [] : this.#oneEach(cards, COMMON_RANK);
    const found = isAll || common.length < count ? this.#oneEach(cards) : common;
    return found.sort((a, b) => b.pieces.length - a.pieces.length || rankOf(a) - rankOf(b)).slice(0, count);
  }

  /** One rebus a word, the one of the most cards. */
  #oneEach(pieces: readonly Piece[], maxRank?: number): FoundRebus[] {
    const byWord = new Map<string, FoundRebus>();
    const limit = maxRank === undefined ? {} : { maxRank };
    for (const found of everyRebus({ pieces, tolerance: this.#request.tolerance, words: this.#words, ...limit })) {
      if (found.pieces.length > (byWord.get(found.word)?.pieces.length ?? 0)) byWord.set(found.word, found);
    }
    return [...byWord.values()];
  }
}

function rankOf({ rank }: FoundRebus): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}

function asValue(plays: readonly RebusPlay[]): object {
  return { plays, best: plays[0] ?? null };
}

function codeOf(plays: readonly RebusPlay[]): ExitCode {
  return plays.length > 0 ? YES : NO;
}

function drawn(plays: readonly RebusPlay[]): string {
  if (plays.length === 0) return 'no word can be said';
  const rows = plays.map(({ words, cards }) => [cards.join(' + '), words.join(', ')]);
  return aligned([['cards', 'words'], ...rows]).join('\n');
}
