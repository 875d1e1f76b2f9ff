// The example of the rules points where the book has its words.

import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { ROTI_PAGE, TERMINUS_PAGE } from './example-pages.ts';

test('3.13 the page of ROTI comes before that of TERMINUS', () => {
  const { dictionary } = loadLibrary();
  expect([ROTI_PAGE, TERMINUS_PAGE]).toEqual([dictionary.pageFrom('ROTI'), dictionary.pageFrom('TERMINUS')]);
});
