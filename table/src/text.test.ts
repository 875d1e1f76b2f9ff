import { describe, expect, it } from 'vitest';
import { tableRefusalText } from './text.ts';

describe('a refusal', () => {
  it('is said in French with its typography', () => {
    expect(tableRefusalText({ code: 'unknown-table', table: 'BCDFGH' } as { code: string })).toBe(
      'Aucune table ne porte le code «\u00A0BCDFGH\u00A0».',
    );
    expect(tableRefusalText({ code: 'too-fast' })).toBe('Trop de demandes à la fois\u00A0: attendez un instant.');
    expect(tableRefusalText({ code: 'not-your-seat', seat: 0 } as { code: string })).toContain('n°\u00A01');
  });

  it('of a game is left to the game', () => {
    expect(tableRefusalText({ code: 'toString' })).toBeNull();
    expect(tableRefusalText({ code: 'unknown-word' })).toBeNull();
  });
});
