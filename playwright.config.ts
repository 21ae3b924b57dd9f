import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results/e2e', // emptied at each run
  globalSetup: './scripts/test/open-display.ts',
  reporter: [['list'], ['./scripts/test/playwright-tally.ts']],
  use: { trace: 'retain-on-failure' },
});
