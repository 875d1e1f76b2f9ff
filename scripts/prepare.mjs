// Makes a clone ready: dependencies and page, only when they are missing or old. Runs on any Node, without dependencies.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doneWithProgress } from './progress.mjs';
import { runningServer } from './serving.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that npm brought: the one that runs everything else. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const INSTALLED = join(root, 'node_modules', '.boite-installed.json');
const BUILT = join(root, 'node_modules', '.boite-page.json');

/** What the page is made of. */
const PAGE_SOURCES = ['kernel', 'language', 'rebus', 'protocol', 'table', 'ui', 'games', 'web', 'package-lock.json'];

/** Installs what is missing; `dev` asks for the tools of tests and benchmarks too. */
export async function install({ dev }) {
  const wanted = { lock: digest('package-lock.json'), dev };
  const have = readStamp(INSTALLED);
  if (have?.lock === wanted.lock && (have.dev || !dev) && existsSync(node)) return;
  const server = runningServer(root);
  if (server !== null)
    giveUp(`Packages must be installed, but a server runs from this folder (process ${server}): stop it first.`);
  const label = `Installing dependencies${dev ? ' and development tools' : ''} (once)`;
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error', ...(dev ? [] : ['--omit=dev'])];
  const code = await doneWithProgress(label, [npm, ...args], { cwd: root, share: unpackedShare(dev) });
  if (code !== 0) giveUp('The installation failed. Check the network and run the command again.');
  writeStamp(INSTALLED, wanted);
}

/** How much of what the lockfile names is there. */
function unpackedShare(dev) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const isWanted = ([path, it]) =>
    path.includes('node_modules/') && !it.link && !it.optional && (dev || !(it.dev || it.devOptional));
  const manifests = Object.entries(packages)
    .filter(isWanted)
    .map(([path]) => join(root, path, 'package.json'));
  return () => manifests.filter((manifest) => existsSync(manifest)).length / manifests.length;
}

/** Builds the page when its sources have changed, or whenever asked `again`. */
export async function buildPage({ again = false } = {}) {
  const wanted = { sources: PAGE_SOURCES.map((source) => newestFile(join(root, source))).join(' ') };
  if (!again && readStamp(BUILT)?.sources === wanted.sources && existsSync(join(root, 'web', 'dist', 'index.html'))) return;
  const vite = [node, join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'];
  let share = null;
  const onmessage = ({ done, of }) => {
    share = done / of;
  };
  const code = await doneWithProgress('Building the page', vite, { cwd: root, share: () => share, onmessage });
  if (code !== 0) giveUp('The page could not be built.');
  writeStamp(BUILT, wanted);
}

export function tellLine(line) {
  process.stdout.write(`${line}\n`);
}

function giveUp(reason) {
  process.stderr.write(`${reason}\n`);
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
