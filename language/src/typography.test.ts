import { expect, test } from 'vitest';
import { listed, typeset } from './typography.ts';

test('a sentence is set with the spaces and the apostrophes of French', () => {
  expect(typeset("Jouez « l'argent » : d'accord ?")).toBe('Jouez «\u00a0l’argent\u00a0»\u00a0: d’accord\u202f?');
});

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A et B'],
  [['A', 'B', 'C'], 'A, B et C'],
])('%j are listed as « %s »', (items, told) => {
  expect(listed(items)).toBe(told);
});
