import type { Told } from '@boite/protocol';
import { describe, expect, it } from 'vitest';
import type { News, Options } from '../types.ts';
import { bestQuestions } from './alone.ts';
import { sharedText } from './sharing.ts';
import { cardId, drawnGroup, drawnRebus, viewWith } from './testing.ts';

const options = { way: 'tirage', children: false } as Options;
const told = (...news: object[]): readonly Told<News>[] => news.map((one, step) => ({ step, at: 0, news: one as News }));
const ids = (names: string) => names.split(' ').map(cardId);

describe('what is told of a game played alone', () => {
  const plays = [
    [drawnGroup('DE PART / FIL .', { rebuses: [drawnRebus('départ'), drawnRebus('défilé', { direction: 'down' })] })],
  ];
  const view = viewWith({ options, plays, scores: [6], day: '2026-11-15' });
  const text = sharedText({ view, best: 12, streak: 3, address: 'https://exemple.fr' }).replaceAll(/[\u00a0\u202f]/g, ' ');

  it('is the day, the points, their part of the best and the frames of each rebus', () => {
    expect(text.split('\n')).toEqual([
      'Rébustory · défi du 15 novembre',
      '6 points en 2 rébus (50 % du meilleur trouvé)',
      '🟢🟢 2',
      '🟢🟨 4',
      '3 jours de suite',
      'https://exemple.fr/defi/rebustory/2026-11-15',
    ]);
  });

  it('names no word and no card', () => {
    expect(text).not.toMatch(/départ|défilé|fil\b/i);
  });
});

describe('the cards that could have been used', () => {
  it('are the whole draw of a grand tirage', () => {
    const view = viewWith({ options, plays: [[drawnGroup('DE PART')]], lastHands: [ids('FIL RAT')] });
    const draw = { hand: ids('DE PART FIL RAT'), options, rung: 0 };
    expect(bestQuestions(view, [])).toEqual([
      { ...draw, words: 'all' },
      { ...draw, words: 'everyday' },
    ]);
  });

  it('are, on the ladder, the hand before the rebus of each rung, and what was left at the last one', () => {
    const ladder = { ...options, way: 'echelle' } as Options;
    const view = viewWith({
      options: ladder,
      plays: [[drawnGroup('DE PART')]],
      lastHands: [ids('FIL RAT POT CHAT')],
      result: { reason: 'given-up', ranking: [] },
    });
    const laid = { kind: 'laid', seat: 0, change: { used: ids('DE PART') } };
    const news = told(
      { ...laid, change: { used: ids('FIL RAT') } },
      { kind: 'withdrawn', cards: ids('FIL RAT') },
      laid,
      { kind: 'scored' },
      { kind: 'drew', drew: ids('POT') },
      { kind: 'helped', drew: ids('CHAT') },
    );
    const everyday = bestQuestions(view, news).filter(({ words }) => words === 'everyday');
    expect(everyday.map(({ hand, rung }) => ({ rung, hand: [...hand].sort() }))).toEqual([
      { rung: 2, hand: ids('DE FIL PART RAT') },
      { rung: 3, hand: ids('CHAT FIL POT RAT') },
    ]);
  });
});
