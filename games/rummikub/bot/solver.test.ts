import { type Chance, oneOf, seededChance, shuffled, surplus } from '@boite/kernel';
import { runs } from '@boite/kernel/testing';
import { graphOf, type Lexicon } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { type TurnStart, tableChange, unlistedWords } from '../rules/play.ts';
import { jokersOf } from '../rules/table.ts';
import { asTiles, asWords } from '../tests/drawing.ts';
import { pointsByTrial } from '../tests/oracle.ts';
import type { Tile } from '../types.ts';
import { betterTurns, type SearchSettings, searched, type TurnPuzzle } from './solver.ts';
import { Spellings } from './spellings.ts';

const { lexicon } = loadLibrary();
const shortWords = [...lexicon.words()].filter((word) => word.length >= 3 && word.length <= 6);
const BUDGET = 3_000_000;

/** The best turn, and whether that is certain; null when nothing can be played. */
function bestTurn(puzzle: TurnPuzzle, listed: Lexicon, settings: SearchSettings) {
  const { turn, proven } = searched(puzzle, listed, settings);
  return turn && { ...turn, proven };
}

function best(table: string, rack: string, entered = true) {
  return bestTurn({ table: asWords(table), rack: asTiles(rack), entered }, lexicon, { budget: BUDGET });
}

describe('the solver finds the turns of the rules', () => {
  it('4.2 PARAITRE and D I S: DISPARAITRE, doubled since the rack is empty', () => {
    expect(best('PARAITRE', 'DIS')).toMatchObject({ table: ['DISPARAITRE'], points: 22, emptied: true, proven: true });
    expect(best('PARAITRE', 'DISQQ')).toMatchObject({ table: ['DISPARAITRE'], points: 11, emptied: false, proven: true });
  });

  it('4.1 IMAGE and L E P: every tile of the table stays on it', () => {
    const turn = best('IMAGE', 'LEP');
    expect(turn?.points).toBeGreaterThanOrEqual(8);
    expect([...(turn?.table ?? [])].join('').length).toBe(8);
  });

  it('3.1 entering takes the rack alone, and a word of six letters', () => {
    expect(best('IMAGE', 'CHAMBREXX', false)).toMatchObject({ table: ['IMAGE', 'CHAMBRE'], points: 7, emptied: false });
    expect(best('IMAGE', 'SIMAG', false)).toBeNull();
    expect(best('', 'CHAMBRE', false)).toMatchObject({ table: ['CHAMBRE'], points: 14, emptied: true });
  });

  it('nothing can be played with an empty rack, or with tiles that fit nowhere', () => {
    expect(best('IMAGE', '')).toBeNull();
    expect(best('', 'WWK')).toBeNull();
  });

  it('4.5 the same word is never laid twice', () => {
    const turn = best('CHAMBRE', 'CHAMBRE');
    expect(new Set(turn?.table).size).toBe(turn?.table.length);
  });

  it('8.4 a short list of words, as that of a theme, is looked for among itself: the same turn, in fewer steps', () => {
    const isAnimal = (word: string) => ['CHATS', 'CHIENNE', 'LIONNES', 'RENARDE'].includes(word);
    const puzzle = { table: asWords('CHIEN'), rack: asTiles('NERLIONSEXT*'), entered: true };
    const [few, all] = [true, false].map((areFew) => {
      return searched(puzzle, lexicon, { budget: BUDGET, spellings: new Spellings(lexicon, isAnimal, areFew) });
    });
    expect(few?.turn).toMatchObject({ formed: ['CHIENNE'], points: 7 });
    expect(few?.turn?.points).toBe(all?.turn?.points);
    expect(few?.steps).toBeLessThan((all?.steps ?? 0) / 10);
  });

  it('4.6 the letter that the longest word has from the rack shows: the joker of the table goes elsewhere', () => {
    const small = lexiconOf(['LAMAIS', 'MAILS', 'SUA']);
    const puzzle = { table: asWords('LAMaIs'), rack: asTiles('MUES'), entered: true };
    expect(bestTurn(puzzle, small, { budget: BUDGET })).toMatchObject({ points: 5, formed: ['MAILS', 'SUA'] });
  });

  it('a word that the others let through stays as it is', () => {
    expect(best('QWXZ MARE', 'S')?.table).toContain('QWXZ');
  });

  it('words put aside are not touched', () => {
    const puzzle = { table: asWords('PARAITRE MARE'), aside: ['PARAITRE'], rack: asTiles('DIS'), entered: true };
    expect(bestTurn(puzzle, lexicon, { budget: BUDGET })?.table).toContain('PARAITRE');
  });

  it('says so when its budget did not suffice for a proof', () => {
    const puzzle = { table: asWords('PARAITRE MARE'), rack: asTiles('DISWWKK'), entered: true };
    expect(bestTurn(puzzle, lexicon, { budget: 2_000 })?.proven ?? false).toBe(false);
  });

  it('yields turns that pay more and more, the last of which is the best', () => {
    const puzzle = { table: asWords('IMAGE DROLE BOEUF'), rack: asTiles('ROLEPST'), entered: true };
    const points = [...betterTurns(puzzle, lexicon, { budget: BUDGET })].map((turn) => turn.points);
    expect(points).toEqual([...new Set(points)].sort((a, b) => a - b));
    expect(points.at(-1)).toBe(bestTurn(puzzle, lexicon, { budget: BUDGET })?.points);
  });
});

describe('the solver agrees with a search of every table', () => {
  const chance = seededChance(2026);
  const positions = Array.from({ length: runs(40, 120) }, (_, nth) => randomPosition(nth, chance));

  it('on positions left to chance, jokers on the table and on the rack, before and after entering', () => {
    let won = 0;
    for (const { small, position } of positions) {
      const turn = bestTurn(position, small, { budget: BUDGET });
      const told = { ...position, words: [...small.words()].join(' ') };
      expect({ ...told, points: turn?.points ?? 0 }).toEqual({ ...told, points: pointsByTrial(position, small) });
      if (turn === null) continue;
      expect({ ...told, proven: turn.proven }).toEqual({ ...told, proven: true });
      const { proven, ...change } = turn;
      expect(tableChange(position, turn.table)).toEqual(change);
      expect(unlistedWords(turn.formed, small)).toEqual([]);
      if (surplus(position.table.flatMap(jokersOf), turn.table.flatMap(jokersOf)).length > 0) won++;
    }
    expect(won).toBeGreaterThan(runs(0, 4));
  });
});

/** A few words of a small lexicon on the table, and a rack with which some others can be made. */
function randomPosition(nth: number, chance: Chance): { readonly small: Lexicon; readonly position: TurnStart } {
  const strangers = shuffled(shortWords, chance).slice(0, 20);
  const isSimilar = new RegExp(`^[${strangers.slice(0, 3).join('')}]*$`);
  const similar = shuffled(
    shortWords.filter((word) => isSimilar.test(word)),
    chance,
  ).slice(0, 30);
  const listed = [...new Set([...strangers, ...similar])];
  const on = shuffled(listed, chance).slice(0, chance.below(4));
  const jokers = nth % 3;
  const lying = chance.below(jokers + 1);
  const table = withJokers(on, lying, chance);
  const won = chance.below(2) === 0 ? table.flatMap(jokersOf) : [];
  const letters = shuffled([...oneOf(similar, chance), ...oneOf(listed, chance)] as Tile[], chance).slice(0, 2 + chance.below(3));
  const rack = [...won, ...letters, ...(Array(jokers - lying).fill('joker') as Tile[])];
  const isAppealed = chance.below(6) === 0;
  const small = lexiconOf(listed.filter((word) => !isAppealed || word !== on[0]));
  return { small, position: { table, rack, entered: chance.below(5) > 0 } };
}

/** A table on which so many letters, anywhere, are jokers. */
function withJokers(on: readonly string[], jokers: number, chance: Chance): readonly string[] {
  let text = on.join(' ');
  for (let left = on.length === 0 ? 0 : jokers; left > 0; left--) {
    const at = chance.below(text.length);
    text = text.slice(0, at) + text.slice(at, at + 1).toLowerCase() + text.slice(at + 1);
  }
  return asWords(text);
}

function lexiconOf(listed: readonly string[]): Lexicon {
  const graph = graphOf(listed);
  return {
    graph,
    size: graph.size,
    has: (word) => graph.has(word),
    forms: (word) => lexicon.forms(word),
    lemmas: (word) => lexicon.lemmas(word),
    inflections: (word) => lexicon.inflections(word),
    rankAt: () => null,
    rank: (word) => lexicon.rank(word),
    formRank: (word) => lexicon.formRank(word),
    formRankAt: () => null,
    isConjugatedOnly: (word) => lexicon.isConjugatedOnly(word),
    words: () => graph.words(),
  };
}
