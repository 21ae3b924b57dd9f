import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../../src/shared/config';
import { systemClock } from '../../../src/main/base/clock';
import { silentLogger } from '../../../src/main/base/logger';
import { Problems } from '../../../src/main/base/problems';
import { ConfigFile } from '../../../src/main/config/config-file';
import { temporaryFolder } from './temporary-folder';

async function openConfig(text: string | null) {
  const file = join(temporaryFolder(), 'config.toml');
  if (text !== null) writeFileSync(file, text);
  const problems = new Problems(systemClock, silentLogger);
  const config = await ConfigFile.open({ file, clock: systemClock, logger: silentLogger, problems });
  onTestFinished(() => config.close());
  return { file, problems, config };
}

const nextChange = (config: ConfigFile): Promise<Config> => new Promise((resolve) => {
  const stop = config.changed.on((value) => {
    stop();
    resolve(value);
  });
});

const nextProblems = (problems: Problems): Promise<readonly string[]> => new Promise((resolve) => {
  const stop = problems.changed.on((list) => {
    stop();
    resolve(list.map(({ where, message }) => `${where.split('/').at(-1) ?? ''} ${message}`));
  });
});

test.each([
  { name: 'in place', save: (file: string, text: string) => { writeFileSync(file, text); } },
  { name: 'by renaming another file over it', save: (file: string, text: string) => { writeFileSync(`${file}~`, text); renameSync(`${file}~`, file); } },
  { name: 'by deleting it first', save: (file: string, text: string) => { rmSync(file); writeFileSync(file, text); } },
])('a change that was saved $name counts, again and again', async ({ save }) => {
  const { file, config } = await openConfig('[sop]\nmax_active_runs = 3\n');
  expect(config.current().sop.max_active_runs).toBe(3);
  for (const runs of [4, 5]) {
    const change = nextChange(config);
    save(file, `[sop]\nmax_active_runs = ${String(runs)}\n`);
    expect((await change).sop.max_active_runs).toBe(runs);
    expect(config.current().sop.max_active_runs).toBe(runs);
  }
});

test('every save that can be used is told, also of what holds already; one that cannot be used is not', async () => {
  const { file, problems, config } = await openConfig('[sop]\nmax_active_runs = 3\n');
  const said: string[] = [];
  config.changed.on(() => { said.push('changed'); });
  const nextSave = (): Promise<void> => new Promise((resolve) => {
    const stop = config.saved.on(() => {
      stop();
      said.push('saved');
      resolve();
    });
  });
  for (const text of ['[sop]\nmax_active_runs = 3\n', '[sop]\nmax_active_runs = 3 # as before\n', '[sop]\nmax_active_runs = 4\n']) {
    const save = nextSave();
    writeFileSync(file, text);
    await save;
  }
  expect(said).toEqual(['saved', 'saved', 'changed', 'saved']);
  const told = nextProblems(problems);
  const off = config.saved.on(() => { said.push('a broken one'); });
  writeFileSync(file, '[sop\n');
  await told;
  off();
  const mended = nextSave();
  writeFileSync(file, '[sop]\nmax_active_runs = 4\n');
  await mended;
  expect(said).toEqual(['saved', 'saved', 'changed', 'saved', 'saved']);
});

test('a wrong value keeps the last good configuration as a whole, and is cleared when it is mended', async () => {
  const { file, problems, config } = await openConfig('[sop]\nmax_active_runs = 3\n');
  const told = nextProblems(problems);
  writeFileSync(file, '[sop]\nmax_active_runs = 4\nstep_timeout_secs = "soon"\n');
  expect(await told).toEqual(['config.toml:3:21 sop.step_timeout_secs must be a whole number from 0 to 31536000, not "soon". Until this is mended, the last good configuration holds']);
  expect(config.current().sop.max_active_runs).toBe(3);
  expect(config.diagnostics()).toHaveLength(1);
  const mended = nextProblems(problems);
  writeFileSync(file, '[sop]\nmax_active_runs = 4\n');
  expect(await mended).toEqual([]);
  await config.reload();
  expect(config.current().sop.max_active_runs).toBe(4);
});

test('a first start with a broken file takes the defaults and says so', async () => {
  const { problems, config } = await openConfig('[sop\n');
  expect(config.current().sop.max_active_runs).toBe(10);
  expect(problems.list()).toMatchObject([{ id: 'config', message: expect.stringContaining('the defaults hold') as string }]);
});

test('an unknown key is told, and the rest counts', async () => {
  const { problems, config } = await openConfig('[sop]\nmax_active_runs = 3\nmax_active_run = 4\n');
  expect(config.current().sop.max_active_runs).toBe(3);
  expect(problems.list()).toMatchObject([{ id: 'config', where: expect.stringMatching(/config\.toml:3:1$/) as string, mend: expect.stringContaining('Did you mean "max_active_runs"?') as string }]);
});

test('a file that goes away leaves everything as it is, and is taken up again', async () => {
  const { file, problems, config } = await openConfig('[sop]\nmax_active_runs = 3\n');
  const told = nextProblems(problems);
  rmSync(file);
  expect(await told).toEqual(['config.toml config.toml is not there; the last good configuration holds']);
  expect(config.current().sop.max_active_runs).toBe(3);
  const change = nextChange(config);
  writeFileSync(file, '[sop]\nmax_active_runs = 5\n');
  await change;
  expect([config.current().sop.max_active_runs, problems.list()]).toEqual([5, []]);
});

test('a home without a file has the defaults', async () => {
  const { config } = await openConfig(null);
  expect(config.current().default_provider).toBe('local');
});
