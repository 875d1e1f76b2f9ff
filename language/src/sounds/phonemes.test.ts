import { describe, expect, test } from 'vitest';
import { CONSONANTS, fromIpa, GLIDES, isSounds, MUTE_E, toIpa, VOWELS } from './phonemes.ts';
import { soundAlike } from './tolerance.ts';

describe('The phonetic alphabet', () => {
  test('every sound goes out and comes back', () => {
    const all = VOWELS + GLIDES + CONSONANTS + MUTE_E;
    expect(fromIpa(toIpa(all))).toBe(all);
    expect(isSounds(all)).toBe(true);
  });

  test.each([
    ['ʃapo', 'Sapo'],
    ['ɔ.ʁɑ̃ʒ(ə)', 'OR4Z_'],
    ['/ˈsam.(ə).di/', 'sam_di'],
    ['œ̃ nɥi', '1n8i'],
    ['paʀkiŋ', 'paRkiG'],
    ['bõʒuːr', 'b0ZuR'],
  ])('%s is %s', (ipa, sounds) => {
    expect(fromIpa(ipa)).toBe(sounds);
  });

  test('what is not French is refused', () => {
    expect(fromIpa('θiŋk')).toBeNull();
  });
});

describe('An ear', () => {
  test.each([
    ['lE', 'le'],
    ['tuRn2sOl', 'tuRn_sOl'],
    ['piano', 'pjano'],
    ['plije', 'plje'],
    ['bR5', 'bR1'],
    ['sam_di', 'samdi'],
  ])('souple takes %s for %s', (one, other) => expect(soundAlike(one, other, 'souple')).toBe(true));

  test.each([
    ['pwas0', 'pwaz0'],
    ['pEj', 'pEi'],
    ['b4', 'b0'],
    ['oR4Z_', 'oR4Z2R'],
  ])('souple does not take %s for %s', (one, other) => expect(soundAlike(one, other, 'souple')).toBe(false));

  test('stricte hears an open e from a closed one, and lets a mute e be said or not', () => {
    expect(soundAlike('lE', 'le', 'stricte')).toBe(false);
    expect(soundAlike('sam_di', 'sam@di', 'stricte')).toBe(true);
  });
});
