// Knows what this device has been told of one table, kept in step with it.

import type { Seat, Viewer } from '@boite/kernel';
import { typeset } from '@boite/language';
import {
  type AnnouncedMessage,
  type ClientRequest,
  PHRASES,
  type SaidMessage,
  type StepMessage,
  type TableView,
  type Told,
} from '@boite/protocol';
import { deviceMemory } from '@boite/ui/device/memory.ts';
import { toast } from '@boite/ui/toasts.svelte.ts';
import type { Link, LinkListener, LinkStatus, OpenLink } from '../link/link.ts';
import { occupantName } from './names.ts';

/** The game through one pair of eyes, with everything told so far. */
export interface Eyes {
  readonly step: StepMessage;
  readonly told: readonly Told[];
}

export class Session implements LinkListener {
  readonly #openLink: OpenLink;
  #link: Link;

  table = $state.raw<TableView | null>(null);
  eyes = $state.raw<ReadonlyMap<Viewer, Eyes>>(new Map());
  status = $state<LinkStatus>('opening');
  /** Whether this device shows nothing of what the others say. */
  isMuted = $state(deviceMemory.recall('muted') === true);
  /** Why the table cannot be entered. */
  closed = $state<string | null>(null);
  /** Milliseconds between the table's clock and this device's. */
  ahead = $state(0);

  constructor(openLink: OpenLink) {
    this.#openLink = openLink;
    this.#link = openLink(this);
  }

  /** Whether it was done; a refusal is shown to the person. */
  async ask(request: ClientRequest): Promise<boolean> {
    const answer = await this.#link.send(request);
    if (!answer.done) toast(answer.text);
    return answer.done;
  }

  act(seat: Seat, action: object): Promise<boolean> {
    const step = this.eyes.get(seat)?.step.step ?? 0;
    return this.ask({ type: 'act', seat, step, action });
  }

  /** Takes the table back from another tab. */
  reopen(): void {
    this.status = 'opening';
    this.#link = this.#openLink(this);
  }

  close(): void {
    this.#link.close();
  }

  hears(announcement: AnnouncedMessage): void {
    if (announcement.type === 'step') this.#see(announcement);
    else if (announcement.type === 'said') this.#hear(announcement);
    else {
      const { game, gameId } = announcement.table;
      // Eyes on another game are closed before its screen is opened.
      if (gameId === null || game !== this.table?.game) this.eyes = new Map();
      this.table = announcement.table;
    }
  }

  becomes(status: LinkStatus): void {
    this.status = status;
  }

  turnedAway(text: string): void {
    this.closed = text;
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    deviceMemory.remember('muted', isMuted);
  }

  #hear({ seat, phrase }: SaidMessage): void {
    const place = this.table?.seats[seat];
    if (place && (!this.isMuted || this.table?.yours.includes(seat)))
      toast(typeset(`${occupantName(place)} : ${PHRASES[phrase]}`));
  }

  #see(step: StepMessage): void {
    const before = this.eyes.get(step.viewer);
    const told = step.whole || before?.step.gameId !== step.gameId ? step.told : toldAfter(before.told, step.told);
    // Eyes on an earlier game are closed.
    const same = [...this.eyes].filter(([, eyes]) => eyes.step.gameId === step.gameId);
    this.eyes = new Map([...same, [step.viewer, { step, told }]]);
    this.ahead = step.now - Date.now();
  }
}

/** A message may repeat the end of what is known. */
function toldAfter(known: readonly Told[], news: readonly Told[]): readonly Told[] {
  const last = known.at(-1)?.step ?? 0;
  return [...known, ...news.filter(({ step }) => step > last)];
}
