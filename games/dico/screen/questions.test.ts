import { expect, it } from 'vitest';
import type { Asking, OpenQuestion } from '../types.ts';
import { questionRows } from './questions.ts';

const asked = (by: number, of: number, about: Asking): OpenQuestion => ({ by, of, about, pair: [about, about] });

it('3.14: everyone may count who has asked whom, and what', () => {
  const questions = [asked(1, 0, 'fin'), asked(0, 2, 'page'), asked(1, 0, 'fin'), asked(0, 1, 'debut')];
  expect(questionRows(questions)).toEqual([
    { by: 0, of: 1, counts: { debut: 1 } },
    { by: 0, of: 2, counts: { page: 1 } },
    { by: 1, of: 0, counts: { fin: 2 } },
  ]);
});
