import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentedForms, accentNotes } from './accents.ts';
import { spelled } from './alphabet.ts';

test('an accent is noted by the letter that carries it, and which one of them', () => {
  expect(accentNotes(['marche', 'marché'])).toBe('|e0/');
  expect(accentNotes(['élève'])).toBe('e0/e1\\');
  expect(accentNotes(['cœur'])).toBe('o0&');
});

test('any spelling comes back from its letters and its notes', () => {
  const form = fc.string({ unit: fc.constantFrom(...'abceilnouàâäçéèêëîïñôöùûüÿœæ'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(form, (written) => {
      const word = spelled(written) ?? '';
      expect(accentedForms(word, accentNotes([written]))).toEqual([written]);
    }),
  );
});
