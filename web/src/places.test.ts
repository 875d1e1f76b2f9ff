import { describe, expect, it } from 'vitest';
import { placeAt } from './places.ts';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/t/BCDFGH', { page: 'table', code: 'BCDFGH' }],
    ['/t/BCDFGH/', { page: 'table', code: 'BCDFGH' }],
    ['/ici/BCDFGH', { page: 'here', id: 'BCDFGH' }],
    ['/regles/rondo', { page: 'rules', game: 'rondo' }],
    ['/revoir/abc', { page: 'replay', id: 'abc' }],
    ['/cartes', { page: 'cards' }],
    ['/a-propos', { page: 'about' }],
  ])('%s leads to its page', (pathname, place) => {
    expect(placeAt(pathname)).toEqual(place);
  });

  it('that leads nowhere is said to', () => {
    expect(placeAt('/t/')).toEqual({ page: 'nowhere' });
    expect(placeAt('/t/a/b')).toEqual({ page: 'nowhere' });
  });

  it('with a broken escape names nothing, and breaks nothing', () => {
    expect(placeAt('/regles/%E0%A4%A')).toEqual({ page: 'rules', game: '%E0%A4%A' });
  });
});
