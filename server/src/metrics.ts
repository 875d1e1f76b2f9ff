// What a server counts of itself, in the words of Prometheus.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export class Metrics {
  readonly #registry = new Registry();
  readonly #answers = this.#histogram('boite_message_seconds', 'From hearing a message to its answer', ['type']);
  readonly #store = this.#histogram('boite_store_seconds', 'From asking the store to its answer', ['method']);
  readonly #thoughts = this.#histogram('boite_bot_seconds', 'From asking a bot to its answer', []);
  readonly #moves = this.#counter('boite_moves_total', 'Actions of people that were acknowledged');
  readonly #cuts = this.#counter('boite_sockets_cut_total', 'Sockets cut because they insisted');
  readonly #wrongCodes = this.#counter('boite_wrong_codes_total', 'Codes that opened nothing');
  readonly #troubles = this.#counter('boite_troubles_total', 'Faults written to the log');

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** A number that is looked at when someone asks. */
  watch(name: string, help: string, current: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect: () => gauge.set(current()) });
  }

  readonly answered = (type: string, milliseconds: number): void => {
    this.#answers.observe({ type }, milliseconds / 1000);
    if (type === 'act') this.#moves.inc();
  };

  readonly storeTook = (method: string, milliseconds: number): void => this.#store.observe({ method }, milliseconds / 1000);

  readonly botThought = (milliseconds: number): void => this.#thoughts.observe(milliseconds / 1000);

  readonly cut = (): void => this.#cuts.inc();

  readonly wrongCode = (): void => this.#wrongCodes.inc();

  readonly trouble = (): void => this.#troubles.inc();

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #histogram(name: string, help: string, labelNames: string[]): Histogram {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] });
  }
}
