import { describe, expect, it } from 'vitest';
import { choosableBags, choosableForChange } from './choice.ts';
import { tokenPlacements } from './draft.ts';
import { seen, tokens, triedTokens } from './testing.ts';

const hand = 'verre scie lit tu et re a 1 s';

describe('3.7 the bag that is drawn from first', () => {
  it('is not asked while every colour can be completed', () => {
    const view = seen({ hand });
    expect(choosableBags(view, tokenPlacements(triedTokens(view, 'verre 7,6', 'tu 7,7')))).toEqual([]);
  });

  it('is asked when a bag is empty and two others are left', () => {
    const view = seen({ hand, left: { red: 0 } });
    expect(choosableBags(view, tokenPlacements(triedTokens(view, 'verre 7,6', 'tu 7,7')))).toEqual(['blue', 'yellow']);
  });

  it('is not asked when a single bag is left', () => {
    const view = seen({ hand, left: { red: 0, yellow: 0 } });
    expect(choosableBags(view, tokenPlacements(triedTokens(view, 'verre 7,6', 'tu 7,7')))).toEqual([]);
  });

  it('3.5 is asked of a change for the same reasons', () => {
    expect(choosableForChange(seen({ hand }), tokens('verre'))).toEqual([]);
    expect(choosableForChange(seen({ hand, left: { red: 0 } }), tokens('verre'))).toEqual(['blue', 'yellow']);
  });
});
