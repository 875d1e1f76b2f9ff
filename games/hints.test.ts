// Hints of every game: at each turn they say in French what the coach thinks best, and the weak ones do not give it away.

import { readdirSync, readFileSync } from 'node:fs';
import { type Coach, type GameBox, type GameRecord, type GameTypes, PUPIL } from '@boite/kernel';
import { runs } from '@boite/kernel/testing';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { coachOf } from './commands.ts';
import { shelf } from './shelf.ts';

const books = loadLibrary();
const NAMES = ['Ada', 'Zoé', 'Luc', 'Ève'];

interface Teaching {
  readonly id: string;
  readonly box: GameBox<GameTypes>;
  readonly coach: Coach<GameTypes>;
}

const teaching: readonly Teaching[] = (
  await Promise.all(shelf().map(async (box) => ({ id: box.game.id, box, coach: await coachOf(box.game.id) })))
).flatMap(({ coach, ...title }) => (coach?.hints ? [{ ...title, coach }] : []));

test('every game that people play gives hints', () => expect(teaching.length).toBeGreaterThanOrEqual(5));

/** The views of a recorded game at the moments when someone looks for a move. */
function stuckIn({ id, box: { game }, coach }: Teaching) {
  const folder = new URL(`./${id}/tests/records/`, import.meta.url);
  const file = readdirSync(folder).find((name) => name.startsWith('two-players')) ?? '';
  const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { readonly record: GameRecord };
  const found = [];
  let state: object | null = null;
  for (const fact of record.facts as readonly GameTypes['Fact'][]) {
    state = game.evolve(state, fact);
    if (!coach.insight?.begins.includes(fact.kind)) continue;
    const [seat = PUPIL] = game.awaiting(state).seats;
    found.push({ view: game.view(state, seat), seat, names: NAMES });
  }
  return found;
}

describe.each(teaching)('a hint of $id', (title) => {
  const { coach } = title;

  test('is what the coach thinks best, in three sentences', () => {
    const stuck = stuckIn(title).slice(0, runs(2, 5));
    const told = stuck.flatMap((one) => {
      const hints = coach.hints?.(one, books) ?? null;
      const best = coach.insight?.best(one.view, one.seat, books) ?? null;
      return hints === null ? [] : [{ hints, best }];
    });
    expect(told.length).toBeGreaterThan(1);
    for (const { hints, best } of told) {
      for (const sentence of Object.values(hints)) expect(sentence).toMatch(/^[\p{Lu}«\d].*\.$/u);
      if (best === null || coach.insight?.unit[0] !== 'point') continue;
      expect(hints.size).toContain(`${best.points}\u00a0point`);
      const word = best.told.split(', ')[0] ?? '';
      expect(hints.move).toContain(word);
      expect(`${hints.where} ${hints.size}`).not.toContain(`« ${word} »`);
    }
  });

  test('is for whoever is to move, and for nobody else', () => {
    const [first] = stuckIn(title);
    if (first === undefined) throw new Error('nobody ever had to move');
    const other = first.seat === 0 ? 1 : 0;
    expect(coach.hints?.({ ...first, seat: other }, books)).toBeNull();
  });
});
