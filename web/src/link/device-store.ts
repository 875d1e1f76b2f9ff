// Knows how tables on this device are kept: in memory, and written to the browser after each change, as far as it lets us.
// Another tab may have written since: what it kept is taken up first.

import { type GameRecord, type Seat, writtenRecord } from '@boite/kernel';
import {
  type MemoryContents,
  MemoryStore,
  type StoredChange,
  type StoredFact,
  type StoredGame,
  type StoredTable,
} from '@boite/table';
import { type DeviceMemory, deviceMemory } from '@boite/ui/device/memory.ts';
import { BROUGHT_ONLINE } from './kept-tables.ts';

/** Who holds every seat of a table on this device. */
export const THIS_DEVICE = 'ici';

/** What a device keeps of its tables, to be carried to another. */
export type KeptContents = Omit<MemoryContents, 'dumps'>;

interface FinishedHere {
  readonly id: string;
  readonly at: number;
  readonly seat: Seat;
  readonly record: GameRecord;
}

type StoredPart = 'tables' | 'games' | 'facts';
type StoredEntry = readonly [part: StoredPart, key: string, was: unknown];

export class DeviceStore extends MemoryStore {
  readonly #device: DeviceMemory;
  readonly #memory: MemoryContents;
  readonly #forgot: (table: StoredTable) => void;

  /** `forgot` is told of a table that had to go because the browser is full. */
  constructor(device: DeviceMemory = deviceMemory, forgot: (table: StoredTable) => void = () => {}) {
    const memory = recalled(device);
    super(memory);
    this.#device = device;
    this.#forgot = forgot;
    this.#memory = memory;
  }

  override async keep(change: StoredChange): Promise<boolean> {
    const { table, progress } = change;
    if (table) this.#catchUpTable(table.code);
    if (progress) this.#catchUpGame(progress.game.id);
    const before = this.#entriesOf(change);
    const isKept = await super.keep(change);
    const isWritten = !isKept || ((!progress || this.#writeGame(progress.game)) && (!table || this.#writeTable(table)));
    if (!isWritten && this.#hasPromised) this.#takeBack(before);
    return isKept;
  }

  /** A browser that remembers nothing at all has promised nothing: one plays as long as the page is open. */
  get #hasPromised(): boolean {
    return this.#device.keys().some((key) => key.startsWith('tables/'));
  }

  #entriesOf({ table, progress }: StoredChange): readonly StoredEntry[] {
    const { tables, games, facts } = this.#memory;
    const ofGame = (id: string) => [['facts', id, facts[id]] as const, ['games', id, games[id]] as const];
    return [
      ...(progress ? ofGame(progress.game.id) : []),
      ...(table ? [['tables', table.code, tables[table.code]] as const] : []),
    ];
  }

  /** What could not be written was not done. */
  #takeBack(before: readonly StoredEntry[]): never {
    for (const [part, key, was] of before) {
      this.#forget(part, key);
      if (was === undefined) continue;
      Object.assign(this.#memory[part], { [key]: was });
      this.#device.remember(`${part}/${key}`, was);
    }
    throw new Error('this device has no room left');
  }

  override async table(code: string): Promise<StoredTable | null> {
    this.#catchUpTable(code);
    return super.table(code);
  }

  override async game(id: string): Promise<StoredGame | null> {
    this.#catchUpGame(id);
    return super.game(id);
  }

  /** The whole of a finished game; null when it is not over, or not here. */
  record(id: string): GameRecord | null {
    const game = this.#memory.games[id];
    const facts = this.#memory.facts[id];
    return game?.over && facts
      ? writtenRecord(
          game.game,
          game.names,
          facts.map(({ fact }) => fact),
        )
      : null;
  }

  /** Everything, as it can be written in a file. */
  contents(): KeptContents {
    const { tables, games, facts } = this.#memory;
    return { tables, games, facts };
  }

  /** A table of another device, with its games. False when it is here already, or there is no room. */
  adopt({ tables, games, facts }: KeptContents, code: string): boolean {
    const table = tables[code];
    if (table === undefined || this.#memory.tables[code] !== undefined) return false;
    const ids = Object.keys(games).filter((id) => games[id]?.code === code);
    const written = [
      ...ids.flatMap((id) => [[`facts/${id}`, facts[id]] as const, [`games/${id}`, games[id]] as const]),
      [`tables/${code}`, table] as const,
    ];
    const isWhole = written.every(([key, thing]) => this.#device.remember(key, thing));
    if (!isWhole) for (const [key] of written) this.#device.forget(key);
    return isWhole;
  }

  /** Its person wants it gone. */
  delete(code: string): void {
    const table = this.#memory.tables[code];
    if (table) this.#forgetTable(table);
  }

  /**
   * Each with the seat of that person: at a table people share a device, and bots play too. A game that went on from one of
   * before is none of its own.
   */
  finishedGames(name: string): readonly FinishedHere[] {
    const { games, tables } = this.#memory;
    return Object.values(games).flatMap(({ id, at, code, names }) => {
      const record = tables[code]?.brought === id ? null : this.record(id);
      const seats = (tables[code]?.seats ?? []).flatMap(({ people }, seat) => (people.length > 0 ? [seat] : []));
      const seat = seats.find((own) => names[own] === name) ?? seats[0];
      return record === null || seat === undefined ? [] : [{ id, at, seat, record }];
    });
  }

  #catchUpTable(code: string): void {
    const written = this.#device.recall<StoredTable>(`tables/${code}`);
    if (written && written.version > (this.#memory.tables[code]?.version ?? 0)) this.#memory.tables[code] = written;
  }

  #catchUpGame(id: string): void {
    const facts = this.#device.recall<StoredFact[]>(`facts/${id}`);
    const game = this.#device.recall<StoredGame>(`games/${id}`);
    if (!facts || !game || facts.length <= (this.#memory.facts[id]?.length ?? 0)) return;
    this.#memory.facts[id] = facts;
    this.#memory.games[id] = game;
  }

  #writeTable({ code }: StoredTable): boolean {
    return this.#write('tables', code, code);
  }

  #writeGame({ id, code }: StoredGame): boolean {
    return this.#write('facts', id, code) && this.#write('games', id, code);
  }

  /** When the browser is full, the oldest of the other tables goes. */
  #write(part: StoredPart, key: string, code: string): boolean {
    while (!this.#device.remember(`${part}/${key}`, this.#memory[part][key])) {
      const others = Object.keys(this.#memory.tables).length - 1;
      if (others <= 0) return false;
      this.#makeRoom(others, code);
    }
    return true;
  }

  /** Keeps so many tables, that one whatever its age: those where a game is under way before the others, then the latest. */
  #makeRoom(most: number, code: string): void {
    const others = Object.values(this.#memory.tables).filter((table) => table.code !== code);
    const aged = others.map((table) => ({ table, ...this.#lastLife(table) }));
    aged.sort((one, other) => Number(other.isUnderWay) - Number(one.isUnderWay) || other.at - one.at);
    for (const { table } of aged.slice(most - 1)) {
      this.#forgetTable(table);
      this.#forgot(table);
    }
  }

  #lastLife({ at, gameId }: StoredTable): { readonly isUnderWay: boolean; readonly at: number } {
    const game = gameId === null ? undefined : this.#memory.games[gameId];
    return { isUnderWay: game?.over === false, at: Math.max(at, game?.at ?? 0) };
  }

  /** A table goes with all the games played at it. */
  #forgetTable({ code }: StoredTable): void {
    this.#forget('tables', code);
    this.#device.forget(BROUGHT_ONLINE + code);
    for (const { id } of Object.values(this.#memory.games).filter((game) => game.code === code)) {
      this.#forget('games', id);
      this.#forget('facts', id);
    }
  }

  #forget(part: StoredPart, key: string): void {
    delete this.#memory[part][key];
    this.#device.forget(`${part}/${key}`);
  }
}

function recalled(device: DeviceMemory): MemoryContents {
  const part = <Thing>(name: StoredPart) => recalledPart<Thing>(device, name);
  return { tables: part('tables'), games: part('games'), facts: part('facts'), dumps: [] };
}

function recalledPart<Thing>(device: DeviceMemory, part: StoredPart): Record<string, Thing> {
  const keys = device.keys().filter((key) => key.startsWith(`${part}/`));
  const found = keys.map((key) => [key.slice(part.length + 1), device.recall<Thing>(key)] as const);
  return Object.fromEntries(found.flatMap(([key, thing]) => (thing === null ? [] : [[key, thing]])));
}
