// Only what it refuses: that what it writes plays is tried in a browser, on a copy of the whole project.

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boite } from './testing.ts';

test.each([
  [[], 'which name?'],
  [['un', 'deux'], 'one game at a time'],
  [['Été'], 'small letters without accents'],
  [['../etc'], 'small letters without accents'],
  [['template'], 'there is a games/template already'],
  [['jeu', '--title', '`x`'], 'is no title'],
  [['jeu', '--title', ''], 'is no title'],
])('new-game %j is a wrong usage: %s', (args, problem) => {
  const { code, stderr } = boite(['new-game', ...args]);
  expect(code).toBe(2);
  expect(stderr).toContain(problem);
  expect(existsSync(new URL('../../games/jeu/', import.meta.url))).toBe(false);
});
