// The jokers of the table: kept, won, replayed. Numbers are those of RULES.md.

import { seededChance } from '@boite/kernel';
import { describe, expect, test } from 'vitest';
import { asTiles, asWords } from '../tests/drawing.ts';
import { isAllowedWithMarkedTiles, randomJokerCase } from '../tests/marked-tiles.ts';
import { tableChange } from './play.ts';

/** The points of a new table, or the reason to refuse it. The dictionary is not asked. */
function outcome(table: string, rack: string, after: string): number | string {
  const change = tableChange({ table: asWords(table), rack: asTiles(rack), entered: true }, asWords(after));
  return 'code' in change ? change.code : change.points;
}

describe('5.1 A joker keeps its letter and moves as it', () => {
  test('in the same word, lengthened', () => {
    expect(outcome('CHaT', 'SX', 'CHaTS')).toBe(5);
  });
  test('in another word, with tiles of the table as well', () => {
    expect(outcome('CHaT', 'OURX', 'CHOU RaT')).toBe(4);
  });
  test('it cannot become another letter without being won', () => {
    expect(outcome('CHaT', 'SX', 'CHeTS')).toBe('joker-without-its-letter');
  });
  test('it cannot go back to the rack', () => {
    expect(outcome('CHaT', 'ASX', 'CHATS')).toBe('joker-not-replayed');
    expect(outcome('CHaT SoL', 'ASX', 'CHATS SoL')).toBe('joker-not-replayed');
  });
  test('a letter of the table may change places with it: nothing is won, so nothing is owed', () => {
    expect(outcome('CHaT LAC', 'SX', 'CHAT LaCS')).toBe(4);
  });
});

describe('5.2 A joker is won with the letter it stands for, from the rack', () => {
  test('it is replayed as another letter in a new word of the rack', () => {
    expect(outcome('CHaT', 'ASLX', 'CHAT SoL')).toBe(3);
  });
  test('without that letter on the rack there is nothing to put in its place', () => {
    expect(outcome('CHaT', 'SLX', 'CHAT SoL')).toBe('not-on-rack');
  });
  test('a letter of the table cannot take its place', () => {
    expect(outcome('CHaT LAC', 'SLISX', 'CHAT CILS SoL')).toBe('joker-without-its-letter');
  });
  test('the place cannot be left empty', () => {
    expect(outcome('CHaTS', 'SLX', 'CHTS SoL')).toBe('joker-without-its-letter');
  });
  test('the word it leaves may be rebuilt at once', () => {
    expect(outcome('CHaT', 'ASLEX', 'TACHE SoL')).toBe(5);
  });
  test('4.7 the word in which it was replaced is not formed anew', () => {
    const change = tableChange({ table: ['CHaT'], rack: asTiles('ASLX'), entered: true }, ['CHAT', 'SoL']);
    expect(change).toMatchObject({ formed: ['SOL'], points: 3 });
  });
});

describe('5.3 A joker that was won goes into a new word, with tiles of the rack alone', () => {
  test('not beside a tile of the table', () => {
    expect(outcome('CHaT RUE', 'ASLX', 'CHAT RUsE SLX')).toBe('joker-not-replayed');
    expect(outcome('CHaT SOLE', 'ASX', 'CHAT SOLEsS')).toBe('joker-not-replayed');
  });
  test('the refusal says which one', () => {
    const change = tableChange({ table: ['CHaT', 'RUE'], rack: asTiles('ASX'), entered: true }, ['CHAT', 'RUsES']);
    expect(change).toEqual({ code: 'joker-not-replayed', letter: 'A' });
  });
  test('equal tiles are interchangeable: those beside it may be the ones of the rack', () => {
    expect(outcome('CHaT SOT', 'AOSTX', 'CHAT SuT TOSO')).toBe(4);
  });
  test('not in a word that was on the table when the turn began', () => {
    expect(outcome('CHaT SOL', 'ASLESX', 'CHAT SoL SOLES')).toBe('joker-not-replayed');
  });
  test('replayed as the same letter it has only moved, and goes beside any tile', () => {
    expect(outcome('CHaT', 'ALCX', 'CHAT LaC')).toBe(3);
    expect(outcome('CHaT LUE', 'ASX', 'CHAT SaLUE')).toBe(5);
  });
  test('another joker of the rack may stand beside it', () => {
    expect(outcome('CHaT', 'AS*X', 'CHAT Sol')).toBe(3);
  });
  test('another joker of the table may not', () => {
    expect(outcome('CHaT SoL', 'AROSUXX', 'CHAT ROSSL Uoi')).toBe('joker-not-replayed');
  });
  test('4.6 the letters it needs beside it cannot be those of the longest word', () => {
    expect(outcome('CHaT LUNES', 'ASOX', 'CHAT NULES SOi')).toBe('longest-without-rack');
    expect(outcome('CHaT LUNES', 'ASOXS', 'CHAT NULESS SOi')).toBe(6);
  });
  test('4.6 a joker that has only moved is no tile of the rack', () => {
    expect(outcome('CHaT RUE', 'AX', 'CHAT RUEa')).toBe('longest-without-rack');
  });
  test('4.6 the letter that won it counts as coming from the rack', () => {
    expect(outcome('CHaT', 'ASLX', 'TACH SoL')).toBe(4);
    expect(outcome('SaC CRABE', 'ALOX', 'SAC BARCE LeO')).toBe(5);
  });
});

describe('5.4 Two jokers', () => {
  test('both may move', () => {
    expect(outcome('CHaT SoL', 'SX', 'CHaTS SoL')).toBe(5);
    expect(outcome('CHaT SoL', 'SX', 'CHoT SaLS')).toBe(4);
  });
  test('one moves and one is won', () => {
    expect(outcome('CHaT SoL', 'ARUX', 'CHAT SoL RUe')).toBe(3);
  });
  test('both are won with their letters, and replayed in two words', () => {
    expect(outcome('CHaT SoL', 'AORUVIX', 'CHAT SOL RUe VIf')).toBe(3);
    expect(outcome('CHaT SoL', 'AORUVIX', 'CHAT SOL RUef')).toBe('joker-not-replayed');
    expect(outcome('CHaT SoL', 'AORUUREX', 'CHAT SOL RUef URE')).toBe('joker-not-replayed');
    expect(outcome('CHaT SoL', 'ARUVIX', 'CHAT RUe SIL VIf')).toBe('not-on-rack');
    expect(outcome('CHaT SoL', 'ARUVIIX', 'CHAT RUe SIL VIf')).toBe('joker-without-its-letter');
  });
  test('two that stand for the same letter are won with two of it', () => {
    expect(outcome('CHaT LaC', 'AARUVIX', 'CHAT LAC RUe VIf')).toBe(3);
    expect(outcome('CHaT LaC', 'ARUVIOX', 'CHAT LOC RUe VIf')).toBe('joker-without-its-letter');
  });
  test('one is replayed as the letter for which the other stands', () => {
    expect(outcome('CHaT SoL', 'ORUX', 'CHaT SOL RUa')).toBe(3);
    expect(outcome('CHaT SoL', 'ORUS', 'CHaTS SOL RUa')).toBe(10);
  });
  test('one is won while the other comes from the rack, whichever is which', () => {
    expect(outcome('CHaT', 'ASL*X', 'CHATs SoL')).toBe(5);
    expect(outcome('CHaT', 'ASL*X', 'SoL CHATs')).toBe(5);
    expect(outcome('CHaT', 'ASL*X', 'CHAToS SeL')).toBe('not-on-rack');
    expect(outcome('CHaT', 'ASSL*X', 'CHATsS SeL')).toBe(6);
  });
});

test('5 what is allowed is what marked tiles allow', () => {
  const chance = seededChance(7);
  const seen = { allowed: 0, refused: 0 };
  for (let round = 0; round < 6000; round++) {
    const { before, rack, after } = randomJokerCase(chance);
    const change = tableChange({ table: before, rack, entered: true }, after);
    const allowed = !('code' in change);
    if ('code' in change && ['too-short', 'twice-on-table'].includes(change.code)) continue;
    expect({ before, rack, after, allowed }).toEqual({
      before,
      rack,
      after,
      allowed: isAllowedWithMarkedTiles(before, rack, after),
    });
    seen[allowed ? 'allowed' : 'refused'] += 1;
  }
  expect(Math.min(seen.allowed, seen.refused)).toBeGreaterThan(500);
});
