// Knows which bots are thinking at a table, and what to do with one that does not answer.

import type { Seat } from '@boite/kernel';
import type { BotRequest, Ports } from './ports.ts';
import { type Round, roundView } from './round.ts';
import type { StoredSeat } from './store.ts';
import { Wish } from './wish.ts';

/** How often a bot is asked for one decision. */
const BOT_TRIES = 2;

/** One question put to a bot. */
export interface BotQuestion extends Pick<BotRequest, 'seat' | 'level' | 'forPeople'> {
  readonly gameId: string;
  /** From which step on its answer is valid: tells one decision from the next. */
  readonly since: number;
  readonly step: number;
  readonly failures: number;
}

/** Whether the game still waits for the answer: people may have gone on while a bot thought. */
export function isStillAwaited({ about, match }: Round, { gameId, since, seat }: BotQuestion): boolean {
  return about.id === gameId && match.since === since && about.awaiting.includes(seat);
}

export type BotAnswer = (question: BotQuestion, action: unknown) => void;

type BotPorts = Pick<Ports, 'bots' | 'clock' | 'botPace' | 'botPatience' | 'trouble'>;

export class BotSeats {
  readonly #ports: BotPorts;
  readonly #answer: BotAnswer;
  readonly #asked = new Map<Seat, BotQuestion>();
  /** Calls a thought off that nobody waits for any more. */
  readonly #thoughts = new Map<Seat, Wish>();

  /** `answer` is called with undefined when a bot failed. */
  constructor(ports: BotPorts, answer: BotAnswer) {
    this.#ports = ports;
    this.#answer = answer;
  }

  /** Asks every bot that the game waits for. */
  callAll(seats: readonly StoredSeat[], round: Round): void {
    this.#releaseOthers(round);
    const forPeople = seats.some(({ people }) => people.length > 0);
    for (const seat of round.about.awaiting) {
      const bot = seats[seat]?.bot;
      if (bot) this.#call(round, seat, { level: bot.level, forPeople });
    }
  }

  /** Asks a bot, unless it has been asked for this decision. */
  #call(round: Round, seat: Seat, { level, forPeople }: Pick<BotRequest, 'level' | 'forPeople'>): void {
    const question = {
      seat,
      level,
      forPeople,
      gameId: round.about.id,
      since: round.match.since,
      step: round.match.step,
      failures: 0,
    };
    const asked = this.#asked.get(seat);
    if (asked?.gameId === question.gameId && asked.since === question.since) return;
    this.#ask(round, question);
  }

  isWaitingFor(question: BotQuestion): boolean {
    return this.#asked.get(question.seat) === question;
  }

  /** The bot of this seat may be asked anew. */
  release(seat: Seat): void {
    this.#asked.delete(seat);
    this.#thoughts.get(seat)?.end();
    this.#thoughts.delete(seat);
  }

  releaseAll(): void {
    for (const seat of [...this.#asked.keys()]) this.release(seat);
  }

  /** What the game does not wait for any more need not be thought about. */
  #releaseOthers(round: Round): void {
    for (const question of [...this.#asked.values()]) if (!isStillAwaited(round, question)) this.release(question.seat);
  }

  /** Asks again after a failure; false when the bot has had its chances. */
  askAgain(round: Round, question: BotQuestion): boolean {
    const failures = question.failures + 1;
    if (failures >= BOT_TRIES) return false;
    this.#ask(round, { ...question, step: round.match.step, failures });
    return true;
  }

  #ask(round: Round, question: BotQuestion): void {
    const { seat, level, forPeople } = question;
    this.release(seat);
    const wish = new Wish();
    this.#asked.set(seat, question);
    this.#thoughts.set(seat, wish);
    const request = { game: round.about.game, view: roundView(round, seat), seat, level, forPeople };
    this.#thought(request, wish).then(
      (action) => this.#answer(question, action),
      (error: unknown) => {
        if (wish.isOver) return;
        this.#ports.trouble('a bot failed', error);
        this.#answer(question, undefined);
      },
    );
  }

  async #thought(request: BotRequest, wish: Wish): Promise<unknown> {
    const thought = this.#patiently(this.#ports.bots.think(request, wish));
    const [action] = await Promise.all([thought, this.#pause(this.#ports.botPace())]);
    return action;
  }

  #patiently(thought: Promise<unknown>): Promise<unknown> {
    const { clock, botPatience } = this.#ports;
    if (botPatience === null) return thought;
    return new Promise((resolve, reject) => {
      const callOff = clock.alarm(clock.now() + botPatience, () => reject(new Error('a bot thought too long')));
      thought.then(resolve, reject).finally(callOff);
    });
  }

  #pause(milliseconds: number): Promise<void> {
    const { clock } = this.#ports;
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => void clock.alarm(clock.now() + milliseconds, resolve));
  }
}
