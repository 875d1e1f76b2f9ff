import { describe, expect, test } from 'vitest';
import { arrowsOf } from './arrows.ts';
import { circles } from './cycles.ts';
import { SCREENS_WITH_A_BOT } from './exceptions.ts';
import { isDoorArrow, isPartArrow, isRoomArrow, wrongArrows } from './rooms.ts';
import { houseSources, PARTS, type Source, sourceOf } from './sources.ts';

const sources = houseSources();
const arrows = arrowsOf(sources);

describe('The house', () => {
  test('has sources in every part', () => {
    expect(new Set(sources.map(({ path }) => path.split('/')[0]))).toEqual(new Set(PARTS));
  });

  test('imports go one way down the list of parts', () => {
    expect(wrongArrows(arrows, isPartArrow)).toEqual([]);
  });

  test('a part reaches another by its name, never by a path; itself by a path, never by its name', () => {
    const isOwn = ({ from, to }: { from: string; to: string }) => from.split('/')[0] === to.split('/')[0];
    expect(wrongArrows(arrows, (arrow) => isOwn(arrow) === arrow.name.startsWith('.'))).toEqual([]);
  });

  test('inside a game imports go one way: types and rules, bot, door, screen and command', () => {
    expect(wrongArrows(arrows, (arrow) => isRoomArrow(arrow) || arrow.from in SCREENS_WITH_A_BOT)).toEqual([]);
  });

  test('whoever is not in a game comes in by its door', () => {
    expect(wrongArrows(arrows, isDoorArrow)).toEqual([]);
  });

  test('no files import each other in a circle, by types neither', () => {
    expect(circles(arrows)).toEqual([]);
  });

  test('what is excepted is still so', () => {
    const rooms = new Set(arrows.filter((arrow) => !isRoomArrow(arrow)).map(({ from }) => from));
    expect(Object.keys(SCREENS_WITH_A_BOT).filter((path) => !rooms.has(path))).toEqual([]);
  });
});

/** Arrows of made-up files: « path: code ». */
function arrowsIn(files: Readonly<Record<string, string>>) {
  const made: readonly Source[] = Object.entries(files).map(([path, text]) => sourceOf(path, text));
  return arrowsOf(made);
}

describe('The guards', () => {
  test('see every kind of import', () => {
    const ways = arrowsIn({
      'kernel/src/a.ts': `import { b } from './b.ts'; import type { C } from './c.ts'; export { d } from './d.ts';
        export type { E } from './e.ts'; const f = await import('./f.ts'); type G = import('./g.ts').G; import './h.ts'; import fs from 'node:fs';
        const all = import.meta.glob('./*/i.ts', { eager: true });`,
      'ui/A.svelte': `<script lang="ts">import { b } from './b.ts';</script>{#await import('./c.ts') then c}{c}{/await}`,
    });
    expect(ways.map(({ to, isTypeOnly }) => `${to}${isTypeOnly ? ' (type)' : ''}`)).toEqual([
      'kernel/src/b.ts',
      'kernel/src/c.ts (type)',
      'kernel/src/d.ts',
      'kernel/src/e.ts (type)',
      'kernel/src/f.ts',
      'kernel/src/g.ts (type)',
      'kernel/src/h.ts',
      'kernel/src/*/i.ts',
      'ui/b.ts',
      'ui/c.ts',
    ]);
  });

  test.each([
    ['kernel/src/a.ts', '@boite/language'],
    ['rebus/src/a.ts', '@boite/kernel'],
    ['ui/a.ts', '@boite/games'],
    ['table/src/a.test.ts', '@boite/games'],
    ['games/rondo/rules/a.ts', '@boite/tools/bench'],
    ['games/rondo/tests/contract.test.ts', '@boite/e2e/house.ts'],
  ])('an arrow that goes up is wrong: %s imports %s', (from, name) => {
    expect(wrongArrows(arrowsIn({ [from]: `import type { A } from '${name}';` }), isPartArrow)).toHaveLength(1);
  });

  test.each([
    ['rules/deck.ts', '../bot/bot.ts'],
    ['rules/deck.ts', '../screen/draft.ts'],
    ['rules/deck.ts', '../command.ts'],
    ['rules/deck.ts', '../tests/drawing.ts'],
    ['rules/deck.ts', '../game.ts'],
    ['rules/deck.ts', '@boite/ui/drag.ts'],
    ['rules/deck.ts', '../../manners/unsaid.ts'],
    ['bot/bot.ts', '../screen/draft.ts'],
    ['bot/bot.ts', '../../dico/rules/cards.ts'],
    ['screen/Screen.svelte.ts', '../bot/bot.ts'],
    ['screen/draft.ts', '../command.ts'],
    ['command.ts', './screen/draft.ts'],
    ['game.ts', './screen/index.ts'],
  ])('inside a game %s may not import %s', (from, name) => {
    expect(wrongArrows(arrowsIn({ [`games/rondo/${from}`]: `import type { A } from '${name}';` }), isRoomArrow)).toHaveLength(1);
  });

  test.each([
    ['bot/bot.ts', '../rules/deck.ts'],
    ['bot/bot.ts', '../../manners/unsaid.ts'],
    ['screen/draft.ts', '@boite/ui/drag.ts'],
    ['command.ts', './bot/solver.ts'],
    ['game.ts', './bot/bot.ts'],
    ['rules/deck.test.ts', '../tests/drawing.ts'],
    ['screen/testing.ts', '../game.ts'],
    ['tests/contract.test.ts', '@boite/kernel/testing'],
    ['tests/bench.ts', '@boite/tools/bench'],
    ['tests/browser/friends.spec.ts', '@boite/e2e/house.ts'],
    ['Screen.svelte', './game-of-its-own.ts'],
  ])('inside a game %s may import %s', (from, name) => {
    expect(wrongArrows(arrowsIn({ [`games/rondo/${from}`]: `import { a } from '${name}';` }), isRoomArrow)).toEqual([]);
  });

  test.each([
    ['server/src/a.test.ts', '@boite/games/rondo/rules/deck.ts'],
    ['web/src/a.ts', '@boite/games/rondo/screen/index.ts'],
    ['games/shelf.ts', './rondo/bot/bot.ts'],
    ['games/page.ts', './rondo/bot/bot.ts'],
  ])('from outside %s may not import %s', (from, name) => {
    expect(wrongArrows(arrowsIn({ [from]: `import { a } from '${name}';` }), isDoorArrow)).toHaveLength(1);
  });

  test.each([
    ['games/page.ts', './rondo/screen/index.ts'],
    ['games/commands.ts', './rondo/command.ts'],
    ['tools/src/a.ts', '@boite/games/rondo/game.ts'],
    ['tools/src/a.ts', '@boite/games'],
  ])('from outside %s may import %s', (from, name) => {
    expect(wrongArrows(arrowsIn({ [from]: `import { a } from '${name}';` }), isDoorArrow)).toEqual([]);
  });

  test('a circle is found wherever it begins, and through several files', () => {
    const files = (...pairs: readonly string[]) => pairs.map((pair) => ({ from: pair[0] as string, to: pair[1] as string }));
    expect(circles(files('ab', 'bc', 'cd'))).toEqual([]);
    expect(circles(files('ab', 'bc', 'cb', 'ac'))).toEqual([['b', 'c']]);
    expect(circles(files('ab', 'bc', 'ca', 'cd', 'de', 'ed')).map((circle) => [...circle].sort().join(''))).toEqual([
      'de',
      'abc',
    ]);
    expect(circles(files('aa'))).toEqual([['a']]);
  });
});
