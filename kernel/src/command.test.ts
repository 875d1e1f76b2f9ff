import { describe, expect, test } from 'vitest';
import {
  anyText,
  asTyped,
  eachRead,
  inquiry,
  Misuse,
  namesOnALine,
  overdraft,
  readChoice,
  readWhole,
  restLines,
  tableLines,
  twoOnALine,
} from './command.ts';

describe('A question of the command line', () => {
  const times = inquiry({
    example: 'A B --count 2',
    about: 'Names, some times.',
    takesNames: true,
    options: {
      count: { help: 'how many times', read: (text, name) => readWhole(text, name, { min: 1, max: 9 }) },
      sign: { help: 'what stands between them', read: anyText },
    },
    line: null,
    told: 'The names.',
    answer({ names, count = 1, sign = '' }, { books }: { books: { end: string } }) {
      if (names === undefined) return new Misuse('which names?');
      const value = { said: `${names.join(sign).repeat(count)}${books.end}` };
      return { value, isYes: true, lines: () => [value.said] };
    },
  });
  const said = (options: Record<string, string>, names?: readonly string[]) => {
    const answer = times.asked(names === undefined ? { options } : { options, names });
    return answer instanceof Misuse ? answer : answer({ books: { end: '!' }, limit: 20 });
  };

  test('has its options read, and the missing ones left out', () => {
    expect(said({ count: '2' }, ['A', 'B'])).toMatchObject({ value: { said: 'ABAB!' } });
    expect(said({ sign: '-' }, ['A', 'B'])).toMatchObject({ value: { said: 'A-B!' } });
  });

  test('is refused when an option cannot be read, before anything is answered', () => {
    expect(times.asked({ options: { count: 'x' } })).toEqual(new Misuse('--count takes a whole number from 1 to 9, not "x"'));
    expect(said({})).toEqual(new Misuse('which names?'));
  });
});

describe('What was typed', () => {
  test('a whole number is written in digits, between two bounds', () => {
    const read = (text: string) => readWhole(text, 'best', { min: 1, max: 20 });
    expect(['1', '20', '007'].map(read)).toEqual([1, 20, 7]);
    for (const text of ['0', '21', '', '-1', '1.5', '1e1', ' 3', '9'.repeat(20)]) expect(read(text)).toBeInstanceOf(Misuse);
  });

  test('a choice is one of a few names', () => {
    expect(readChoice('no', 'sure', ['yes', 'no'])).toBe('no');
    expect(readChoice('maybe', 'sure', ['yes', 'no'])).toEqual(new Misuse('--sure is one of yes, no, not "maybe"'));
  });

  test('is quoted short', () => {
    expect(asTyped('a "b"')).toBe('"a \\"b\\""');
    expect(asTyped('a'.repeat(1_000)).length).toBeLessThan(50);
  });

  test('the first part that cannot be read is told', () => {
    const read = (text: string) => (text === '' ? new Misuse('nothing') : text.length);
    expect(eachRead(['a', 'bc'], read)).toEqual([1, 2]);
    expect(eachRead(['a', '', 'bc'], read)).toEqual(new Misuse('nothing'));
  });

  test('more pieces than the box has are an overdraft', () => {
    expect(overdraft(['a', 'b', 'a'], ['a', 'b', 'c', 'a'])).toBeNull();
    expect(overdraft(['b', 'a', 'b', 'a'], ['a', 'b', 'a'])).toEqual({ piece: 'b', has: 1, used: 2 });
    expect(overdraft(['d'], ['a'])).toEqual({ piece: 'd', has: 0, used: 1 });
  });

  test('two options stand on a line, a dash for an empty first one', () => {
    const read = twoOnALine('holder', 'hand');
    expect(read('MARE\tA,E')).toEqual({ options: { holder: 'MARE', hand: 'A,E' } });
    expect(read('- A,E')).toEqual({ options: { holder: '', hand: 'A,E' } });
    for (const line of ['MARE', 'MARE A E']) expect(read(line)).toEqual(new Misuse('a line is a holder, a space and a hand'));
  });

  test('names stand on a line before what they say', () => {
    const read = namesOnALine('CARD', 'word');
    expect(read('CHAT+POT=chapeau')).toEqual({ names: ['CHAT', 'POT'], options: { word: 'chapeau' } });
    expect(read('=chapeau')).toEqual({ names: [], options: { word: 'chapeau' } });
    for (const line of ['CHAT POT', 'CHAT=POT=chapeau']) expect(read(line)).toEqual(new Misuse('a line is CARD+CARD=word'));
  });
});

describe('What is told', () => {
  test('columns are aligned, numbers to the right', () => {
    const rows = [
      ['points', 'word'],
      ['9', 'MARIE', 'last'],
      ['10', 'ÉTÉ', ''],
    ];
    expect(tableLines(rows)).toEqual(['points  word', '     9  MARIE  last', '    10  ÉTÉ']);
    expect(tableLines([])).toEqual([]);
  });

  test('what is left out of a list is counted', () => {
    expect(restLines(21, 20)).toEqual(['1 more with --all']);
    expect(restLines(20, 20)).toEqual([]);
  });
});
