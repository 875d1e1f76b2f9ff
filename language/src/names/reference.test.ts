// How many of the names that a French family says are known: those looked at while the lists grew, and those that never were.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';

const { names } = loadLibrary();

function reference(file: string): readonly string[] {
  return readFileSync(new URL(`reference/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
}

describe('of the names a family says', () => {
  test.each([
    ['tuned.txt', 2700, 0.99],
    ['unseen.txt', 390, 0.97],
  ])('%s: of at least %i, the share known is at least %f', (file, least, share) => {
    const said = reference(file);
    const known = said.filter((name) => names.has(name) && names.sounds(name).length > 0);
    expect(said.length).toBeGreaterThanOrEqual(least);
    expect(new Set(said).size).toBe(said.length);
    expect(known.length / said.length).toBeGreaterThanOrEqual(share);
  });
});
