import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../../..');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(cases: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  folders.push(folder);
  writeFileSync(join(folder, 'cases.json'), JSON.stringify({ cases }));
  return folder;
}

const run = (...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((settle) => {
    execFile(
      process.execPath,
      [
        join(repository, 'node_modules/tsx/dist/cli.mjs'),
        join(repository, 'scripts/conformance.ts'),
        ...args,
      ],
      (failure, stdout) => {
        settle({ code: failure === null ? 0 : Number(failure.code), output: stdout });
      },
    );
  });

test('every case of the repository passes', async () => {
  const { code, output } = await run();
  expect(output).not.toContain('FAILED');
  expect(output.trimEnd().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed, 0 skipped$/u);
  expect(code).toBe(0);
});

test('a failing case is shown with what was expected and what came, and the exit code is 1', async () => {
  const { code, output } = await run(
    folderWith({
      condition: [{ id: 'c1', condition: '> 5', payload: '6', expect: false }],
      mqtt_topic_match: [{ id: 'm1', pattern: 'a', topic: 'a', expect: true }],
      other: [{ id: 'o1' }],
    }),
  );
  expect([code, output]).toEqual([
    1,
    'FAILED cases.json condition c1\n  expected false\n  actual   true\nskipped cases.json other: due with the agent issue (1)\n1 passed, 1 failed, 1 skipped\n',
  ]);
});
