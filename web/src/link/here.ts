// The tables on this device: opening one, listing them, finding a finished game again.

import { titleOf } from '@boite/games/page.ts';
import type { GameBox, GameRecord, GameTypes, Level, Seat } from '@boite/kernel';
import type { BegunTable, ClientRequest, TableSummary } from '@boite/protocol';
import { broughtTable, type Opened, openedTable, summariesFor } from '@boite/table';
import { deviceMemory } from '@boite/ui/device/memory.ts';
import { DeviceStore, THIS_DEVICE } from './device-store.ts';
import { tellForgotten } from './forgotten.ts';
import type { LinkListener } from './link.ts';
import { LocalLink } from './local.ts';
import { type DevicePorts, portsFor } from './ports.ts';

const EMPTY_ROOM = { bots: { think: () => Promise.reject(new Error('nobody thinks before a game')) }, trouble: () => {} };
/** What had happened in a game when it was left. */
type BegunRecord = Pick<BegunTable, 'game' | 'facts'> & Pick<GameRecord, 'names'>;

const DEAF: LinkListener = { hears: () => {}, becomes: () => {}, turnedAway: () => {} };

/** A table on this device with its simplest rules, and the person who opens it already seated. Its code is its address. */
export function openHere(game: string, name: string): Promise<string> {
  return openedWith(game, null, [{ type: 'sit', seat: 0, name }]);
}

/** A game for one person against a bot, already begun. */
export function playAtOnce(game: string, { name, level }: { name: string; level: Level }): Promise<string> {
  return openedWith(game, null, [{ type: 'sit', seat: 0, name }, { type: 'set-bot', seat: 1, level }, { type: 'start' }]);
}

/** A game for one person alone, already begun. */
export function playAlone(game: string, options: object, name: string): Promise<string> {
  return openedWith(game, options, [{ type: 'sit', seat: 0, name }, { type: 'start' }]);
}

/** A game goes on from what had happened: one seat is this person's, bots hold the others under the names there were. */
export async function playOn({ game, names, facts }: BegunRecord, own: Seat, level: Level): Promise<string> {
  const box = await boxCalled(game);
  const ports = deviceOf(box);
  // The facts are proved by the rules, which may look into any of them.
  await ports.booksWhole();
  const seats = names.map((name, seat) => {
    const held = seat === own ? { people: [name], bot: null } : { people: [], bot: { level, name } };
    return { team: false, junior: false, ...held };
  });
  return codeOf(await broughtTable({ game, seats, youngest: null, retired: [], facts }, THIS_DEVICE, ports));
}

/** `options`: null for those of a first game. */
async function openedWith(game: string, options: object | null, requests: readonly ClientRequest[]): Promise<string> {
  const box = await boxCalled(game);
  const code = await openedCode(box);
  const link = new LocalLink(code, DEAF);
  const agreed = { type: 'set-options', options: options ?? box.quick } as const;
  for (const request of [{ type: 'enter', code } as const, agreed, ...requests]) {
    const { done } = await link.send(request);
    if (!done) throw new Error(`${request.type} was refused`);
  }
  link.close();
  return code;
}

async function boxCalled(game: string): Promise<GameBox<GameTypes>> {
  const box = await titleOf(game)?.box();
  if (!box) throw new RangeError(`no game is called ${game}`);
  return box;
}

async function openedCode(box: GameBox<GameTypes>): Promise<string> {
  return codeOf(await openedTable({ game: box.game.id, seats: 2 }, THIS_DEVICE, deviceOf(box)));
}

function deviceOf(box: GameBox<GameTypes>): DevicePorts {
  // The browser is asked not to forget; nothing waits for its answer.
  navigator.storage?.persist?.().catch(() => {});
  return portsFor(box, { store: new DeviceStore(deviceMemory, tellForgotten), ...EMPTY_ROOM });
}

function codeOf(outcome: Opened): string {
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  return outcome.code;
}

export function tablesHere(): Promise<readonly TableSummary[]> {
  return summariesFor(THIS_DEVICE, new DeviceStore());
}

/** Its person wants a table of this device gone. */
export function forgetHere(code: string): void {
  new DeviceStore().delete(code);
}

/** Every finished game of this device, as whoever calls themselves so played it; else as its first person did. */
export function finishedHere(name: string) {
  return new DeviceStore().finishedGames(name);
}

export function recordHere(id: string): GameRecord | null {
  return new DeviceStore().record(id);
}
