import { expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { nameTest } from './name-test.ts';

const isName = nameTest(loadLibrary().names);

test.each(['Laos', 'laos', 'Claude Sautet', 'la tour Eiffel', 'le Petit Prince', 'les Champs-Élysées', 'l’Arc de triomphe'])(
  '%s is a name',
  (text) => expect(isName(text)).toBe(true),
);

test.each(['la os', 'le tour Eiffel', 'les tour Eiffel', 'la France', 'une tour Eiffel', 'tour', ''])('%j is none', (text) =>
  expect(isName(text)).toBe(false),
);

test.each([
  ['Victor Hugo', 'm'],
  ['Marie Curie', 'f'],
  ['Claude Monet', true],
])('%s is told by the first name: %j', (text, told) => expect(isName(text)).toBe(told));
