// Every kind of news of every game says its sound and its motion, or that it has none; what the records tell is in the tables.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readRecord, replayedRecord } from '@boite/kernel';
import type { Effect } from '@boite/ui/effects.ts';
import { describe, expect, it } from 'vitest';
import { shelf } from './shelf.ts';

type EffectTable = Readonly<Record<string, Effect>>;

/** The only thing in that file of a game. */
async function effectsOf(id: string): Promise<EffectTable> {
  const [effects] = Object.values<EffectTable>(await import(new URL(`./${id}/screen/effects.ts`, import.meta.url).href));
  return effects ?? {};
}

describe.each(shelf().map(({ game }) => ({ game, id: game.id })))('$id', ({ game, id }) => {
  it('is heard and moves when an opponent plays, and when someone contests', async () => {
    const effects = await effectsOf(id);
    const heard = Object.values(effects).map(({ sound }) => sound);
    const moving = Object.values(effects).map(({ motion }) => motion);
    expect(heard).toEqual(expect.arrayContaining(['opponent', 'dealt', 'contest', 'passed']));
    expect(moving).toEqual(expect.arrayContaining(['lay', 'alarm', 'nudge']));
  });

  it('has an effect, or none, for all that its records tell', async () => {
    const effects = await effectsOf(id);
    const folder = new URL(`./${id}/tests/records/`, import.meta.url);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const kinds = files.flatMap((file) => {
      const record = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')).record);
      expect(record && replayedRecord(game, record)).not.toBeNull();
      return (record?.facts ?? []).flatMap((fact) => game.reveal(fact as never, 0)?.kind ?? []);
    });
    expect(kinds.length).toBeGreaterThan(0);
    expect([...new Set(kinds)].filter((kind) => !Object.hasOwn(effects, kind))).toEqual([]);
  });
});
