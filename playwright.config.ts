// Knows how the page is tried in a real browser.

import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/browser.ts';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testMatch: ['e2e/*.spec.ts', 'games/*/tests/browser/*.spec.ts'],
  outputDir: 'test-results/browser',
  // Nothing is proved by a timeout: each is only there to end what hangs, on a machine as busy as may be.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    locale: 'fr-FR',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // It fetches the whole site for each person who comes: allowed where a test is about the days without a network.
    serviceWorkers: 'block',
    // A trace would take as long as the test: `--trace on` for one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...args], env: { ...(process.env as Record<string, string>), ...env } },
  },
});
