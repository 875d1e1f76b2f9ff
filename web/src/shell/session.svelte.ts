// Knows what this device has been told of one table, kept in step with it.

import type { Seat, Viewer } from '@boite/kernel';
import type { AnnouncedMessage, ClientRequest, StepMessage, TableView, Told } from '@boite/protocol';
import { toast } from '@boite/ui/toasts.svelte.ts';
import type { Link, LinkListener, LinkStatus, OpenLink } from '../link/link.ts';

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
