// Knows how changes that come together go to the disk together: one wait for all of them, each whole or not at all.

import type { DatabaseSync } from 'node:sqlite';

interface PendingWrite {
  /** False when the change must not be kept. */
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
    if (group.length === 0) return;
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const answers = group.map((pending) => this.#written(pending));
      this.#database.exec('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const { reject } of group) reject(error);
    }
  }

  /** What to answer once the group is on the disk. A change that fails takes no other with it. */
  #written({ write, resolve, reject }: PendingWrite): () => void {
    this.#database.exec('SAVEPOINT change');
    try {
      const isKept = write();
      this.#database.exec(isKept ? 'RELEASE change' : 'ROLLBACK TO change; RELEASE change');
      return () => resolve(isKept);
    } catch (error) {
      this.#database.exec('ROLLBACK TO change; RELEASE change');
      return () => reject(error);
    }
  }
}
