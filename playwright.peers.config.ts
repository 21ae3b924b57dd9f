import { defineConfig } from '@playwright/test';

/**
 * `npm run test:peers`: the app in front of programs of others, which are not part of a checkout. Needs the built app. No
 * part of `npm test`.
 */
export default defineConfig({
  testDir: 'tests/peers',
  testMatch: '**/*.window.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/peers',
  reporter: [['list']],
});
