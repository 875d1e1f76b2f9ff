import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TAKEN_WHOLE } from './noto-table.ts';
import { drawingNames, OUR_DRAWINGS, picturePack } from './pack.ts';
import { piecesOfShelf } from './pieces.ts';

const arts = await piecesOfShelf();
const pack = picturePack(arts);
const ids = [...arts.keys()];
const shown = (id: string): string => pack.pictures[pack.of[id] ?? -1] ?? '';

describe('The pictures', () => {
  test.each(ids)('%s has one, whole', (id) => {
    expect(shown(id)).toMatch(/^<svg .*<\/svg>$/);
    expect(balance(shown(id))).toEqual([]);
  });

  test('name no outside address, run nothing, need no font', () => {
    for (const id of ids) {
      const picture = shown(id).replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(picture, id).not.toMatch(/https?:|data:|<script|<text|<image|<foreignObject|<style|@import|\son\w+=|javascript:/i);
      for (const [, reference = ''] of picture.matchAll(/href="([^"]*)"/g)) expect(reference, id).toMatch(/^#/);
    }
  });

  test('refer only to what they hold', () => {
    for (const id of ids) {
      const held = new Set([...shown(id).matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
      const wanted = [...shown(id).matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, use]) => url ?? use);
      expect(
        wanted.filter((name) => !held.has(name)),
        id,
      ).toEqual([]);
    }
  });

  test('are different for pieces of different names', () => {
    /** « a-os-2 » is « os ». */
    const nameIn = (id: string) => id.replace(/^[abt]-/, '').replace(/(?<=[a-z])-\d$/, '');
    const names = Map.groupBy(ids, (id) => pack.of[id]);
    const shared = [...names.values()].map((same) => [...new Set(same.map(nameIn))]).filter(({ length }) => length > 1);
    // A number and its figure, and what is also a token.
    expect(shared.map((all) => all.sort().join(' = ')).sort()).toEqual(['1 = un', '100 = cent', '7 = sept', 'calendrier = mois']);
  });

  test('every drawing of ours, and every picture taken whole, is shown by a piece', () => {
    const shownNames = new Set([...arts.values()].flatMap((art) => ('drawn' in art ? [art.drawn] : [])));
    expect([...drawingNames(), ...Object.keys(TAKEN_WHOLE)].filter((name) => !shownNames.has(name))).toEqual([]);
  });

  test('the notice names every picture of Noto that is changed', () => {
    const notice = readFileSync(new URL('NOTICE.md', OUR_DRAWINGS), 'utf8');
    const named = (notice.split('drawings of ours:')[1] ?? '').match(/[a-z-]+/g) ?? [];
    const used = drawingNames().flatMap((name) =>
      [...readFileSync(new URL(`${name}.svg`, OUR_DRAWINGS), 'utf8').matchAll(/noto:([a-z-]+)/g)].map(([, taken = '']) => taken),
    );
    expect(named).toEqual([...new Set(used)].sort());
  });

  test('our drawings stand on a square of 128', () => {
    for (const name of drawingNames()) {
      expect(readFileSync(new URL(`${name}.svg`, OUR_DRAWINGS), 'utf8'), name).toMatch(/^<svg [^>]*viewBox="0 0 128 128"/);
    }
  });
});

/** The elements that are never closed. */
function balance(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name = '', empty] of svg.matchAll(/<(\/?)([\w]+)[^>]*?(\/?)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) return [name];
    } else if (empty !== '/') open.push(name);
  }
  return open;
}
