// Makes what `npm pack` packs: the program as plain JavaScript (Node reads no types inside node_modules), its data and the built page.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { buildPage, root } from './prepare.mjs';

const PACKED = join(root, 'dist');
const PROGRAM_PARTS = ['kernel', 'language', 'rebus', 'protocol', 'table', 'games', 'server', 'cli'];
/** What only a clone needs: tests, screens (they are in the page), tools, the game to copy. */
const LEFT_OUT =
  /(^|\/)(tests|testing|screen|tools|template|node_modules|bin|tsconfig\.json)(\/|$)|^games\/page\.ts$|\.(test|bench)\.ts$|(^|\/)testing[^/]*\.ts$|\.(svelte|css)$/;

/** Each entry of a part's manifest, by the name that imports it. */
const entries = PROGRAM_PARTS.flatMap((part) => {
  const { name, exports = {} } = JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'));
  return Object.entries(exports).map(([entry, file]) => [name + entry.slice(1), join(part, file)]);
});

rmSync(PACKED, { recursive: true, force: true });
await buildPage();
cpSync(join(root, 'web', 'dist'), join(PACKED, 'web', 'dist'), { recursive: true });
for (const part of PROGRAM_PARTS) for (const file of filesIn(part)) packFile(file);
mkdirSync(join(PACKED, 'bin'));
cpSync(join(root, 'cli', 'bin', 'boite-a-mots.mjs'), join(PACKED, 'bin', 'boite-a-mots.mjs'));

function filesIn(folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (LEFT_OUT.test(path)) return [];
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path];
  });
}

function packFile(file) {
  const packed = join(PACKED, file.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(packed), { recursive: true });
  if (file.endsWith('.ts')) writeFileSync(packed, asJavaScript(file));
  else cpSync(join(root, file), packed);
}

function asJavaScript(file) {
  const plain = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'));
  const here = dirname(file);
  const named = plain.replaceAll(/'(@boite\/[^']+)'/g, (quoted, name) => {
    const target = targetOf(name);
    return target === null ? quoted : `'${asImport(relative(here, target))}'`;
  });
  // Of imports and of files that threads begin with.
  return named.replaceAll(/(?<=['"`][^'"`\n]*\/[^'"`\n]*)\.ts(?=['"`])/g, '.js');
}

function targetOf(name) {
  for (const [entry, file] of entries) {
    if (entry === name) return file;
    const [start, end] = entry.split('*');
    if (end !== undefined && name.startsWith(start)) return file.replace('*', name.slice(start.length));
  }
  return null;
}

function asImport(path) {
  return path.startsWith('.') ? path : `./${path}`;
}
