// The log of a server: a JSON value a line, for whoever looks after it. Neither names, nor addresses, nor devices are in it.

import { destination, type Logger, pino } from 'pino';
import type { ServerSettings } from './settings.ts';

export type Log = Pick<Logger, 'info' | 'error'>;

/** On the second output: the first one is for people. */
export function openedLog(level: ServerSettings['log']): Log {
  return pino({ level, base: { pid: process.pid }, timestamp: () => `,"time":"${new Date().toISOString()}"` }, destination(2));
}

/** A fault of ours, whole; of anything else only what it says of itself. */
export function logTrouble(log: Log, what: string, error: unknown): void {
  if (error instanceof Error) log.error({ err: error }, what);
  else log.error(what);
}
