// What can go wrong at a table with people on phones, drawn from a seed; and whether its pages stayed honest meanwhile.

import { type Chance, seededChance } from '@boite/kernel';
import { expect } from '@playwright/test';
import { asked, type Companion, type Company, comeBack, leave, played, shown } from './company.ts';
import type { House } from './house.ts';

/** In milliseconds. */
const SAMPLE = 150;
const SHORTEST_FAULT = 800;
const LONGEST_FAULT = 8_000;

/** What a run has seen, in milliseconds. */
export interface Figures {
  faults: number;
  /** The longest that a page showed something old without saying so. */
  longestLie: number;
  /** From the line's return until the page was true again. */
  readonly returns: number[];
  /** The longest of them, by kind of fault. */
  readonly slowest: Record<string, number>;
  /** Moves made. */
  moves: number;
  /** Turns that ran out of time. */
  turnsLost: number;
}

export interface FaultRun {
  readonly house: House;
  readonly company: Company;
  readonly books: object;
  readonly chance: Chance;
  readonly figures: Figures;
}

type FaultDeed = (run: FaultRun, person: Companion) => Promise<void>;

const lull = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const drawnLength = ({ chance }: FaultRun) => SHORTEST_FAULT + chance.below(LONGEST_FAULT - SHORTEST_FAULT);

const FAULT_DEEDS: Readonly<Record<string, FaultDeed>> = {
  swallow: (run, person) => badLine(run, person, () => person.line.swallow()),
  cut: (run, person) => badLine(run, person, () => person.line.cut()),
  delay: (run, person) => badLine(run, person, () => person.line.delay(500 + run.chance.below(2_000))),
  async sleep(run, person) {
    const session = await person.page.context().newCDPSession(person.page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    person.line.swallow();
    await lull(drawnLength(run));
    person.line.mend();
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await isTrueAgain(run, [person]);
  },
  async restart(run) {
    await run.house.kill();
    await watched(run, run.chance.below(2_000));
    await run.house.open();
    await isTrueAgain(run, run.company.people);
  },
  async departure(run) {
    const host = run.company.people.find(({ seat }) => seat === run.company.witness.table?.hostSeat) as Companion;
    await leave(host);
    await expect.poll(() => run.company.witness.table?.hostSeat, { timeout: 120_000 }).not.toBe(host.seat);
    await comeBack(run.company, host);
  },
};

export type FaultName = keyof typeof FAULT_DEEDS;
export const FAULT_NAMES = Object.keys(FAULT_DEEDS);

export function newRun(house: House, company: Company, books: object, seed: number): FaultRun {
  const figures = { faults: 0, longestLie: 0, returns: [], slowest: {}, moves: 0, turnsLost: 0 };
  return { house, company, books, chance: seededChance(seed), figures };
}

/** One fault, and a move after it that everyone sees. */
export async function suffered(run: FaultRun, name: FaultName): Promise<void> {
  const { company, chance, figures } = run;
  const person = company.people[chance.below(company.people.length)] as Companion;
  const known = figures.returns.length;
  await FAULT_DEEDS[name]?.(run, person);
  figures.faults += 1;
  figures.slowest[name] = Math.round(Math.max(figures.slowest[name] ?? 0, ...figures.returns.slice(known)));
  await goesOn(run);
  figures.turnsLost = company.witness.news.filter((news) => /"outOfTime":true|out-of-time/.test(news)).length;
}

async function badLine(run: FaultRun, person: Companion, spoil: () => void): Promise<void> {
  spoil();
  const [move] = await Promise.all([moved(run, person), watched(run, drawnLength(run))]);
  run.figures.moves += Number(move);
  person.line.mend();
  await isTrueAgain(run, [person]);
}

/** Someone else plays while the line is bad: then what its page shows is old. */
async function moved(run: FaultRun, except: Companion | null): Promise<boolean> {
  const { company } = run;
  const awaited = company.witness.step?.awaiting ?? [];
  const able = company.people.find((person) => person !== except && awaited.includes(person.seat));
  return able !== undefined && (await played(company, able, run.books)) === 'done';
}

/** The table is not stuck: it takes a move, or another game begins, and everyone sees it. */
async function goesOn(run: FaultRun): Promise<void> {
  const { company, figures } = run;
  const before = company.witness.step;
  await expect
    .poll(
      async () => {
        const [first] = company.people as [Companion];
        if (company.witness.table?.phase === 'over') await asked(company, first, [{ type: 'again' }]);
        else figures.moves += Number(await moved(run, null));
        const { step } = company.witness;
        return step?.gameId !== before?.gameId || (step?.step ?? 0) > (before?.step ?? 0);
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  for (const person of company.people) await expect.poll(() => isTruthful(run, person)).toBe(true);
}

async function isTruthful({ company: { witness } }: FaultRun, person: Companion): Promise<boolean> {
  const { status, step } = await shown(person);
  return status === 'open' && step === witness.step?.step;
}

async function isTrueAgain(run: FaultRun, people: readonly Companion[]): Promise<void> {
  const from = performance.now();
  for (const person of people) await expect.poll(() => isTruthful(run, person), { intervals: [SAMPLE] }).toBe(true);
  run.figures.returns.push(performance.now() - from);
}

/** Looks at every page for a while: how long does one show something old without a word? */
async function watched(run: FaultRun, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  const lies = new Map<Companion, number>();
  while (performance.now() < until) {
    for (const person of run.company.people) {
      const { status, step } = await shown(person);
      const isLie = status === 'open' && step !== run.company.witness.step?.step;
      if (!isLie) lies.delete(person);
      else lies.set(person, lies.get(person) ?? performance.now());
      run.figures.longestLie = Math.max(run.figures.longestLie, performance.now() - (lies.get(person) ?? performance.now()));
    }
    await lull(SAMPLE);
  }
}
