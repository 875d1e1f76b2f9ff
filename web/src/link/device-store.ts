// Knows how tables on this device are kept: in memory, and written to the browser after each change, as far as it lets us.
// Another tab may have written since: what it kept is taken up first.

import { type GameRecord, writtenRecord } from '@boite/kernel';
import {
  type MemoryContents,
  MemoryStore,
  type StoredChange,
  type StoredFact,
  type StoredGame,
  type StoredTable,
} from '@boite/table';
import { type DeviceMemory, deviceMemory } from '@boite/ui/device/memory.ts';

/** Who holds every seat of a table on this device. */
export const THIS_DEVICE = 'ici';

/** Older tables make room for new ones. */
const MOST_TABLES = 24;

type StoredPart = 'tables' | 'games' | 'facts';

export class DeviceStore extends MemoryStore {
  readonly #device: DeviceMemory;
  readonly #memory: MemoryContents;

  constructor(device: DeviceMemory = deviceMemory) {
    const memory = recalled(device);
    super(memory);
    this.#device = device;
    this.#memory = memory;
  }

  override async keep(change: StoredChange): Promise<boolean> {
    const { table, progress } = change;
    if (table) this.#catchUpTable(table.code);
    if (progress) this.#catchUpGame(progress.game.id);
    const isKept = await super.keep(change);
    if (isKept && progress) this.#writeGame(progress.game);
    if (isKept && table) this.#writeTable(table);
    return isKept;
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

  #writeTable({ code }: StoredTable): void {
    this.#write('tables', code, code);
    this.#makeRoom(MOST_TABLES, code);
  }

  #writeGame({ id, code }: StoredGame): void {
    this.#write('facts', id, code);
    this.#write('games', id, code);
  }

  /** When the browser is full, the oldest of the other tables goes. */
  #write(part: StoredPart, key: string, code: string): void {
    while (!this.#device.remember(`${part}/${key}`, this.#memory[part][key])) {
      const others = Object.keys(this.#memory.tables).length - 1;
      if (others <= 0) return;
      this.#makeRoom(others, code);
    }
  }

  /** Keeps the latest tables, so many of them, and that one whatever its age. */
  #makeRoom(most: number, code: string): void {
    const others = Object.values(this.#memory.tables).filter((table) => table.code !== code);
    const latest = others.sort((one, other) => other.at - one.at);
    for (const table of latest.slice(most - 1)) this.#forgetTable(table);
  }

  /** A table goes with all the games played at it. */
  #forgetTable({ code }: StoredTable): void {
    this.#forget('tables', code);
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
