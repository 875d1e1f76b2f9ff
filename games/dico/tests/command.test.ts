import { askerOf, textHeard, valueHeard } from '@boite/kernel/testing/command';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { command } from '../command.ts';

interface Solved {
  readonly count: number;
  readonly words: readonly { readonly word: string; readonly page: number }[];
  readonly questions: readonly { readonly about: string; readonly bits: number; readonly page: number | null }[];
  readonly best: Solved['questions'][number] | null;
}

const books = loadLibrary();
const { ask, askLine } = askerOf(command.solve?.dico, books);
const solved = (clues: Record<string, string>, all = false): Solved => valueHeard(ask(clues, { all })) as Solved;
const wordsOf = ({ words }: Solved): readonly string[] => words.map(({ word }) => word);

describe('boite solve dico', () => {
  const TERMINUS = { letters: '8', start: 'ERT', end: 'IMNSU' };

  test('finds the word that answers leave, and then nothing is left to ask', () => {
    const found = solved({ ...TERMINUS, after: '500', before: '600' });
    expect([found.count, wordsOf(found), found.best]).toEqual([1, ['TERMINUS'], null]);
  });

  test('tells what each question would teach, the best first', () => {
    const { count, questions, best } = solved({ letters: '8', start: 'ERT' });
    const bits = questions.map((question) => question.bits);
    expect(bits).toEqual(bits.toSorted((one, other) => other - one));
    expect(best).toEqual({ about: 'definition', bits: Number(Math.log2(count).toFixed(3)), page: null });
    expect(questions.find(({ about }) => about === 'debut')?.bits).toBe(0);
    expect(questions.find(({ about }) => about === 'page')?.page).toEqual(expect.any(Number));
  });

  test('a page cuts the dictionary before it, after it, or is the one', () => {
    const all = solved({ letters: '6-8' }, true).words;
    const on = (keeps: (page: number) => boolean) => all.filter(({ page }) => keeps(page)).map(({ word }) => word);
    expect(wordsOf(solved({ letters: '6-8', after: '500' }, true))).toEqual(on((page) => page > 500));
    expect(wordsOf(solved({ letters: '6-8', before: '9' }, true))).toEqual(on((page) => page < 9));
    expect(wordsOf(solved({ letters: '6-8', page: '473' }, true))).toEqual(on((page) => page === 473));
  });

  test('a definition tells the word', () => {
    const definition = (books.dictionary.definitions('terminus')[0]?.text ?? '').replaceAll('’', "'");
    expect(wordsOf(solved({ letters: '6-12', definition }))).toEqual(['TERMINUS']);
  });

  test('proper nouns are sought without their length', () => {
    expect(wordsOf(solved({ words: 'peintres', start: 'mno', end: 'ét' }))).toEqual(['MONET']);
  });

  test('letters come in any order, case and accents', () => {
    expect(solved({ letters: '8', start: 'tré', end: 'minus' })).toEqual(solved(TERMINUS));
  });

  test('twenty words are told unless all are asked for', () => {
    const [some, all] = [solved({ letters: '7' }), solved({ letters: '7' }, true)];
    expect([some.words.length, all.words.length]).toEqual([20, all.count]);
    expect(all.words.slice(0, 20)).toEqual(some.words);
  });

  test('is drawn as two tables', () => {
    const [many, one] = [ask({ letters: '6-8', start: 'ERT' }), ask(TERMINUS)].map(textHeard);
    expect(many).toMatch(/^\d+ words are possible\nword +page\n/);
    expect(many).toMatch(/^\d+ more with --all$/m);
    expect(many).toMatch(/^page +\d\.\d\d +page \d+ first$/m);
    expect(one).toMatch(/^1 word is possible\nword +page\nTERMINUS +\d+$/);
  });

  test('no word is a clear no', () => {
    expect(ask({ letters: '8', start: 'XXX' })).toMatchObject({ isYes: false, lines: ['no word is possible'] });
  });

  test.each([
    [{}, 'how many letters?'],
    [{ letters: '5' }, 'words have 6 to 12 letters'],
    [{ letters: '8-6' }, 'words have 6 to 12 letters'],
    [{ letters: '8', start: 'ER' }, '--start takes the first 3 letters'],
    [{ letters: '8', start: 'E1T' }, '--start takes the first 3 letters'],
    [{ letters: '8', end: 'ABC' }, 'the first 3: 5, in any order'],
    [{ letters: '6-8', end: 'ABCDEF' }, 'the first 3: 3 to 5, in any order'],
    [{ letters: '8', after: '0' }, '--after takes a whole number'],
    [{ letters: '8', page: 'x' }, '--page takes a whole number'],
    [{ words: 'nothing' }, 'unknown words "nothing"'],
    [{ words: 'proper', letters: '8' }, 'leave --letters out'],
  ])('%j is a wrong usage', (clues, problem) => {
    expect(ask(clues)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('boite solve dico --stdin', () => {
  test('answers a search a line, like the options do', () => {
    expect(askLine('8 start=ERT end=IMNSU')).toEqual(ask({ letters: '8', start: 'ERT', end: 'IMNSU' }));
    expect(askLine('words=peintres start=MON')).toEqual(ask({ words: 'peintres', start: 'MON' }));
    expect(askLine('8 start=XXX')).toMatchObject({ isYes: false, value: { count: 0, words: [], best: null } });
  });

  test.each([
    ['start=ERT', 'how many letters?'],
    ['8 rack=1', 'what is "rack=1"?'],
    ['8 9', 'letters is given twice'],
  ])('the line %j cannot be read', (line, problem) => {
    expect(askLine(line)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
