// Knows whether the server gives another version of the page than this one: asked when a line comes back, and when a file is gone.

/** Where the page says of which version it is. */
const VERSION_IN_PAGE = /<meta name="version" content="(\w+)"/;

class NewVersion {
  /** Whether reloading would bring another version. */
  isThere = $state(false);
  /** Whether this page has asked in vain for a file of its own version. */
  isFileGone = $state(false);

  async look(): Promise<boolean> {
    const served = await servedVersion();
    this.isThere = served !== null && served !== ownVersion();
    return this.isThere;
  }

  /** A file did not come. If it went with its version, the page cannot open everything any more, and says so. */
  async fileIsGone(): Promise<void> {
    if (await this.look()) this.isFileGone = true;
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
