// Sockets that send as much as they can and come back when they are cut off: what a hostile client does.

import { setImmediate } from 'node:timers/promises';
import { Visitor } from './visitor.ts';

const FLOOD = JSON.stringify({ id: 1, type: 'start' });
/** Messages sent in one go. */
const WAVE = 200;

/** Returns how to stop them, which tells how often one was cut off. */
export async function flooded(url: string, count: number): Promise<() => number> {
  let isOn = true;
  let cuts = 0;
  const one = async (index: number) => {
    while (isOn) {
      const flooder = new Visitor(url, '', { 'x-forwarded-for': `172.16.${index >> 8}.${index & 255}` });
      await flooder.connect().catch(() => {});
      for (; isOn && flooder.isOpen; await setImmediate()) for (let sent = 0; sent < WAVE; sent++) flooder.send(FLOOD);
      if (isOn) cuts += 1;
      flooder.leave();
      await setImmediate();
    }
  };
  for (let index = 0; index < count; index++) void one(index);
  return () => {
    isOn = false;
    return cuts;
  };
}
