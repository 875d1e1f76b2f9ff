// Runs the command line for tests: the real commands, in a thread that stays, so that what one command has read the next one finds.

import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** The program itself, for what needs a process of its own: signals, pipes, another Node. */
export const BIN = fileURLToPath(new URL('../bin/boite.mjs', import.meta.url));

export interface BoiteRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const LONGEST_RUN_MS = 600_000;

/** 1 once the thread has answered. */
const doneFlag = new Int32Array(new SharedArrayBuffer(4));
const { port1: asking, port2: port } = new MessageChannel();
const workerData = { port, doneFlag };
new Worker(new URL('testing-thread.ts', import.meta.url), {
  workerData,
  transferList: [port],
  stdout: true,
  stderr: true,
}).unref();
asking.unref();

export function boite(args: readonly string[], input: string | Uint8Array = ''): BoiteRun {
  Atomics.store(doneFlag, 0, 0);
  asking.postMessage({ args, input });
  if (Atomics.wait(doneFlag, 0, 0, LONGEST_RUN_MS) === 'timed-out') throw new Error(`boite ${args.join(' ')} does not end`);
  return receiveMessageOnPort(asking)?.message;
}

/** Its one JSON value. */
export function boiteJson(args: readonly string[]): unknown {
  return JSON.parse(boite([...args, '--json']).stdout);
}

/** A JSON value a line. */
export function jsonLines({ stdout }: BoiteRun): readonly unknown[] {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
