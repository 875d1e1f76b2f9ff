// Which words of a sentence may be asked about.

import { describe, expect, it } from 'vitest';
import { sentenceParts } from './sentence.ts';

const words = (...asked: Parameters<typeof sentenceParts>) =>
  sentenceParts(...asked).flatMap(({ text, isWord }) => (isWord ? [text] : []));

describe('the words of a sentence', () => {
  it('are not sounds, which stand between narrow spaces', () => {
    expect(words('Après «\u202fCHA\u202f», il faudrait «\u202fpo\u202f» ; « chapeau ».')).toEqual(['chapeau']);
  });

  it('are those between guillemets, with a plain space or a fixed one', () => {
    expect(words('Zoé joue « MER », «\u00a0mère / mère\u00a0» et « NOËL » : 7 points.')).toEqual(['MER', 'mère', 'mère', 'NOËL']);
  });

  it('are those of a phrase, one by one, without elided letters', () => {
    expect(words('On entend « l’arc-en-ciel ».')).toEqual(['arc', 'en', 'ciel']);
  });

  it('are all of them where nothing but words is written', () => {
    expect(words('amer, rame', 'all')).toEqual(['amer', 'rame']);
    expect(words('amer, rame')).toEqual([]);
  });

  it('keep the guillemets beside them', () => {
    const [, one, , other] = sentenceParts('Zoé joue « MER », « mère / mère » : 7 points.');
    expect([one?.before, one?.text, one?.after]).toEqual(['« ', 'MER', ' »']);
    expect([other?.before, other?.text, other?.after]).toEqual(['« ', 'mère', '']);
  });

  it.each(['', 'Personne ne s’y oppose.', '« MER »', 'A « B » C « œuf » !'])('make the sentence again: %s', (sentence) => {
    for (const marking of ['quoted', 'all'] as const)
      expect(
        sentenceParts(sentence, marking)
          .map(({ before, text, after }) => before + text + after)
          .join(''),
      ).toBe(sentence);
  });
});
