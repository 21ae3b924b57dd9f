import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../../src/shared/config';
import { systemClock } from '../../../src/main/platform/base/clock';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { Problems } from '../../../src/main/platform/base/problems';
import { ConfigFile } from '../../../src/main/platform/config/config-file';
import { createKeptConfig } from '../../../src/main/platform/storage/kept-config';
import { temporaryFolder } from './temporary-folder';

async function openConfig(text: string | null, folder = temporaryFolder()) {
  const file = join(folder, 'config.toml');
  if (text !== null) writeFileSync(file, text);
  const problems = new Problems(systemClock, silentLogger);
  const config = await ConfigFile.open({
    file,
    kept: createKeptConfig(join(folder, 'config-in-force.toml')),
    clock: systemClock,
    logger: silentLogger,
    problems,
  });
  onTestFinished(() => config.close());
  return { file, problems, config };
}

const nextChange = (config: ConfigFile): Promise<Config> =>
  new Promise((resolve) => {
    const stop = config.changed.on((value) => {
      stop();
      resolve(value);
    });
  });

const nextProblems = (problems: Problems): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const stop = problems.changed.on((list) => {
      stop();
      resolve(list.map(({ where, message }) => `${where.split('/').at(-1) ?? ''} ${message}`));
    });
  });

test('a file that config.toml links to counts as config.toml, and so does another one that it links to then', async () => {
  const folder = temporaryFolder();
  const elsewhere = temporaryFolder();
  const [first, second] = [join(elsewhere, 'plant.toml'), join(elsewhere, 'other.toml')];
  const runs = (count: number): string => `[sop]\nmax_active_runs = ${String(count)}\n`;
  writeFileSync(first, runs(3));
  writeFileSync(second, runs(4));
  symlinkSync(first, join(folder, 'config.toml'));
  const { file, config } = await openConfig(null, folder);
  const changed = async (work: () => void): Promise<number> => {
    const next = nextChange(config);
    work();
    return (await next).sop.max_active_runs;
  };
  expect(
    await changed(() => {
      writeFileSync(first, runs(5));
    }),
  ).toBe(5);
  expect(
    await changed(() => {
      symlinkSync(second, `${file}~`);
      renameSync(`${file}~`, file);
    }),
  ).toBe(4);
  expect(
    await changed(() => {
      writeFileSync(second, runs(6));
    }),
  ).toBe(6);
});

test.each([
  {
    name: 'in place',
    save: (file: string, text: string) => {
      writeFileSync(file, text);
    },
  },
  {
    name: 'by renaming another file over it',
    save: (file: string, text: string) => {
      writeFileSync(`${file}~`, text);
      renameSync(`${file}~`, file);
    },
  },
  {
    name: 'by deleting it first',
    save: (file: string, text: string) => {
      rmSync(file);
      writeFileSync(file, text);
    },
  },
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
  config.changed.on(() => {
    said.push('changed');
  });
  const nextSave = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = config.saved.on(() => {
        stop();
        said.push('saved');
        resolve();
      });
    });
  for (const text of [
    '[sop]\nmax_active_runs = 3\n',
    '[sop]\nmax_active_runs = 3 # as before\n',
    '[sop]\nmax_active_runs = 4\n',
  ]) {
    const save = nextSave();
    writeFileSync(file, text);
    await save;
  }
  expect(said).toEqual(['saved', 'saved', 'changed', 'saved']);
  const told = nextProblems(problems);
  const off = config.saved.on(() => {
    said.push('a broken one');
  });
  writeFileSync(file, '[sop\n');
  await told;
  off();
  const fixed = nextSave();
  writeFileSync(file, '[sop]\nmax_active_runs = 4\n');
  await fixed;
  expect(said).toEqual(['saved', 'saved', 'changed', 'saved', 'saved']);
});

test('a wrong value keeps the last good configuration as a whole, and is cleared when it is fixed', async () => {
  const { file, problems, config } = await openConfig('[sop]\nmax_active_runs = 3\n');
  const told = nextProblems(problems);
  writeFileSync(file, '[sop]\nmax_active_runs = 4\nstep_timeout_secs = "soon"\n');
  expect(await told).toEqual([
    'config.toml:3:21 sop.step_timeout_secs must be a whole number from 0 to 31536000, not "soon". Until this is fixed, the last good configuration holds',
  ]);
  expect(config.current().sop.max_active_runs).toBe(3);
  expect(config.diagnostics()).toHaveLength(1);
  const fixed = nextProblems(problems);
  writeFileSync(file, '[sop]\nmax_active_runs = 4\n');
  expect(await fixed).toEqual([]);
  await config.reload();
  expect(config.current().sop.max_active_runs).toBe(4);
});

test('a first start with a broken file takes the defaults, and says that nobody has asked for them', async () => {
  const { problems, config } = await openConfig('[sop\n');
  expect([config.current().sop.max_active_runs, config.isSet()]).toEqual([10, false]);
  expect(problems.list()).toMatchObject([
    {
      id: 'config',
      message: expect.stringContaining('so all triggers were paused') as string,
      remedy: expect.stringMatching(/Then resume the triggers\.$/u) as string,
    },
  ]);
});

test.each([
  {
    name: 'cannot be read',
    damage: (kept: string) => {
      mkdirSync(kept);
    },
    why: 'EISDIR: illegal operation on a directory, read',
  },
  {
    name: 'is damaged',
    damage: (kept: string) => {
      writeFileSync(kept, '[sop]\nmax_active_runs = "4"\n');
    },
    why: 'sop.max_active_runs must be a whole number from 1 to 1000, not "4"',
  },
])(
  'a start that can use neither config.toml nor what was kept of it, which $name, says so, and that nobody has asked for the defaults',
  async ({ damage, why }) => {
    const folder = temporaryFolder();
    const kept = join(folder, 'config-in-force.toml');
    damage(kept);
    const { file, problems, config } = await openConfig('', folder);
    expect([config.current().sop.max_active_runs, config.isSet()]).toEqual([10, false]);
    const told = {
      id: 'config',
      message: `config.toml is empty. What was in force before cannot be used: ${kept}: ${why}. So all triggers were paused, and until this is fixed no old runs are deleted`,
      remedy: expect.stringContaining(
        `Or fix ${kept}, such as who may read it, and restart ZeroClaw.`,
      ) as string,
    };
    expect(problems.list()).toMatchObject([told]);
    writeFileSync(file, '[sop\n');
    await config.reload();
    expect(problems.list()).toMatchObject([
      { message: expect.stringContaining(`. What was in force before cannot be used: ${kept}: `) as string },
    ]);
  },
);

test.each([
  {
    name: 'that is no TOML',
    damage: (file: string) => {
      writeFileSync(file, '[sop]\nmax_active_runs = 3\nenabled = fasle\n');
    },
    where: /config\.toml:3:\d+$/u,
    message: /^This is not valid TOML: /,
  },
  {
    name: 'with a wrong value',
    damage: (file: string) => {
      writeFileSync(file, '[sop]\nmax_active_runs = "4"\n');
    },
    where: /config\.toml:2:19$/u,
    message: /^sop\.max_active_runs must be /,
  },
  {
    name: 'that was cut off to nothing',
    damage: (file: string) => {
      writeFileSync(file, '');
    },
    where: /config\.toml:1:1$/u,
    message: /^config\.toml is empty\./,
  },
  {
    name: 'that is filled with zeros',
    damage: (file: string) => {
      writeFileSync(file, '\0'.repeat(40));
    },
    where: /config\.toml$/u,
    message: /^config\.toml cannot be read: line 1 is not UTF-8 text/,
  },
  {
    name: 'that cannot be read',
    damage: (file: string) => {
      rmSync(file);
      mkdirSync(file);
    },
    where: /config\.toml$/u,
    message: /^config\.toml cannot be read: EISDIR/,
  },
])(
  'a start with a file $name goes on with what was in force before, and says so',
  async ({ damage, where, message }) => {
    const folder = temporaryFolder();
    const before = await openConfig('[sop]\nmax_active_runs = 5\n', folder);
    writeFileSync(before.file, '[sop]\nmax_active_runs = 3\nenabled = false\n');
    await before.config.reload();
    await before.config.close();
    damage(before.file);
    const { problems, config } = await openConfig(null, folder);
    expect([config.current().sop.max_active_runs, config.current().sop.enabled, config.isSet()]).toEqual([
      3,
      false,
      true,
    ]);
    expect(problems.list()).toMatchObject([
      {
        id: 'config',
        where: expect.stringMatching(where) as string,
        message: expect.stringMatching(message) as string,
      },
    ]);
    expect(problems.list()[0]?.message).toMatch(/Until this is fixed, the last good configuration holds$/u);
  },
);

test('what was in force is kept where only this user can read it', async () => {
  const folder = temporaryFolder();
  await openConfig('[pushover]\ntoken = "geheim-4711"\n', folder);
  expect(statSync(join(folder, 'config-in-force.toml')).mode & 0o777).toBe(0o600);
});

test('a configuration that cannot be kept holds nevertheless, and that is told until it could be', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'config-in-force.toml'));
  const { file, problems, config } = await openConfig('[sop]\nmax_active_runs = 3\n', folder);
  expect(config.current().sop.max_active_runs).toBe(3);
  expect(problems.list()).toMatchObject([
    { id: 'config-kept', remedy: expect.stringContaining('then save config.toml again') as string },
  ]);
  rmSync(join(folder, 'config-in-force.toml'), { recursive: true });
  writeFileSync(file, '[sop]\nmax_active_runs = 4\n');
  await config.reload();
  expect(problems.list()).toEqual([]);
});

test('an unknown key is told, and the rest counts', async () => {
  const { problems, config } = await openConfig('[sop]\nmax_active_runs = 3\nmax_active_run = 4\n');
  expect(config.current().sop.max_active_runs).toBe(3);
  expect(problems.list()).toMatchObject([
    {
      id: 'config',
      where: expect.stringMatching(/config\.toml:3:1$/) as string,
      remedy: expect.stringContaining('Did you mean "max_active_runs"?') as string,
    },
  ]);
});

test('a file that goes away leaves everything as it is, and is taken up again', async () => {
  const { file, problems, config } = await openConfig('[sop]\nmax_active_runs = 3\n');
  const told = nextProblems(problems);
  rmSync(file);
  expect(await told).toEqual([
    'config.toml config.toml is not there. Until this is fixed, the last good configuration holds',
  ]);
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
