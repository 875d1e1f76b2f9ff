import { expect, test } from 'vitest';
import { disjunctionIn } from './disjunction.ts';

const isDisjunctive = disjunctionIn('# a note\n-h\n+ha\n-hab\n+hé=\n+onze\n');

test.each([
  ['hache', true],
  ['habit', false],
  ['homme', false],
  ['hé', true],
  ['hésiter', false],
  ['onzes', true],
  ['ami', false],
])('the longest beginning decides: %s', (form, expected) => expect(isDisjunctive(form)).toBe(expected));
