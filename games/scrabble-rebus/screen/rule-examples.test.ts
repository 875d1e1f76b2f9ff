// What the worked examples of the rules show, the arbitre hears.

import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { judged } from '../rules/judging.ts';
import { ROW_EXAMPLES } from './rule-examples.ts';

const books = loadLibrary();

test.each(ROW_EXAMPLES)('$article $text', ({ tokens, text, points }) => {
  expect(judged(tokens, text, books)).toMatchObject({ accepted: true });
  expect(points).toBe(3 * tokens.length);
});
