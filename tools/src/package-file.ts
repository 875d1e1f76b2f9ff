// Reads the files of the packages that we build from.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export function readPackageFile(name: string, file: string): string {
  // Some of the packages do not export their package.json, so the file is looked for on the way up.
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = paths.map((path) => join(path, name, file)).find(existsSync);
  if (found === undefined) throw new Error(`${name} is not installed: run npm install first`);
  return readFileSync(found, 'utf8');
}
