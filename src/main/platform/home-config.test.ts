import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Config } from '../../shared/config';
import { acquireEngineLock } from './storage/engine-lock';
import { homePaths, type HomePaths } from './storage/home-paths';
import { homeConfig } from './home-config';

const wrong = expect.objectContaining({ severity: 'error' }) as unknown;
const good = '[sop]\nmax_active_runs = 3\n';

test.each<{ name: string; prepare: (paths: HomePaths) => void; expected: unknown }>([
  {
    name: 'a home without a file has the defaults, which the next start writes',
    prepare: () => {},
    expected: { from: 'file', diagnostics: [], config: Config.parse({}) },
  },
  {
    name: 'the file holds',
    prepare: ({ configFile, keptConfigFile }) => {
      writeFileSync(configFile, good);
      writeFileSync(keptConfigFile, '[sop]\nmax_active_runs = 4\n');
    },
    expected: { from: 'file', text: good, diagnostics: [], config: { sop: { max_active_runs: 3 } } },
  },
  {
    name: 'of a broken file what was in force before',
    prepare: ({ configFile, keptConfigFile }) => {
      writeFileSync(configFile, '[sop');
      writeFileSync(keptConfigFile, good);
    },
    expected: { from: 'kept', text: good, diagnostics: [wrong], config: { sop: { max_active_runs: 3 } } },
  },
  {
    name: 'of a folder too',
    prepare: ({ configFile, keptConfigFile }) => {
      mkdirSync(configFile);
      writeFileSync(keptConfigFile, good);
    },
    expected: { from: 'kept', diagnostics: [wrong], config: { sop: { max_active_runs: 3 } } },
  },
  {
    name: 'of a file that is gone the defaults, which the next start writes',
    prepare: ({ keptConfigFile }) => {
      writeFileSync(keptConfigFile, good);
    },
    expected: { from: 'file', text: '', diagnostics: [], config: Config.parse({}) },
  },
  {
    name: 'of a file that is gone under an engine that runs, what was in force before',
    prepare: ({ data, keptConfigFile }) => {
      writeFileSync(keptConfigFile, good);
      const lock = acquireEngineLock(data);
      onTestFinished(() => {
        lock.close();
      });
    },
    expected: { from: 'kept', text: good, diagnostics: [wrong], config: { sop: { max_active_runs: 3 } } },
  },
  {
    name: 'where both are broken, nothing does',
    prepare: ({ configFile, keptConfigFile }) => {
      writeFileSync(configFile, '[sop');
      writeFileSync(keptConfigFile, '[mqtt');
    },
    expected: {
      from: 'nothing',
      text: null,
      keptUnusable: expect.stringContaining('not valid TOML') as unknown,
      diagnostics: [wrong],
      config: Config.parse({}),
    },
  },
  {
    name: 'where what is kept cannot be read, that is not taken for none',
    prepare: ({ configFile, keptConfigFile }) => {
      writeFileSync(configFile, '');
      mkdirSync(keptConfigFile);
    },
    expected: {
      from: 'nothing',
      text: null,
      keptUnusable: 'EISDIR: illegal operation on a directory, read',
      diagnostics: [wrong],
    },
  },
])('$name', ({ prepare, expected }) => {
  const home = mkdtempSync(join(tmpdir(), 'zc-home-config-'));
  onTestFinished(() => {
    rmSync(home, { recursive: true });
  });
  const paths = homePaths(home);
  mkdirSync(paths.data);
  prepare(paths);
  expect(homeConfig(paths)).toMatchObject(expected as object);
});
