import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { composeEngine } from '../../../src/main/compose';
import type { Engine } from '../../../src/main/ports/engine';
import { testProgram } from '../../fixtures/test-program';
import { temporaryFolder } from '../storage/temporary-folder';

/** What the steps of a sample say. */
const stepsOf = (home: string, sample: string): string =>
  readFileSync(join(home, 'workspace', 'sops', sample, 'SOP.md'), 'utf8');

/** Starts an engine in this home, on a machine of these languages; resolves with what the pump's steps say. */
async function firstStart(home: string, languages: readonly string[]): Promise<string> {
  writeFileSync(join(home, 'config.toml'), '[gateway]\nport = 0\n');
  await startIn(home, languages);
  return stepsOf(home, 'pump-overpressure');
}

async function startIn(home: string, languages: readonly string[]): Promise<Engine> {
  const worker = testProgram('src/main/modules/models/llama/worker.ts');
  const engine = await composeEngine({
    home,
    resources: resolve('resources'),
    sampleSops: { en: resolve('sops'), ko: resolve('resources/sops-ko') },
    version: '0.0.0-test',
    languages,
    workerFile: worker.file,
    workerExecArgv: worker.execArgv,
    notifier: { notify() {}, withdraw() {} },
    secrets: null,
    logToStderr: false,
    otherPrograms: { home, env: {}, servers: [] },
  });
  onTestFinished(() => engine.close());
  return engine;
}

test.each([
  { languages: ['ko-KR', 'en-US'], says: '릴리프 밸브 열기' },
  { languages: ['de-DE', 'ko-KR'], says: '릴리프 밸브 열기' },
  { languages: ['en-GB', 'ko-KR'], says: 'Open relief valve' },
  { languages: [], says: 'Open relief valve' },
])('a new home on a machine of $languages has procedures that say $says', async ({ languages, says }) => {
  expect(await firstStart(temporaryFolder(), languages)).toContain(says);
});

test('a home that has its procedures keeps them as they are', async () => {
  const home = temporaryFolder();
  const own = join(home, 'workspace', 'sops', 'pump-overpressure');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'SOP.md'), '## Steps\n\n1. **My own** — As I wrote it.\n');
  expect(await firstStart(home, ['ko-KR'])).toContain('My own');
});

const ana = { by: 'ana', via: 'test' };

test('samples that nobody has changed are written in the language that the first run chooses, and in no other later', async () => {
  const home = temporaryFolder();
  const { router } = await startIn(home, ['en-US']);
  await router.ask('preferences.set', { firstRun: true }, ana);
  appendFileSync(
    join(home, 'workspace', 'sops', 'pump-overpressure-planned', 'SOP.md'),
    '\nMy own last line.\n',
  );
  await router.ask('sops.list', {}, ana);
  await router.ask('preferences.set', { language: 'ko' }, ana);
  expect(stepsOf(home, 'pump-overpressure')).toContain('릴리프 밸브 열기');
  expect(stepsOf(home, 'pump-overpressure-planned')).toMatch(/Open relief valve[^]*My own last line/u);
  expect(await router.ask('sops.versions', { name: 'pump-overpressure' }, ana)).toMatchObject({
    value: [{ by: 'ana', note: 'written in the chosen language' }, { note: 'first seen' }],
  });
  await router.ask('preferences.set', { firstRun: false }, ana);
  await router.ask('preferences.set', { language: 'en' }, ana);
  expect(stepsOf(home, 'pump-overpressure')).toContain('릴리프 밸브 열기');
});
