import { describe, expect, it } from 'vitest';
import { nameSkeleton } from './name-likeness.ts';
import { readCode, readName } from './names.ts';

describe('a name', () => {
  it('is kept with its accents, without the spaces around', () => {
    expect(readName('  Zoé   Lœuf-d’Anjou ')).toBe('Zoé Lœuf-d’Anjou');
    expect(readName('👩‍🚀')).toBe('👩‍🚀');
    expect(readName('❤️ Lou')).toBe('❤️ Lou');
  });

  it('has 1 to 24 characters', () => {
    expect(readName('é'.repeat(24))).toBe('é'.repeat(24));
    expect(readName('é'.repeat(25))).toBeNull();
    expect(readName('   ')).toBeNull();
    expect(readName('\u200D')).toBeNull();
  });

  it('hides nothing and disturbs no line', () => {
    expect(readName('a\u0000b')).toBeNull();
    expect(readName('a\u202Eb')).toBeNull();
    expect(readName(`q${'\u0301'.repeat(12)}`)).toBeNull();
  });
});

describe('a name that deceives', () => {
  it.each(['\u3164', '\u2800', '\uFFA0', '\u115F', 'Zo\u200Bé', 'Zoé\u2800', 'a\u200Db', '\u{E0061}a', '\uFE0F'])(
    'is refused: nothing in it is invisible (%j)',
    (name) => {
      expect(readName(name)).toBeNull();
    },
  );

  it('is refused when one letter of it is as wide as a line', () => {
    expect(readName('\uFDFD'.repeat(24))).toBeNull();
    expect(readName('\u{12031}')).toBeNull();
  });

  it('mixes no alphabets that look alike, and is written in plain letters', () => {
    expect(readName('Zоé')).toBeNull();
    expect(readName('Иван')).toBe('Иван');
    expect(readName('Ｌｕｃ')).toBe('Luc');
    expect(readName('𝓛𝓾𝓬')).toBe('Luc');
  });

  it('looks like another’s', () => {
    for (const [one, other] of [
      ['Luc', 'LUC'],
      ['Luc', 'Iuc'],
      ['Anna', 'Аnnа'],
      ['Bob', 'B0b'],
      ['Marc', 'M a r c'],
      ['Carmen', 'Carrnen'],
    ] as const)
      expect(nameSkeleton(one)).toBe(nameSkeleton(other));
    expect(nameSkeleton('Zoé')).not.toBe(nameSkeleton('Zoe'));
    expect(nameSkeleton('Léa')).not.toBe(nameSkeleton('Léo'));
  });
});

describe('a code', () => {
  it('may be typed in small letters, with spaces or hyphens', () => {
    expect(readCode('bcd fgh')).toBe('BCDFGH');
    expect(readCode('../etc')).toBeNull();
  });
});
