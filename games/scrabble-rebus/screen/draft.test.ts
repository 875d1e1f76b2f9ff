import { describe, expect, it } from 'vitest';
import { playRefusal } from '../rules/play.ts';
import { boardPlay, boardRuns, carriedTokens, withoutLastToken, withoutToken, withText, withToken } from './draft.ts';
import { cellAt, drawnDraft, seen, tokens, triedTokens } from './testing.ts';

const start = seen({ hand: 'verre tu homme a 1 tache et s de' });
const crossed = seen({ board: ['7,6 across verre tu'], hand: 'homme a 1 tache et s de l m' });
const texts = { 'across 7': 'vertu' };

describe('tokens tried on the board', () => {
  it('go on along the line, over what lies there', () => {
    expect(drawnDraft(triedTokens(start, 'verre 7,6'))).toBe('verre 7,6 > 7,7');
    expect(drawnDraft(triedTokens(crossed, 'homme 7,5'))).toBe('homme 7,5 > 7,8');
  });

  it('turn downwards when the second is laid under the first', () => {
    expect(drawnDraft(triedTokens(start, 'verre 7,7', 'tu 8,7'))).toBe('verre 7,7 | tu 8,7 > 9,7');
  });

  it('stop at the edge of the board', () => {
    expect(drawnDraft(triedTokens(start, 'verre 7,14'))).toBe('verre 7,14');
  });

  it('send back the one whose square they take, and leave the square they were on', () => {
    expect(drawnDraft(triedTokens(start, 'verre 7,6', 'a 7,6'))).toBe('a 7,6 > 7,7');
    const draft = triedTokens(start, 'verre 7,6', 'tu 7,7');
    expect(drawnDraft(withToken(draft, { index: 0, token: 't-verre' }, cellAt('7,8'), start.board))).toBe(
      'tu 7,7 | verre 7,8 > 7,9',
    );
  });

  it('are taken back one by one, and the next takes the place', () => {
    const draft = triedTokens(start, 'verre 7,6', 'tu 7,7');
    expect(drawnDraft(withoutLastToken(draft))).toBe('verre 7,6 > 7,7');
    expect(drawnDraft(withoutToken(draft, 0))).toBe('tu 7,7 > 7,6');
    expect(drawnDraft(withoutLastToken(withoutLastToken(draft)))).toBe('> 7,6');
  });
});

describe('the runs of a draft', () => {
  it('5.2 have their points before anything is read', () => {
    const [run] = boardRuns(triedTokens(start, 'verre 7,3', 'tu 7,4'), start.board);
    expect(run).toMatchObject({ key: 'across 7', tokens: tokens('verre tu'), text: '', times: 2, points: 12 });
  });

  it('5.4 are all those that a token makes or changes', () => {
    const runs = boardRuns(triedTokens(crossed, 'tache 8,6', 'et 8,7'), crossed.board);
    expect(runs.map(({ key, tokens: row }) => [key, row.length])).toEqual([
      ['across 8', 2],
      ['down 6', 2],
      ['down 7', 2],
    ]);
  });

  it('keep what was read in them when they grow at their beginning', () => {
    const draft = withText(triedTokens(start, 'verre 7,6', 'tu 7,7'), 'across 7', 'vertu');
    const longer = withToken(draft, { index: 4, token: 't-1' }, cellAt('7,5'), start.board);
    expect(boardRuns(longer, start.board).map(({ text, tokens: row }) => [text, row.length])).toEqual([['vertu', 3]]);
  });

  it('are not shown while there are two on a line', () => {
    expect(boardRuns(triedTokens(start, 'verre 7,6', 'tu 7,7', 'homme 7,9', 'a 7,10'), start.board)).toEqual([]);
  });

  it('make a play that the rules can read', () => {
    const draft = { ...triedTokens(start, 'verre 7,6', 'tu 7,7'), texts: { 'across 7': ' vertu ' } };
    const play = boardPlay(draft, start.board);
    expect(playRefusal(start, play)).toBeNull();
    expect(play.claims).toEqual([{ row: 7, column: 6, direction: 'across', text: 'vertu', meant: [] }]);
    expect(boardPlay(draft, start.board, { 'across 7': ['bock', null] }).claims[0]?.meant).toEqual(['bock', null]);
  });
});

describe('a draft at a board that has changed', () => {
  const draft = { ...triedTokens(start, 'verre 7,6', 'tu 7,7'), texts };

  it('finds its tokens in a hand of another order', () => {
    const found = carriedTokens(draft, start.board, tokens('tu a verre'));
    expect(found.laid.map(({ index }) => index)).toEqual([2, 0]);
    expect(found.texts).toEqual(texts);
  });

  it('leaves out the tokens that have gone and the squares that were taken', () => {
    expect(drawnDraft(carriedTokens(draft, start.board, tokens('tu a')))).toBe('tu 7,7 > 7,8');
    expect(drawnDraft(carriedTokens(draft, seen({ board: ['6,6 down a de'], hand: '' }).board, tokens('verre tu')))).toBe(
      'tu 7,7 > 7,8',
    );
  });

  it('is empty once it was played', () => {
    expect(carriedTokens(draft, crossed.board, tokens('verre tu'))).toMatchObject({ laid: [], cursor: null, texts: {} });
  });
});
