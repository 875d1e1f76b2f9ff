// A table while it is in memory: requests are ruled on, kept, then acknowledged, then announced; the sand runs and the bots are called.

import { expire, type Seat } from '@boite/kernel';
import type { ServerMessage } from '@boite/protocol';
import { accordsOf, isOverDays } from './accords.ts';
import { isBarred } from './admission.ts';
import { Audience } from './audience.ts';
import { type BotQuestion, BotSeats, isStillAwaited } from './bot-seats.ts';
import { boxFor, KeptTable } from './kept-table.ts';
import { TurnNotices, withoutTarget } from './notices.ts';
import { type Occasion, type Playing, playingOn } from './occasion.ts';
import { actionTaken, retired } from './playing.ts';
import type { Guest, GuestMessage, Ports } from './ports.ts';
import { Presence } from './presence.ts';
import { rulingOn, type TableRequest } from './requests.ts';
import { type Box, gone } from './round.ts';
import type { AnyRefusal, Changed, Ruling } from './ruling.ts';
import { isDoubtful, stillFor } from './stillness.ts';
import { tableRefusalText } from './text.ts';
import { dueChange, nextLook } from './upkeep.ts';

/** How long a table waits before it asks again of a store that failed, in milliseconds. */
const STORE_REST = 5_000;

/** How soon a silent line is looked at again, in milliseconds. */
const SECOND_LOOK = 1_000;

/** Another process wrote first: what was asked was asked of a table that is no more. */
const OVERTAKEN = { code: 'stale' };

/** The others do not want that device here. */
const REMOVED = { code: 'removed' };

/** What comes by itself waits its turn among the requests. */
type InTurn = (task: () => Promise<void>) => void;

export class LiveTable {
  readonly #ports: Ports;
  readonly #inTurn: InTurn;
  readonly kept: KeptTable;
  readonly audience = new Audience();
  readonly #presence: Presence;
  readonly #bots: BotSeats;
  readonly #turns: TurnNotices | null;
  #isResting = false;
  #callOffLook: (() => void) | null = null;

  constructor(found: ConstructorParameters<typeof KeptTable>[0], ports: Ports, inTurn: InTurn) {
    this.#ports = ports;
    this.#inTurn = inTurn;
    this.#presence = new Presence(this.audience, ports.clock);
    this.kept = new KeptTable(found, ports, () => inTurn(() => this.ring()));
    const lost = (endpoint: string) => inTurn(() => this.#forgetTarget(endpoint));
    this.#turns = ports.notices ? new TurnNotices(ports.notices, lost) : null;
    this.#bots = new BotSeats(ports, (question, action) => inTurn(() => this.#hearBot(question, action)));
  }

  get #box(): Box {
    return boxFor(this.kept.table, this.#ports);
  }

  forget(guest: Guest): void {
    this.audience.forget(guest);
    this.#presence.ended(guest);
  }

  /** Nothing comes by itself any more. */
  stop(): void {
    this.#callOffLook?.();
    this.#bots.releaseAll();
  }

  async answer({ guest, message }: GuestMessage): Promise<void> {
    this.#weigh();
    await this.#expireIfOut();
    const refusal = message.type === 'enter' ? this.#welcome(guest) : await this.#rule(guest, message);
    guest.tell(refusal === null ? { type: 'done', id: message.id } : this.refusal(message.id, refusal));
    await this.#keepUp();
    this.#settle();
  }

  #welcome(guest: Guest): AnyRefusal | null {
    if (isBarred(this.kept.table, guest.device)) return REMOVED;
    this.audience.welcome(guest);
    return null;
  }

  async #rule(guest: Guest, request: TableRequest): Promise<AnyRefusal | null> {
    const ruling = rulingOn(request.type, request, this.#occasion(guest));
    const refusal = await this.#keep(ruling);
    if (refusal === null && 'recalled' in ruling && ruling.recalled) guest.tell(ruling.recalled);
    return refusal;
  }

  /** Whom the others have removed hears so, and nothing more. */
  #showOut(): void {
    const removed = this.audience.guests().filter(({ device }) => isBarred(this.kept.table, device));
    for (const guest of removed) {
      guest.tell(this.refusal(null, REMOVED));
      this.forget(guest);
    }
  }

  async #forgetTarget(endpoint: string): Promise<void> {
    await this.#keep(withoutTarget(this.kept.table, endpoint));
  }

  /** Keeps what came of a request; says why when it could not. */
  async #keep(ruling: Ruling): Promise<AnyRefusal | null> {
    if ('refusal' in ruling) return ruling.refusal;
    const kept = await this.kept.keep(ruling);
    if (kept === 'failed') return { code: 'not-kept' };
    if (kept === 'kept') {
      if (ruling.said) this.audience.say(ruling.said, this.#ports.clock.now());
      return null;
    }
    await this.refind();
    return OVERTAKEN;
  }

  async refind(): Promise<void> {
    await this.kept.refind();
    this.#bots.releaseAll();
    this.audience.welcomeAllAgain();
  }

  /** Its sand has run out and nobody is there: what was so until now is told to nobody. */
  async wake(): Promise<void> {
    this.#notify();
    await this.ring();
  }

  async ring(): Promise<void> {
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
    return this.audience.isEmpty ? null : dueChange(this.#occasion(null));
  }

  async #expireIfOut(): Promise<void> {
    const { round, sand, deadline } = this.kept;
    if (round === null || !sand.isOut(deadline)) return;
    const advance = expire(round.match, this.kept.tools());
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
    if (this.#bots.askAgain(playing.round, question) || this.kept.deadline !== null) return;
    if (!playing.table.retired.includes(question.seat)) await this.#keep(retired(playing, question));
  }

  /** What has to be true between two requests: everyone knows, the sand runs, the bots think. */
  #settle(): void {
    const { table, round, sand, deadline } = this.kept;
    this.#weigh();
    const shown = { now: this.#ports.clock.now(), deadline: sand.shown(deadline) };
    this.#showOut();
    const isThere = (device: string) => this.audience.has(device);
    this.audience.announce({ table, round, awayFor: this.#awayFor, isThere, at: shown.now }, shown);
    const isAttended = isOverDays(table) || this.#presence.isAttended(table.seats);
    const mayThink = isAttended && !this.#isResting && !accordsOf(table).isPaused;
    if (mayThink && round !== null) this.#bots.callAll(table.seats, round);
    this.#lookAgain(this.#notify());
  }

  /** In how many milliseconds there may be someone else to tell; null for nobody. */
  #notify(): number | null {
    const { table, round } = this.kept;
    return this.#turns?.look(table, round, (device) => this.#presence.goneFor(device)) ?? null;
  }

  /** The sand stands still or flows, as it should now. */
  #weigh(): void {
    const { table, round, sand, deadline } = this.kept;
    const still = stillFor({ table, round, presence: this.#presence });
    if (still !== null) sand.stand(still);
    else if (!this.#isResting) sand.flow(deadline);
  }

  /** Some things come with time alone, as long as someone is here to see them; a notice, to whoever is not. */
  #lookAgain(untilNotice: number | null): void {
    const { clock } = this.#ports;
    this.#callOffLook?.();
    this.#callOffLook = null;
    const { table, round } = this.kept;
    const seen = this.audience.isEmpty ? null : nextLook(this.#occasion(null));
    const isUnsure = !this.audience.isEmpty && isDoubtful({ table, round, presence: this.#presence });
    const next = Math.min(
      seen ?? Infinity,
      isUnsure ? clock.now() + SECOND_LOOK : Infinity,
      untilNotice === null ? Infinity : clock.now() + untilNotice,
    );
    if (next < Infinity) this.#callOffLook = clock.alarm(next, () => this.#inTurn(() => this.ring()));
  }

  /** Neither the sand nor the bots press a store that failed. */
  #tryLater(): void {
    if (this.#isResting) return;
    const { clock } = this.#ports;
    this.#isResting = true;
    this.#bots.releaseAll();
    clock.alarm(clock.now() + STORE_REST, () => {
      this.#isResting = false;
      this.#inTurn(() => this.ring());
    });
  }

  readonly #awayFor = (seat: Seat): number => {
    const place = this.kept.table.seats[seat];
    return place === undefined ? 0 : this.#presence.awayFor(place);
  };

  /** Bots ask without a guest. */
  #occasion(guest: Guest | null): Occasion {
    const { table, round, sand, deadline } = this.kept;
    return {
      table,
      round,
      box: this.#box,
      boxNamed: this.#ports.box,
      device: guest?.device ?? '',
      isHere: guest !== null && this.audience.includes(guest),
      goneFor: (device) => this.#presence.goneFor(device),
      awayFor: this.#awayFor,
      silentSince: (seat) => this.#ports.clock.now() - this.audience.saidAt(seat),
      left: sand.left(deadline),
      tools: this.kept.tools(),
      secrets: this.#ports.secrets,
      at: this.#ports.clock.now(),
    };
  }

  #playing(): Playing | null {
    return this.kept.round === null ? null : playingOn(this.#occasion(null));
  }

  refusal(id: number | null, refusal: AnyRefusal): ServerMessage {
    return { type: 'refused', id, refusal, text: tableRefusalText(refusal) ?? this.#box.text.refusal(refusal) };
  }
}
