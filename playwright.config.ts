import { defineConfig } from '@playwright/test';
import { hasDisplay } from './scripts/setup/system.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // It needs a model of other makers, which no clone has, and is run by name.
  testIgnore: process.env['ZEROCLAW_REAL_MODEL'] === undefined ? ['**/real-model.spec.ts'] : [],
  // on a person's own display the apps would take the keyboard from each other
  workers: Number(process.env['ZEROCLAW_E2E_WORKERS'] ?? (hasDisplay() ? 1 : 2)),
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/e2e', // emptied at each run
  reporter: [['list'], ['./scripts/test/playwright-tally.ts']],
  use: { trace: 'retain-on-failure' },
});
