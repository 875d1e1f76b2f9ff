// Knows how tables on this device are kept: in memory, and written to the browser after each change, as far as it lets us.

import { type GameRecord, writtenRecord } from '@boite/kernel';
import { type Change, type Memory, MemoryStore, type StoredTable } from '@boite/table';
import { lasting } from '../device/memory.ts';

/** Who holds every seat of a table on this device. */
export const THIS_DEVICE = 'ici';

/** Older tables make room for new ones. */
const MOST_TABLES = 24;

export class DeviceStore extends MemoryStore {
  readonly #memory: Memory;

  constructor() {
    const memory = recalled();
    super(memory);
    this.#memory = memory;
  }

  override async keep(change: Change): Promise<boolean> {
    const isKept = await super.keep(change);
    if (isKept && change.table) this.#write('tables', change.table.code);
    if (isKept && change.progress) {
      this.#write('games', change.progress.game.id);
      this.#write('facts', change.progress.game.id);
    }
    return isKept;
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

  #write(part: 'tables' | 'games' | 'facts', key: string): void {
    lasting.remember(`${part}/${key}`, this.#memory[part][key]);
    if (part === 'tables') this.#makeRoom();
  }

  #makeRoom(): void {
    const latest = Object.values(this.#memory.tables).sort((one, other) => other.at - one.at);
    for (const table of latest.slice(MOST_TABLES)) forget(table, this.#memory);
  }
}

function recalled(): Memory {
  return { tables: recalledPart('tables'), games: recalledPart('games'), facts: recalledPart('facts'), dumps: [] };
}

function recalledPart<Thing>(part: string): Record<string, Thing> {
  const keys = lasting.keys().filter((key) => key.startsWith(`${part}/`));
  const found = keys.map((key) => [key.slice(part.length + 1), lasting.recall<Thing>(key)] as const);
  return Object.fromEntries(found.flatMap(([key, thing]) => (thing === null ? [] : [[key, thing]])));
}

/** A table goes with all the games played at it. */
function forget({ code }: StoredTable, memory: Memory): void {
  delete memory.tables[code];
  lasting.forget(`tables/${code}`);
  for (const { id } of Object.values(memory.games).filter((game) => game.code === code)) {
    delete memory.games[id];
    delete memory.facts[id];
    lasting.forget(`games/${id}`);
    lasting.forget(`facts/${id}`);
  }
}
