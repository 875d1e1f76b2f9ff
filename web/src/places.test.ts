import { describe, expect, it } from 'vitest';
import { placeAt } from './places.ts';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/t/BCDFGH', { page: 'table', code: 'BCDFGH' }],
    ['/t/BCDFGH/', { page: 'table', code: 'BCDFGH' }],
    ['/ici/BCDFGH', { page: 'here', id: 'BCDFGH' }],
    ['/regles/rondo', { page: 'rules', game: 'rondo' }],
    ['/apprendre/rondo', { page: 'lesson', game: 'rondo', nth: null }],
    ['/apprendre/rondo/2', { page: 'lesson', game: 'rondo', nth: 2 }],
    ['/revoir/abc', { page: 'replay', id: 'abc' }],
    ['/devine/rebustory', { page: 'riddle', game: 'rebustory', riddle: null }],
    ['/devine/rebustory/a1b2-c3d4', { page: 'riddle', game: 'rebustory', riddle: 'a1b2-c3d4' }],
    ['/mes-cartes/rebustory', { page: 'decks', game: 'rebustory' }],
    ['/chiffres', { page: 'figures' }],
    ['/cartes', { page: 'cards' }],
    ['/jour', { page: 'days', day: null }],
    ['/jour/2026-11-18', { page: 'days', day: '2026-11-18' }],
    ['/defi/rondo/2026-11-18', { page: 'challenge', game: 'rondo', day: '2026-11-18' }],
    ['/a-propos', { page: 'about' }],
  ])('%s leads to its page', (pathname, place) => {
    expect(placeAt(pathname)).toEqual(place);
  });

  it('that leads nowhere is said to', () => {
    expect(placeAt('/t/')).toEqual({ page: 'nowhere' });
    expect(placeAt('/jour/2026-02-30')).toEqual({ page: 'nowhere' });
    expect(placeAt('/defi/rondo')).toEqual({ page: 'nowhere' });
    expect(placeAt('/apprendre/rondo/deux')).toEqual({ page: 'nowhere' });
    expect(placeAt('/t/a/b')).toEqual({ page: 'nowhere' });
  });

  it('with a broken escape names nothing, and breaks nothing', () => {
    expect(placeAt('/regles/%E0%A4%A')).toEqual({ page: 'rules', game: '%E0%A4%A' });
  });
});
