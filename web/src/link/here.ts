// Knows the tables on this device: opening one, listing them, finding a finished game again.

import type { GameRecord } from '@boite/kernel';
import type { TableSummary } from '@boite/protocol';
import { openTable, summariesFor } from '@boite/table';
import { titleOf } from '../games/index.ts';
import { DeviceStore, THIS_DEVICE } from './device-store.ts';
import type { Answer, LinkListener } from './link.ts';
import { LocalLink } from './local.ts';
import { portsFor } from './ports.ts';

const NO_BOTS = { think: () => Promise.reject(new Error('nobody thinks before a game')) };
const DEAF: LinkListener = { hears: () => {}, becomes: () => {}, turnedAway: () => {} };

/** Opens a table on this device; its code is its address. */
export async function openHere(game: string, seats: number): Promise<string> {
  const box = await titleOf(game)?.box();
  if (!box) throw new RangeError(`no game is called ${game}`);
  const opened = await openTable({ game, seats }, THIS_DEVICE, await portsFor(box, { store: new DeviceStore(), bots: NO_BOTS }));
  if ('refusal' in opened) throw new Error(opened.refusal.code);
  return opened.code;
}

/** A game for one person against a bot, already begun. */
export async function playAtOnce(game: string, name: string): Promise<string> {
  const code = await openHere(game, 2);
  const link = new LocalLink(code, DEAF);
  const isDone = ({ done }: Answer) => done;
  const answers = [
    await link.send({ type: 'enter', code }),
    await link.send({ type: 'set-options', options: titleOf(game)?.quick }),
    await link.send({ type: 'sit', seat: 0, name }),
    await link.send({ type: 'set-bot', seat: 1, level: 'habitue' }),
    await link.send({ type: 'start' }),
  ];
  link.close();
  if (!answers.every(isDone)) throw new Error('the game could not begin');
  return code;
}

export function tablesHere(): Promise<readonly TableSummary[]> {
  return summariesFor(THIS_DEVICE, new DeviceStore());
}

export function recordHere(id: string): GameRecord | null {
  return new DeviceStore().record(id);
}
