import { describe, expect, it } from 'vitest';
import { ballotSeconds, quotedWords, voicesOn } from './judging.ts';

const NAMES = ['Ada', 'Zoé', 'Léo', 'Max'];
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a play that waits for the others', () => {
  it('says who has spoken and who has not: neither its author nor those who have left', () => {
    const pending = { author: 0, voices: [null, 'for', null, null] } as const;
    expect(voicesOn(pending, { names: NAMES, view: { retired: [false, false, false, true] } })).toEqual([
      { seat: 1, name: 'Zoé', voice: 'for' },
      { seat: 2, name: 'Léo', voice: null },
    ]);
  });

  it('names every word, never « et 6 autres mots »', () => {
    expect(plain(quotedWords(['CHAMBRE']))).toBe('« CHAMBRE »');
    expect(plain(quotedWords(['MALAWIENNES', 'EAU']))).toBe('« MALAWIENNES » et « EAU »');
    expect(plain(quotedWords(['MER', 'MARE', 'MARI', 'MARIE']))).toBe('« MER », « MARE », « MARI » et « MARIE »');
  });

  it('gives twenty seconds to contest and thirty to vote', () => {
    expect(ballotSeconds({ stage: 'window' })).toBe(20);
    expect(ballotSeconds({ stage: 'vote' })).toBe(30);
  });
});
