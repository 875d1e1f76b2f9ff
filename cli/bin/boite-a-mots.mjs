#!/usr/bin/env node
// The packed program: plays at once, or obeys the commands of `boite`; with the Node it needs, whichever Node was asked first.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_NEEDED = 24;

// What is kept must outlive the program: it stays where one stands.
process.env.BOITE_DATA ||= join(process.cwd(), 'boite-data');

if (Number.parseInt(process.versions.node, 10) < NODE_NEEDED) runWithItsNode();
else {
  // Where it stands once packed.
  const { main } = await import(new URL('../cli/src/main.js', import.meta.url).href);
  const code = await main(process.argv.length > 2 ? process.argv.slice(2) : ['serve']);
  process.stdout.write('', () => process.exit(code));
}

function runWithItsNode() {
  const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'));
  const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
