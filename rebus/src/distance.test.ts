import { describe, expect, it } from 'vitest';
import { distanceTo } from './distance.ts';
import { freePiece, spokenPiece } from './piece.ts';

const said = (...sounds: readonly string[]) => sounds.map((one) => spokenPiece(one, [{ said: one, sounds: one }]));

describe('how far pieces are from a word', () => {
  it.each([
    ['the same sounds', ['Sa', 'po'], 'Sapo', 0],
    ['é for è, which every ear forgives', ['va', 'le'], 'valE', 0],
    ['a mute e that nobody says', ['oR', '4Z'], 'oR4Z_', 0],
    ['s for z', ['de', 'sER'], 'dezER', 0.5],
    ['a consonant that is missing', ['ba', 'o'], 'bato', 1],
    ['a consonant too many', ['fil', 'lE'], 'filE', 1],
    ['a vowel that is missing', ['Sa', 'p'], 'Sapo', 2],
    ['another sound', ['Sa', 'po'], 'Samo', 2],
  ])('%s', (_, pieces, word, far) => {
    expect(distanceTo(said(...pieces), [word])).toBe(far);
  });

  it('is the least of all the ways to say the word, and a free piece says a syllable', () => {
    expect(distanceTo(said('Sa', 'po'), ['Rat0', 'Sapo'])).toBe(0);
    expect(distanceTo([...said('tuR', 'n2'), freePiece('JOKER', 1)], ['tuRn2sOl'])).toBe(0);
  });
});
