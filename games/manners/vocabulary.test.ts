// Which words bots think of.

import { LEVELS } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { recognizes, thinksOf } from './vocabulary.ts';

const { lexicon } = loadLibrary();
const people = LEVELS.filter((level) => level !== 'champion');

describe.each(people)('%s', (level) => {
  it.each(['MAISON', 'MANGE', 'CHAT', 'VOUS'])('thinks of %s', (word) => expect(thinksOf(level, word, lexicon)).toBe(true));

  it.each(['ALLASSE', 'CHERCHAMES', 'REVINMES', 'PRIT', 'MANGEA', 'FUSSIONS', 'MERDE'])(
    'never thinks of %s, common as its verb may be',
    (word) => expect(thinksOf(level, word, lexicon)).toBe(false),
  );
});

describe('of words that nobody counted', () => {
  const uncounted = [...lexicon.words()].filter((word, at) => at % 50 === 0 && lexicon.rank(word) === null);
  const shareKnown = (level: (typeof LEVELS)[number]) =>
    uncounted.filter((word) => thinksOf(level, word, lexicon)).length / uncounted.length;

  it('an expert has met some, and doubts none of these', () => {
    expect(shareKnown('expert')).toBeGreaterThan(0.3);
    expect(shareKnown('expert')).toBeLessThan(0.6);
    const own = uncounted.filter((word) => thinksOf('expert', word, lexicon));
    expect(own.every((word) => recognizes('expert', word, lexicon))).toBe(true);
  });

  it.each(people.filter((level) => level !== 'expert'))('%s: none', (level) => expect(shareKnown(level)).toBe(0));
});

it('a champion thinks of any word that one may say', () => {
  expect(['ALLASSE', 'ZYGOPETALE'].every((word) => thinksOf('champion', word, lexicon))).toBe(true);
  expect(thinksOf('champion', 'MERDE', lexicon)).toBe(false);
});

it('each level knows all the words of those below, and more', () => {
  const words = [...lexicon.words()].filter((_, at) => at % 50 === 0);
  const known = LEVELS.map((level) => new Set(words.filter((word) => thinksOf(level, word, lexicon))));
  known.slice(1).forEach((more, at) => {
    const fewer = known[at] as ReadonlySet<string>;
    expect([...fewer].filter((word) => !more.has(word))).toEqual([]);
    expect(more.size).toBeGreaterThan(fewer.size);
  });
});
