// Knows how a turn is looked for without taking anything: candidates found wider and wider, arranged, and tried on the rules.

import { toleranceOf } from '../rules/ear.ts';
import { allLaidBonus } from '../rules/score.ts';
import { type Arranging, bestArranged } from './arranging.ts';
import { Candidates, type Core } from './candidates.ts';
import { claimable } from './claimable.ts';
import { type HeldCards, heldCards } from './held-cards.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import type { LayProspect } from './lines.ts';
import { breadthFor, freeSounds, leavesOut, type Pass, passesFor } from './passes.ts';
import { canRing } from './rings.ts';
import { type SolvedTurn, solved, type TurnSearch } from './search.ts';
import { type Spot, spotsIn } from './spots.ts';
import { laidTurn } from './turn-moves.ts';

/** Spots that are looked at with a joker: the highest-scoring ones. */
const SPOTS_WITH_JOKER = 4;
const JOINT_RANK = 2_000;
/** How thorough an arrangement is: few prospects are tried in every way. */
const FEW_PROSPECTS = 30;
const THOROUGH = { width: 500, branching: Number.POSITIVE_INFINITY, isThorough: true };
/** How often prospects that the rules refuse are left out and the others arranged again. */
const MOST_TRIES = 6;

/** The spots that say the same, and the candidates around them. */
interface Joint {
  readonly spots: readonly Spot[];
  readonly candidates: Candidates;
}

export class Quest {
  readonly #search: TurnSearch;
  readonly #held: HeldCards;
  readonly #words: KnownWords;
  readonly #own: Candidates;
  readonly #joints: readonly Joint[];
  readonly #isClaimable: (word: string) => boolean;
  readonly #refused = new Set<string>();
  #isOver = false;

  constructor(search: TurnSearch) {
    const { position, books } = search;
    this.#search = search;
    this.#held = heldCards(position.hand, position.options);
    this.#words = search.words ?? knownWords(books);
    this.#own = this.#candidates(null);
    this.#joints = this.#isLadder || !search.skills.joins ? [] : this.#jointsIn(spotsIn(position));
    this.#isClaimable = claimable(position, books);
  }

  /** Looks at the pictures alone, then with jokers and Rébustorys too. */
  *looks(): Generator<void, void, void> {
    const { position, skills } = this.#search;
    const passes = passesFor(this.#held, breadthFor(toleranceOf(position.options), skills.breadth));
    for (const [nth, pass] of passes.entries()) {
      this.#own.look(pass);
      if (freeSounds(pass) === 0) for (const { candidates } of this.#joints) candidates.look(pass);
      if (isOneJoker(pass))
        for (const { candidates } of this.#richestJoints()) candidates.look({ ...pass, maxRank: JOINT_RANK, hasNames: false });
      this.#isOver = nth === passes.length - 1;
      if (nth === 0 || this.#isOver) yield;
    }
  }

  /** The best turn with what was found so far; null when nothing can be laid. */
  best(): SolvedTurn | null {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = this.#refused.size;
      const turn = this.#bestNow();
      if (turn !== null || this.#refused.size === before) return turn;
    }
    return null;
  }

  get #isLadder(): boolean {
    return this.#search.position.options.way === 'echelle';
  }

  #candidates(core: Core | null): Candidates {
    const { position, skills } = this.#search;
    const { options, rung } = position;
    const [minCards, maxCards] = this.#isLadder ? [rung, rung] : [2, skills.maxCards];
    return new Candidates({
      held: this.#held,
      words: this.#words,
      tolerance: toleranceOf(options),
      core,
      minCards,
      maxCards,
      maxRank: skills.maxRank,
      notices: (word, cards) => skills.sees(word, cards) && skills.says(word),
    });
  }

  #jointsIn(spots: readonly Spot[]): readonly Joint[] {
    const joints = [...Map.groupBy(spots, ({ key }) => key).values()];
    return joints.map((same) => ({ spots: same, candidates: this.#candidates((same[0] as Spot).core) }));
  }

  #richestJoints(): readonly Joint[] {
    const worth = ({ spots: [spot] }: Joint) => (spot?.core.sum ?? 0) * (spot?.core.count ?? 0);
    return this.#joints.toSorted((one, other) => worth(other) - worth(one)).slice(0, SPOTS_WITH_JOKER);
  }

  #bestNow(): SolvedTurn | null {
    const { position, books } = this.#search;
    const prospects = this.#prospects();
    const { arrangements, isCut } = bestArranged(this.#arranging(prospects));
    const table = { position, ids: this.#held.ids, books };
    for (const arrangement of arrangements) {
      const laid = laidTurn(table, arrangement);
      if ('moves' in laid) return solved(this.#search, laid, !isCut && this.#isProven(prospects));
      for (const prospect of laid.refused) this.#refused.add(prospectKey(prospect));
    }
    return null;
  }

  #arranging(prospects: readonly LayProspect[]): Arranging {
    const { position, skills } = this.#search;
    const held = this.#held;
    return {
      prospects,
      uncrossed: position.options.edition === 'classique' ? bitsOf([...held.jokers, ...held.rebustorys]) : 0,
      kept: (set) => held.ids.reduce((sum, id, at) => sum + ((set & (1 << at)) === 0 ? 0 : skills.kept(id)), 0),
      whole: held.isPartial ? 0 : bitsOf(held.ids.keys()),
      bonus: allLaidBonus(position.options),
      mostLines: this.#isLadder ? 1 : skills.mostRebuses,
      crosses: skills.crosses,
      isAllowed: this.#isClaimable,
      ...(this.#isOver && prospects.length <= FEW_PROSPECTS ? THOROUGH : { ...skills.beam, isThorough: false }),
    };
  }

  /** The best first. */
  #prospects(): readonly LayProspect[] {
    const prospects: LayProspect[] = [];
    for (const one of this.#own.all()) prospects.push({ ...one, spot: null, gain: one.points });
    for (const { spots, candidates } of this.#joints)
      for (const one of candidates.all())
        for (const spot of spots) prospects.push({ ...one, spot, gain: one.points - spot.counted });
    const open = prospects.filter((prospect) => prospect.gain > 0 && !this.#refused.has(prospectKey(prospect)));
    return open.sort((one, other) => other.gain - one.gain || one.rank - other.rank);
  }

  /** Only pictures and what no layout has: rings of rebuses and runs that join are not looked for. */
  #isProven(prospects: readonly LayProspect[]): boolean {
    const { position, skills } = this.#search;
    const isWhole = this.#isOver && !this.#held.isPartial && !this.#own.isCut && !leavesOut(this.#held, skills.breadth);
    const isPlain = skills.crosses && this.#refused.size === 0 && toleranceOf(position.options) === 'souple';
    return isWhole && isPlain && spotsIn(position).length === 0 && (this.#isLadder || !canRing(prospects));
  }
}

function isOneJoker({ jokers, rebustorys }: Pass): boolean {
  return jokers === 1 && rebustorys === 0;
}

function bitsOf(numbers: Iterable<number>): number {
  let set = 0;
  for (const number of numbers) set |= 1 << number;
  return set;
}

/** A prospect, to know it again. */
function prospectKey({ row, word, spot }: LayProspect): string {
  return `${row.join()} ${word} ${spot === null ? '' : `${spot.group.id} ${spot.row} ${spot.column} ${spot.direction}`}`;
}
