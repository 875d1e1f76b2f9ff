import { memoryIn } from '@boite/ui/device/memory.ts';
import { describe, expect, it } from 'vitest';
import { ownFigures } from './figures.ts';
import { deleteFigures, isUncounted, type KeptFeat, type KeptGame, keepGame, keptGames } from './kept-games.ts';
import { milestones } from './milestones.ts';

const word = (told: string, points: number | null, rank: number | null = null): KeptFeat => ({
  kind: 'word',
  told,
  points,
  rank,
});

function finished(id: string, at: string, more: Partial<KeptGame> = {}): KeptGame {
  return { id, game: 'rondo', at: new Date(at).getTime(), score: 40, isWon: false, feats: [], ...more };
}

const PLAYED = [
  finished('a', '2026-09-03T12:00', { feats: [word('MARE', 9, 4000), word('KAYAK', 31, 9000)] }),
  finished('b', '2026-11-05T12:00', { score: 72, isWon: true, feats: [word('PARADIS', 14, 2000)] }),
  finished('c', '2026-11-06T12:00', {
    game: 'scrabble-rebus',
    score: null,
    feats: [{ kind: 'rebus', told: 'tu as l’air', points: 20, rank: null }],
  }),
];

describe('one’s own figures', () => {
  it('count games, victories, words and rebuses, by game too', () => {
    expect(ownFigures(PLAYED)).toMatchObject({
      played: 3,
      won: 1,
      laid: 4,
      rebuses: 1,
      games: [
        { game: 'rondo', played: 2, won: 1, record: 72 },
        { game: 'scrabble-rebus', played: 1, won: 0, record: null },
      ],
    });
  });

  it('name the longest, the highest and the rarest; letters alone make a length', () => {
    const { longest, highest, rarest } = ownFigures(PLAYED);
    expect([longest?.told, highest?.told, rarest?.told]).toEqual(['tu as l’air', 'KAYAK', 'KAYAK']);
    expect(ownFigures([finished('a', '2026-09-03T12:00')])).toMatchObject({ longest: null, highest: null, rarest: null });
  });

  it('go month by month, those without a game left out', () => {
    expect(ownFigures(PLAYED).months).toEqual([
      { month: '2026-09', played: 1, laid: 2, worth: 20 },
      { month: '2026-11', played: 2, laid: 2, worth: 17 },
    ]);
  });

  it('tell what was reached, and one step ahead of each kind', () => {
    const told = milestones(ownFigures(PLAYED), 5).map(({ told, isReached }) => `${isReached ? '✓' : '…'} ${told}`);
    expect(told.map((line) => line.replaceAll(/\s/g, ' '))).toEqual([
      '✓ 1 partie jouée',
      '… 10 parties jouées : encore 7',
      '… 10 mots posés : encore 6',
      '✓ 1 rébus trouvé',
      '… 25 rébus trouvés : encore 24',
      '… 5 jeux de la boîte essayés : encore 3',
    ]);
  });
});

describe('what the device keeps of them', () => {
  const emptied = () => {
    const kept: Record<string, string> = {};
    const methods = {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, text: string) => Object.assign(kept, { [key]: text }),
      removeItem: (key: string) => void delete kept[key],
    };
    return memoryIn(() => Object.setPrototypeOf(kept, methods) as typeof methods);
  };

  it('is each game once, the first one first', () => {
    const memory = emptied();
    for (const game of PLAYED.toReversed()) keepGame(game, memory);
    expect(keptGames(memory).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(isUncounted({ id: 'a', at: PLAYED[0]?.at ?? 0 }, memory)).toBe(false);
    expect(isUncounted({ id: 'new', at: 1 }, memory)).toBe(true);
  });

  it('does not come back once deleted', () => {
    const memory = emptied();
    for (const game of PLAYED) keepGame(game, memory);
    const now = new Date('2026-12-01T12:00').getTime();
    deleteFigures(now, memory);
    expect(keptGames(memory)).toEqual([]);
    expect(PLAYED.some((game) => isUncounted(game, memory))).toBe(false);
    expect(isUncounted({ id: 'later', at: now + 1 }, memory)).toBe(true);
  });
});
