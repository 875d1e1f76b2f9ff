// Knows which servers run from this folder, so that nobody takes their packages away under them.

import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const signsIn = (root) => join(root, 'node_modules', '.boite-serving');

/** In milliseconds: how often a server says that it is there, and after how long without a word it is taken for gone. */
const PULSE = 5_000;
const GONE = 4 * PULSE;

/** Says so as long as this process lives. */
export function sayServing(root) {
  const sign = join(signsIn(root), String(process.pid));
  mkdirSync(signsIn(root), { recursive: true });
  writeFileSync(sign, '');
  process.on('exit', () => rmSync(sign, { force: true }));
  const renew = () => {
    try {
      utimesSync(sign, new Date(), new Date());
    } catch {
      // Someone removed the packages by hand: there is nothing left to guard.
    }
  };
  setInterval(renew, PULSE).unref();
}

/** The process of a server that runs from this folder; null when there is none. */
export function runningServer(root) {
  return signs(signsIn(root)).find(({ pid, at }) => Date.now() - at < GONE && isAlive(pid))?.pid ?? null;
}

function signs(folder) {
  try {
    return readdirSync(folder).map((name) => ({ pid: Number(name), at: statSync(join(folder, name)).mtimeMs }));
  } catch {
    return [];
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
