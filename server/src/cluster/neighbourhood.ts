// This process among others: pages that came here reach tables of the others, and theirs reach ours.

import type { AttendancePorts } from '../attendance.ts';
import type { Relaying } from '../connection.ts';
import { CannotStart } from '../data-folder.ts';
import type { KeptHouse } from '../keeping.ts';
import type { Toll, Tolls } from '../tolls.ts';
import { type Bus, openedBus } from './bus.ts';
import { inboxOf, type RelayMessage } from './relayed.ts';
import { Relays } from './relays.ts';
import { Visits } from './visits.ts';

/** Where wrong codes that were tried are told, and what else an address has used up. */
const WRONG_CODES = 'boite.wrong-codes';
const TOLLS = 'boite.tolls';

export async function busAt(address: string): Promise<Bus> {
  return openedBus(address).catch((error: unknown) => {
    throw new CannotStart(`The bus of BOITE_BUS cannot be reached (${error instanceof Error ? error.message : error}).`);
  });
}

interface NeighbourPorts extends AttendancePorts {
  readonly shared: NonNullable<KeptHouse['shared']>;
  readonly bus: Bus;
  readonly tolls: Tolls;
  /** The time at the tables. */
  readonly now: () => number;
}

export class Neighbourhood {
  readonly #relays: Relays;
  readonly #visits: Visits;

  constructor({ shared: { id, leases }, bus, tolls, now, ...attendance }: NeighbourPorts) {
    this.#relays = new Relays({ id, bus, now, isAlive: (process) => leases.isAlive(process) });
    this.#visits = new Visits({ ...attendance, id, bus, now });
    bus.hear(inboxOf(id), (message) => this.#hear(message as RelayMessage));
    attendance.guesses.onPaid = (address) => bus.say(WRONG_CODES, { by: id, address });
    bus.hear(WRONG_CODES, (told) => {
      const { by, address } = told as { by: string; address: string };
      if (by !== id) attendance.guesses.paidElsewhere(address);
    });
    tolls.onPaid = (toll, address) => bus.say(TOLLS, { by: id, toll, address });
    bus.hear(TOLLS, (told) => {
      const { by, toll, address } = told as { by: string; toll: Toll; address: string };
      if (by !== id) tolls.paidElsewhere(toll, address);
    });
  }

  get relayedPages(): number {
    return this.#relays.count;
  }

  readonly relaying: Relaying = (owner, page) => this.#relays.opened(owner, page);

  close(): void {
    this.#relays.close();
    this.#visits.close();
  }

  #hear(message: RelayMessage): void {
    if (message.kind === 'say' || message.kind === 'beat') this.#visits.hear(message);
    else this.#relays.hear(message);
  }
}
