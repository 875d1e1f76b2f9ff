import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLexicon, loadNames } from '../../node/load.ts';
import { spelled } from '../alphabet.ts';
import { pagesOf } from '../dictionary/pages.ts';
import { fromIpa, isSounds } from '../sounds/phonemes.ts';
import { typeset } from '../typography.ts';
import { lettersOfName, openNames, type ProperNoun } from './names.ts';
import { isTheme, THEME_NAMES, THEMES, type Theme } from './themes.ts';

const names = loadNames();
const lexicon = loadLexicon();
const nouns = names.themes.flatMap((theme) => names.inTheme(theme));
/** What a player of Dico may hide. */
const isPlayable = ({ word, definition }: ProperNoun) => word.length <= 12 && definition !== '';

describe('names', () => {
  test.each(['Saint-Malo', 'SAINTMALO', 'saint malo', 'SAINT-MALO'])('%s is known, however it is written', (name) => {
    expect(names.has(name)).toBe(true);
    expect(names.sounds(name)).toEqual(['s5malo']);
    expect(names.definition(name)).toBe('Cité corsaire de Surcouf et de Chateaubriand.');
  });

  test.each(['', 'Xzq', 'chat', '42', '# pays', 'A'.repeat(10_000)])('%j is no name', (name) => {
    expect(names.has(name)).toBe(false);
    expect([names.sounds(name), names.meanings(name), names.definition(name)]).toEqual([[], [], null]);
  });

  test('a name may mean several things, by theme', () => {
    expect(names.meanings('Vienne').map(({ theme }) => theme)).toEqual(['capitales', 'fleuves-et-montagnes']);
    expect(names.definition('Vienne', 'capitales')).toBe('Ville de Sissi, de la valse et de Freud.');
    expect(names.definition('Vienne', 'fleuves-et-montagnes')).toBe('Rivière de Limoges, affluent de la Loire.');
    expect(names.definition('Vienne', 'pays')).toBeNull();
  });

  test('a name may be said in several ways, the commonest first', () => {
    expect(names.sounds('Bruxelles')).toEqual(['bRysEl_', 'bRyksEl_']);
  });

  test('a first name has sounds and no definition', () => {
    expect([names.sounds('Camille'), names.definition('Camille')]).toEqual([['kamij_'], null]);
  });

  test('each is listed once', () => {
    const words = [...names.words()];
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !names.has(word))).toEqual([]);
  });

  test('an unknown theme and broken lines are passed over', () => {
    const odd = openNames('lost\tl\tx\n# nowhere\nParis\tpaʁi\t\n# pays\nMali\tmali\t\n\n');
    expect([...odd.words()]).toEqual(['MALI']);
    expect(odd.themes).toEqual(['pays']);
  });

  test('themes are told from other texts', () => {
    expect([isTheme('pays'), isTheme('toString'), isTheme(null)]).toEqual([true, false, false]);
  });
});

describe('together, the themes', () => {
  test('are all there', () => {
    expect(names.themes).toEqual(THEME_NAMES);
  });

  test('say a name the same way everywhere', () => {
    const wrong = [...names.words()].filter((word) => new Set(names.meanings(word).map(({ ipa }) => ipa)).size > 1);
    expect(wrong).toEqual([]);
  });

  test('are at least twelve to play Dico with, of more than 450 names', () => {
    const playable = names.themes.filter((theme) => names.inTheme(theme).filter(isPlayable).length >= 40);
    expect(playable.length).toBeGreaterThanOrEqual(12);
    expect(nouns.filter(isPlayable).length).toBeGreaterThan(2000);
  });

  test.each([
    ['pays', 180],
    ['capitales', 160],
    ['villes-de-france', 300],
    ['villes-du-monde', 150],
    ['prenoms-feminins', 350],
    ['prenoms-masculins', 350],
  ] as const)('%s has at least %i names', (theme, count) => {
    expect(names.inTheme(theme).length).toBeGreaterThanOrEqual(count);
  });
});

describe.each(THEME_NAMES)('the theme %s', (theme: Theme) => {
  const text = readFileSync(new URL(`../../data/names/${theme}.tsv`, import.meta.url), 'utf8');
  const inTheme = names.inTheme(theme);

  test('has a name on the screen', () => {
    expect(THEMES[theme]).toBe(typeset(THEMES[theme]));
  });

  test('is three fields a line, each line ended as Unix does', () => {
    expect(text.endsWith('\n')).toBe(true);
    const lines = text.slice(0, -1).split('\n');
    expect(lines.filter((line) => line.split('\t').length !== 3 || /\r|\uFEFF/.test(line))).toEqual([]);
    expect(lines.map((line) => line.split('\t')[0])).toEqual(inTheme.map(({ name }) => name));
  });

  test('has names written as they are, in alphabetical order, each once', () => {
    const wrong = inTheme.filter(({ name, word }, index) => {
      const isInOrder = index === 0 || (inTheme[index - 1]?.word ?? '') < word;
      return !isInOrder || !/^\p{Lu}[\p{L} ’-]*$/u.test(name) || name !== name.normalize('NFC') || lettersOfName(name) !== word;
    });
    expect(wrong).toEqual([]);
  });

  test('has sounds that can be read', () => {
    const wrong = inTheme.filter(({ ipa }) => {
      const sounds = ipa.split(', ').map((one) => fromIpa(one));
      return sounds.some((one) => one === null || one === '' || !isSounds(one)) || new Set(sounds).size !== sounds.length;
    });
    expect(wrong).toEqual([]);
  });

  test('has definitions of one sentence of 25 to 130 characters, well set in type, each once', () => {
    const defined = inTheme.filter(({ definition }) => definition !== '');
    const wrong = defined.filter(({ definition }) => {
      const { length } = [...definition];
      return (
        !/^\p{Lu}.*[^.]\.$/u.test(definition) ||
        length < 25 ||
        length > 130 ||
        definition !== typeset(definition) ||
        /['"]| {2}|\p{Cc}/u.test(definition)
      );
    });
    expect(wrong).toEqual([]);
    expect(new Set(defined.map(({ definition }) => definition)).size).toBe(defined.length);
  });

  test('has definitions that do not give their name away', () => {
    expect(inTheme.filter(givesAway)).toEqual([]);
  });

  test('can be leafed through', () => {
    const pages = pagesOf(inTheme.map(({ word }) => word));
    expect(inTheme.filter(({ word }) => pages.page(word) === null)).toEqual([]);
  });
});

function givesAway({ name, word, definition }: ProperNoun): boolean {
  const hints = [word, ...name.split(/[ ’-]/).flatMap((part) => spelled(part) ?? [])].filter(
    (part) => part === word || part.length > 3,
  );
  const stems = hints.map((hint) => hint.slice(0, Math.max(4, hint.length - 3)));
  const tokens = (definition.match(/\p{L}+/gu) ?? []).flatMap((token) => spelled(token) ?? []);
  return tokens.some((token) => stems.some((stem) => token.startsWith(stem)) || lexicon.lemmas(token).includes(word));
}
