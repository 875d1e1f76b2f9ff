import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { boardRuns, withText } from './draft.ts';
import { judgedRun } from './judgement.ts';
import { seen, triedTokens } from './testing.ts';

const books = loadLibrary();

/** What is said of tokens laid from the star on, that a player reads so: the verdict, the reason, what is heard of each. */
function said(hand: string, text: string, consulted: typeof books | null = books) {
  const view = seen({ hand });
  const laid = hand.split(' ').map((symbol, at) => `${symbol} 7,${7 + at}`);
  const [run] = boardRuns(withText(triedTokens(view, ...laid), 'across 7', text), view.board);
  if (!run) throw new Error('no run');
  const { verdict, reason, heard } = judgedRun(run, consulted);
  return [verdict, reason, heard.map(({ text: sounds, state }) => `${sounds} ${state}`).join(', ')];
}

describe('what is said of a run while it is written', () => {
  it('4.1 a word, cut where each token ends', () => {
    expect(said('verre tu', 'vertu')).toEqual(['accepted', 'un mot', 'vèr heard, tu heard']);
  });

  it('4.2 a sentence as it is rightly written', () => {
    expect(said('tu panse', 'tu pense')).toEqual([
      'accepted',
      'une phrase\u00a0: on écrit «\u00a0tu penses\u00a0»',
      'tu heard, panse heard',
    ]);
  });

  it('4.3 a spelled word shows its letters', () => {
    expect(said('l i t', 'lit')).toEqual(['accepted', 'un mot épelé', 'L heard, I heard, T heard']);
  });

  it('the token where it breaks', () => {
    const [verdict, , heard] = said('verre scie', 'vertu');
    expect([verdict, heard]).toEqual(['refused', 'vèr heard, si broken']);
  });

  it('4.11 what the tokens do say is offered', () => {
    expect(said('verre tu', 'vertue')[1]).toMatch(/Vouliez-vous dire «.vertu.»/);
    expect(said('verre tu', 'verte')[1]).toMatch(/Vouliez-vous dire «.vertu.»/);
    expect(said('verre tu', 'verre toi')[1]).not.toMatch(/Vouliez-vous/);
  });

  it('the first of two tokens alike, when it is the one where it breaks', () => {
    expect(said('verre scie scie', 'vertu')[2]).toBe('vèr heard, si broken, si unread');
    expect(said('scie mont lit mont', 'silex')[2]).toBe('si heard, mon broken, li unread, mon unread');
  });

  it('4.4 an enumeration, by its reason', () => {
    expect(said('verre vent scie', 'verre vent scie')[0]).toBe('refused');
  });

  it('nothing before it is written, nor where the table judges', () => {
    expect(said('verre tu', '  ')).toEqual(['open', '', 'vèr alone, tu alone']);
    expect(said('verre tu', 'vertu', null)).toEqual(['open', '', 'vèr alone, tu alone']);
  });
});
