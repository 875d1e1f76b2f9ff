// Knows which browser runs the tests: the one asked for, an installed one, or the one inside an npm package.

import { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function findBrowser(): Promise<Browser> {
  const asked = process.env.CHROME_PATH;
  const path = asked ?? installed();
  if (path) return { executablePath: path, args: ARGS, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return packaged();
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to its executable.');
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE].find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package unpacks the libraries that Chromium needs only where it believes itself on its usual host. */
async function packaged(): Promise<Browser> {
  const folder = join(tmpdir(), `boite-chromium-${packagedVersion()}`);
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return {
    executablePath,
    args: ARGS,
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fontsOf(folder) },
  };
}

/**
 * Where the fonts of the package are. Its own list looks for them elsewhere, and Chromium ends at the first field of a form
 * when there is no font at all. Renamed into place, for a browser of another run may be reading it.
 */
function fontsOf(folder: string): string {
  const [list, draft] = [join(folder, 'fonts.conf'), join(folder, `fonts.conf.${process.pid}`)];
  writeFileSync(
    draft,
    `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`,
  );
  renameSync(draft, list);
  return list;
}

/** Two versions must not share a folder: what is unpacked there is never unpacked again. */
function packagedVersion(): string {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  return lock.packages['node_modules/@sparticuz/chromium'].version;
}
