import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { BIN, boite, boiteJson, jsonLines } from './testing.ts';

const UNKNOWN = { valid: false, forms: [], lemma: null, lemmas: [], rank: null, tags: [], definitions: [] };

describe('boite word', () => {
  test('a playable word is a yes, with what is known of it', () => {
    expect(boiteJson(['word', 'MARCHE'])).toEqual({
      word: 'MARCHE',
      valid: true,
      forms: expect.arrayContaining(['marche', 'marché']),
      lemma: expect.stringMatching(/^MARCHER?$/),
      lemmas: ['marche', 'marché', 'marcher'],
      rank: expect.any(Number),
      sounds: ['maʁʃ(ə)', 'maʁʃe'],
      tags: expect.arrayContaining(['noun feminine singular (marche)', 'noun masculine singular (marché)']),
      definitions: expect.any(Array),
    });
    expect(boite(['word', 'MARCHE'])).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('MARCHE is playable'),
    });
  });

  test.each([
    ['mer', 'MER'],
    ['Œuf', 'OEUF'],
    ['  été  ', 'ETE'],
    ['E\u0301te\u0301', 'ETE'],
  ])('%j is spelled %s', (asked, word) => {
    expect(boite(['word', asked]).code).toBe(0);
    expect(boiteJson(['word', asked])).toMatchObject({ word, valid: true });
  });

  test('what a word can be is told in English', () => {
    expect(boiteJson(['word', 'chat'])).toMatchObject({ tags: ['noun masculine singular'] });
    expect(boite(['word', 'CHANTONS']).stdout).toContain('  is     verb present 1st plural of chanter\n');
  });

  test('a word that we define is told with what it means, ours first', () => {
    const { definitions } = boiteJson(['word', 'Terminus']) as { definitions: { text: string }[] };
    expect(definitions[0]).toEqual({
      headword: 'terminus',
      sense: 1,
      category: 'noun',
      gender: 'masculine',
      text: expect.stringMatching(/^\p{Lu}.*\.$/u),
      source: 'Boîte à mots',
    });
    expect(boite(['word', 'TERMINUS']).stdout).toContain(
      `  means  terminus 1, noun masculine: ${definitions[0]?.text} — Boîte à mots\n`,
    );
  });

  test.each([
    ['équipées', ['équipé', 'équipée', 'équiper'], ['équipée noun feminine', 'équiper verb'], 'équipe noun feminine'],
    ['TENDRONS', ['tendre', 'tendron'], ['tendron noun masculine', 'tendre verb'], 'tendre adjective'],
  ])('%s has all its lemmas with their accents, and what they mean in their category alone', (word, lemmas, meant, not) => {
    const told = boiteJson(['word', word]) as {
      lemmas: string[];
      definitions: { headword: string; category: string; gender: string | null }[];
    };
    const said = told.definitions.map(({ headword, category, gender }) => `${headword} ${category} ${gender ?? ''}`.trim());
    expect(told.lemmas).toEqual(lemmas);
    expect(said).toEqual(expect.arrayContaining(meant));
    expect(said).not.toContain(not);
  });

  test.each([["l'eau"], ['pomme de verre'], ['123'], ['MER2'], ['XZQ'], [''], ['😀']])('%j is a clear no', (asked) => {
    expect(boite(['word', asked])).toMatchObject({ code: 1, stderr: '', stdout: expect.stringContaining('is not playable') });
    expect(boiteJson(['word', asked])).toMatchObject(UNKNOWN);
  });

  test.each([
    ['week-end', 'wikɛnd'],
    ['Week-End', 'wikɛnd'],
    ['porcépic', 'pɔʁkepik'],
    ['arcenciel', 'aʁkɑ̃sjɛl'],
    ['chef-d’œuvre', 'ʃɛdœvʁ(ə)'],
    ['vingt-deux', 'vɛ̃tdø'],
    ['eux-mêmes', 'ømɛm(ə)'],
    ['ex-femme', 'ɛksfam(ə)'],
    ['meurt-de-faim', 'mœʁd(ə)fɛ̃'],
    ['pomme de terre', 'pɔm(ə)d(ə)tɛʁ(ə)'],
  ])('%j is a compound, which is said /%s/', (asked, ipa) => {
    expect(boiteJson(['word', asked])).toMatchObject({ valid: false, compound: true, sounds: expect.arrayContaining([ipa]) });
    expect(boite(['word', asked]).stdout).toContain(`/${ipa}/`);
  });

  test('a compound is told with what it means, in the plural too', () => {
    const meant = { headword: 'week-end', sense: 1, category: 'noun', gender: 'masculine', source: 'Boîte à mots' };
    expect(boiteJson(['word', 'week-ends'])).toMatchObject({ compound: true, definitions: [meant] });
    expect(boite(['word', 'week-end']).stdout).toMatch(/ {2}means {2}week-end 1, noun masculine: .+ — Boîte à mots\n/);
  });

  test('the pieces of a compound are linked', () => {
    expect(boiteJson(['word', 'sans-abri'])).toMatchObject({ compound: true, sounds: expect.arrayContaining(['sɑ̃zabʁi']) });
    expect(boiteJson(['word', 'pot-au-feu'])).toMatchObject({ compound: true, sounds: ['potofø'] });
  });

  test('another word with a hyphen is said piece by piece', () => {
    expect(boiteJson(['word', 'franco-allemand'])).toMatchObject({ ...UNKNOWN, sounds: ['fʁɑ̃koal(ə)mɑ̃'] });
  });

  test.each([
    ['Metz', ['mɛs']],
    ['Victor Hugo', ['viktɔʁyɡo']],
    ['la tour Eiffel', ['latuʁɛfɛl']],
    ['Claude Sautet', ['klod(ə)sotɛ']],
  ])('%s is a name, told with its sounds', (asked, sounds) => {
    expect(boiteJson(['word', asked])).toMatchObject({ valid: false, name: true, sounds });
    expect(boite(['word', asked]).stdout).toContain(', a name\n');
  });

  test('a word that is a name too is both', () => {
    expect(boiteJson(['word', 'Reims'])).toMatchObject({ valid: false, name: true, sounds: ['ʁɛ̃s'] });
    expect(boiteJson(['word', 'Orange'])).toMatchObject({ valid: true, name: true });
    expect(boiteJson(['word', 'orange'])).not.toHaveProperty('name');
  });

  test('what nobody knows is read by its letters; what has none is not', () => {
    expect(boiteJson(['word', 'Zorgluf'])).toMatchObject({ valid: false, read: true, sounds: ['zɔʁɡlyf'] });
    expect(boite(['word', 'Zorgluf']).stdout).toBe('ZORGLUF is not playable\n  said   /zɔʁɡlyf/, as its letters read\n');
    expect(boiteJson(['word', '???'])).toEqual({ word: '???', sounds: [], ...UNKNOWN });
  });

  test('ten thousand letters are a clear no, shown short and told whole', () => {
    const long = 'A'.repeat(10_000);
    const { code, stdout } = boite(['word', long]);
    expect(code).toBe(1);
    expect(stdout.length).toBeLessThan(100);
    expect(boiteJson(['word', long])).toEqual({ word: long, sounds: [], ...UNKNOWN });
  });

  test.each([
    [[], 'which word?'],
    [['MER', 'MARE'], 'one word at a time'],
    [['--stdin', 'MER'], '--stdin reads the words'],
    [['MER', '--jason'], "unknown option '--jason'"],
    [['MER', '--json=yes'], "option '--json' does not take an argument"],
  ])('%j is a wrong usage', (args, problem) => {
    expect(boite(['word', ...args])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(problem) });
  });
});

describe('boite word --stdin', () => {
  test('answers a JSON value a line, in order, whatever the ends of lines', () => {
    const run = boite(['word', '--stdin'], '\uFEFFmer\r\n\n  œuf \nMARE');
    expect(jsonLines(run)).toEqual(['MER', 'OEUF', 'MARE'].map((word) => expect.objectContaining({ word, valid: true })));
    expect(run.code).toBe(0);
  });

  test('one no makes it a no', () => {
    const run = boite(['word', '--stdin'], 'mer\nxzq\nmare\n');
    expect(jsonLines(run).map((answer) => (answer as { valid: boolean }).valid)).toEqual([true, false, true]);
    expect(run.code).toBe(1);
  });

  test('bytes that are no text are a no', () => {
    const run = boite(['word', '--stdin'], Uint8Array.of(0xff, 0xfe, 0x00, 0x0a));
    expect(jsonLines(run)).toEqual([expect.objectContaining({ valid: false })]);
  });

  test('a line longer than any word list is unreadable, and the next ones are answered', () => {
    const run = boite(['word', '--stdin'], `${'A'.repeat(100_000)}\n${'A'.repeat(5_000_000)}\nmer\n`);
    expect(jsonLines(run)).toEqual([
      expect.objectContaining({ valid: false }),
      { error: 'a line is longer than 100000 characters' },
      expect.objectContaining({ word: 'MER', valid: true }),
    ]);
    expect(run.code).toBe(2);
  });

  test('nothing asked, nothing answered', () => {
    expect(boite(['word', '--stdin'], '\n\r\n  \n')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('a program may ask, read the answer and ask again', async () => {
    const talk = spawn(process.execPath, [BIN, 'word', '--stdin']);
    for (const [word, valid] of [
      ['mer', true],
      ['xzq', false],
      ['œuf', true],
    ] as const) {
      talk.stdin.write(`${word}\n`);
      const [answer] = await once(talk.stdout, 'data');
      expect(JSON.parse(String(answer))).toMatchObject({ valid });
    }
    talk.stdin.end();
    expect(await once(talk, 'exit')).toEqual([1, null]);
  });

  test('many words are answered one by one', () => {
    const run = boite(['word', '--stdin'], 'mer\nmaison\n'.repeat(10_000));
    expect(run.stdout.split('\n').length).toBe(20_001);
    expect(run.code).toBe(0);
  });
});
