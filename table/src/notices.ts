// Tells people who have gone that it is their turn: once a turn, and nothing of what was so before the table was opened again.

import { typeset } from '@boite/language';
import type { PushNotice, PushTarget, Requests } from '@boite/protocol';
import type { Occasion } from './occasion.ts';
import type { Notices } from './ports.ts';
import type { Round } from './round.ts';
import { type Changed, patched } from './ruling.ts';
import { withPerson } from './seats.ts';
import type { DeviceId, Person, StoredTable } from './store.ts';
import { ABSENT_AFTER } from './waiting.ts';

export function notifiedAt({ table, device }: Occasion, { seat, to }: Requests['notify']): Changed {
  return patched({ seats: withPerson(table, { seat, device }, { push: to ?? undefined }) });
}

/** A browser that nobody has any more is forgotten. */
export function withoutTarget(table: StoredTable, endpoint: string): Changed {
  const without = ({ push, ...person }: Person): Person => (push?.endpoint === endpoint ? person : { ...person, push });
  return patched({ seats: table.seats.map((place) => ({ ...place, people: place.people.map(without) })) });
}

interface TurnNotice {
  readonly device: DeviceId;
  readonly turn: string;
  readonly push: PushTarget | undefined;
  readonly name: string;
  readonly notice: PushNotice;
}

export class TurnNotices {
  readonly #notices: Notices;
  readonly #lost: (endpoint: string) => void;
  /** The last turn that each was told of; null before anyone has looked. */
  #told: Map<DeviceId, string> | null = null;

  /** `lost` hears of browsers that nobody has any more. */
  constructor(notices: Notices, lost: (endpoint: string) => void) {
    this.#notices = notices;
    this.#lost = lost;
  }

  /** In how many milliseconds to look again, because someone has just gone; null when nobody has. */
  look(table: StoredTable, round: Round | null, goneFor: Occasion['goneFor']): number | null {
    const turn = turnOf(round);
    const awaited = round === null ? [] : peopleAwaited(table, round);
    if (this.#told === null) this.#told = new Map(awaited.map(({ device }) => [device, turn]));
    let again = Infinity;
    for (const { device, push, name } of awaited) {
      const gone = goneFor(device);
      if (!this.#isReached(push) || gone === 0 || this.#told.get(device) === turn) continue;
      if (gone < ABSENT_AFTER) again = Math.min(again, ABSENT_AFTER - gone);
      else this.#tell({ device, turn, push, name, notice: noticeOf(table, round as Round, name) });
    }
    return again === Infinity ? null : again;
  }

  /** By their browser, or by whatever the host has set up for everyone. */
  #isReached(push: PushTarget | undefined): boolean {
    return push !== undefined || this.#notices.announce !== undefined;
  }

  #tell({ device, turn, push, name, notice }: TurnNotice): void {
    this.#told?.set(device, turn);
    this.#notices.announce?.(name, notice);
    if (push === undefined) return;
    this.#notices.send(push, notice).then((isThere) => {
      if (!isThere) this.#lost(push.endpoint);
    });
  }
}

/** Each decision of each game is a turn. */
function turnOf(round: Round | null): string {
  return round === null ? '' : `${round.about.id} ${round.match.game.awaiting(round.match.state).decision}`;
}

function peopleAwaited({ seats }: StoredTable, { about }: Round): readonly Person[] {
  return about.awaiting.flatMap((seat) => (seats[seat]?.bot === null ? seats[seat].people : []));
}

function noticeOf({ code }: StoredTable, { box, about }: Round, name: string) {
  const others = about.names.filter((other) => other !== name);
  const body = others.length === 0 ? box.text.name : `${box.text.name}, avec ${others.join(', ')}`;
  return { title: typeset('À vous de jouer !'), body: typeset(body), code };
}
