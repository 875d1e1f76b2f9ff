// Games once played replay for ever: no change of rules, chance or dictionary may break a stored game, nor what is told of it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type GameBox, type GameRecord, type GameTypes, readRecord, replayedRecord, type Viewer } from '@boite/kernel';
import { describe, expect, test } from 'vitest';
import { shelf } from './shelf.ts';

describe.each(shelf().map((box) => ({ id: box.game.id, box })))('records of $id', ({ id, box }) => {
  const folder = new URL(`./${id}/tests/records/`, import.meta.url);
  const stored = existsSync(folder) ? readdirSync(folder) : [];

  test('are there', () => expect(stored).not.toEqual([]));

  test.each(stored)('%s replays to the same ranking, and every step of it can be told', (file) => {
    const golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const record = readRecord(golden.record);
    const match = record && replayedRecord(box.game, record);
    expect(match && box.game.result(match.state)).toEqual(golden.result);
    expect(record && untold(box, record)).toEqual([]);
  });
});

/** What was told to someone without a sentence. */
function untold(box: GameBox<GameTypes>, { facts, names }: GameRecord): readonly unknown[] {
  const viewers: readonly Viewer[] = [...names.keys(), 'spectator'];
  const news = (facts as readonly GameTypes['Fact'][]).flatMap((fact) => viewers.map((viewer) => box.game.reveal(fact, viewer)));
  return news.filter((told) => told !== null && !/\S{2}/.test(box.text.news(told, (seat) => names[seat] ?? '')));
}
