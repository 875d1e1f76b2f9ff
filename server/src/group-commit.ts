// Knows how changes that come together go to the disk together: one wait for all of them, each whole or not at all.

import type { DatabaseSync } from 'node:sqlite';

interface PendingWrite {
  /** False when the change must not be kept: then it has written nothing. */
  readonly write: () => boolean;
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit {
  readonly #database: DatabaseSync;
  #pending: PendingWrite[] = [];

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Whether it was kept; answered once it is on the disk. */
  add(write: () => boolean): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ write, resolve, reject });
      if (this.#pending.length === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    const group = this.#pending;
    this.#pending = [];
    if (group.length > 0) this.#commit(group);
  }

  /** A change that fails takes no other with it: then each is tried by itself. */
  #commit(group: readonly PendingWrite[]): void {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const answers = group.map(({ write }) => write());
      this.#database.exec('COMMIT');
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] === true);
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      if (group.length > 1) for (const one of group) this.#commit([one]);
      else group[0]?.reject(error);
    }
  }
}
