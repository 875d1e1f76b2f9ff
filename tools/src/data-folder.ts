// The folder of the language's data, which the build.ts beside this file renew.

import { readFileSync, writeFileSync } from 'node:fs';

export const DATA_FOLDER = new URL('../../language/data/', import.meta.url);

export function readData(file: string): string {
  return readFileSync(new URL(file, DATA_FOLDER), 'utf8');
}

export function writeData(file: string, content: string | Uint8Array): void {
  writeFileSync(new URL(file, DATA_FOLDER), content);
  console.log(`language/data/${file}: ${Buffer.byteLength(content)} bytes`);
}

/** Files by the names that the language gives them. */
export function writeDataFiles<Name extends string>(
  files: Readonly<Record<Name, string>>,
  contents: Readonly<Record<Name, Uint8Array>>,
): void {
  for (const name in files) writeData(files[name], contents[name]);
}
