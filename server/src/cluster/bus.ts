// What carries words from process to process. It may lose, repeat or delay them: the store is the truth, and whoever misses a word comes in
// again.

import { connect, type NatsConnection } from '@nats-io/transport-node';

/** How long the bus is waited for at the start, and between two tries once it is lost, in milliseconds. */
const BUS_PATIENCE = 5_000;
const BUS_REST = 250;

export interface Bus {
  say(subject: string, message: unknown): void;
  hear(subject: string, heard: (message: unknown) => void): void;
  /** Rejects when nobody answers in time, or at once when there is nobody. */
  ask(subject: string, question: unknown, patience: number): Promise<unknown>;
  /** Of all who answer, one is asked. */
  answer(subject: string, answered: (question: unknown) => Promise<unknown>): void;
  close(): Promise<void>;
}

/** Rejects when there is no bus at that address. */
export async function openedBus(address: string): Promise<Bus> {
  const nats = await connect({
    servers: address.split(','),
    name: 'boite-a-mots',
    timeout: BUS_PATIENCE,
    maxReconnectAttempts: -1,
    reconnectTimeWait: BUS_REST,
  });
  return new NatsBus(nats);
}

class NatsBus implements Bus {
  readonly #nats: NatsConnection;

  constructor(nats: NatsConnection) {
    this.#nats = nats;
  }

  say(subject: string, message: unknown): void {
    if (!this.#nats.isClosed()) this.#nats.publish(subject, JSON.stringify(message));
  }

  hear(subject: string, heard: (message: unknown) => void): void {
    this.#nats.subscribe(subject, { callback: (error, said) => void (error ?? heard(said.json())) });
  }

  async ask(subject: string, question: unknown, patience: number): Promise<unknown> {
    return (await this.#nats.request(subject, JSON.stringify(question), { timeout: patience })).json();
  }

  answer(subject: string, answered: (question: unknown) => Promise<unknown>): void {
    this.#nats.subscribe(subject, {
      queue: subject,
      callback: (error, asked) => {
        if (error === null) void answered(asked.json()).then((answer) => asked.respond(JSON.stringify(answer)));
      },
    });
  }

  close(): Promise<void> {
    return this.#nats.drain().catch(() => {});
  }
}
