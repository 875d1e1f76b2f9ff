// Knows how the page is tried in a real browser.

import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/browser.ts';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/browser',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    locale: 'fr-FR',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: [...args], env: { ...(process.env as Record<string, string>), ...env } },
  },
});
