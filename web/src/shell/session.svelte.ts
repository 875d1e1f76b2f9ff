// Knows what this device has been told of one table, kept in step with it.

import type { Seat, Viewer } from '@boite/kernel';
import { typeset } from '@boite/language';
import {
  type AnnouncedMessage,
  type ClientRequest,
  PHRASES,
  type RecalledMessage,
  type SaidMessage,
  type StepMessage,
  type TableView,
  type Told,
  type ToldBefore,
} from '@boite/protocol';
import { deviceMemory } from '@boite/ui/device/memory.ts';
import { toast } from '@boite/ui/toasts.svelte.ts';
import type { Link, LinkListener, LinkStatus, OpenLink } from '../link/link.ts';
import { occupantName } from './names.ts';

/** The game through one pair of eyes, with what was told so far; of a long game, what was told last. */
export interface Eyes extends ToldBefore {
  readonly step: StepMessage;
}

/** Of what was said, a page remembers so much, and nobody else anything. */
const MOST_SAID = 40;

/** What one says of another's play that waits. */
const JUROR_ACTIONS: readonly string[] = ['accept', 'contest', 'vote'];

export class Session implements LinkListener {
  readonly #openLink: OpenLink;
  #link: Link;

  table = $state.raw<TableView | null>(null);
  eyes = $state.raw<ReadonlyMap<Viewer, Eyes>>(new Map());
  status = $state<LinkStatus>('opening');
  /** What people said while this page was open, the latest last. */
  saidLately = $state.raw<readonly string[]>([]);
  /** Whether someone here has done something in a game. */
  hasActed = $state(false);
  /** Whether this device shows nothing of what the others say. */
  isMuted = $state(deviceMemory.recall('muted') === true);
  /** Where the rules of the game explain a refusal. */
  articleOf: (code: string) => string | null = () => null;
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
    if (!answer.done) toast(answer.text, this.articleOf(answer.code));
    return answer.done;
  }

  async act(seat: Seat, action: object): Promise<boolean> {
    const { gameId, step = 0 } = this.eyes.get(seat)?.step ?? {};
    const answer = await this.#link.send({ type: 'act', seat, gameId, step, action });
    if (!answer.done) toast(this.#contestedSince(seat, step, action) ?? answer.text, this.articleOf(answer.code));
    this.hasActed ||= answer.done;
    return answer.done;
  }

  /** Whoever judges a play just after someone else has contested it is told so; null when nobody has. */
  #contestedSince(seat: Seat, step: number, action: object): string | null {
    if (!('kind' in action) || !JUROR_ACTIONS.includes(String(action.kind))) return null;
    const since = this.eyes.get(seat)?.told.filter((told) => told.step > step) ?? [];
    const by = since.map(({ news }) => ('by' in news ? news.by : null)).find((other) => typeof other === 'number');
    const place = by === undefined ? undefined : this.table?.seats[by as Seat];
    return place ? typeset(`Trop tard : ${occupantName(place)} a déjà contesté ce coup.`) : null;
  }

  /** What was told earlier comes before what is known. */
  recall(viewer: Viewer): void {
    const before = this.eyes.get(viewer)?.told[0]?.step;
    if (before !== undefined) void this.ask({ type: 'recall', viewer, before });
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
    else if (announcement.type === 'recalled') this.#remember(announcement);
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

  #hear(said: SaidMessage): void {
    const place = this.table?.seats[said.seat];
    if (!place || (this.isMuted && !this.table?.yours.includes(said.seat))) return;
    const line = typeset(`${occupantName(place)} : ${'text' in said ? said.text : PHRASES[said.phrase]}`);
    this.saidLately = [...this.saidLately, line].slice(-MOST_SAID);
    toast(line);
  }

  #remember({ gameId, viewer, told, hasEarlier }: RecalledMessage): void {
    const known = this.eyes.get(viewer);
    if (known?.step.gameId !== gameId) return;
    const earlier = told.filter(({ step }) => step < (known.told[0]?.step ?? Infinity));
    this.eyes = new Map(this.eyes).set(viewer, { ...known, told: [...earlier, ...known.told], hasEarlier });
  }

  #see(step: StepMessage): void {
    const before = this.eyes.get(step.viewer);
    const isNew = step.whole || before?.step.gameId !== step.gameId;
    const told = isNew ? step.told : toldAfter(before.told, step.told);
    const { hasEarlier } = isNew ? step : before;
    // Eyes on an earlier game are closed.
    const same = [...this.eyes].filter(([, eyes]) => eyes.step.gameId === step.gameId);
    this.eyes = new Map([...same, [step.viewer, { step, told, hasEarlier }]]);
    this.ahead = step.now - Date.now();
  }
}

/** A message may repeat the end of what is known. */
function toldAfter(known: readonly Told[], news: readonly Told[]): readonly Told[] {
  const last = known.at(-1)?.step ?? 0;
  return [...known, ...news.filter(({ step }) => step > last)];
}
