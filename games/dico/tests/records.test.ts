// That games once played replay for ever: no change of rules, chance or dictionary may break a stored game.

import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replayedRecord } from '@boite/kernel';
import { expect, test } from 'vitest';
import { dico } from '../game.ts';

const folder = new URL('./records/', import.meta.url);

test.each(readdirSync(folder))('%s replays to the same ranking', (file) => {
  const golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const record = readRecord(golden.record);
  const match = record && replayedRecord(dico.game, record);
  expect(match && dico.game.result(match.state)).toEqual(golden.result);
});
