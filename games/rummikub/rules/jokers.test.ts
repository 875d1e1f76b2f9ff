// The jokers of the table: kept, won, replayed. Numbers are those of RULES.md.

import { seededChance } from '@boite/kernel';
import { runs } from '@boite/kernel/testing';
import { cases } from '@boite/kernel/testing/table';
import { describe, expect, test } from 'vitest';
import { asTiles, asWords } from '../tests/drawing.ts';
import { isAllowedWithMarkedTiles, randomJokerCase } from '../tests/marked-tiles.ts';
import { tableChange } from './play.ts';

/** The points of a new table, or the reason to refuse it. The dictionary is not asked. */
function outcome(table: string, rack: string, after: string): number | string {
  const change = tableChange({ table: asWords(table), rack: asTiles(rack), entered: true }, asWords(after));
  return 'code' in change ? change.code : change.points;
}

/** A line each: why, the table, the rack, the new table, and what comes of it. */
function worked(table: string): void {
  test.each(cases(table))('%s: %s with %s makes %s, %s', (_, before, rack, after, told) => {
    expect(String(outcome(before, rack, after))).toBe(told);
  });
}

describe('5.1 A joker keeps its letter and moves as it', () => {
  worked(`
    in the same word, lengthened                                                        | CHaT     | SX   | CHaTS     | 5
    in another word, with tiles of the table as well                                    | CHaT     | OURX | CHOU RaT  | 4
    it cannot become another letter without being won                                   | CHaT     | SX   | CHeTS     | joker-without-its-letter
    it cannot go back to the rack                                                       | CHaT     | ASX  | CHATS     | joker-not-replayed
    it cannot go back to the rack                                                       | CHaT SoL | ASX  | CHATS SoL | joker-not-replayed
    a letter of the table may change places with it: nothing is won, so nothing is owed | CHaT LAC | SX   | CHAT LaCS | 4
  `);
});

describe('5.2 A joker is won with the letter it stands for, from the rack', () => {
  worked(`
    it is replayed as another letter in a new word of the rack           | CHaT     | ASLX  | CHAT SoL      | 3
    without that letter on the rack there is nothing to put in its place | CHaT     | SLX   | CHAT SoL      | not-on-rack
    a letter of the table cannot take its place                          | CHaT LAC | SLISX | CHAT CILS SoL | joker-without-its-letter
    the place cannot be left empty                                       | CHaTS    | SLX   | CHTS SoL      | joker-without-its-letter
    the word it leaves may be rebuilt at once                            | CHaT     | ASLEX | TACHE SoL     | 5
  `);

  test('4.7 the word in which it was replaced is not formed anew', () => {
    const change = tableChange({ table: ['CHaT'], rack: asTiles('ASLX'), entered: true }, ['CHAT', 'SoL']);
    expect(change).toMatchObject({ formed: ['SOL'], points: 3 });
  });
});

describe('5.3 A joker that was won goes into a new word, with tiles of the rack alone', () => {
  worked(`
    not beside a tile of the table                                               | CHaT RUE   | ASLX    | CHAT RUsE SLX   | joker-not-replayed
    not beside a tile of the table                                               | CHaT SOLE  | ASX     | CHAT SOLEsS     | joker-not-replayed
    equal tiles are interchangeable: those beside it may be the ones of the rack | CHaT SOT   | AOSTX   | CHAT SuT TOSO   | 4
    not in a word that was on the table when the turn began                      | CHaT SOL   | ASLESX  | CHAT SoL SOLES  | joker-not-replayed
    replayed as the same letter it has only moved, and goes beside any tile      | CHaT       | ALCX    | CHAT LaC        | 3
    replayed as the same letter it has only moved, and goes beside any tile      | CHaT LUE   | ASX     | CHAT SaLUE      | 5
    another joker of the rack may stand beside it                                | CHaT       | AS*X    | CHAT Sol        | 3
    another joker of the table may not                                           | CHaT SoL   | AROSUXX | CHAT ROSSL Uoi  | joker-not-replayed
    4.6 the letters it needs beside it cannot be those of the longest word       | CHaT LUNES | ASOX    | CHAT NULES SOi  | longest-without-rack
    4.6 the letters it needs beside it cannot be those of the longest word       | CHaT LUNES | ASOXS   | CHAT NULESS SOi | 6
    4.6 a joker that has only moved is no tile of the rack                       | CHaT RUE   | AX      | CHAT RUEa       | longest-without-rack
    4.6 the letter that won it counts as coming from the rack                    | CHaT       | ASLX    | TACH SoL        | 4
    4.6 the letter that won it counts as coming from the rack                    | SaC CRABE  | ALOX    | SAC BARCE LeO   | 5
  `);

  test('the refusal says which one', () => {
    const change = tableChange({ table: ['CHaT', 'RUE'], rack: asTiles('ASX'), entered: true }, ['CHAT', 'RUsES']);
    expect(change).toEqual({ code: 'joker-not-replayed', letter: 'A' });
  });
});

describe('5.4 Two jokers', () => {
  worked(`
    both may move                                                      | CHaT SoL | SX       | CHaTS SoL         | 5
    both may move                                                      | CHaT SoL | SX       | CHoT SaLS         | 4
    one moves and one is won                                           | CHaT SoL | ARUX     | CHAT SoL RUe      | 3
    both are won with their letters, and replayed in two words         | CHaT SoL | AORUVIX  | CHAT SOL RUe VIf  | 3
    both are won with their letters, and replayed in two words         | CHaT SoL | AORUVIX  | CHAT SOL RUef     | joker-not-replayed
    both are won with their letters, and replayed in two words         | CHaT SoL | AORUUREX | CHAT SOL RUef URE | joker-not-replayed
    both are won with their letters, and replayed in two words         | CHaT SoL | ARUVIX   | CHAT RUe SIL VIf  | not-on-rack
    both are won with their letters, and replayed in two words         | CHaT SoL | ARUVIIX  | CHAT RUe SIL VIf  | joker-without-its-letter
    two that stand for the same letter are won with two of it          | CHaT LaC | AARUVIX  | CHAT LAC RUe VIf  | 3
    two that stand for the same letter are won with two of it          | CHaT LaC | ARUVIOX  | CHAT LOC RUe VIf  | joker-without-its-letter
    one is replayed as the letter for which the other stands           | CHaT SoL | ORUX     | CHaT SOL RUa      | 3
    one is replayed as the letter for which the other stands           | CHaT SoL | ORUS     | CHaTS SOL RUa     | 10
    one is won while the other comes from the rack, whichever is which | CHaT     | ASL*X    | CHATs SoL         | 5
    one is won while the other comes from the rack, whichever is which | CHaT     | ASL*X    | SoL CHATs         | 5
    one is won while the other comes from the rack, whichever is which | CHaT     | ASL*X    | CHAToS SeL        | not-on-rack
    one is won while the other comes from the rack, whichever is which | CHaT     | ASSL*X   | CHATsS SeL        | 6
  `);
});

test('5 what is allowed is what marked tiles allow', () => {
  const chance = seededChance(7);
  const seen = { allowed: 0, refused: 0 };
  const rounds = runs(1500, 6000);
  for (let round = 0; round < rounds; round++) {
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
  expect(Math.min(seen.allowed, seen.refused)).toBeGreaterThan(rounds / 12);
});
