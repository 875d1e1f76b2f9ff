// A thread of sockets that send as much as they can and come back when they are cut off: what hostile clients do.

import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Visitor } from './visitor.ts';

const FLOOD = JSON.stringify({ id: 1, type: 'start' });
/** Messages sent in one go, and milliseconds between two of them. */
const WAVE = 200;
const WAVE_PAUSE = 20;

const { url, count } = workerData as { url: string; count: number };
let floodCuts = 0;

async function flood(index: number): Promise<void> {
  for (;;) {
    const flooder = new Visitor(url, '', { 'x-forwarded-for': `172.16.${index >> 8}.${index & 255}` });
    await flooder.connect().catch(() => {});
    while (flooder.isOpen) {
      for (let sent = 0; sent < WAVE; sent++) flooder.send(FLOOD);
      await setTimeout(WAVE_PAUSE);
    }
    if (flooder.closed !== null) floodCuts += 1;
    await setTimeout(WAVE_PAUSE);
  }
}

for (let index = 0; index < count; index++) void flood(index);
parentPort?.on('message', () => parentPort?.postMessage(floodCuts));
