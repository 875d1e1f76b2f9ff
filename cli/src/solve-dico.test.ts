import { describe, expect, test } from 'vitest';
import { boite, boiteJson, jsonLines } from './testing.ts';

interface Solved {
  readonly count: number;
  readonly words: readonly { readonly word: string; readonly page: number }[];
  readonly questions: readonly { readonly about: string; readonly bits: number; readonly page: number | null }[];
  readonly best: Solved['questions'][number] | null;
}

const solved = (...args: readonly string[]): Solved => boiteJson(['solve', 'dico', ...args]) as Solved;
const wordsOf = ({ words }: Solved): readonly string[] => words.map(({ word }) => word);

describe('boite solve dico', () => {
  const TERMINUS = ['--letters', '8', '--start', 'ERT', '--end', 'IMNSU'];

  test('finds the word that answers leave, and then nothing is left to ask', () => {
    const found = solved(...TERMINUS, '--after', '512', '--before', '900');
    expect([found.count, wordsOf(found), found.best]).toEqual([1, ['TERMINUS'], null]);
  });

  test('tells what each question would teach, the best first', () => {
    const { count, questions, best } = solved('--letters', '8', '--start', 'ERT');
    const bits = questions.map((question) => question.bits);
    expect(bits).toEqual(bits.toSorted((one, other) => other - one));
    expect(best).toEqual({ about: 'definition', bits: Number(Math.log2(count).toFixed(3)), page: null });
    expect(questions.find(({ about }) => about === 'debut')?.bits).toBe(0);
    expect(questions.find(({ about }) => about === 'page')?.page).toEqual(expect.any(Number));
  });

  test('a page cuts the dictionary before it, after it, or is the one', () => {
    const all = solved('--letters', '6-8', '--all').words;
    const on = (keeps: (page: number) => boolean) => all.filter(({ page }) => keeps(page)).map(({ word }) => word);
    expect(wordsOf(solved('--letters', '6-8', '--all', '--after', '900'))).toEqual(on((page) => page > 900));
    expect(wordsOf(solved('--letters', '6-8', '--all', '--before', '9'))).toEqual(on((page) => page < 9));
    expect(wordsOf(solved('--letters', '6-8', '--page', '873'))).toEqual(on((page) => page === 873));
  });

  test('a definition tells the word', () => {
    const definition = "Dernière station d'une ligne de métro.";
    expect(wordsOf(solved('--letters', '6-12', '--definition', definition))).toEqual(['TERMINUS']);
  });

  test('proper nouns are sought without their length', () => {
    expect(wordsOf(solved('--words', 'peintres', '--start', 'mno', '--end', 'ét'))).toEqual(['MONET']);
  });

  test('letters come in any order, case and accents', () => {
    expect(solved('--letters', '8', '--start', 'tré', '--end', 'minus')).toEqual(solved(...TERMINUS));
  });

  test('twenty words are told unless all are asked for', () => {
    const [some, all] = [solved('--letters', '7'), solved('--letters', '7', '--all')];
    expect([some.words.length, all.words.length]).toEqual([20, all.count]);
    expect(all.words.slice(0, 20)).toEqual(some.words);
  });

  test('is drawn as two tables', () => {
    const { code, stdout } = boite(['solve', 'dico', '--letters', '6-8', '--start', 'ERT']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d+ words are possible\nword +page\n/);
    expect(stdout).toMatch(/^\d+ more with --all$/m);
    expect(stdout).toMatch(/^page +\d\.\d\d +page \d+ first$/m);
    expect(boite(['solve', 'dico', ...TERMINUS]).stdout).toMatch(/^1 word is possible\nword +page\nTERMINUS +\d+\n$/);
  });

  test('no word is a clear no', () => {
    const run = boite(['solve', 'dico', '--letters', '8', '--start', 'XXX']);
    expect(run).toEqual({ code: 1, stdout: 'no word is possible\n', stderr: '' });
  });

  test.each([
    [[], 'how many letters?'],
    [['--letters', '5'], 'words have 6 to 12 letters'],
    [['--letters', '8-6'], 'words have 6 to 12 letters'],
    [['--letters', '8', '--start', 'ER'], '--start takes the first 3 letters'],
    [['--letters', '8', '--start', 'E1T'], '--start takes the first 3 letters'],
    [['--letters', '8', '--end', 'ABC'], 'the first 3: 5, in any order'],
    [['--letters', '6-8', '--end', 'ABCDEF'], 'the first 3: 3 to 5, in any order'],
    [['--letters', '8', '--after', '0'], '--after takes a whole number'],
    [['--letters', '8', '--page', 'x'], '--page takes a whole number'],
    [['--letters', '8', 'TERMINUS'], 'what is "TERMINUS"?'],
    [['--words', 'nothing'], 'unknown words "nothing"'],
    [['--words', 'proper', '--letters', '8'], 'leave --letters out'],
    [['--letters', '8', '--stdin'], '--stdin reads the answers'],
    [['--letters', '8', '--rack', 'A'], "unknown option '--rack'"],
  ])('%j is a wrong usage', (args, problem) => {
    const run = boite(['solve', 'dico', ...args]);
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(problem) });
  });
});

describe('boite solve dico --stdin', () => {
  const stdin = (...lines: readonly string[]) => boite(['solve', 'dico', '--stdin'], lines.join('\n'));

  test('answers a search a line, like the options do', () => {
    const run = stdin('8 start=ERT end=IMNSU', '', 'words=peintres start=MON\r');
    expect(jsonLines(run)).toEqual([
      solved('--letters', '8', '--start', 'ERT', '--end', 'IMNSU'),
      solved('--words', 'peintres', '--start', 'MON'),
    ]);
    expect(run.code).toBe(0);
  });

  test('a search without a word makes it a no', () => {
    const run = stdin('8 start=ERT', '8 start=XXX');
    expect(jsonLines(run)[1]).toMatchObject({ count: 0, words: [], best: null });
    expect(run.code).toBe(1);
  });

  test('a line that cannot be read says why, and the next ones are answered', () => {
    const run = stdin('start=ERT', '8 rack=1', '8 9', '8 start=ERT end=IMNSU');
    expect(jsonLines(run)).toEqual([
      { error: expect.stringContaining('how many letters?') },
      { error: 'what is "rack=1"?' },
      { error: 'letters is given twice' },
      expect.objectContaining({ count: 1 }),
    ]);
    expect(run.code).toBe(2);
  });
});
