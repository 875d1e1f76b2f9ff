// Makes a clone ready: dependencies and page, only when they are missing or old. Runs on any Node, without dependencies.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that npm brought: the one that runs everything else. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const INSTALLED = join(root, 'node_modules', '.boite-installed.json');
const BUILT = join(root, 'node_modules', '.boite-page.json');

/** What the page is made of. */
const PAGE_SOURCES = ['kernel', 'language', 'rebus', 'protocol', 'table', 'ui', 'games', 'web', 'package-lock.json'];

/** Installs what is missing; `dev` asks for the tools of tests and benchmarks too. */
export function install({ dev }) {
  const wanted = { lock: digest('package-lock.json'), dev };
  const have = readStamp(INSTALLED);
  if (have?.lock === wanted.lock && (have.dev || !dev) && existsSync(node)) return;
  tellLine(`Installing dependencies${dev ? ' and development tools' : ''} (once)…`);
  run(
    npm,
    ['ci', '--no-fund', '--no-audit', '--loglevel=error', ...(dev ? [] : ['--omit=dev'])],
    'The installation failed. Check the network and run the command again.',
  );
  writeStamp(INSTALLED, wanted);
}

/** Builds the page when its sources have changed, or whenever asked `again`. */
export function buildPage({ again = false } = {}) {
  const wanted = { sources: PAGE_SOURCES.map((source) => newestFile(join(root, source))).join(' ') };
  if (!again && readStamp(BUILT)?.sources === wanted.sources && existsSync(join(root, 'web', 'dist', 'index.html'))) return;
  tellLine('Building the page…');
  run(
    node,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'],
    'The page could not be built.',
  );
  writeStamp(BUILT, wanted);
}

export function tellLine(line) {
  process.stdout.write(`${line}\n`);
}

function run(command, args, failure) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  process.stderr.write(`${failure}\n`);
  process.exit(1);
}

function digest(file) {
  return createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
}

/** How many files, and the newest change among them. */
function newestFile(path) {
  let count = 0;
  let newest = 0;
  const visit = (place) => {
    const stat = statSync(place);
    if (stat.isDirectory()) {
      for (const name of readdirSync(place)) if (name !== 'node_modules' && name !== 'dist') visit(join(place, name));
    } else if (!place.endsWith('.test.ts')) {
      count += 1;
      newest = Math.max(newest, stat.mtimeMs);
    }
  };
  visit(path);
  return `${count}:${Math.round(newest)}`;
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stamp));
}
