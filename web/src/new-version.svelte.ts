// Knows whether the server gives another version of the page than this one: asked when a line comes back, and when a file is gone.

import { ofThisTab } from '@boite/ui/device/memory.ts';

/** Where the page says of which version it is. */
const VERSION_IN_PAGE = /<meta name="version" content="(\w+)"/;

class NewVersion {
  /** Whether reloading would bring another version. */
  isThere = $state(false);

  async look(): Promise<boolean> {
    const served = await servedVersion();
    this.isThere = served !== null && served !== ownVersion();
    return this.isThere;
  }

  /** The files of this version are gone with it: the new one is loaded, once; after that the page says what it is. */
  async fileIsGone(): Promise<void> {
    if (!(await this.look()) || ofThisTab.recall('reloaded-from') === ownVersion()) return;
    ofThisTab.remember('reloaded-from', ownVersion());
    location.reload();
  }
}

function ownVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';
}

/** Null without a server. */
async function servedVersion(): Promise<string | null> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return VERSION_IN_PAGE.exec(await page.text())?.[1] ?? null;
  } catch {
    return null;
  }
}

export const newVersion = new NewVersion();
