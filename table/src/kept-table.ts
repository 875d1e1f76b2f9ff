// A table as it is kept: its seats, the game on it and its sand. It changes only by what the store has kept.

import { daysOfSand, type Tools } from '@boite/kernel';
import { accordsOf } from './accords.ts';
import type { Ports } from './ports.ts';
import { precedentsAfter } from './precedents.ts';
import { type Box, deadlineOf, isTakenBackSince, progressSince, type Round, reloadedRound } from './round.ts';
import type { Changed, Patch } from './ruling.ts';
import { TableSand } from './sand.ts';
import type { StoredTable } from './store.ts';
import { tallyCounted } from './tally.ts';

export type Keeping = 'kept' | 'overtaken' | 'failed';

interface FoundTable {
  readonly table: StoredTable;
  readonly round: Round | null;
}

export class KeptTable {
  readonly #ports: Ports;
  readonly #ring: () => void;
  #table: StoredTable;
  #round: Round | null;
  #sand: TableSand;

  /** `ring` is called when the sand has run out. */
  constructor(found: FoundTable, ports: Ports, ring: () => void) {
    this.#ports = ports;
    this.#ring = ring;
    this.#table = found.table;
    this.#round = found.round;
    this.#sand = new TableSand(ports.clock, ring, found.round?.about.sand ?? this.deadline);
  }

  get table(): StoredTable {
    return this.#table;
  }

  get round(): Round | null {
    return this.#round;
  }

  get sand(): TableSand {
    return this.#sand;
  }

  get deadline(): number | null {
    return this.#round === null ? null : deadlineOf(this.#round);
  }

  /** By the sand. */
  tools(): Tools<object> {
    return { chance: this.#ports.chance, books: this.#ports.books, now: this.#sand.now() };
  }

  async keep({ patch, round: advanced, gift = 0 }: Changed): Promise<Keeping> {
    this.#sand.give(gift);
    if (patch === null && advanced === null) return 'kept';
    const at = this.#ports.clock.now();
    const round = this.#withSandKept(patch, advanced);
    const changes = this.#withWhatFollows(patch, round);
    const table = changes === null ? null : { ...this.#table, ...changes, version: this.#table.version + 1, at };
    const progress = round === null ? null : progressSince(this.#factsKept(round), round);
    try {
      if (!(await this.#ports.store.keep({ table, progress }))) return 'overtaken';
    } catch (error) {
      this.#ports.trouble('the store failed', error);
      return 'failed';
    }
    this.#adopt(table ?? this.#table, round);
    return 'kept';
  }

  /** Over days the sand is kept with each change; whatever is to be decided, there are as many days for it. */
  #withSandKept(patch: Patch | null, advanced: Round | null): Round | null {
    const table = { ...this.#table, ...patch };
    const days = daysOfSand(table.options);
    const round = advanced ?? (table.gameId === this.#round?.about.id ? this.#round : null);
    if (days === null || round === null) return advanced;
    const now = this.#ports.clock.now();
    const isBegun = this.#factsKept(round) === 0;
    const time = isBegun ? now : this.#sand.now();
    const deadline = round.about.over ? null : deadlineOf(round);
    const isTurned = deadline !== null && (isBegun || deadline !== this.deadline);
    const behind = now - time + (isTurned ? Math.max(0, time + days - deadline) : 0);
    const stillFrom = accordsOf(table).isPaused ? now : null;
    const due = deadline === null || stillFrom !== null ? null : deadline + behind;
    return { ...round, about: { ...round.about, sand: { behind, stillFrom }, due } };
  }

  /** What a game leaves at its table: who won, and what was accepted by vote. */
  #withWhatFollows(patch: Patch | null, round: Round | null): Patch | null {
    if (round === null) return patch;
    const tally = this.#endsWith(round) ? tallyCounted(this.#table, round) : null;
    const precedents = precedentsAfter(this.#table, this.#round, round);
    if (tally === null && precedents === null) return patch;
    return { ...patch, ...tally, ...(precedents === null ? {} : { precedents }) };
  }

  /** Takes up what another writer has kept. */
  async refind(): Promise<void> {
    const found = await foundAt(this.#table.code, this.#ports);
    if (found === null) throw new Error('the table is no longer kept');
    this.#table = found.table;
    this.#takeUp(found.round, found.round && deadlineOf(found.round));
  }

  #adopt(table: StoredTable, round: Round | null): void {
    this.#table = table;
    if (table.gameId === null) this.#takeUp(null, null);
    else if (round?.about.sand !== undefined) this.#takeUp(round, null);
    else if (round !== null && this.#factsKept(round) === 0) this.#takeUp(round, null);
    else if (round !== null && isTakenBackSince(this.#factsKept(round), round)) this.#takeUp(round, deadlineOf(round));
    else this.#round = round ?? this.#round;
  }

  /** Another game has its own sand. */
  #takeUp(round: Round | null, deadlineFromBefore: number | null): void {
    this.#sand.stand();
    this.#round = round;
    this.#sand = new TableSand(this.#ports.clock, this.#ring, round?.about.sand ?? deadlineFromBefore);
  }

  #endsWith(round: Round | null): round is Round {
    return round?.about.over === true && this.#round?.about.over === false;
  }

  #factsKept(round: Round): number {
    return this.#round?.about.id === round.about.id ? this.#round.log.length : 0;
  }
}

/** A table as it was left; null when there is none. Throws when its facts do not replay. */
export async function foundAt(code: string, ports: Ports): Promise<FoundTable | null> {
  const table = await ports.store.table(code);
  if (table === null) return null;
  if (table.gameId === null) return { table, round: null };
  const about = await ports.store.game(table.gameId);
  if (about === null) throw new Error(`game ${table.gameId} is not kept`);
  return { table, round: reloadedRound(boxFor(table, ports), about, await ports.store.facts(about.id)) };
}

export function boxFor(table: StoredTable, ports: Ports): Box {
  const box = ports.box(table.game);
  if (box === null) throw new Error(`no game is called ${table.game}`);
  return box;
}
