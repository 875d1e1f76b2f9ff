// How a stored game is taken up again in the middle, on this device, by a person against bots.

import { readFileSync } from 'node:fs';
import { type GameBox, type GameRecord, type GameTypes, replayed } from '@boite/kernel';
import { expect, type Page } from '@playwright/test';
import { bringTo, type FactWritten } from './facts.ts';
import { openOnDevice } from './shelf.ts';

/** In milliseconds: no sand runs out while one looks. */
const LONG_SAND = 3_600_000;

export interface Position {
  readonly title: string;
  readonly record: GameRecord;
  /** How many facts of the record have happened. */
  readonly step: number;
}

/** The records kept with a game, by name. `spec`: the address of one of its tests in a browser. */
export function recordsBeside(spec: string): (name: string) => GameRecord {
  return (name) => (JSON.parse(readFileSync(new URL(`../records/${name}.json`, spec), 'utf8')) as { record: GameRecord }).record;
}

/** Where the first seat is awaited and the table is fullest: the last such step. `weight`: how full a state is. */
export function fullestPosition<T extends GameTypes>(
  { game, text }: GameBox<T>,
  record: GameRecord,
  weight: (state: T['State']) => number,
): Position {
  const facts = record.facts as readonly T['Fact'][];
  const steps = facts.map((_, at) => at + 1).filter((step) => isDecision(game, facts, step));
  const weighed = steps.map((step) => ({ step, weight: weight(replayed(game, facts.slice(0, step)).state) }));
  const [fullest] = weighed.sort((one, other) => other.weight - one.weight || other.step - one.step);
  if (!fullest) throw new Error('nobody waits for the first seat in this record');
  return { title: text.name, record, step: fullest.step };
}

/** The first seat did something next, of its own will. */
function isDecision<T extends GameTypes>(game: GameBox<T>['game'], facts: readonly T['Fact'][], step: number): boolean {
  const next = facts[step] as (FactWritten & { readonly seat?: number }) | undefined;
  if (next?.seat !== 0 || next.kind === 'turn') return false;
  return game.awaiting(replayed(game, facts.slice(0, step)).state).seats.includes(0);
}

/** When all has happened. */
export function endOf<T extends GameTypes>({ text }: GameBox<T>, record: GameRecord): Position {
  return { title: text.name, record, step: record.facts.length };
}

/** A table of as many, begun, then brought where the record was. */
export async function openPosition(page: Page, { title, record, step }: Position): Promise<void> {
  await openOnDevice(page, title);
  const seats = page.getByRole('region', { name: 'Autour de la table' }).getByRole('listitem');
  await expect(seats.first()).toBeVisible();
  while ((await seats.count()) < record.names.length) {
    const before = await seats.count();
    await page.getByRole('button', { name: 'Ajouter une place' }).click();
    await expect(seats).toHaveCount(before + 1);
  }
  await page.getByRole('button', { name: /Compléter avec des robots/ }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByRole('list', { name: 'Joueurs' })).toBeVisible();
  const facts = (record.facts as readonly FactWritten[]).slice(0, step).map(withTime);
  await bringTo(page, { facts, awaiting: [0] });
}

function withTime(fact: FactWritten): FactWritten {
  return typeof fact.deadline === 'number' ? { ...fact, deadline: Date.now() + LONG_SAND } : fact;
}
