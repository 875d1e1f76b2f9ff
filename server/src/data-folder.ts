// Knows the folder where a server keeps everything, and that one server alone may use it.

import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ThreadStore } from './store-thread.ts';

/** Why a server cannot start, in a sentence for whoever starts it. */
export class CannotStart extends Error {}

export interface DataFolder {
  readonly store: ThreadStore;
  close(): Promise<void>;
}

/** The file of the database in its folder. */
export const DATABASE_FILE = 'boite.db';

/** How long to wait for a server that is just ending, in milliseconds. */
const LOCK_PATIENCE = 3_000;

export type StoreTook = (method: string, milliseconds: number) => void;

export async function openDataFolder(path: string, took?: StoreTook): Promise<DataFolder> {
  const folder = resolve(path);
  makeWritable(folder);
  const lock = lockedFolder(folder);
  const store = await openedStore(join(folder, DATABASE_FILE), took).catch((error: unknown) => {
    lock.close();
    throw error;
  });
  return {
    store,
    async close() {
      await store.close();
      lock.close();
    },
  };
}

function makeWritable(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new CannotStart(`The data folder “${folder}” cannot be written to: choose another with BOITE_DATA.`);
  }
}

/** One after the other: asked to make them all, Node never comes back from some special file systems. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** A lock that the system itself lets go of when the process dies, however it dies. */
function lockedFolder(folder: string): DatabaseSync {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(join(folder, 'boite.lock'), { timeout: LOCK_PATIENCE });
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (sqliteCodeOf(error) === BUSY) throw new CannotStart(`Another server already uses the data folder “${folder}”.`);
    throw new CannotStart(`The data folder “${folder}” cannot be used (${whyOf(error)}): ${REMEDIES}.`);
  }
}

async function openedStore(file: string, took: StoreTook | undefined): Promise<ThreadStore> {
  try {
    return await ThreadStore.opened(file, took);
  } catch (error) {
    throw new CannotStart(`The database “${file}” cannot be read (${whyOf(error)}): put a backup in its place, ${REMEDIES}.`);
  }
}

/** SQLite's own number for a file that someone else holds. */
const BUSY = 5;
const REMEDIES = 'make room if the disk is full, or choose another folder with BOITE_DATA';

function sqliteCodeOf(error: unknown): unknown {
  return (error as { errcode?: unknown }).errcode;
}

/** In one line. */
function whyOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
