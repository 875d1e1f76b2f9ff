// The lists of language/data/names, which are written by hand: what a line must be.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { spelled } from '../alphabet.ts';
import { fromIpa, isSounds } from '../sounds/phonemes.ts';
import { typeset } from '../typography.ts';
import { isNameArticle } from './name-file.ts';
import { nameKey } from './name-key.ts';
import { THEME_NAMES, type Theme } from './themes.ts';

interface Line {
  readonly name: string;
  readonly ipa: string;
  readonly definition: string;
  readonly article: string;
}

const { lexicon } = loadLibrary();

function linesOf(theme: Theme): readonly string[] {
  return readFileSync(new URL(`../../data/names/${theme}.tsv`, import.meta.url), 'utf8').split('\n');
}

function entries(theme: Theme): readonly Line[] {
  return linesOf(theme)
    .slice(0, -1)
    .map((line) => {
      const [name = '', ipa = '', definition = '', article = ''] = line.split('\t');
      return { name, ipa, definition, article };
    });
}

test('together, the lists say a name the same way everywhere', () => {
  const all = Map.groupBy(THEME_NAMES.flatMap(entries), ({ name }) => name);
  const wrong = [...all].filter(([, lines]) => new Set(lines.map(({ ipa }) => ipa)).size > 1);
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe.each(THEME_NAMES)('the theme %s', (theme) => {
  const list = entries(theme);

  test('is three fields a line, or four with an article, each line ended as Unix does', () => {
    expect(linesOf(theme).at(-1)).toBe('');
    const isWrong = (line: string) => ![3, 4].includes(line.split('\t').length) || /\r|\uFEFF/.test(line);
    expect(linesOf(theme).slice(0, -1).filter(isWrong)).toEqual([]);
    expect(list.filter(({ article }) => article !== '' && !isNameArticle(article))).toEqual([]);
  });

  test('has names written as they are, in alphabetical order, each once', () => {
    const wrong = list.filter(({ name }, index) => {
      const isInOrder = index === 0 || nameKey(list[index - 1]?.name ?? '') < nameKey(name);
      return !isInOrder || !/^(?=.*[\p{Lu}])[\p{L}\d][\p{L}\d ’.,!?…&/-]*$/u.test(name) || name !== name.normalize('NFC');
    });
    expect(wrong).toEqual([]);
  });

  test('has sounds that can be read', () => {
    const wrong = list.filter(({ ipa }) => {
      const sounds = ipa.split(', ').map((one) => fromIpa(one));
      return sounds.some((one) => one === null || one === '' || !isSounds(one)) || new Set(sounds).size !== sounds.length;
    });
    expect(wrong).toEqual([]);
  });

  test('has definitions of one sentence of 16 to 130 characters, well set in type, each once', () => {
    const defined = list.filter(({ definition }) => definition !== '');
    const wrong = defined.filter(({ definition }) => {
      const { length } = [...definition];
      const isSentence = /^\p{Lu}.*[^.]\.$/u.test(definition) && length >= 16 && length <= 130;
      return !isSentence || definition !== typeset(definition) || /['"]| {2}|\p{Cc}/u.test(definition);
    });
    expect(wrong.map(({ name, definition }) => `${name}: ${definition}`)).toEqual([]);
    const texts = defined.map(({ definition }) => definition);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  test('has definitions that do not give their name away', () => {
    expect(list.filter(givesAway).map(({ name, definition }) => `${name}: ${definition}`)).toEqual([]);
  });

  test('has definitions, unless it holds first names', () => {
    const isFirst = theme.startsWith('prenoms-');
    expect(list.filter(({ definition }) => (definition === '') !== isFirst)).toEqual([]);
  });
});

function givesAway({ name, definition }: Line): boolean {
  const word = nameKey(name);
  const hints = [word, ...name.split(/[^\p{L}]/u).flatMap((part) => spelled(part) ?? [])].filter(
    (part) => part === word || part.length > 3,
  );
  const stems = hints.map((hint) => hint.slice(0, Math.max(4, hint.length - 3)));
  const tokens = (definition.match(/\p{L}+/gu) ?? []).flatMap((token) => spelled(token) ?? []);
  return tokens.some((token) => stems.some((stem) => token.startsWith(stem)) || lexicon.lemmas(token).includes(word));
}
