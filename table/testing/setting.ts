// Knows how to set a table for a test: time and chance are doubles, everything else is real.

import { bestThought, type GameBox, type GameTypes, seededChance } from '@boite/kernel';
import type { ClientRequest, ServerMessage, StepMessage, TableView } from '@boite/protocol';
import { type BotRequest, type Guest, MemoryStore, openedTable, type Ports, type Store, Table } from '../src/index.ts';
import { bids, bidsBot } from './bids.ts';
import { HandClock } from './hand-clock.ts';

export { quiet } from './hand-clock.ts';

export class TestSetting {
  readonly clock = new HandClock();
  readonly troubles: string[] = [];
  readonly store: Store;
  readonly ports: Ports;
  think: (request: BotRequest) => Promise<unknown> = bidsThought;

  constructor(changes: Partial<Ports> = {}) {
    this.store = changes.store ?? new MemoryStore();
    this.ports = {
      box: (id) => (id === 'bids' ? (bids as unknown as GameBox<GameTypes>) : null),
      books: {},
      clock: this.clock,
      chance: seededChance(7),
      secrets: seededChance(8),
      bots: { think: (request) => this.think(request) },
      botPace: () => 0,
      botPatience: 60_000,
      trouble: (what) => this.troubles.push(what),
      ...changes,
      store: this.store,
    };
  }

  /** Opens a table for the host's device. */
  async open(seats = 2, host = 'host'): Promise<Table> {
    const opened = await openedTable({ game: 'bids', seats }, host, this.ports);
    if ('refusal' in opened) throw new Error(opened.refusal.code);
    return this.find(opened.code);
  }

  async find(code: string): Promise<Table> {
    const table = await Table.found(code, this.ports);
    if (table === null) throw new Error('no such table');
    return table;
  }
}

function bidsThought(request: BotRequest): Promise<unknown> {
  const situation = { ...request, books: {}, chance: seededChance(1), view: request.view as never };
  return Promise.resolve(bestThought(bidsBot.think(situation), () => true));
}

/** A page, as a table sees it. */
export class Page implements Guest {
  readonly device: string;
  readonly heard: ServerMessage[] = [];
  /** Set where a test is about a silent line. */
  lastHeard?: number;
  readonly #table: Table;
  #id = 0;

  constructor(table: Table, device: string) {
    this.#table = table;
    this.device = device;
  }

  static async entered(table: Table, device: string): Promise<Page> {
    const page = new Page(table, device);
    await page.ask({ type: 'enter', code: table.code });
    return page;
  }

  tell(message: ServerMessage): void {
    this.heard.push(JSON.parse(JSON.stringify(message)) as ServerMessage);
  }

  /** 'done', or the code of the refusal. */
  async ask(request: ClientRequest): Promise<string> {
    const id = ++this.#id;
    await this.#table.receive(this, { id, ...request });
    const answer = this.heard.find((message) => 'id' in message && message.id === id);
    if (answer?.type === 'refused') return answer.refusal.code;
    return answer?.type ?? 'nothing';
  }

  leave(): Promise<void> {
    return this.#table.leave(this);
  }

  /** The last of what it heard of the table. */
  get table(): TableView {
    const last = this.heard.findLast((message) => message.type === 'table');
    if (last === undefined) throw new Error('never heard of the table');
    return last.table;
  }

  steps(viewer?: StepMessage['viewer']): readonly StepMessage[] {
    const steps = this.heard.filter((message) => message.type === 'step');
    return viewer === undefined ? steps : steps.filter((step) => step.viewer === viewer);
  }

  step(viewer?: StepMessage['viewer']): StepMessage {
    const last = this.steps(viewer).at(-1);
    if (last === undefined) throw new Error('never saw the game');
    return last;
  }
}
