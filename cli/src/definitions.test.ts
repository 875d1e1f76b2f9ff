import { describe, expect, test } from 'vitest';
import { boite, boiteJson } from './testing.ts';

describe('boite definitions', () => {
  test('prints a sense a line, in alphabetical order, of the words that begin so', () => {
    const { code, stdout } = boite(['definitions', 'zèb']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^(zèb|zéb)\p{Ll}+\t1\t(n\. m\.|n\. f\.|v\.|adj\.)\t\p{Lu}.*\.\n/u);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .filter((line) => !/^z[eéè]b/.test(line)),
    ).toEqual([]);
  });

  test('tells scripts the sense, the category and the gender of each', () => {
    const told = boiteJson(['definitions', 'ACCORD']) as { headword: string; sense: number }[];
    expect(told.find(({ headword, sense }) => headword === 'accord' && sense === 2)).toEqual({
      headword: 'accord',
      sense: 2,
      category: 'noun',
      gender: 'masculine',
      text: expect.any(String),
      source: 'Boîte à mots',
    });
  });

  test('without a beginning there are all of them: at least 26,000 headwords', () => {
    const told = boiteJson(['definitions']) as { headword: string }[];
    expect(new Set(told.map(({ headword }) => headword)).size).toBeGreaterThanOrEqual(26_000);
  });

  test.each(['xqz', '42', 'l’eau'])('nothing begins with %j: a clear no', (beginning) => {
    expect(boite(['definitions', beginning])).toEqual({ code: 1, stdout: '', stderr: '' });
    expect(boiteJson(['definitions', beginning])).toEqual([]);
  });

  test('two beginnings are a wrong usage', () => {
    expect(boite(['definitions', 'a', 'b'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('one beginning'),
    });
  });
});
