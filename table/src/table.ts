// Knows the authority of one table: requests come one after the other, are kept, then acknowledged, then announced.

import { expire, type Seat } from '@boite/kernel';
import type { ClientMessage, ServerMessage } from '@boite/protocol';
import { Audience } from './audience.ts';
import { BotSeats, isAwaited, type Question } from './bot-seats.ts';
import { dumpOf } from './dump.ts';
import type { Outcome } from './outcome.ts';
import { acted, type Playing, retired, type Situation } from './playing.ts';
import type { Guest, Ports } from './ports.ts';
import { Queue } from './queue.ts';
import { outcomeOf } from './requests.ts';
import { type Box, gone } from './round.ts';
import { boxFor, foundAt, Standing } from './standing.ts';
import type { DeviceId } from './store.ts';
import { refusalText } from './text.ts';

/** How long a table waits before it asks again of a store that failed, in milliseconds. */
const STORE_REST = 5_000;

/** Another process wrote first: what was asked was asked of a table that is no more. */
const OVERTAKEN = { code: 'stale' };

interface Asked {
  readonly guest: Guest;
  readonly message: ClientMessage;
}

export class Table {
  readonly #ports: Ports;
  readonly #box: Box;
  readonly #standing: Standing;
  readonly #audience = new Audience();
  readonly #bots: BotSeats;
  readonly #queue = new Queue();
  #isClosed = false;
  #isResting = false;
  #isBroken = false;

  /** The table of that code as it was left; null when there is none. Throws when it cannot be replayed. */
  static async found(code: string, ports: Ports): Promise<Table | null> {
    const found = await foundAt(code, ports);
    return found === null ? null : new Table(found, ports);
  }

  private constructor(found: ConstructorParameters<typeof Standing>[0], ports: Ports) {
    this.#ports = ports;
    this.#box = boxFor(found.table, ports);
    this.#standing = new Standing(found, ports, () => void this.#inTurn(() => this.#ring()));
    this.#bots = new BotSeats(ports, (question, action) => void this.#inTurn(() => this.#hearBot(question, action)));
  }

  get code(): string {
    return this.#standing.table.code;
  }

  /** Nobody is here and nothing is under way: it may be closed and found again later. */
  get isIdle(): boolean {
    return this.#audience.isEmpty && this.#queue.isEmpty;
  }

  /** Never rejects: whatever happens is told to the guest. */
  receive(guest: Guest, message: ClientMessage): Promise<void> {
    return this.#inTurn(() => this.#answer({ guest, message }), { guest, message });
  }

  leave(guest: Guest): Promise<void> {
    return this.#queue.add(() => {
      this.#audience.forget(guest);
      return this.#attempt(() => this.#settle());
    });
  }

  /** Nothing happens at this table any more; what it was is kept. */
  async close(): Promise<void> {
    await this.#inTurn(() => this.#standing.sand.stand());
    this.#isClosed = true;
  }

  #inTurn(task: Task, asked: Asked | null = null): Promise<void> {
    return this.#queue.add(() => this.#attempt(task, asked));
  }

  async #attempt(task: Task, asked: Asked | null = null): Promise<void> {
    if (this.#isClosed) return;
    try {
      if (!this.#isBroken) await task();
      else if (asked !== null) this.#tellBroken(asked.guest, asked);
    } catch (error) {
      await this.#setAside(error, asked);
    }
  }

  async #answer({ guest, message }: Asked): Promise<void> {
    await this.#expireIfOut();
    const refusal = message.type === 'enter' ? this.#welcome(guest) : await this.#grant(guest, message);
    guest.tell(refusal === null ? { type: 'done', id: message.id } : this.#refusal(message.id, refusal));
    this.#settle();
  }

  #welcome(guest: Guest): null {
    this.#audience.welcome(guest);
    return null;
  }

  async #grant(guest: Guest, message: Exclude<ClientMessage, { type: 'enter' }>): Promise<Refusal | null> {
    if (!this.#audience.includes(guest)) return { code: 'not-at-a-table' };
    return this.#kept(outcomeOf(message, this.#situation(guest.device)));
  }

  /** Keeps what came of a request; says why when it could not. */
  async #kept(outcome: Outcome): Promise<Refusal | null> {
    if ('refusal' in outcome) return outcome.refusal;
    const kept = await this.#standing.keep(outcome);
    if (kept === 'failed') return { code: 'not-kept' };
    if (kept === 'kept') return null;
    await this.#standing.refind();
    this.#bots.releaseAll();
    this.#audience.welcomeAllAgain();
    return OVERTAKEN;
  }

  async #ring(): Promise<void> {
    await this.#expireIfOut();
    this.#settle();
  }

  async #expireIfOut(): Promise<void> {
    const { round, sand, deadline } = this.#standing;
    if (round === null || !sand.isOut(deadline)) return;
    const advance = expire(round.match, this.#standing.tools());
    if (advance.facts.length === 0) throw new Error('the sand ran out and nothing happened');
    const refusal = await this.#kept({ patch: null, round: gone(round, advance, this.#ports.clock.now()) });
    if (refusal?.code === 'not-kept') this.#tryLater();
  }

  async #hearBot(question: Question, action: unknown): Promise<void> {
    const playing = this.#playing();
    if (playing === null || !this.#bots.isWaitingFor(question)) return;
    if (playing.table.seats[question.seat]?.bot === null) return this.#bots.release(question.seat);
    if (isAwaited(playing.round, question)) await this.#playBot(playing, question, action);
    else this.#bots.release(question.seat);
    this.#settle();
  }

  async #playBot(playing: Playing, question: Question, action: unknown): Promise<void> {
    const refusal = await this.#kept(acted(playing, { seat: question.seat, step: question.step, action }));
    if (refusal === null) this.#bots.release(question.seat);
    else await this.#overcome(question, refusal);
  }

  /**
   * A bot that failed is asked once more. Then its time runs out like anyone's; where there is no clock it leaves the
   * game, because nothing else would let the others go on.
   */
  async #overcome(question: Question, refusal: Refusal): Promise<void> {
    const playing = this.#playing();
    if (refusal.code === 'not-kept') return this.#tryLater();
    if (playing === null || !this.#bots.isWaitingFor(question)) return;
    this.#ports.trouble(`a bot was refused: ${refusal.code}`, question);
    if (this.#bots.askAgain(playing.round, question) || this.#standing.deadline !== null) return;
    await this.#kept(retired(playing, question.seat));
  }

  /** What has to be true between two requests: everyone knows, the sand runs, the bots think. */
  #settle(): void {
    const { table, round, sand, deadline } = this.#standing;
    const isAwake = this.#isAttended();
    if (!isAwake) sand.stand();
    else if (!this.#isResting) sand.flow(deadline);
    const watch = { now: this.#ports.clock.now(), deadline: sand.shown(deadline) };
    this.#audience.announce({ table, round, isConnected: this.#isConnected }, watch);
    if (isAwake && !this.#isResting) this.#callBots();
  }

  #callBots(): void {
    const { table, round } = this.#standing;
    for (const seat of round?.about.awaiting ?? []) {
      const bot = table.seats[seat]?.bot;
      if (bot && round) this.#bots.call(round, seat, bot.level);
    }
  }

  /** Neither the clock nor the bots press a store that failed. */
  #tryLater(): void {
    if (this.#isResting) return;
    const { clock } = this.#ports;
    this.#isResting = true;
    this.#bots.releaseAll();
    clock.wake(clock.now() + STORE_REST, () => {
      this.#isResting = false;
      void this.#inTurn(() => this.#ring());
    });
  }

  /** The table sleeps while none of its people is there; bots alone play for whoever looks on. */
  #isAttended(): boolean {
    const { seats } = this.#standing.table;
    const isPlayedByBots = seats.every((seat) => seat.bot !== null);
    return isPlayedByBots ? !this.#audience.isEmpty : seats.some((_, seat) => this.#isConnected(seat));
  }

  readonly #isConnected = (seat: Seat): boolean => {
    const place = this.#standing.table.seats[seat];
    return place?.bot === null && place.people.some((person) => this.#audience.has(person.device));
  };

  #situation(device: DeviceId): Situation {
    const { table, round } = this.#standing;
    const tools = this.#standing.tools();
    const { secrets, clock } = this.#ports;
    return { table, round, device, tools, secrets, box: this.#box, at: clock.now(), isConnected: this.#isConnected };
  }

  #playing(): Playing | null {
    const situation = this.#situation('');
    return situation.round === null ? null : { ...situation, round: situation.round };
  }

  #refusal(id: number | null, refusal: Refusal): ServerMessage {
    return { type: 'refused', id, refusal, text: refusalText(refusal) ?? this.#box.text.refusal(refusal) };
  }

  /** A fault of ours stops this table and no other. */
  async #setAside(error: unknown, asked: Asked | null): Promise<void> {
    this.#isBroken = true;
    this.#standing.sand.stand();
    this.#ports.trouble(`table ${this.code} is set aside`, error);
    const concerned = new Set(this.#audience.guests());
    if (asked !== null) concerned.add(asked.guest);
    for (const guest of concerned) this.#tellBroken(guest, asked);
    await this.#keepDump(error, asked?.message ?? null);
  }

  #tellBroken(guest: Guest, asked: Asked | null): void {
    const id = guest === asked?.guest ? asked.message.id : null;
    guest.tell(this.#refusal(id, { code: 'broken-table' }));
  }

  async #keepDump(error: unknown, request: unknown): Promise<void> {
    const { store, clock, trouble } = this.#ports;
    try {
      await store.setAside(dumpOf(this.#standing, { error, at: clock.now(), request }));
    } catch (failure) {
      trouble('a dump could not be kept', failure);
    }
  }
}

type Task = () => Promise<void> | void;

type Refusal = { readonly code: string };
