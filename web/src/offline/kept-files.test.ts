import { describe, expect, it } from 'vitest';
import { successorsOf } from './kept-files.ts';

describe('a new version', () => {
  const files = [
    '/assets/words-BBBBBBBB.bin',
    '/assets/rondo-screen-CC_-CCCC.js',
    '/assets/dico-screen-DDDDDDDD.js',
    '/assets/same-EEEEEEEE.css',
  ];

  it('follows what was kept of the last one, and nothing more', () => {
    const kept = ['/', '/assets/words-AAAAAAAA.bin', '/assets/rondo-screen-AA-_AAAA.js', '/assets/same-EEEEEEEE.css'];
    expect(successorsOf(kept, files)).toEqual(['/assets/words-BBBBBBBB.bin', '/assets/rondo-screen-CC_-CCCC.js']);
  });

  it('has nothing to follow on a device that kept nothing', () => {
    expect(successorsOf([], files)).toEqual([]);
  });
});
