// Knows which bots are thinking at a table, and what to do with one that does not answer.

import type { Level, Seat } from '@boite/kernel';
import type { BotRequest, Ports } from './ports.ts';
import { type Round, viewOf } from './round.ts';

/** A bot that thinks longer than this, in milliseconds, has failed. */
const PATIENCE = 60_000;
/** A bot is asked once again after a failure, then no more for that decision. */
const CHANCES = 2;

/** One question put to a bot. */
export interface Question {
  readonly seat: Seat;
  readonly level: Level;
  readonly gameId: string;
  /** From which step on its answer is valid: tells one decision from the next. */
  readonly since: number;
  readonly step: number;
  readonly failures: number;
}

/** Whether the game still waits for the answer: people may have gone on while a bot thought. */
export function isAwaited({ about, match }: Round, { gameId, since, seat }: Question): boolean {
  return about.id === gameId && match.since === since && about.awaiting.includes(seat);
}

export type Answer = (question: Question, action: unknown) => void;

export class BotSeats {
  readonly #ports: Pick<Ports, 'bots' | 'clock' | 'pace' | 'trouble'>;
  readonly #answer: Answer;
  readonly #asked = new Map<Seat, Question>();

  /** `answer` is called with undefined when a bot failed. */
  constructor(ports: Pick<Ports, 'bots' | 'clock' | 'pace' | 'trouble'>, answer: Answer) {
    this.#ports = ports;
    this.#answer = answer;
  }

  /** Asks a bot, unless it has been asked for this decision. */
  call(round: Round, seat: Seat, level: Level): void {
    const question = { seat, level, gameId: round.about.id, since: round.match.since, step: round.match.step, failures: 0 };
    const asked = this.#asked.get(seat);
    if (asked?.gameId === question.gameId && asked.since === question.since) return;
    this.#ask(round, question);
  }

  isWaitingFor(question: Question): boolean {
    return this.#asked.get(question.seat) === question;
  }

  /** The bot of this seat may be asked anew. */
  release(seat: Seat): void {
    this.#asked.delete(seat);
  }

  releaseAll(): void {
    this.#asked.clear();
  }

  /** Asks again after a failure; false when the bot has had its chances. */
  askAgain(round: Round, question: Question): boolean {
    const failures = question.failures + 1;
    if (failures >= CHANCES) return false;
    this.#ask(round, { ...question, step: round.match.step, failures });
    return true;
  }

  #ask(round: Round, question: Question): void {
    const { seat, level } = question;
    this.#asked.set(seat, question);
    const request = { game: round.about.game, view: viewOf(round, seat), seat, level };
    this.#thought(request).then(
      (action) => this.#answer(question, action),
      (error: unknown) => {
        this.#ports.trouble('a bot failed', error);
        this.#answer(question, undefined);
      },
    );
  }

  async #thought(request: BotRequest): Promise<unknown> {
    const [action] = await Promise.all([this.#patiently(this.#ports.bots.think(request)), this.#pause(this.#ports.pace())]);
    return action;
  }

  #patiently(thought: Promise<unknown>): Promise<unknown> {
    const { clock } = this.#ports;
    return new Promise((resolve, reject) => {
      const callOff = clock.wake(clock.now() + PATIENCE, () => reject(new Error('a bot thought too long')));
      thought.then(resolve, reject).finally(callOff);
    });
  }

  #pause(milliseconds: number): Promise<void> {
    const { clock } = this.#ports;
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => void clock.wake(clock.now() + milliseconds, resolve));
  }
}
