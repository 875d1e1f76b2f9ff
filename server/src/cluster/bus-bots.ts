// Bots that think in processes of their own, as many as one wants: whichever is free is asked; while there is none, bots think here.

import { randomUUID } from 'node:crypto';
import { type BotRequest, type Bots, Wish } from '@boite/table';
import { BotThreads } from '../bots.ts';
import { DEFAULTS, type ServerSettings } from '../settings.ts';
import type { Bus } from './bus.ts';
import { busAt } from './neighbourhood.ts';

const BOTS_SUBJECT = 'boite.bots';
/** Where it is told what nobody waits for any more. */
const CALLED_OFF = 'boite.bots.called-off';
/** How long an answer may take beyond the time to think, in milliseconds: then a bot of ours is asked. */
const BUS_DELAY = 3_000;

interface BusQuestion {
  readonly id: string;
  readonly request: BotRequest;
}

type BusAnswer = { readonly action: unknown } | { readonly failed: true };

export class BusBots implements Bots {
  readonly #bus: Bus;
  readonly #here: Bots;
  readonly #patience: number;

  constructor(bus: Bus, here: Bots, { botBudget }: Pick<ServerSettings, 'botBudget'>) {
    this.#bus = bus;
    this.#here = here;
    this.#patience = botBudget + BUS_DELAY;
  }

  async think(request: BotRequest, wish: Wish): Promise<unknown> {
    const id = randomUUID();
    wish.whenOver(() => this.#bus.say(CALLED_OFF, id));
    const answer = await this.#asked({ id, request });
    return 'action' in answer ? answer.action : this.#here.think(request, wish);
  }

  async #asked(question: BusQuestion): Promise<BusAnswer> {
    try {
      return (await this.#bus.ask(BOTS_SUBJECT, question, this.#patience)) as BusAnswer;
    } catch {
      return { failed: true };
    }
  }
}

/** A process of bots and nothing else; rejects with `CannotStart` when there is no bus. Returns how to end it. */
export async function startBots(chosen: Partial<ServerSettings>): Promise<() => Promise<void>> {
  const settings = { ...DEFAULTS, ...chosen };
  const bus = await busAt(settings.bus ?? '');
  const threads = new BotThreads(settings);
  // Whoever is asked before its books are open keeps people waiting: it says that it is there once they are.
  await threads.warmUp();
  const wishes = new Map<string, Wish>();
  bus.hear(CALLED_OFF, (id) => wishes.get(id as string)?.end());
  bus.answer(BOTS_SUBJECT, async (question) => answered(question as BusQuestion, threads, wishes));
  return async () => {
    await bus.close();
    await threads.close();
  };
}

async function answered({ id, request }: BusQuestion, threads: BotThreads, wishes: Map<string, Wish>): Promise<BusAnswer> {
  const wish = new Wish();
  wishes.set(id, wish);
  try {
    const calledOff = new Promise<BusAnswer>((resolve) => wish.whenOver(() => resolve({ failed: true })));
    return await Promise.race([threads.think(request, wish).then((action) => ({ action })), calledOff]);
  } catch {
    return { failed: true };
  } finally {
    wishes.delete(id);
  }
}
