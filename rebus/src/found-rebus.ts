// A rebus that was found: which pieces, which words, written out when they are asked for.

import type { Band } from './band.ts';
import { BARE_KIND, FREE_KIND, type RebusFindings } from './findings.ts';
import { judgeHeard } from './judge.ts';
import type { Piece } from './piece.ts';
import type { PieceTree } from './piece-tree.ts';
import type { RebusSearch } from './search.ts';
import { UNRANKED } from './word-source.ts';

export interface FoundRebus {
  /** The commonest word it says, as a dictionary has it if one can choose. */
  readonly word: string;
  /** Its rank; null when nobody counted it. */
  readonly rank: number | null;
  /** All the words it says, the commonest first. Asking for them reads the whole vocabulary of the search. */
  readonly words: readonly string[];
  /** Which of the pieces, as they are read; one of two free sounds twice. */
  readonly pieces: readonly number[];
}

/** What a walk on a band has found with some pieces. */
export interface Walked {
  readonly search: RebusSearch;
  readonly tree: PieceTree;
  readonly band: Band;
  readonly findings: RebusFindings;
}

/** A finding of a walk, once for each way to share its free sounds between pieces of one and of two. */
export function foundRebuses(walked: Walked, at: number): readonly FoundRebus[] {
  const kinds = walked.findings.kinds(at);
  const bare = countOf(kinds, BARE_KIND);
  const free = bare + countOf(kinds, FREE_KIND);
  const { singles, doubles } = walked.tree;
  const found: WalkedRebus[] = [];
  for (let pairs = 0; 2 * pairs <= free - bare && pairs <= doubles.length; pairs++) {
    if (free - 2 * pairs > singles.length) continue;
    const one = new WalkedRebus(walked, at, dealtPieces(kinds, walked.tree, { pairs, bare }));
    if (one.isTrue()) found.push(one);
  }
  return found;
}

function countOf(kinds: readonly number[], wanted: number): number {
  let count = 0;
  for (let nth = 0; nth < kinds.length; nth++) if (kinds[nth] === wanted) count++;
  return count;
}

/** The pieces of each kind in turn, so many of two free sounds among them. */
function dealtPieces(
  kinds: readonly number[],
  tree: PieceTree,
  { pairs, bare }: { pairs: number; bare: number },
): readonly number[] {
  const { singles, doubles } = tree;
  const isPlain = pairs === 0 && bare === 0;
  const free = isPlain ? singles : [...doubles.slice(0, pairs).flatMap((at) => [at, at]), ...singles.slice(bare)];
  return kinds.map((kind, nth) => {
    const pieces = kind === FREE_KIND ? free : kind === BARE_KIND ? singles : (tree.kinds[kind]?.pieces ?? []);
    return (pieces.length === 1 ? pieces[0] : pieces[usedBefore(kinds, nth)]) as number;
  });
}

function usedBefore(kinds: readonly number[], nth: number): number {
  let used = 0;
  for (let at = 0; at < nth; at++) if (kinds[at] === kinds[nth]) used++;
  return used;
}

class WalkedRebus implements FoundRebus {
  readonly pieces: readonly number[];
  readonly #walked: Walked;
  readonly #at: number;
  #own: readonly string[] | undefined;

  constructor(walked: Walked, at: number, pieces: readonly number[]) {
    this.#walked = walked;
    this.#at = at;
    this.pieces = pieces;
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
    const isSupple = search.tolerance === 'souple' || search.tolerance === 'libre';
    const isHeard = isSupple && !findings.isDoubtful(this.#at);
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
    const isSure = tolerance === 'souple' && !this.#walked.findings.isDoubtful(this.#at);
    return Array.from(ids)
      .filter((id) => source.rank(id) <= maxRank && source.text(id).length <= maxLetters)
      .filter((id) => isSure || this.#isHeard(source.sounds(id)))
      .sort((a, b) => source.rank(a) - source.rank(b) || Number(source.isHeadword(b)) - Number(source.isHeadword(a)))
      .map((id) => source.text(id));
  }

  #isHeard(heard: readonly string[]): boolean {
    const { pieces, tolerance } = this.#walked.search;
    const laid = [...new Set(this.pieces)].map((at) => pieces[at] as Piece);
    return judgeHeard({ pieces: laid, heard, tolerance }).accepted;
  }
}
