import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { composeEngine } from '../../../src/main/compose';
import { testProgram } from '../../fixtures/test-program';
import { temporaryFolder } from '../storage/temporary-folder';

/** Starts an engine in this home, on a machine of these languages; resolves with what the pump's steps say. */
async function firstStart(home: string, languages: readonly string[]): Promise<string> {
  const worker = testProgram('src/main/modules/models/llama/worker.ts');
  writeFileSync(join(home, 'config.toml'), '[gateway]\nport = 0\n');
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
  return readFileSync(join(home, 'workspace', 'sops', 'pump-overpressure', 'SOP.md'), 'utf8');
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
