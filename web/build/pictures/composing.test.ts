import { describe, expect, test } from 'vitest';
import { drawnPicture, insideOf, notoPicture } from './composing.ts';
import { letterPicture } from './lettering.ts';
import { notoBody } from './noto.ts';

describe('A picture', () => {
  test('of Noto is whole, on a square of 128', () => {
    expect(notoPicture('cat')).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 128 128"><.*<\/svg>$/);
  });

  test('that Noto does not have is a fault', () => {
    expect(() => notoPicture('no-such-thing')).toThrow('no-such-thing');
  });

  test('takes a part from Noto where and as large as it says', () => {
    const picture = drawnPicture('<use href="noto:cow" x="8" y="4" width="64" transform="rotate(5)"/>');
    expect(picture).toContain('transform="rotate(5) translate(8 4) scale(0.5)"');
    expect(picture).not.toContain('<use href="noto');
  });

  test('may take some paths only, or paint all of them', () => {
    const count = (svg: string): number => svg.split('<path').length - 1;
    const all = count(notoBody('deer'));
    expect(count(drawnPicture('<use href="noto:deer" parts="2-4"/>'))).toBe(3);
    expect(all).toBeGreaterThan(3);
    const colours = drawnPicture('<use href="noto:splatter" color="#123456"/>').match(/#[0-9a-f]{3,6}/gi);
    expect(new Set(colours)).toEqual(new Set(['#123456']));
  });

  test('uses nothing else', () => {
    expect(() => drawnPicture('<use href="https://example.org/cow.svg"/>')).toThrow();
  });

  test('has its text as strokes, in the middle', () => {
    const picture = drawnPicture('<use href="glyphs:365" x="64" y="10" height="50" color="#abc"/>');
    expect(picture.split('<path').length - 1).toBe(3);
    expect(picture).toContain('stroke="#abc"');
    expect(() => drawnPicture('<use href="glyphs:ж" x="0" y="0" height="9"/>')).toThrow('ж');
  });

  test('of letters writes each line twice, the halo below', () => {
    expect(letterPicture(['LE', 'LA', 'LES']).split('<g ').length - 1).toBe(6);
  });

  test('is what its file holds inside', () => {
    expect(insideOf('<svg viewBox="0 0 1 1">\n  <path d="M0 0"/>\n</svg>\n').trim()).toBe('<path d="M0 0"/>');
  });
});
