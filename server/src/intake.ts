// What one socket says: heard while its allowance lasts, then left unread until it is back, and cut off when it insists.

import type { Clock } from '@boite/table';
import { Allowance } from './allowance.ts';
import type { Rate } from './settings.ts';

/** What had already been read when the line was paused is kept for later; who sends more than this at once floods. */
const MOST_HELD = 64;
/** For how long one may ask faster than allowed, in milliseconds. */
const INSISTENCE = 30_000;

/** What is needed of a socket to hold it back. */
export interface PausableLine {
  pause(): void;
  resume(): void;
  terminate(): void;
}

export interface IntakePorts {
  readonly line: PausableLine;
  readonly clock: Clock;
  readonly messages: Rate;
  readonly bytes: Rate;
  /** Whether whoever answers has enough to do already. */
  readonly isBusy: () => boolean;
  readonly hear: (raw: string) => void;
}

export class Intake {
  readonly #ports: IntakePorts;
  readonly #messages: Allowance;
  readonly #bytes: Allowance;
  #held: string[] = [];
  #isPaused = false;
  #isCut = false;
  /** From when on it has asked faster than allowed; null while it has not. */
  #hastyFrom: number | null = null;

  constructor(ports: IntakePorts) {
    this.#ports = ports;
    this.#messages = new Allowance(ports.messages, ports.clock.now());
    this.#bytes = new Allowance(ports.bytes, ports.clock.now());
  }

  /** A message, or a nudge that says nothing ('') and costs as much. */
  offer(raw: string): void {
    if (this.#isCut) return;
    this.#calm();
    if (!this.#isPaused && this.#mayHear()) this.#hear(raw);
    else this.#hold(raw);
  }

  /** Bytes have come in, whatever they say. */
  weigh(bytes: number): void {
    if (this.#isCut) return;
    this.#bytes.spend(bytes, this.#ports.clock.now());
    if (!this.#hasBytes()) this.#pause();
  }

  /** The line is gone. */
  end(): void {
    this.#isCut = true;
    this.#held = [];
  }

  #mayHear(): boolean {
    return this.#hasBytes() && !this.#ports.isBusy() && this.#messages.take(this.#ports.clock.now());
  }

  #hasBytes(): boolean {
    return this.#bytes.permissions(this.#ports.clock.now()) >= 1;
  }

  #hear(raw: string): void {
    if (raw !== '') this.#ports.hear(raw);
  }

  #hold(raw: string): void {
    if (this.#held.length >= MOST_HELD) this.#cut();
    else {
      this.#held.push(raw);
      this.#pause();
    }
  }

  #pause(): void {
    if (this.#isPaused) return;
    const now = this.#ports.clock.now();
    this.#hastyFrom ??= now;
    if (now - this.#hastyFrom > INSISTENCE) this.#cut();
    else {
      this.#isPaused = true;
      this.#ports.line.pause();
      this.#wait();
    }
  }

  #wait(): void {
    const { clock, messages } = this.#ports;
    clock.alarm(clock.now() + 1000 / messages.perSecond, () => this.#goOn());
  }

  #goOn(): void {
    if (this.#isCut) return;
    while (this.#held.length > 0 && this.#mayHear()) this.#hear(this.#held.shift() ?? '');
    if (this.#held.length > 0 || !this.#hasBytes() || this.#ports.isBusy()) this.#wait();
    else {
      this.#isPaused = false;
      this.#ports.line.resume();
    }
  }

  /** Half of the allowance is back: all is forgiven. */
  #calm(): void {
    const { clock, messages } = this.#ports;
    if (this.#hastyFrom !== null && this.#messages.permissions(clock.now()) >= messages.burst / 2) this.#hastyFrom = null;
  }

  #cut(): void {
    this.end();
    this.#ports.line.terminate();
  }
}
