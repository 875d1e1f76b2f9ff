// Knows a real server in a process of its own: one for all the tests of a worker, or one that a test may kill and start again.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, test as base } from '@playwright/test';
import { makeRepeatable } from './luck.ts';

/** How slowly the sand runs in a house where no test waits for it: a minute is twenty. */
const SLOWLY = 20;

/** Chosen so that the first hands of Rondo make words, and whoever opens a table begins. */
const SEED = 8;

/** No system gives these to whoever asks for any port: a house that was killed finds its own free when it opens again. */
const LOWEST_PORT = 12_000;
const PORTS = 18_000;

export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'boite-house-'));
  readonly #slowness: number;
  readonly #sources: string;
  #process: ChildProcess | null = null;
  #port = 0;
  #seed = SEED;
  url = '';
  /** Another build of the page, from the next opening on; null for the usual one. */
  page: string | null = null;
  /** Where notices may be sent, from the next opening on; null for the services of real browsers. */
  pushService: string | null = null;

  /** `sources`: where the project lies whose server it is. */
  constructor(slowness: number, sources = join(import.meta.dirname, '..')) {
    this.#slowness = slowness;
    this.#sources = sources;
  }

  /** On the same port and the same data as before. */
  async open(): Promise<void> {
    this.#port ||= await freePortAfter();
    const env = {
      ...process.env,
      PORT: String(this.#port),
      BOITE_DATA: this.#data,
      BOITE_SEED: String(this.#seed),
      BOITE_SLOWNESS: String(this.#slowness),
      ...(this.page === null ? {} : { BOITE_PAGE: this.page }),
      ...(this.pushService === null ? {} : { BOITE_PUSH_SERVICE: this.pushService }),
    };
    const opening = spawn(process.execPath, [join(this.#sources, 'e2e', 'serve.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#process = opening;
    this.url = (await firstLine(opening)).replace('localhost', '127.0.0.1');
  }

  /** Tables that are opened from now on deal from this seed, each from its beginning. */
  async dealFrom(seed: number): Promise<void> {
    this.#seed = seed;
    await this.#tell({ seed });
  }

  /** So many milliseconds pass at once. */
  async leap(milliseconds: number): Promise<void> {
    await this.#tell({ leap: milliseconds });
  }

  async #tell(what: object): Promise<void> {
    const heard = this.#process && once(this.#process, 'message');
    this.#process?.send(what);
    await heard;
  }

  /** Without a word of warning, as when the power fails. */
  async kill(): Promise<void> {
    const dying = this.#process;
    if (dying === null || dying.exitCode !== null || dying.signalCode !== null) return;
    dying.kill('SIGKILL');
    await once(dying, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** What a server says once it is open. Rejects when it ends without a word. */
async function firstLine(opening: ChildProcess): Promise<string> {
  const said = once(createInterface({ input: opening.stdout as NodeJS.ReadableStream }), 'line').then(([line]) => String(line));
  const ended = once(opening, 'exit').then(([code]) =>
    Promise.reject(new Error(`the server ended (${code}) before it was open`)),
  );
  ended.catch(() => {});
  return Promise.race([said, ended]);
}

/** The next one after those of the other workers, which begin elsewhere. */
export async function freePortAfter(after = process.pid * 10): Promise<number> {
  const port = LOWEST_PORT + (after % PORTS);
  return (await isFree(port)) ? port : freePortAfter(after + 1);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isOpen = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isOpen) await new Promise((closed) => probe.close(closed));
  return isOpen;
}

interface Houses {
  /** The house of all the tests of a worker, that none of them may harm. */
  readonly house: House;
  /** A house for one test alone, where sand runs as it does for people. */
  readonly ownHouse: House;
  /** What is dealt in the house and on the device, where a test is about certain cards. */
  readonly seed: number;
}

/** A test with a house. Nobody stays behind when it is over: a page that knocks at the door for ever slows the next test. */
export const test = base.extend<Houses, { readonly sharedHouse: House }>({
  seed: [SEED, { option: true }],
  sharedHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const house = new House(SLOWLY);
      await house.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  house: async ({ sharedHouse, browser, seed }, use) => {
    await sharedHouse.dealFrom(seed);
    await use(sharedHouse);
    await everyoneGoes(browser);
  },
  ownHouse: async ({ browser, seed }, use) => {
    const house = new House(1);
    await house.open();
    await house.dealFrom(seed);
    await use(house);
    await everyoneGoes(browser);
    await house.close();
  },
  baseURL: async ({ house }, use) => use(house.url),
  context: async ({ context, seed }, use) => {
    await makeRepeatable(context, seed);
    await use(context);
  },
});

async function everyoneGoes(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

export { expect } from '@playwright/test';
