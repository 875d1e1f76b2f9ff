// What is never said, in any of its forms; and what only looks like it.

import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { isSaid } from './unsaid.ts';

const { lexicon } = loadLibrary();

test.each(['SALOPARD', 'SALOPARDS', 'CONNARDES', 'ENCULEE', 'EMMERDEUSES', 'POUFFIASSE', 'NEGRESSE'])('%s is not', (word) => {
  expect(isSaid(word, lexicon)).toBe(false);
});

test.each(['GARCONS', 'CONFITURE', 'TAPETTE', 'MAQUEREAU', 'FUMIER', 'BAISERS', 'MACARONI', 'RATON'])('%s is', (word) => {
  expect(isSaid(word, lexicon)).toBe(true);
});
