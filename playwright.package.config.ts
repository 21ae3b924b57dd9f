import { defineConfig } from '@playwright/test';

/** `npm run package:smoke`: the packaged app, made by `npm run package` before. No part of `npm test`. */
export default defineConfig({
  testDir: 'tests/package',
  testMatch: '**/*.smoke.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results/package',
  reporter: [['list']],
});
