// What a game keeps for its players' figures, in every recorded game: words and rebuses of those who laid them.

import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, type GameTypes, standingFacts } from '@boite/kernel';
import { describe, expect, test } from 'vitest';
import { coachOf } from './commands.ts';
import { shelf } from './shelf.ts';

const keeping = (
  await Promise.all(shelf().map(async ({ game }) => ({ id: game.id, game, coach: await coachOf(game.id) })))
).filter(({ coach }) => coach?.feats);

test('every game that people play keeps some', () => expect(keeping.length).toBeGreaterThanOrEqual(5));

describe.each(keeping)('$id', ({ id, game, coach }) => {
  const folder = new URL(`./${id}/tests/records/`, import.meta.url);
  const records = readdirSync(folder).map((file) => {
    return JSON.parse(readFileSync(new URL(file, folder), 'utf8')).record as GameRecord;
  });

  test('keeps the words and rebuses of those who played', () => {
    const laid = records.map((record) => {
      const facts = standingFacts(record.facts as readonly GameTypes['Fact'][]).map(({ fact }) => fact);
      const state = facts.reduce<object | null>((before, fact) => game.evolve(before, fact), null) as object;
      return { feats: facts.flatMap((fact) => coach?.feats?.(fact) ?? []), scores: scoresIn(state) };
    });
    expect(laid.flatMap(({ feats }) => feats).length).toBeGreaterThan(0);
    for (const { feats, scores } of laid) {
      for (const { told, seat } of feats)
        expect([told, scores[seat]]).toEqual([expect.stringMatching(/\p{L}{2}/u), expect.any(Number)]);
    }
  });

  function scoresIn(state: object): readonly number[] {
    return (
      game
        .result(state)
        ?.ranking.toSorted((one, other) => one.seat - other.seat)
        .map(({ score }) => score) ?? []
    );
  }
});
