import { describe, expect, it } from 'vitest';
import { sharedLine } from './log.ts';

describe('what a curtain may say', () => {
  const open = { step: 3, text: 'Zoé joue « MER » : 7 points.' };

  it('is the latest line that reads the same to everyone on the device', () => {
    const zoe = [open, { step: 4, text: 'Zoé échange la lettre K contre la lettre E (−2).' }];
    const leo = [open, { step: 4, text: 'Zoé échange une carte (−2).' }];
    expect(sharedLine([zoe, leo])).toBe(open.text);
  });

  it('is nothing when nothing is shared', () => {
    expect(sharedLine([[], [open]])).toBe('');
    expect(sharedLine([])).toBe('');
  });
});
