// Games once played replay for ever: no change of rules, chance or dictionary may break a stored game, nor what is told of it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  begunFault,
  type GameBox,
  type GameRecord,
  type GameTypes,
  readRecord,
  recordFault,
  replayedRecord,
  seededChance,
  type Viewer,
} from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { shelf } from './shelf.ts';

/** A game that nobody has finished yet has none. */
const played = shelf()
  .map((box) => ({ id: box.game.id, box, folder: new URL(`./${box.game.id}/tests/records/`, import.meta.url) }))
  .filter(({ folder }) => existsSync(folder));

test('the games that people play have records', () => expect(played.length).toBeGreaterThanOrEqual(5));

describe.each(played)('records of $id', ({ box, folder }) => {
  test.each(readdirSync(folder))(
    '%s replays to the same ranking, every step of it can be told, and it could have gone on elsewhere',
    (file) => {
      const golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const record = readRecord(golden.record);
      const match = record && replayedRecord(box.game, record);
      expect(match && box.game.result(match.state)).toEqual(golden.result);
      expect(record && untold(box, record)).toEqual([]);
      expect(record && recordFault(box.game, record)).toBeNull();
      expect(record && faultsUnderWay(box, record)).toEqual([]);
    },
  );
});

/** What does not hold of a game that is brought from a device in its middle. */
function faultsUnderWay(box: GameBox<GameTypes>, { facts, names }: GameRecord): readonly unknown[] {
  const tools = { chance: seededChance(1), now: 0, books: loadLibrary() };
  const middles = [1 / 4, 1 / 2, 3 / 4].map((part) => facts.slice(0, Math.ceil(facts.length * part)));
  return middles.map((begun) => begunFault(box, { names, facts: begun }, tools)).filter((fault) => fault !== null);
}

/** What was told to someone without a sentence. */
function untold(box: GameBox<GameTypes>, { facts, names }: GameRecord): readonly unknown[] {
  const viewers: readonly Viewer[] = [...names.keys(), 'spectator'];
  const news = (facts as readonly GameTypes['Fact'][]).flatMap((fact) => viewers.map((viewer) => box.game.reveal(fact, viewer)));
  return news.filter((told) => told !== null && !/\S{2}/.test(box.text.news(told, (seat) => names[seat] ?? '')));
}
