// Knows how to do one thing after the other.

export class Queue {
  #last: Promise<void> = Promise.resolve();
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Kept when the task is done. A task must not throw. */
  add(task: () => Promise<void> | void): Promise<void> {
    this.#length += 1;
    this.#last = this.#last.then(task).finally(() => {
      this.#length -= 1;
    });
    return this.#last;
  }
}
