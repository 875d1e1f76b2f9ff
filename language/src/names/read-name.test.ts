import { describe, expect, test } from 'vitest';
import { readName } from './read-name.ts';

describe('a name nobody heard is read by its letters', () => {
  test.each(
    twoColumns(`
    Zorglub = zORglyb
    Laurent = lOR4
    Saint-Étienne = s5tetjEn_
    Saint-Malo = s5malo
    Les Andelys = lez4d_li
    L’Isle = lisl_
    Belle-Île = bElil_
    Jean-Jacques = Z4Zak_
    Louis XIV = lwikatORz_
    Barthès = baRtEs
    Montmartre = m0maRtR_
    Romanov = ROmanOf
    Müller = mylER
    Charpentier = SaRp4tje
    Griezmann = gRijEzman
    Molsheim = mOlsajm
  `),
  )('%s: %s', (name, sounds) => {
    expect(readName(name)).toBe(sounds);
  });

  test.each(['', '42', '???'])('%j says nothing', (name) => {
    expect(readName(name)).toBe('');
  });
});

/** « written = said », a line each. */
function twoColumns(table: string): readonly (readonly [string, string])[] {
  const lines = table.trim().split('\n');
  return lines.map((line) => line.trim().split(' = ') as [string, string]);
}
