#!/usr/bin/env node
// Knows how to start the command line with the Node it needs, whichever Node was asked first.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const modulePath = (path) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const isOldNode = Number.parseInt(process.versions.node, 10) < OLDEST_NODE;
const newNode = modulePath(process.platform === 'win32' ? 'node/bin/node.exe' : 'node/bin/node');

if (!existsSync(modulePath('@boite/language')) || (isOldNode && !existsSync(newNode))) {
  console.error('boite: run npm start or npm install first');
  process.exitCode = 2;
} else if (isOldNode) {
  startedAgain();
} else {
  // What was read once need not be compiled again: the next command starts three times as fast.
  module.enableCompileCache();
  const { main } = await import('../src/main.ts');
  const code = await main(process.argv.slice(2));
  // Once the answer is out, nothing may keep the command alive.
  process.stdout.write('', () => process.exit(code));
}

/** The same command in the newer Node; its signals, its streams and its exit code are ours. */
function startedAgain() {
  const again = spawn(newNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  const forward = (signal) => again.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  again.on('exit', (code, signal) => {
    for (const each of SIGNALS) process.off(each, forward);
    if (signal) process.kill(process.pid, signal);
    process.exitCode = code ?? 1;
  });
}
