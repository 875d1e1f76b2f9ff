// The thread that moves what was written from the log of the database into the database, while others read and write.

import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** How often, in milliseconds, and from which size of the log on writers are asked to wait until it begins anew, in bytes. */
const CHECKPOINT_PACE = 2_000;
const LARGEST_LOG = 64 * 1024 * 1024;

const checkpointFile = workerData as string;
const checkpointed = new DatabaseSync(checkpointFile, { timeout: CHECKPOINT_PACE });
checkpointed.exec('PRAGMA synchronous = FULL');

function logSize(): number {
  return statSync(`${checkpointFile}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

function checkpoint(): void {
  if (logSize() === 0) return;
  // A disk that is full or busy now may not be the next time.
  try {
    checkpointed.exec(`PRAGMA wal_checkpoint(${logSize() > LARGEST_LOG ? 'RESTART' : 'PASSIVE'})`);
  } catch {}
}

setInterval(checkpoint, CHECKPOINT_PACE);
