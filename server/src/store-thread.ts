// The store in a thread of its own: the disk never stands in the way of the sockets.

import { Worker } from 'node:worker_threads';
import type { DeviceId, Dump, Store, StoredChange, StoredFact, StoredGame, StoredTable } from '@boite/table';
import { rowsOf } from './change-rows.ts';
import type { HouseStore, Retention } from './house-store.ts';
import type { SqliteStore } from './store-sqlite.ts';
import { Together } from './together.ts';

/** What is asked of the thread, by the names of the store itself. */
export type StoreMethod =
  | 'keep'
  | 'table'
  | 'game'
  | 'facts'
  | 'tablesOf'
  | 'gamesAt'
  | 'setAside'
  | 'due'
  | 'tidy'
  | 'probe'
  | 'close';

const WRITING: readonly StoreMethod[] = ['keep', 'probe'];

export interface StoreQuestion {
  readonly id: number;
  readonly method: StoreMethod;
  readonly argument: unknown;
}

export type StoreAnswer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

/** Once, before anything is asked: it is open, or why it is not. */
export type StoreOpening = { readonly opened: true } | { readonly failed: string };

interface WaitingAnswer {
  readonly method: StoreMethod;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  readonly from: number;
}

export class ThreadStore implements HouseStore {
  readonly #writer: Worker;
  readonly #checkpoints: Worker;
  readonly #waiting = new Map<number, WaitingAnswer>();
  readonly #questions = new Together<StoreQuestion>((questions) => this.#writer.postMessage(questions));
  readonly #took: (method: StoreMethod, milliseconds: number) => void;
  #lastId = 0;
  #gone: Error | null = null;
  /** Whether what was last written could be. */
  #isSound = true;

  /** Rejects when the file is not a sound database of ours. `took` is told how long each question took. */
  static async opened(file: string, took: (method: StoreMethod, milliseconds: number) => void = () => {}): Promise<ThreadStore> {
    const writer = new Worker(new URL('./store-worker.ts', import.meta.url), { workerData: file });
    const opening = await new Promise<StoreOpening>((resolve, reject) => writer.once('message', resolve).once('error', reject));
    if ('failed' in opening) {
      await writer.terminate();
      throw new Error(opening.failed);
    }
    return new ThreadStore(writer, file, took);
  }

  private constructor(writer: Worker, file: string, took: (method: StoreMethod, milliseconds: number) => void) {
    this.#writer = writer;
    this.#took = took;
    this.#checkpoints = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: file });
    this.#checkpoints.on('error', () => {}).unref();
    writer.on('message', (answers: readonly StoreAnswer[]) => {
      for (const answer of answers) this.#hear(answer);
    });
    writer.on('error', (error) => this.#lose(error));
    writer.on('exit', () => this.#lose(new Error('the thread of the store has ended')));
  }

  get backlog(): number {
    return this.#waiting.size;
  }

  get isSound(): boolean {
    return this.#isSound && this.#gone === null;
  }

  keep(change: StoredChange): Promise<boolean> {
    return this.#ask('keep', rowsOf(change));
  }

  table(code: string): Promise<StoredTable | null> {
    return this.#ask('table', code);
  }

  game(id: string): Promise<StoredGame | null> {
    return this.#ask('game', id);
  }

  facts(gameId: string): Promise<readonly StoredFact[]> {
    return this.#ask('facts', gameId);
  }

  tablesOf(device: DeviceId): ReturnType<Store['tablesOf']> {
    return this.#ask('tablesOf', device);
  }

  gamesAt(code: string): Promise<readonly StoredGame[]> {
    return this.#ask('gamesAt', code);
  }

  setAside(dump: Dump): Promise<void> {
    return this.#ask('setAside', dump);
  }

  due(at: number): Promise<readonly string[]> {
    return this.#ask('due', at);
  }

  tidy(retention: Retention): Promise<boolean> {
    return this.#ask('tidy', retention);
  }

  probe(): Promise<boolean> {
    return this.#ask('probe', null);
  }

  async close(): Promise<void> {
    if (this.#gone === null) await this.#ask('close', null);
    this.#gone ??= new Error('the store is closed');
    await Promise.all([this.#writer.terminate(), this.#checkpoints.terminate()]);
  }

  #ask<Answer>(method: StoreMethod, argument: unknown): Promise<Answer> {
    if (this.#gone !== null) return Promise.reject(this.#gone);
    const id = ++this.#lastId;
    const asked: StoreQuestion = { id, method, argument };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { method, from: performance.now(), resolve, reject });
      this.#questions.add(asked);
    });
  }

  #hear(answer: StoreAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (waiting === undefined) return;
    this.#took(waiting.method, performance.now() - waiting.from);
    if (WRITING.includes(waiting.method)) this.#isSound = !('error' in answer);
    if ('error' in answer) waiting.reject(new Error(answer.error));
    else waiting.resolve(answer.value as never);
  }

  #lose(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** What the thread does is what the store does; what is to be kept comes to it as rows. */
export type AskedStore = Pick<SqliteStore, Exclude<StoreMethod, 'keep'> | 'keepRows'>;
