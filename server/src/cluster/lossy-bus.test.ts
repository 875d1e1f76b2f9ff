import { gameNamed } from '@boite/games';
import { type Chance, seededChance } from '@boite/kernel';
import type { ClientRequest, ServerMessage } from '@boite/protocol';
import { MemoryStore, openedTable, type Ports } from '@boite/table';
import { afterEach, describe, expect, it } from 'vitest';
import { Guesses } from '../guesses.ts';
import { DEFAULTS } from '../settings.ts';
import { soleOwnership, Tables } from '../tables.ts';
import { cryptographicChance, realClock } from '../time.ts';
import type { Bus } from './bus.ts';
import { inboxOf, type RelayMessage } from './relayed.ts';
import { Relays } from './relays.ts';
import { Visits } from './visits.ts';

const [EDGE, OWNER] = ['edge', 'owner'];
const BEAT = 5;

/** Two processes in one, and between them a bus that loses a tenth of what is said, and says another tenth twice. */
class LossyBus implements Pick<Bus, 'say'> {
  readonly #inboxes = new Map<string, (message: RelayMessage) => void>();
  readonly #chance: Chance;
  isLossy = true;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  listen(process: string, hear: (message: RelayMessage) => void): void {
    this.#inboxes.set(inboxOf(process), hear);
  }

  say(subject: string, message: unknown): void {
    const luck = this.isLossy ? this.#chance.below(10) : 5;
    const text = JSON.stringify(message);
    const times = luck === 0 ? 0 : luck === 1 ? 2 : 1;
    for (let time = 0; time < times; time++) setImmediate(() => this.#inboxes.get(subject)?.(JSON.parse(text) as RelayMessage));
  }
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function housed(bus: LossyBus) {
  const ports: Ports = {
    box: gameNamed,
    books: {},
    clock: realClock,
    chance: seededChance(1),
    secrets: cryptographicChance(),
    bots: { think: () => Promise.reject(new Error('no bots here')) },
    botPace: () => 0,
    botPatience: null,
    store: new MemoryStore(),
    trouble: () => {},
  };
  const tables = new Tables(ports, { limit: 2, chance: () => seededChance(1), ownership: soleOwnership(ports.store) });
  const guesses = new Guesses(DEFAULTS.limits, realClock);
  const metrics = { answered: () => {}, wrongCode: () => {} };
  const real = bus as unknown as Bus;
  const visits = new Visits({ tables, guesses, metrics, trouble: () => {}, id: OWNER, bus: real, now: realClock.now });
  const relays = new Relays({ id: EDGE, bus: real, isAlive: async () => true, now: realClock.now, beat: BEAT });
  bus.listen(OWNER, (message) => void ((message.kind === 'say' || message.kind === 'beat') && visits.hear(message)));
  bus.listen(EDGE, (message) => void (message.kind !== 'say' && message.kind !== 'beat' && relays.hear(message)));
  stops.push(
    () => relays.close(),
    () => visits.close(),
  );
  return { ports, relays };
}

/** A page that comes in again whenever its line is cut, and asks again what was not answered. */
class LossyPage {
  readonly #relays: Relays;
  readonly #code: string;
  readonly device: string;
  #said = 0;
  #wake: () => void = () => {};
  #relay: ReturnType<Relays['opened']> | null = null;
  #answers = new Map<number, string>();
  seats: unknown = null;
  cuts = 0;

  constructor(relays: Relays, code: string, device: string) {
    this.#relays = relays;
    this.#code = code;
    this.device = device;
  }

  /** Until it was answered on a line that was not cut. */
  async ask(request: ClientRequest): Promise<string> {
    for (;;) {
      const relay = this.#relay ?? (await this.#entered());
      const answer = await this.#asked(relay, request);
      if (answer !== 'cut') return answer;
    }
  }

  async sees(seats: unknown): Promise<void> {
    while (JSON.stringify(this.seats) !== JSON.stringify(seats)) {
      if (this.#relay === null) await this.#entered();
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async #entered(): Promise<ReturnType<Relays['opened']>> {
    for (;;) {
      const page = {
        device: this.device,
        address: '127.0.0.1',
        lastHeard: realClock.now(),
        send: (text: string) => this.#hear(JSON.parse(text) as ServerMessage),
        cut: () => this.#cut(),
      };
      const relay = this.#relays.opened(OWNER, page);
      this.#relay = relay;
      if ((await this.#asked(relay, { type: 'enter', code: this.#code })) === 'done') return relay;
    }
  }

  async #asked(relay: ReturnType<Relays['opened']>, request: ClientRequest): Promise<string> {
    const id = ++this.#said;
    relay.say({ id, ...request });
    while (this.#relay === relay && !this.#answers.has(id)) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#answers.get(id) ?? 'cut';
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table')
      this.seats = message.table.seats.map(({ occupant }) => ('names' in occupant ? occupant.names : []));
    if ('id' in message && message.id !== null) {
      this.#answers.set(message.id, message.type === 'refused' ? message.refusal.code : 'done');
    }
    this.#wake();
  }

  #cut(): void {
    this.cuts += 1;
    this.#relay?.end();
    this.#relay = null;
    this.#wake();
  }
}

describe('a bus that loses and repeats', () => {
  it.each([1, 2, 3])('does no harm: whoever misses a word comes in again, and sees what is true (%i)', async (seed) => {
    const bus = new LossyBus(seededChance(seed));
    const { ports, relays } = housed(bus);
    const opened = await openedTable({ game: 'rondo', seats: 2 }, 'zoe', ports);
    if ('refusal' in opened) throw new Error('not opened');
    const [zoe, luc] = [new LossyPage(relays, opened.code, 'zoe'), new LossyPage(relays, opened.code, 'luc')];
    for (let time = 0; time < 30; time++) {
      expect(await zoe.ask({ type: 'sit', seat: 0, name: `Zoé ${time}` })).not.toBe('broken-table');
      expect(await luc.ask({ type: 'sit', seat: 1, name: `Luc ${time}` })).not.toBe('broken-table');
      await zoe.ask({ type: 'vacate', seat: 0 });
    }
    bus.isLossy = false;
    await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    const stored = await ports.store.table(opened.code);
    const seats = stored?.seats.map(({ people }) => people.map(({ name }) => name));
    await Promise.all([zoe.sees(seats), luc.sees(seats)]);
    expect(zoe.cuts + luc.cuts).toBeGreaterThan(0);
  });
});
