// How to talk to a table inside this device: the server's own table, without a server.

import { titleOf } from '@boite/games/page.ts';
import type { Seat } from '@boite/kernel';
import type { AnnouncedMessage, ClientRequest, ServerMessage } from '@boite/protocol';
import { type BotRequest, type Bots, type Guest, Table } from '@boite/table';
import { deviceMemory } from '@boite/ui/device/memory.ts';
import { nextTask } from '@boite/ui/next-task.ts';
import { houseAnswers, isAnswered } from './answering.ts';
import { Answers } from './answers.ts';
import { WorkerBots } from './bots.ts';
import { DeviceStore, THIS_DEVICE } from './device-store.ts';
import { tellForgotten } from './forgotten.ts';
import type { Link, LinkAnswer, LinkListener } from './link.ts';
import { OneTab } from './one-tab.ts';
import { type DevicePorts, portsFor } from './ports.ts';

/** In milliseconds. Nothing is lost inside a device: this is only for faults of ours. */
const TABLE_PATIENCE = 60_000;
/** How long a bot may take before it is taken for failed. */
const BOT_PATIENCE = 60_000;

export class LocalLink implements Link {
  readonly #listener: LinkListener;
  readonly #answers = new Answers();
  readonly #bots = new WorkerBots();
  readonly #firstMove = Promise.withResolvers<void>();
  /** Null until it has been told. */
  #yours: readonly Seat[] | null = null;
  #awaiting: readonly Seat[] | null = null;
  readonly #guest: Guest = { device: THIS_DEVICE, tell: (message) => this.#tell(message) };
  readonly #told: ServerMessage[] = [];
  readonly #tab: OneTab;
  readonly #table: Promise<Table | null>;
  #booksWhole: DevicePorts['booksWhole'] = () => Promise.resolve();
  #isClosed = false;

  constructor(code: string, listener: LinkListener) {
    this.#listener = listener;
    this.#tab = new OneTab(code, () => this.#yield());
    this.#table = this.#found(code);
    this.#enter(code);
  }

  async send(request: ClientRequest): Promise<LinkAnswer> {
    const table = await this.#table;
    if (!table || this.#isClosed || !(await this.#isReadyFor(request))) return this.#answers.lost();
    const { id, answer } = this.#answers.expected(TABLE_PATIENCE, () => this.#answers.loseAll());
    await table.receive(this.#guest, { id, ...request });
    if (request.type === 'act') answer.then(({ done }) => done && this.#moved());
    return answer;
  }

  close(): void {
    this.#isClosed = true;
    this.#tab.leave();
    this.#table.then((table) => table?.close());
    this.#bots.close();
  }

  /** A person plays with what the screen has read; whoever leaves may be given any word. */
  async #isReadyFor({ type }: ClientRequest): Promise<boolean> {
    if (type !== 'retire') return true;
    return this.#booksWhole().then(
      () => true,
      () => false,
    );
  }

  #yield(): void {
    this.close();
    this.#listener.becomes('elsewhere');
  }

  async #found(code: string): Promise<Table | null> {
    const store = new DeviceStore(deviceMemory, tellForgotten);
    const game = (await store.table(code))?.game;
    const box = game ? await titleOf(game)?.box() : null;
    if (!box) return null;
    const ports = portsFor(box, { store, bots: this.#patientBots, trouble: this.#trouble });
    this.#booksWhole = ports.booksWhole;
    return Table.found(code, ports);
  }

  async #enter(code: string): Promise<void> {
    try {
      const table = await this.#table;
      const answer = table && (await this.send({ type: 'enter', code }));
      if (answer?.done) this.#opened();
      else this.#listener.turnedAway('Cette partie n’est plus sur cet appareil.');
    } catch {
      this.#listener.turnedAway('Cette partie n’a pas pu être rouverte sur cet appareil.');
    }
  }

  #opened(): void {
    this.#listener.becomes('open');
    this.#bots.call();
  }

  /** The rest of the books comes once someone here has moved: nobody's first move waits behind it. */
  #moved(): void {
    this.#firstMove.resolve();
    this.#booksWhole().catch(() => {});
  }

  /** What a bot reads comes over the same line as what the person is waiting for. */
  readonly #patientBots: Bots = {
    think: (request) => this.#firstMove.promise.then(() => this.#thought(request)),
  };

  /** A bot whose books cannot come thinks again once they can. */
  async #thought(request: BotRequest): Promise<unknown> {
    try {
      return await Promise.race([this.#bots.think(request), botIsLate()]);
    } catch (error) {
      if (this.#isClosed || (await isAnswered())) throw error;
      await houseAnswers();
      return this.#thought(request);
    }
  }

  #isNobodyAwaited(): boolean {
    const [yours, awaiting] = [this.#yours, this.#awaiting];
    return yours !== null && awaiting !== null && !awaiting.some((seat) => yours.includes(seat));
  }

  /** A bot that is no longer asked does not answer: that is no trouble. */
  readonly #trouble = (what: string, error: unknown): void => {
    if (!this.#isClosed) console.error(what, error);
  };

  /** The table has ruled for as long as a task may last: the page shows what came of it in another, all at once. */
  #tell(message: ServerMessage): void {
    this.#told.push(message);
    if (this.#told.length > 1) return;
    nextTask().then(() => {
      for (const told of this.#told.splice(0)) this.#receive(told);
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'done') this.#answers.settle(message.id, { done: true });
    else if (message.type === 'refused')
      this.#answers.settle(message.id, { done: false, code: message.refusal.code, text: message.text });
    else this.#hear(message);
  }

  #hear(message: AnnouncedMessage): void {
    if (message.type === 'table') this.#yours = message.table.yours;
    else if (message.type === 'step') this.#awaiting = message.awaiting;
    if (this.#isNobodyAwaited()) this.#firstMove.resolve();
    this.#listener.hears(message);
  }
}

function botIsLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('a bot took too long')), BOT_PATIENCE);
  });
}
