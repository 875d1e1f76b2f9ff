// A house that things happen to: one process with a file, or three with PostgreSQL and NATS, behind lines that can be cut.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from '../../src/data-folder.ts';
import type { KeptGame } from '../fuzz/secrets.ts';
import { postgresGames, sqliteGames } from '../kept-games.ts';
import { MAIN_PROGRAM, ServerProcess } from '../process.ts';
import { natsIn, postgresIn, type Service } from '../services.ts';
import { FaultyLine } from './line.ts';

const MOVED_CLOCK = join(import.meta.dirname, 'moved-clock.ts');

/** A server behind a line: it may die and come back, at another hour too. */
export class HouseServer {
  readonly line: FaultyLine;
  readonly #environment: Record<string, string>;
  #process: ServerProcess;

  static async begun(environment: Record<string, string>): Promise<HouseServer> {
    return new HouseServer(await FaultyLine.to(0), environment).#opened();
  }

  private constructor(line: FaultyLine, environment: Record<string, string>) {
    this.line = line;
    this.#environment = environment;
    this.#process = this.#started(0);
  }

  get url(): string {
    return `http://127.0.0.1:${this.line.port}`;
  }

  get pid(): number {
    return this.#process.pid;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.signal(signal);
  }

  /** Dies and comes back, its clock that many milliseconds ahead. */
  async restart(clock = 0): Promise<void> {
    await this.#process.kill('SIGKILL');
    this.#process = this.#started(clock);
    await this.#opened();
  }

  async end(): Promise<void> {
    await this.#process.kill('SIGKILL');
    this.line.close();
  }

  #started(clock: number): ServerProcess {
    return new ServerProcess({ ...this.#environment, FAULTS_CLOCK: String(clock) }, ['--import', MOVED_CLOCK, MAIN_PROGRAM]);
  }

  async #opened(): Promise<this> {
    this.line.target = Number(new URL(await this.#process.url()).port);
    return this;
  }
}

export interface FaultyHouse {
  readonly name: string;
  readonly servers: readonly HouseServer[];
  /** What the servers need, and the lines to it. */
  readonly services: readonly { readonly service: Service; readonly line: FaultyLine }[];
  /** The processes that write to the disk. */
  writers(): readonly number[];
  games(): Promise<readonly KeptGame[]>;
  close(): Promise<void>;
}

export async function houseOfOne(folder: string): Promise<FaultyHouse> {
  const server = await HouseServer.begun({ BOITE_DATA: folder, BOITE_LOG: 'silent' });
  return {
    name: 'one process, SQLite',
    servers: [server],
    services: [],
    writers: () => [server.pid],
    games: async () => sqliteGames(join(folder, DATABASE_FILE)),
    close: () => server.end(),
  };
}

export async function houseOfThree(folder: string): Promise<FaultyHouse> {
  // Of its own, and not inside the other: PostgreSQL may run as somebody else, who may not look in there.
  const place = mkdtempSync(join(tmpdir(), 'boite-services-'));
  const [postgres, nats] = [await postgresIn(place), await natsIn(place)];
  const services: { readonly service: Service; readonly line: FaultyLine }[] = [];
  for (const service of [postgres, nats]) services.push({ service, line: await FaultyLine.to(service.port) });
  const through = (address: string, line: FaultyLine | undefined) => address.replace(/:\d+/, `:${line?.port}`);
  const servers: HouseServer[] = [];
  for (let index = 0; index < 3; index++)
    servers.push(
      await HouseServer.begun({
        BOITE_DATA: join(folder, `data-${index}`),
        BOITE_LOG: 'silent',
        BOITE_STORE: through(postgres.address, services[0]?.line),
        BOITE_BUS: through(nats.address, services[1]?.line),
      }),
    );
  return {
    name: 'three processes, PostgreSQL, NATS',
    servers,
    services,
    writers: () => [postgres.pid, ...childrenOf(postgres.pid)],
    games: () => postgresGames(postgres.address),
    async close() {
      for (const server of servers) await server.end();
      for (const { service, line } of services) {
        line.close();
        await service.kill();
      }
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** No file may grow any more beyond so many bytes: the disk is full for these processes. Null lets them write again. */
export function limitFiles(pids: readonly number[], bytes: number | null): void {
  for (const pid of pids) {
    try {
      execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes ?? 'unlimited'}:unlimited`], { stdio: 'ignore' });
    } catch {
      // It has ended in the meantime.
    }
  }
}

function childrenOf(parent: number): readonly number[] {
  const isChild = (pid: string) => {
    try {
      return Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) === parent;
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number);
}
