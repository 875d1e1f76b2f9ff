import { describe, expect, test } from 'vitest';
import { countedNames, declaredNames, sharedPercentage } from './names.ts';
import { houseSources, sourceOf } from './sources.ts';

/** In hundredths. */
const MOST_SHARED = 3;
const WORST_TOLD = 25;

describe('Names', () => {
  test(`at most ${MOST_SHARED} % of those at the top of a file are declared in more than one`, () => {
    const counted = countedNames(houseSources());
    const worst = counted.shared.slice(0, WORST_TOLD).map(({ name, files }) => `${name}: ${files.join(' ')}`);
    const told = `${counted.shared.length} of ${counted.distinct} names; the worst:\n${worst.join('\n')}`;
    expect(sharedPercentage(counted), told).toBeLessThanOrEqual(MOST_SHARED);
  });

  test('are those of functions, constants, classes and types, in components too', () => {
    const code = [
      'export const a = 1;',
      'export async function b() {',
      '  const inside = 1;',
      '}',
      'abstract class C {}',
      'interface D {}',
      'export type E = 1;',
      'const { g } = h;',
    ].join('\n');
    expect([...declaredNames({ path: 'kernel/src/a.ts', text: code })]).toEqual(['a', 'b', 'C', 'D', 'E']);
    const component = '<script lang="ts">const a = 1;</script>\n<p>const b = 1;</p>';
    expect([...declaredNames({ path: 'ui/A.svelte', text: component })]).toEqual(['a']);
  });

  test('are shared when two files declare them; tests do not count, nor what every game must say', () => {
    const code = 'const same = 1;\nconst check = 2;';
    const files = ['ui/a.ts', 'ui/b.ts', 'ui/c.test.ts'].map((path) => sourceOf(path, code));
    const counted = countedNames([...files, sourceOf('ui/d.ts', 'const other = 3;')]);
    expect(counted).toEqual({ distinct: 2, shared: [{ name: 'same', files: ['ui/a.ts', 'ui/b.ts'] }] });
    expect(sharedPercentage(counted)).toBe(50);
  });
});
