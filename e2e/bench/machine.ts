// Knows how a browser is made to believe in a slower processor and a slower line.

import type { Page } from '@playwright/test';

export interface Line {
  /** A second. */
  readonly bytes: number;
  /** Milliseconds there and back. */
  readonly latency: number;
}

export interface Machine {
  readonly name: string;
  /** How many times slower. */
  readonly processor: number;
  readonly line: Line | null;
}

export async function slowedDown(page: Page, { processor, line }: Machine): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (line === null) return;
  const { bytes, latency } = line;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
}
