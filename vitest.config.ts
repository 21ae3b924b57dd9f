import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: 2,
    retry: 0,
    expect: { poll: { timeout: 60_000 } }, // for what never comes
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts'], // the renderer's too, as long as they need no DOM
          exclude: ['src/**/*.mocked.test.ts'],
          isolate: false, // reading the modules for every file anew takes longer than the tests
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          testTimeout: 120_000, // no test is about time; a busy machine is no reason to fail
        },
      },
      {
        test: {
          name: 'mocked',
          environment: 'node',
          // a module that one file replaces is replaced for every file after it
          include: ['src/**/*.mocked.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'renderer',
          environment: 'jsdom',
          pool: 'vmThreads', // a page of its own for every file, without reading jsdom anew
          include: ['src/renderer/**/*.test.tsx'],
          testTimeout: 120_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: 'tests/fixtures/bundle-programs.ts',
          isolate: false, // as above: reading the engine's modules took as long as most files take to run
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          testTimeout: 300_000, // for what never ends; slow and busy machines are no reason to fail
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'peers', // programs of others, which are not part of a checkout: npm run test:peers
          environment: 'node',
          include: ['tests/peers/**/*.test.ts'],
          globalSetup: 'tests/fixtures/bundle-programs.ts',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
