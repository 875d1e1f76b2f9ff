import { describe, expect, test } from 'vitest';
import { loadLexicon, loadSounds } from '../../node/load.ts';
import { ACCEPTED_CHECKED, ACCEPTED_TUNED } from './accepted-cases.ts';
import { judgeRebus, type RebusVerdict } from './judge.ts';
import type { RebusCard } from './rebus-card.ts';
import { REFUSED_CHECKED, REFUSED_TUNED } from './refused-cases.ts';
import { typedCard } from './typed-card.ts';

const sounds = loadSounds(loadLexicon());

function judged(line: string, tolerance: 'stricte' | 'souple' | 'libre' = 'souple'): RebusVerdict {
  const [names = '', word = ''] = line.split('=');
  const cards = names.split('+').map((name) => typedCard(name, { sounds }));
  expect(cards).not.toContain(null);
  return judgeRebus({ cards: cards as RebusCard[], word, tolerance, sounds });
}

function linesOf(cases: string): readonly string[] {
  return cases.trim().split(/\s+/);
}

describe('An ear', () => {
  test.each([...linesOf(ACCEPTED_TUNED), ...linesOf(ACCEPTED_CHECKED)])('takes %s', (line) => {
    expect(judged(line)).toMatchObject({ accepted: true });
  });

  test.each([...linesOf(REFUSED_TUNED), ...linesOf(REFUSED_CHECKED)])('refuses %s', (line) => {
    expect(judged(line)).toMatchObject({
      accepted: false,
      refusal: { code: expect.not.stringMatching(/unknown-word|silent-card/) },
    });
  });
});
