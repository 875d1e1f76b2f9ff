// Knows who is listening to a table and what each has heard, so that each hears what is new and nothing else's secrets.

import type { Seat, Viewer } from '@boite/kernel';
import type { SaidMessage, StepMessage, TimeShown } from '@boite/protocol';
import type { Guest } from './ports.ts';
import { isTakenBackSince, lastMoveOf, lastTold, type Round, roundView, toldSince } from './round.ts';
import type { Scene } from './scene.ts';
import { seatsHeld } from './seats.ts';
import { isSameStanding, type Standing, standingOf } from './standing.ts';
import type { DeviceId } from './store.ts';
import { tableViewFor } from './table-view.ts';

/** What a guest heard last. */
interface LastHeard {
  /** From what the table was last shown, and how. */
  readonly standing: Standing | null;
  readonly table: string;
  /** Which game through whose eyes. */
  readonly eyes: string;
  readonly step: number;
  readonly deadline: number | null;
}

const NOTHING_HEARD: LastHeard = { standing: null, table: '', eyes: '', step: 0, deadline: null };

export class Audience {
  readonly #heard = new Map<Guest, LastHeard>();
  readonly #saidAt = new Map<Seat, number>();
  /** How many pages each device has open here. */
  readonly #pages = new Map<DeviceId, number>();
  #standing: Standing | null = null;

  get isEmpty(): boolean {
    return this.#heard.size === 0;
  }

  /** Comes in, or wants to hear everything again. */
  welcome(guest: Guest): void {
    if (!this.#heard.has(guest)) this.#count(guest.device, 1);
    this.#heard.set(guest, NOTHING_HEARD);
  }

  welcomeAllAgain(): void {
    for (const guest of this.#heard.keys()) this.welcome(guest);
  }

  forget(guest: Guest): void {
    if (this.#heard.delete(guest)) this.#count(guest.device, -1);
  }

  includes(guest: Guest): boolean {
    return this.#heard.has(guest);
  }

  has(device: DeviceId): boolean {
    return this.#pages.has(device);
  }

  /** Everyone hears it, and it is not repeated. When that seat last said something is remembered. */
  say(said: SaidMessage, at: number): void {
    this.#saidAt.set(said.seat, at);
    for (const guest of this.#heard.keys()) guest.tell(said);
  }

  saidAt(seat: Seat): number {
    return this.#saidAt.get(seat) ?? Number.NEGATIVE_INFINITY;
  }

  guests(): readonly Guest[] {
    return [...this.#heard.keys()];
  }

  /** Tells each guest what has changed for them. */
  announce(scene: Scene, shown: TimeShown): void {
    const steps = new Map<string, StepMessage>();
    const standing = this.#stood(scene);
    for (const [guest, heard] of this.#heard) {
      const { round } = scene;
      const table = heard.standing === standing ? heard.table : tellTable(guest, heard, standing);
      const game = round === null ? NOTHING_HEARD : tellRound({ guest, heard, round, shown, steps }, viewersOn(scene, guest));
      this.#heard.set(guest, { ...game, standing, table });
    }
  }

  /** The same as before as long as nothing has changed. */
  #stood(scene: Scene): Standing {
    const standing = standingOf(scene);
    if (this.#standing === null || !isSameStanding(standing, this.#standing)) this.#standing = standing;
    return this.#standing;
  }

  #count(device: DeviceId, more: number): void {
    const pages = (this.#pages.get(device) ?? 0) + more;
    if (pages === 0) this.#pages.delete(device);
    else this.#pages.set(device, pages);
  }
}

function tellTable(guest: Guest, heard: LastHeard, standing: Standing): string {
  const view = tableViewFor(standing, guest.device);
  const written = JSON.stringify(view);
  if (written !== heard.table) guest.tell({ type: 'table', table: view });
  return written;
}

interface GuestTelling {
  readonly guest: Guest;
  readonly heard: LastHeard;
  readonly round: Round;
  readonly shown: TimeShown;
  /** Those already written for other guests with the same eyes. */
  readonly steps: Map<string, StepMessage>;
}

function viewersOn({ table }: Scene, guest: Guest): readonly Viewer[] {
  const held = seatsHeld(table, guest.device);
  return held.length === 0 ? ['spectator'] : held;
}

function tellRound(telling: GuestTelling, viewers: readonly Viewer[]): Omit<LastHeard, 'table' | 'standing'> {
  const { guest, heard, round, shown, steps } = telling;
  const eyes = `${round.about.id} ${viewers.join(' ')}`;
  const from = eyes === heard.eyes && !isTakenBackSince(heard.step, round) ? heard.step : 0;
  const { step } = round.match;
  if (from === step && heard.deadline === shown.deadline) return heard;
  for (const viewer of viewers) {
    const key = `${viewer} ${from}`;
    const message = steps.get(key) ?? stepFor(round, viewer, { from, shown });
    steps.set(key, message);
    guest.tell(message);
  }
  return { eyes, step, deadline: shown.deadline };
}

function stepFor(round: Round, viewer: Viewer, { from, shown }: { from: number; shown: TimeShown }): StepMessage {
  const { match, about } = round;
  return {
    type: 'step',
    gameId: about.id,
    viewer,
    step: match.step,
    view: roundView(round, viewer),
    awaiting: about.awaiting,
    lastMove: lastMoveOf(round),
    ...shown,
    whole: from === 0,
    ...(from === 0 ? lastTold(round, viewer) : { told: toldSince(from, round, viewer), hasEarlier: true }),
  };
}
