import { clockwiseFrom, oneOf, seededChance } from '@boite/kernel';
import { masked } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { clueAbout } from '../rules/answers.ts';
import { readOptions } from '../rules/form.ts';
import { chosenSecret } from '../rules/secret.ts';
import { wordbookOf } from '../rules/words.ts';
import type { Asking, Clue, Options, Secret } from '../types.ts';
import { type KeyedWords, keyedWords, wordsToFind } from './keys.ts';
import { bestPointing } from './pointing.ts';
import { candidates, placesLeft, teachings } from './solver.ts';

const books = loadLibrary();
const EASY = readOptions({ words: 'common', length: '6-8' }) as Options;
const NAMES: Options = { ...EASY, words: 'proper' };
const easy = wordsToFind(EASY, books);

function secretOf(word: string, options = EASY): Secret {
  return chosenSecret({ word, wording: { kind: 'dictionary', index: 0 } }, options, books);
}

const terminus = secretOf('terminus');
const asked = (...askings: readonly Asking[]): readonly Clue[] => askings.map((about) => clueAbout(terminus, about, null));
const pointed = (...pages: readonly number[]): readonly Clue[] => pages.map((page) => clueAbout(terminus, 'page', page));

/** The words that would have answered the same. */
function naively(answers: readonly Clue[], options: Options): readonly string[] {
  const book = wordbookOf(options, books);
  const secretsOf = (word: string): readonly Secret[] =>
    book.definitions(word).map(({ headword, text, source }) => {
      const definition = masked(text, word, books.lexicon);
      return { word, headword, definition, source, page: book.page(word) ?? 0 };
    });
  return book.words().filter((word) => answers.every((answer) => secretsOf(word).some((secret) => wouldAnswer(secret, answer))));
}

function wouldAnswer(secret: Secret, answer: Clue): boolean {
  const page = answer.about === 'page' ? answer.page : null;
  return JSON.stringify(clueAbout(secret, answer.about, page)) === JSON.stringify(answer);
}

describe('the words that answers leave', () => {
  it('are all of them before the first answer', () => {
    expect(candidates([], easy)).toEqual(wordbookOf(EASY, books).words());
  });

  it.each([
    ['DÉBUT DE MOT (3.10)', asked('debut')],
    ['FIN DE MOT (3.11)', asked('fin')],
    ['DÉFINITION (3.12)', asked('definition')],
    ['PAGE, twice (3.13)', pointed(800, 880)],
    ['DANS LE MILLE (3.13)', pointed(terminus.page)],
    ['several answers', [...asked('debut'), ...pointed(700)]],
  ])('would all have answered the same: %s', (_, answers) => {
    const left = candidates(answers, easy);
    expect(left).toContain('TERMINUS');
    expect(left).toEqual(naively(answers, EASY));
  });

  it('are one when the beginning and the end of TERMINUS are known: E R T, I M N S U', () => {
    const letters: readonly Clue[] = [
      { about: 'debut', letters: 'ERT' },
      { about: 'fin', letters: 'IMNSU' },
    ];
    expect(candidates(letters, easy)).toEqual(['TERMINUS']);
  });

  it('are none when no word answers so', () => {
    expect(candidates([{ about: 'debut', letters: 'XXZ' }], easy)).toEqual([]);
    expect(candidates([...pointed(terminus.page), { about: 'page', page: terminus.page, where: 'after' }], easy)).toEqual([]);
  });

  it('are not fewer after a definition in a player’s own words (6.3)', () => {
    const own: Clue = { about: 'definition', definition: 'Tout le monde descend.', source: null };
    expect(candidates([...asked('debut'), own], easy)).toEqual(candidates(asked('debut'), easy));
  });

  it('may be proper nouns, shorter than a beginning (6.2)', () => {
    const names = wordsToFind(NAMES, books);
    const secret = secretOf('Saint-Malo', NAMES);
    const answers = (['debut', 'fin', 'definition'] as const).map((about) => clueAbout(secret, about, null));
    for (const answer of answers) expect(candidates([answer], names)).toEqual(naively([answer], NAMES));
    expect(candidates(answers, names)).toEqual(['SAINTMALO']);
    expect(candidates([{ about: 'fin', letters: '' }], names).every((name) => name.length <= 3)).toBe(true);
  });
});

/** Bits, from groups of the words that answer alike. */
function naiveBits(places: Uint32Array, answer: (at: number) => string): number {
  const groups = [...Map.groupBy(places, answer).values()];
  return groups.reduce((bits, { length }) => bits + (length / places.length) * Math.log2(places.length / length), 0);
}

function naivePointing(places: Uint32Array, pages: Uint16Array, requests: number): number {
  if (requests === 0 || places.length === 0) return 0;
  const side = (page: number) => (at: number) => String(Math.sign((pages[at] as number) - page));
  const each = [...new Set(Array.from(places, (at) => pages[at] as number))].map((page) => {
    const groups = [...Map.groupBy(places, side(page)).values()];
    const then = groups.map(
      (group) => (group.length / places.length) * naivePointing(Uint32Array.from(group), pages, requests - 1),
    );
    return naiveBits(places, side(page)) + then.reduce((sum, bits) => sum + bits, 0);
  });
  return Math.max(...each);
}

const sorted = (letters: string): string => [...letters].sort().join('');
const bitsOf = (places: Uint32Array, keyed: KeyedWords) =>
  Object.fromEntries(teachings(places, keyed).map(({ about, bits }) => [about, bits])) as Record<Asking, number>;

describe('what a question teaches', () => {
  it.each([[[]], [asked('debut')], [pointed(800)], [asked('fin')]])('is what naive groups say, after %j', (answers) => {
    const places = placesLeft(answers, easy);
    const found = bitsOf(places, easy);
    const wordAt = (at: number): string => easy.words[at] as string;
    expect(found.debut).toBeCloseTo(naiveBits(places, (at) => sorted(wordAt(at).slice(0, 3))));
    expect(found.fin).toBeCloseTo(naiveBits(places, (at) => sorted(wordAt(at).slice(3))));
    expect(found.definition).toBeCloseTo(naiveBits(places, wordAt));
  });

  it('comes the best question first, and nothing is left to learn about one word', () => {
    const bits = teachings(placesLeft([], easy), easy).map((teaching) => teaching.bits);
    expect(bits).toEqual(bits.toSorted((one, other) => other - one));
    expect(bitsOf(placesLeft(asked('debut', 'fin'), easy), easy)).toEqual({ definition: 0, fin: 0, debut: 0, page: 0 });
    expect(bitsOf(new Uint32Array(0), easy)).toEqual({ definition: 0, fin: 0, debut: 0, page: 0 });
  });

  it('no two words share a definition, even masked, but one word spelled in two ways: a definition tells everything', () => {
    const said = (word: string) => books.sounds.of(word)[0]?.sounds ?? word;
    for (const options of [{ ...EASY, length: '6-12' } satisfies Options, NAMES]) {
      const book = wordbookOf(options, books);
      const owners = new Map<string, string>();
      for (const word of book.words()) {
        for (const { text } of book.wordings(word)) {
          const shown = masked(text, word, books.lexicon);
          expect([shown, word, said(owners.get(shown) ?? word)]).toEqual([shown, word, said(word)]);
          owners.set(shown, word);
        }
      }
    }
  });
});

describe('the page to point at (3.13)', () => {
  const unevenly = (seed: number): KeyedWords => {
    const chance = seededChance(seed);
    const words = clockwiseFrom(0, 2 + chance.below(60)).map(String);
    let page = 1;
    return keyedWords(words, { page: () => (page += oneOf([0, 0, 0, 1, 4], chance)), means: () => false, senses: () => [] });
  };

  it.each([1, 2])('teaches as much as any, with %i request(s), however uneven the pages are', (requests) => {
    for (let seed = 0; seed < 60; seed++) {
      const keyed = unevenly(seed);
      const places = placesLeft([], keyed);
      expect(bestPointing(places, keyed.pages, requests).bits).toBeCloseTo(naivePointing(places, keyed.pages, requests));
    }
  });

  it('is in the middle of the words left, and the second request depends on the first answer', () => {
    const places = placesLeft([], easy);
    const { page, bits } = bestPointing(places, easy.pages, 2);
    const before = placesLeft([{ about: 'page', page, where: 'before' }], easy);
    expect(Math.abs(before.length / places.length - 0.5)).toBeLessThan(0.05);
    expect(bits).toBeGreaterThan(2);
    expect(bestPointing(before, easy.pages, 1).page).toBeLessThan(page);
  });

  it('teaches nothing when all the words left are on one page, and is a page even when none is left', () => {
    expect(bestPointing(placesLeft(pointed(terminus.page), easy), easy.pages, 2)).toEqual({ page: terminus.page, bits: 0 });
    expect(bestPointing(new Uint32Array(0), easy.pages, 2)).toEqual({ page: 1, bits: 0 });
  });
});
