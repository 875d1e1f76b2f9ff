import { describe, expect, it } from 'vitest';
import { readCode, readName } from './names.ts';

describe('a name', () => {
  it('is kept with its accents, without the spaces around', () => {
    expect(readName('  Zoé   Lœuf-d’Anjou ')).toBe('Zoé Lœuf-d’Anjou');
    expect(readName('👩‍🚀')).toBe('👩‍🚀');
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

describe('a code', () => {
  it('may be typed in small letters, with spaces or hyphens', () => {
    expect(readCode('bcd fgh')).toBe('BCDFGH');
    expect(readCode('../etc')).toBeNull();
  });
});
