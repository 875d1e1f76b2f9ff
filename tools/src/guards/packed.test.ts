import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUSE_ROOT } from './sources.ts';

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(HOUSE_ROOT, folder, 'package.json'), 'utf8'));

test('the packed program asks for what its parts ask for, in the same versions', () => {
  const { dependencies } = manifestOf('.');
  const wanted = ['server', 'protocol'].flatMap((part) => Object.entries(manifestOf(part).dependencies ?? {}));
  const others = wanted.filter(([name]) => !name.startsWith('@boite/'));
  expect(dependencies).toEqual({ node: dependencies.node, ...Object.fromEntries(others) });
});
