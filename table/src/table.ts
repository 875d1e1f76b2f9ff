// Knows the authority of one table: requests come one after the other, are kept, then acknowledged, then announced.

import { expire, type Seat } from '@boite/kernel';
import type { ClientMessage, ServerMessage } from '@boite/protocol';
import { accordsOf } from './accords.ts';
import { type Arrival, isInvited, isOpenToCodes } from './admission.ts';
import { Audience } from './audience.ts';
import { type BotQuestion, BotSeats, isStillAwaited } from './bot-seats.ts';
import { keepDump } from './dump.ts';
import { boxFor, foundAt, KeptTable } from './kept-table.ts';
import { type Occasion, type Playing, playingOn } from './occasion.ts';
import { actionTaken, retired } from './playing.ts';
import type { Guest, Ports } from './ports.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { rulingOn, type TableRequest } from './requests.ts';
import { type Box, gone } from './round.ts';
import type { AnyRefusal, Changed, Ruling } from './ruling.ts';
import { isDoubtful, stillFor } from './stillness.ts';
import { tableRefusalText } from './text.ts';
import { dueChange, nextLook } from './upkeep.ts';

/** How long a table waits before it asks again of a store that failed, in milliseconds. */
const STORE_REST = 5_000;

/** How long a table that was set aside is left alone before it is opened again, in milliseconds. */
const MENDING_REST = 1_500;

/** How soon a silent line is looked at again, in milliseconds. */
const SECOND_LOOK = 1_000;

/** Another process wrote first: what was asked was asked of a table that is no more. */
const OVERTAKEN = { code: 'stale' };

interface GuestMessage {
  readonly guest: Guest;
  readonly message: ClientMessage;
}

export class Table {
  readonly #ports: Ports;
  readonly #kept: KeptTable;
  readonly #audience = new Audience();
  readonly #presence: Presence;
  readonly #bots: BotSeats;
  readonly #queue = new Queue();
  #isClosed = false;
  #isResting = false;
  /** When a fault of ours stopped it; null while it goes on. */
  #brokenAt: number | null = null;
  #callOffLook: (() => void) | null = null;

  /** The table of that code as it was left; null when there is none. Throws when it cannot be replayed. */
  static async found(code: string, ports: Ports): Promise<Table | null> {
    const found = await foundAt(code, ports);
    return found === null ? null : new Table(found, ports);
  }

  private constructor(found: ConstructorParameters<typeof KeptTable>[0], ports: Ports) {
    this.#ports = ports;
    this.#presence = new Presence(this.#audience, ports.clock);
    this.#kept = new KeptTable(found, ports, () => void this.#inTurn(() => this.#ring()));
    this.#bots = new BotSeats(ports, (question, action) => void this.#inTurn(() => this.#hearBot(question, action)));
  }

  get #box(): Box {
    return boxFor(this.#kept.table, this.#ports);
  }

  get code(): string {
    return this.#kept.table.code;
  }

  admits(arrival: Arrival): boolean {
    return isInvited(this.#kept.table, arrival) || this.#audience.has(arrival.device);
  }

  get isOpenToCodes(): boolean {
    return isOpenToCodes(this.#kept.table);
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
      this.#presence.ended(guest);
      return this.#attempt(() => this.#ring());
    });
  }

  /** Nothing happens at this table any more; what it was is kept. */
  async close(): Promise<void> {
    await this.#inTurn(() => this.#kept.sand.stand());
    this.#callOffLook?.();
    this.#bots.releaseAll();
    this.#isClosed = true;
  }

  #inTurn(task: Task, asked: GuestMessage | null = null): Promise<void> {
    return this.#queue.add(() => this.#attempt(task, asked));
  }

  async #attempt(task: Task, asked: GuestMessage | null = null): Promise<void> {
    if (this.#isClosed) return;
    try {
      if (this.#brokenAt === null || (await this.#isMended(asked))) await task();
      else if (asked !== null) this.#tellBroken(asked.guest, asked);
    } catch (error) {
      await this.#setAside(error, asked);
    }
  }

  /** Whoever comes in opens a table again that was set aside: from what is kept, as if nothing had been asked since. */
  async #isMended(asked: GuestMessage | null): Promise<boolean> {
    const { clock } = this.#ports;
    if (asked?.message.type !== 'enter' || clock.now() < (this.#brokenAt ?? 0) + MENDING_REST) return false;
    await this.#refind();
    this.#brokenAt = null;
    return true;
  }

  async #answer({ guest, message }: GuestMessage): Promise<void> {
    this.#weigh();
    await this.#expireIfOut();
    const refusal = message.type === 'enter' ? this.#welcome(guest) : await this.#keep(this.#ruling(guest, message));
    guest.tell(refusal === null ? { type: 'done', id: message.id } : this.#refusal(message.id, refusal));
    await this.#keepUp();
    this.#settle();
  }

  #welcome(guest: Guest): null {
    this.#audience.welcome(guest);
    return null;
  }

  #ruling(guest: Guest, request: TableRequest): Ruling {
    return rulingOn(request.type, request, this.#occasion(guest));
  }

  /** Keeps what came of a request; says why when it could not. */
  async #keep(ruling: Ruling): Promise<AnyRefusal | null> {
    if ('refusal' in ruling) return ruling.refusal;
    const kept = await this.#kept.keep(ruling);
    if (kept === 'failed') return { code: 'not-kept' };
    if (kept === 'kept') {
      if (ruling.said) this.#audience.say(ruling.said, this.#ports.clock.now());
      return null;
    }
    await this.#refind();
    return OVERTAKEN;
  }

  async #refind(): Promise<void> {
    await this.#kept.refind();
    this.#bots.releaseAll();
    this.#audience.welcomeAllAgain();
  }

  async #ring(): Promise<void> {
    this.#weigh();
    await this.#expireIfOut();
    await this.#keepUp();
    this.#settle();
  }

  /** Does what is due by itself, one thing after the other. */
  async #keepUp(): Promise<void> {
    for (let due = this.#due(); due !== null; due = this.#due()) {
      const refusal = await this.#keep(due);
      if (refusal !== null) return refusal.code === 'not-kept' ? this.#tryLater() : undefined;
    }
  }

  #due(): Changed | null {
    return this.#audience.isEmpty ? null : dueChange(this.#occasion(null));
  }

  async #expireIfOut(): Promise<void> {
    const { round, sand, deadline } = this.#kept;
    if (round === null || !sand.isOut(deadline)) return;
    const advance = expire(round.match, this.#kept.tools());
    if (advance.facts.length === 0) throw new Error('the sand ran out and nothing happened');
    const refusal = await this.#keep({ patch: null, round: gone(round, advance, this.#ports.clock.now()) });
    if (refusal?.code === 'not-kept') this.#tryLater();
  }

  async #hearBot(question: BotQuestion, action: unknown): Promise<void> {
    const playing = this.#playing();
    if (playing === null || !this.#bots.isWaitingFor(question)) return;
    if (playing.table.seats[question.seat]?.bot === null) return this.#bots.release(question.seat);
    if (isStillAwaited(playing.round, question)) await this.#playBot(playing, question, action);
    else this.#bots.release(question.seat);
    this.#settle();
  }

  async #playBot(playing: Playing, question: BotQuestion, action: unknown): Promise<void> {
    const refusal = await this.#keep(actionTaken(playing, { seat: question.seat, step: question.step, action }));
    if (refusal === null) this.#bots.release(question.seat);
    else await this.#overcome(question, refusal);
  }

  /**
   * A bot that failed is asked once more. Then its sand runs out like anyone's; where there is no deadline it leaves
   * the game, because nothing else would let the others go on.
   */
  async #overcome(question: BotQuestion, refusal: AnyRefusal): Promise<void> {
    const playing = this.#playing();
    if (refusal.code === 'not-kept') return this.#tryLater();
    if (playing === null || !this.#bots.isWaitingFor(question)) return;
    this.#ports.trouble(`a bot was refused: ${refusal.code}`, question);
    if (this.#bots.askAgain(playing.round, question) || this.#kept.deadline !== null) return;
    if (!playing.table.retired.includes(question.seat)) await this.#keep(retired(playing, question));
  }

  /** What has to be true between two requests: everyone knows, the sand runs, the bots think. */
  #settle(): void {
    const { table, round, sand, deadline } = this.#kept;
    this.#weigh();
    const shown = { now: this.#ports.clock.now(), deadline: sand.shown(deadline) };
    this.#audience.announce({ table, round, awayFor: this.#awayFor }, shown);
    if (this.#presence.isAttended(table.seats) && !this.#isResting && !accordsOf(table).isPaused) this.#callBots();
    this.#lookAgain();
  }

  /** The sand stands still or flows, as it should now. */
  #weigh(): void {
    const { table, round, sand, deadline } = this.#kept;
    const still = stillFor({ table, round, presence: this.#presence });
    if (still !== null) sand.stand(still);
    else if (!this.#isResting) sand.flow(deadline);
  }

  /** Some things come with time alone, as long as someone is here to see them. */
  #lookAgain(): void {
    const { clock } = this.#ports;
    this.#callOffLook?.();
    this.#callOffLook = null;
    if (this.#audience.isEmpty) return;
    const { table, round } = this.#kept;
    const next = Math.min(
      nextLook(this.#occasion(null)) ?? Infinity,
      isDoubtful({ table, round, presence: this.#presence }) ? clock.now() + SECOND_LOOK : Infinity,
    );
    if (next < Infinity) this.#callOffLook = clock.alarm(next, () => void this.#inTurn(() => this.#ring()));
  }

  #callBots(): void {
    const { table, round } = this.#kept;
    if (round === null) return;
    this.#bots.releaseOthers(round);
    const forPeople = table.seats.some(({ people }) => people.length > 0);
    for (const seat of round.about.awaiting) {
      const bot = table.seats[seat]?.bot;
      if (bot) this.#bots.call(round, seat, { level: bot.level, forPeople });
    }
  }

  /** Neither the sand nor the bots press a store that failed. */
  #tryLater(): void {
    if (this.#isResting) return;
    const { clock } = this.#ports;
    this.#isResting = true;
    this.#bots.releaseAll();
    clock.alarm(clock.now() + STORE_REST, () => {
      this.#isResting = false;
      void this.#inTurn(() => this.#ring());
    });
  }

  readonly #awayFor = (seat: Seat): number => {
    const place = this.#kept.table.seats[seat];
    return place === undefined ? 0 : this.#presence.awayFor(place);
  };

  /** Bots ask without a guest. */
  #occasion(guest: Guest | null): Occasion {
    const { table, round, sand, deadline } = this.#kept;
    return {
      table,
      round,
      box: this.#box,
      boxNamed: this.#ports.box,
      device: guest?.device ?? '',
      isHere: guest !== null && this.#audience.includes(guest),
      goneFor: (device) => this.#presence.goneFor(device),
      awayFor: this.#awayFor,
      silentSince: (seat) => this.#ports.clock.now() - this.#audience.saidAt(seat),
      left: sand.left(deadline),
      tools: this.#kept.tools(),
      secrets: this.#ports.secrets,
      at: this.#ports.clock.now(),
    };
  }

  #playing(): Playing | null {
    return this.#kept.round === null ? null : playingOn(this.#occasion(null));
  }

  #refusal(id: number | null, refusal: AnyRefusal): ServerMessage {
    return { type: 'refused', id, refusal, text: tableRefusalText(refusal) ?? this.#box.text.refusal(refusal) };
  }

  /** A fault of ours stops this table and no other. */
  async #setAside(error: unknown, asked: GuestMessage | null): Promise<void> {
    this.#brokenAt = this.#ports.clock.now();
    this.#kept.sand.stand();
    this.#ports.trouble(`table ${this.code} is set aside`, error);
    const concerned = new Set(this.#audience.guests());
    if (asked !== null) concerned.add(asked.guest);
    for (const guest of concerned) this.#tellBroken(guest, asked);
    await keepDump(this.#kept, { error, request: asked?.message ?? null }, this.#ports);
  }

  #tellBroken(guest: Guest, asked: GuestMessage | null): void {
    const id = guest === asked?.guest ? asked.message.id : null;
    guest.tell(this.#refusal(id, { code: 'broken-table' }));
  }
}

type Task = () => Promise<void> | void;
