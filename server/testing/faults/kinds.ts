// What can happen to a house: each fault begins, lasts as long as it is let, and is mended.

import { type Chance, oneOf } from '@boite/kernel';
import { type FaultyHouse, limitFiles } from './house.ts';

/** How it is mended. */
type Mending = () => Promise<void> | void;

interface FaultKind {
  readonly name: string;
  readonly isPossible: (house: FaultyHouse) => boolean;
  readonly begin: (house: FaultyHouse, chance: Chance) => Promise<Mending> | Mending;
}

const always = () => true;
const withServices = ({ services }: FaultyHouse) => services.length > 0;
/** How slow a slow line is, in milliseconds, and how far a wrong clock is from the right one. */
const SLOW_LINE = 250;
const WRONG_HOURS = [-30, -3, 4, 50];

export const FAULT_KINDS: readonly FaultKind[] = [
  {
    name: 'a server is killed',
    isPossible: always,
    begin: (house, chance) => {
      const server = oneOf(house.servers, chance);
      const back = server.restart();
      return () => back;
    },
  },
  {
    name: 'a server sleeps',
    isPossible: always,
    begin: (house, chance) => {
      const server = oneOf(house.servers, chance);
      server.signal('SIGSTOP');
      return () => server.signal('SIGCONT');
    },
  },
  {
    name: 'what servers need is killed',
    isPossible: withServices,
    begin: async (house, chance) => {
      const { service } = oneOf(house.services, chance);
      await service.kill();
      return () => service.start();
    },
  },
  {
    name: 'lines are cut',
    isPossible: always,
    begin: (house, chance) => {
      oneOf(faultyLines(house), chance).cut();
      return () => {};
    },
  },
  {
    name: 'a line is slow',
    isPossible: always,
    begin: (house, chance) => {
      const line = oneOf(faultyLines(house), chance);
      line.delay = SLOW_LINE;
      return () => {
        line.delay = 0;
      };
    },
  },
  {
    name: 'a line is silent',
    isPossible: always,
    begin: (house, chance) => {
      const line = oneOf(faultyLines(house), chance);
      line.hold();
      return () => line.release();
    },
  },
  {
    name: 'the disk is full',
    isPossible: always,
    begin: (house) => {
      limitFiles(house.writers(), 4096);
      return () => limitFiles(house.writers(), null);
    },
  },
  {
    name: 'the clock jumps',
    isPossible: always,
    begin: (house, chance) => {
      oneOf(house.servers, chance).signal('SIGUSR2');
      return () => {};
    },
  },
  {
    name: 'a server comes back at another hour',
    isPossible: always,
    begin: (house, chance) => {
      const back = oneOf(house.servers, chance).restart(oneOf(WRONG_HOURS, chance) * 3_600_000);
      return () => back;
    },
  },
];

function faultyLines({ servers, services }: FaultyHouse) {
  return [...servers, ...services].map(({ line }) => line);
}
