// Which words bots think of.

import { LEVELS } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { thinksOf } from './vocabulary.ts';

const { lexicon } = loadLibrary();
const people = LEVELS.filter((level) => level !== 'champion');

describe.each(people)('%s', (level) => {
  it.each(['MAISON', 'MANGE', 'CHAT', 'VOUS'])('thinks of %s', (word) => expect(thinksOf(level, word, lexicon)).toBe(true));

  it.each(['ALLASSE', 'CHERCHAMES', 'REVINMES', 'PRIT', 'MANGEA', 'FUSSIONS', 'ZYGOPETALE', 'MERDE'])(
    'never thinks of %s, common as its verb may be',
    (word) => expect(thinksOf(level, word, lexicon)).toBe(false),
  );
});

it('a champion thinks of any word that one may say', () => {
  expect(['ALLASSE', 'ZYGOPETALE'].every((word) => thinksOf('champion', word, lexicon))).toBe(true);
  expect(thinksOf('champion', 'MERDE', lexicon)).toBe(false);
});

it('each level knows all the words of those below, and more', () => {
  const words = [...lexicon.words()].filter((_, at) => at % 50 === 0);
  const known = LEVELS.map((level) => words.filter((word) => thinksOf(level, word, lexicon)));
  known.slice(1).forEach((more, at) => {
    const fewer = known[at] as readonly string[];
    expect(more).toEqual(expect.arrayContaining([...fewer]));
    expect(more.length).toBeGreaterThan(fewer.length);
  });
});
