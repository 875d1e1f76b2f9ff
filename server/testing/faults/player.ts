// Someone who really plays, comes back whenever the line breaks, by whichever server answers, and remembers what was acknowledged and seen.

import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { gameNamed } from '@boite/games';
import type { GameBox, GameTypes } from '@boite/kernel';
import type { AnswerMessage } from '@boite/protocol';
import { thoughtAtOnce } from '../loaded-table.ts';
import { Visitor } from '../visitor.ts';

/** Between two tries to come in, in milliseconds. */
const TRY_AGAIN = 100;

export interface SentAction {
  readonly gameId: string;
  readonly seat: number;
  readonly step: number;
  readonly action: object;
  /** Unknown while nobody has said. */
  outcome: 'done' | 'refused' | 'unknown';
}

/** What somebody saw: the fingerprint of a view, by game, viewer and step. */
export interface SeenView {
  readonly gameId: string;
  readonly viewer: number | 'spectator';
  readonly step: number;
  readonly print: string;
}

export function viewPrint(view: object | undefined): string {
  return createHash('sha1').update(JSON.stringify(view)).digest('base64');
}

/** A store whose line broke may have kept what it could not acknowledge. */
function outcomeOf(answer: AnswerMessage): SentAction['outcome'] {
  if (answer.type === 'done') return 'done';
  return answer.refusal.code === 'not-kept' ? 'unknown' : 'refused';
}

export class FaultPlayer {
  readonly seat: number;
  readonly code: string;
  readonly sent: SentAction[] = [];
  readonly seen = new Map<string, SeenView>();
  /** Twice the same step, and not the same view. */
  readonly contradictions: string[] = [];
  moves = 0;
  #visitor: Visitor;
  #looked = 0;
  readonly #urls: () => readonly string[];
  #isDone = false;

  constructor(place: { readonly seat: number; readonly code: string }, visitor: Visitor, urls: () => readonly string[]) {
    this.seat = place.seat;
    this.code = place.code;
    this.#visitor = visitor;
    this.#urls = urls;
  }

  /** Where this one stands, for whoever looks why a table does not go on. */
  get standing(): string {
    const { isOpen, heard } = this.#visitor;
    if (!heard.some(({ type }) => type === 'step')) return `seat ${this.seat}: has come back and sees nothing`;
    const { table, step } = this.#visitor;
    const sees = `${table.phase}, game ${step.gameId}, step ${step.step}, awaiting ${step.awaiting.join(' ') || 'nobody'}`;
    const last = this.sent.at(-1);
    const did = last === undefined ? 'nothing' : `${last.gameId} step ${last.step} ${last.outcome}`;
    return `seat ${this.seat}: ${isOpen ? 'open' : 'closed'}, sees ${sees}; did last: ${did}`;
  }

  /** Plays until told to end, whatever happens. */
  async play(): Promise<void> {
    for (let tries = 0; !this.#isDone; tries++) {
      try {
        if (this.#visitor.isOpen) await this.#playOnce();
        else await this.#comeBack(this.#urls()[tries % this.#urls().length] ?? '');
      } catch {
        this.#visitor.leave();
        await setTimeout(TRY_AGAIN);
      }
    }
    this.#visitor.leave();
  }

  end(): void {
    this.#isDone = true;
  }

  async #comeBack(url: string): Promise<void> {
    const visitor = new Visitor(url, this.#visitor.cookie);
    await visitor.connect();
    this.#visitor = visitor;
    this.#looked = 0;
    if ((await this.#orClosed(visitor.ask({ type: 'enter', code: this.code }))) !== 'done') throw new Error('not yet');
    await this.#orClosed(visitor.until(() => visitor.heard.some(({ type }) => type === 'step')));
  }

  async #playOnce(): Promise<void> {
    const visitor = this.#visitor;
    await visitor.until(() => this.#isDone || !visitor.isOpen || visitor.table.phase === 'over' || this.#isAwaited(visitor));
    this.#look();
    if (this.#isDone || !visitor.isOpen) return;
    if (visitor.table.phase === 'over') await this.#playAgain();
    else await this.#act();
  }

  #isAwaited({ step }: Visitor): boolean {
    return step.awaiting.includes(this.seat);
  }

  async #playAgain(): Promise<void> {
    const visitor = this.#visitor;
    const { gameId } = visitor.step;
    const answer = this.seat === 0 ? await this.#orClosed(visitor.ask({ type: 'again' })) : 'done';
    if (answer !== 'done') return this.#rest(answer);
    await visitor.until(() => this.#isDone || !visitor.isOpen || visitor.step.gameId !== gameId);
  }

  async #act(): Promise<void> {
    const visitor = this.#visitor;
    const { gameId, step, view } = visitor.step;
    const action = thoughtAtOnce(gameNamed(visitor.table.game) as GameBox<GameTypes>, view, this.seat);
    const sent: SentAction = { gameId, seat: this.seat, step, action, outcome: 'unknown' };
    this.sent.push(sent);
    const answer = await this.#orClosed(visitor.answerTo({ type: 'act', seat: this.seat, gameId, step, action }));
    sent.outcome = outcomeOf(answer);
    if (answer.type === 'refused') await this.#rest(answer.refusal.code);
    else {
      this.moves += 1;
      const hasGoneOn = () => visitor.step.gameId !== gameId || visitor.step.step > step;
      await visitor.until(() => this.#isDone || !visitor.isOpen || hasGoneOn());
    }
  }

  /** A table that was set aside is opened again by whoever comes in. */
  async #rest(code: string): Promise<void> {
    if (code === 'broken-table') this.#visitor.leave();
    await setTimeout(TRY_AGAIN);
  }

  /** What is asked, unless the line breaks first. */
  #orClosed<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const visitor = this.#visitor;
    const broken = visitor
      .until(() => visitor.closed !== null || this.#isDone)
      .then(() => Promise.reject(new Error('the line broke')));
    return Promise.race([answer, broken]);
  }

  #look(): void {
    const { heard } = this.#visitor;
    for (; this.#looked < heard.length; this.#looked++) {
      const message = heard[this.#looked];
      if (message?.type !== 'step') continue;
      const { gameId, viewer, step, view } = message;
      const key = `${gameId} ${viewer} ${step}`;
      const print = viewPrint(view);
      const before = this.seen.get(key);
      if (before !== undefined && before.print !== print) this.contradictions.push(key);
      this.seen.set(key, { gameId, viewer, step, print });
    }
  }
}
