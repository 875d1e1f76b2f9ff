// Which cards a player turns and takes: what three turned cards may bring, weighed over all that may lie there.

import { oneOf } from '@boite/kernel';
import { CARD_KINDS, TURNED, takingChoices } from '../rules/cards.ts';
import type { Action, BoardSquare, DicoCard } from '../types.ts';
import type { DicoSituation } from './deduction.ts';
import { type Recollection, recollection } from './memory.ts';
import type { HandWorth } from './needs.ts';

/** A card to turn, and what the acquisition is worth on average. */
export interface Turning {
  readonly action: Action;
  readonly gain: number;
}

export function chosenFlip({ view, level, chance, ...rest }: DicoSituation, worth: HandWorth): Turning {
  const recalled = recollection({ view, level, chance, ...rest });
  const open = view.open.map((square) => view.board[square] as DicoCard);
  const { sort, gain } = new Outlook(view.hand ?? [], worth).best(open, recalled);
  const squares = sort === UNKNOWN ? recalled.unknown : (recalled.known.get(sort) ?? []);
  return { action: { kind: 'flip', square: oneOf(squares, chance) }, gain };
}

/** What to take once three cards are open. */
export function chosenTaking({ view }: DicoSituation, worth: HandWorth): Action {
  const held = view.hand ?? [];
  const worthOf = (squares: readonly BoardSquare[]) =>
    worth([...held, ...squares.map((square) => view.board[square] as DicoCard)]);
  const squares = takingChoices(view).reduce((best, other) => (worthOf(other) > worthOf(best) ? other : best));
  return { kind: 'take', squares };
}

/** A square is turned for the card remembered there, or because nobody knows. */
const UNKNOWN = 'unknown';
type Sort = DicoCard | typeof UNKNOWN;

interface TurnProspect {
  readonly sort: Sort;
  readonly gain: number;
}

/** All that may come of turning cards, with one hand. */
class Outlook {
  readonly #hand: readonly DicoCard[];
  readonly #worth: HandWorth;
  readonly #gains = new Map<string, number>();

  constructor(hand: readonly DicoCard[], worth: HandWorth) {
    this.#hand = hand;
    this.#worth = worth;
  }

  best(open: readonly DicoCard[], down: Recollection): TurnProspect {
    const known = [...down.known].filter(([, squares]) => squares.length > 0).map(([card]) => card);
    const sorts: readonly Sort[] = down.unknown.length > 0 ? [UNKNOWN, ...known] : known;
    const prospects = sorts.map((sort) => ({ sort, gain: this.#gainOf(sort, open, down) }));
    return prospects.reduce((best, other) => (other.gain > best.gain ? other : best));
  }

  #gainOf(sort: Sort, open: readonly DicoCard[], down: Recollection): number {
    if (sort !== UNKNOWN) return this.#after([...open, sort], withoutKnown(down, sort));
    const total = [...down.pool.values()].reduce((sum, count) => sum + count, 0);
    return CARD_KINDS.reduce((sum, card) => {
      const count = down.pool.get(card) ?? 0;
      return count === 0 ? sum : sum + (count / total) * this.#after([...open, card], withoutUnknown(down, card));
    }, 0);
  }

  /** An INTERDICTION brings nothing. */
  #after(open: readonly DicoCard[], down: Recollection): number {
    if (open.includes('interdiction')) return 0;
    return open.length < TURNED ? this.best(open, down).gain : this.#taken(open);
  }

  #taken(open: readonly DicoCard[]): number {
    const key = open.toSorted().join();
    const gain = this.#gains.get(key) ?? this.#bestTaken(open);
    this.#gains.set(key, gain);
    return gain;
  }

  #bestTaken(open: readonly DicoCard[]): number {
    const turned = { board: open, open: open.map((_, square) => square) };
    const gains = takingChoices(turned).map((squares) =>
      this.#worth([...this.#hand, ...squares.map((square) => open[square] as DicoCard)]),
    );
    return Math.max(...gains) - this.#worth(this.#hand);
  }
}

function withoutKnown(down: Recollection, card: DicoCard): Recollection {
  return { ...down, known: new Map([...down.known, [card, (down.known.get(card) ?? []).slice(1)]]) };
}

function withoutUnknown(down: Recollection, card: DicoCard): Recollection {
  return { ...down, unknown: down.unknown.slice(1), pool: new Map([...down.pool, [card, (down.pool.get(card) ?? 0) - 1]]) };
}
