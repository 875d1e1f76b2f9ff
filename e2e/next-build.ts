// Knows a server that comes back with another version of the page, as after an update.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { House } from './house.ts';

const BUILT_PAGE = join(import.meta.dirname, '..', 'web', 'dist');
export const NEXT_VERSION = 'ffffffffffff';
/** As a new build would not have them under their old name. */
const GONE_FILES = /^rondo-RULES-/;

/** The page under another version, without the booklet of Rondo. */
export async function comesBackNewer(house: House): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'boite-next-'));
  cpSync(BUILT_PAGE, folder, { recursive: true });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace(/(name="version" content=")\w+/, `$1${NEXT_VERSION}`));
  const gone = readdirSync(join(folder, 'assets')).filter((file) => GONE_FILES.test(file));
  for (const file of ['index.html.br', 'index.html.gz', ...gone.map((name) => join('assets', name))]) rmSync(join(folder, file));
  await house.kill();
  house.page = folder;
  await house.open();
}

export const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');
export const newVersionReady = (page: Page) => page.getByText('Une nouvelle version de Boîte à mots est prête.');
export const fileGone = (page: Page) => page.getByText('cette page ne peut plus tout ouvrir');
export const reloadButton = (page: Page) => page.getByRole('button', { name: 'Recharger la page' });
