// Knows how to hand over together what comes at the same time: to wake another thread costs more than what it is told.

export class Together<Thing> {
  readonly #hand: (things: readonly Thing[]) => void;
  #things: Thing[] = [];

  constructor(hand: (things: readonly Thing[]) => void) {
    this.#hand = hand;
  }

  add(thing: Thing): void {
    this.#things.push(thing);
    if (this.#things.length === 1) setImmediate(() => this.#handOver());
  }

  #handOver(): void {
    const things = this.#things;
    this.#things = [];
    this.#hand(things);
  }
}
