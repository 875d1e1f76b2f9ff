import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOUSE_ROOT, PARTS } from './sources.ts';

function readJson(path: string) {
  return JSON.parse(readFileSync(join(HOUSE_ROOT, path), 'utf8'));
}

describe('The lockfile', () => {
  const lock: { packages: Record<string, { resolved?: string; link?: boolean }> } = readJson('package-lock.json');

  test('names no download address', () => {
    const named = Object.entries(lock.packages).filter(([, entry]) => entry.resolved !== undefined && !entry.link);
    expect(named).toEqual([]);
  });
});

describe('The manifests', () => {
  const folders = ['.', ...PARTS];

  test.each(folders)('%s/package.json asks for exact versions', (folder) => {
    const { dependencies = {}, devDependencies = {} } = readJson(`${folder}/package.json`);
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
