import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { UnfinishedWrites } from '../../../src/main/modules/agent/tools/unfinished-writes';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { isFinished } from '../../../src/shared/run-facts';
import { testProgram } from '../../fixtures/test-program';

/** What several runs and several processes write at once, on real files. */

const runs = 50;
const all = Array.from({ length: runs }, (_, index) => `line ${String(index)}`);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zc-shared-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const counter = `import { readFile, writeFile } from 'node:fs/promises';
export default {
  name: 'count_up',
  description: 'Counts',
  parameters: { type: 'object', properties: { file: { type: 'string' }, name: { type: 'string' } } },
  async execute({ file, name }) {
    const counted = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'));
    await new Promise((resolve) => setTimeout(resolve, 1));
    await writeFile(file, JSON.stringify([...counted, name]));
    return 'counted';
  },
};
`;

async function open(call: string): Promise<EngineFixture> {
  const fixture = await openEngine({
    config:
      '[gateway]\nport = 0\n[sop]\nmax_active_runs = 60\n[memory]\nbackend = "markdown"\n[tools]\nplugins = ["count"]\n',
    sops: {
      'write/SOP.toml':
        '[sop]\nname = "write"\ndescription = "Writes"\nexecution_mode = "auto"\nmax_concurrent = 60\n[[triggers]]\ntype = "manual"\n',
      'write/SOP.md': `## Steps\n\n1. **Write** — Write it.\n   - call: ${call}\n`,
    },
    files: { 'plugins/count.mjs': Buffer.from(counter) },
  });
  onTestFinished(() => fixture.close());
  return fixture;
}

/** All at once; `nameOf`: under which name the run of this index finds the thing. */
async function runAll(fixture: EngineFixture, nameOf: (index: number) => string): Promise<void> {
  await Promise.all(
    all.map((line, index) =>
      fixture.ask('sops.start', { name: 'write', payload: JSON.stringify({ line, thing: nameOf(index) }) }),
    ),
  );
  // One look for all of them: fifty take the time from what they wait for.
  const ended = await eventually('the end of all runs', async () => {
    const listed = await fixture.ask('runs.list', { limit: 100 });
    const over = listed.filter(({ status }) => isFinished(status));
    return over.length === runs ? over : null;
  });
  expect(ended.flatMap(({ status, reason }) => (status === 'completed' ? [] : [reason]))).toEqual([]);
}

const linesOf = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

test('fifty runs that add to one file at once lose no line, whatever they call it', async () => {
  const fixture = await open(
    'file_write {"path": "{{payload.thing}}", "content": "{{payload.line}}\\n", "append": true}',
  );
  const workspace = join(fixture.home, 'workspace');
  const names = ['log.txt', './log.txt', join(workspace, 'log.txt'), 'log.txt'];
  await runAll(fixture, (index) => names[index % names.length] ?? '');
  expect([...linesOf(join(workspace, 'log.txt'))].sort()).toEqual([...all].sort());
});

test('two names of one file stay one file', async () => {
  const fixture = await open(
    'file_write {"path": "{{payload.thing}}", "content": "{{payload.line}}\\n", "append": true}',
  );
  const workspace = join(fixture.home, 'workspace');
  writeFileSync(join(workspace, 'one.txt'), '');
  linkSync(join(workspace, 'one.txt'), join(workspace, 'two.txt'));
  await runAll(fixture, (index) => (index % 2 === 0 ? 'one.txt' : 'two.txt'));
  expect([...linesOf(join(workspace, 'one.txt'))].sort()).toEqual([...all].sort());
  expect(readFileSync(join(workspace, 'two.txt'))).toEqual(readFileSync(join(workspace, 'one.txt')));
});

test('of fifty runs that replace one file, one has written it, and nothing is left beside it', async () => {
  const fixture = await open('file_write {"path": "{{payload.thing}}", "content": "{{payload.line}}\\n"}');
  await runAll(fixture, (index) => (index % 2 === 0 ? 'now.txt' : './now.txt'));
  expect(all).toContain(linesOf(join(fixture.home, 'workspace', 'now.txt'))[0]);
  expect(readdirSync(join(fixture.home, 'workspace')).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(readdirSync(join(fixture.home, 'data', 'unfinished-writes'))).toEqual([]);
});

test('fifty runs that store notes at once lose none', async () => {
  const fixture = await open('memory_store {"key": "{{payload.line}}", "content": "noted"}');
  await runAll(fixture, () => '');
  const notes = linesOf(join(fixture.home, 'workspace', 'memory', 'fact.md'));
  expect(notes.filter((line) => line.includes('noted'))).toHaveLength(runs);
});

test('a plugin that acts and does not say what it changes is asked one call at a time', async () => {
  const fixture = await open('count_up {"file": "{{payload.thing}}", "name": "{{payload.line}}"}');
  const file = join(fixture.home, 'counted.json');
  await runAll(fixture, () => file);
  expect((JSON.parse(readFileSync(file, 'utf8')) as string[]).sort()).toEqual([...all].sort());
});

test('settings that are changed at once are all changed', async () => {
  const fixture = await open('notify {"message": "{{payload.line}}"}');
  const places = [
    ['sop', 'max_active_runs'],
    ['sop', 'step_timeout_secs'],
    ['sop', 'approval_timeout_secs'],
    ['agent', 'max_tool_iterations'],
  ];
  await Promise.all([
    ...places.map((place) => fixture.ask('config.change', { changes: [{ kind: 'set', place, value: 77 }] })),
    fixture.ask('config.secret', { place: ['gateway', 'token'], secret: 'one' }),
    fixture.ask('config.secret', { place: ['mqtt', 'password'], secret: 'two' }),
  ]);
  const text = readFileSync(join(fixture.home, 'config.toml'), 'utf8');
  expect(text.match(/= 77$/gmu)).toHaveLength(places.length);
  expect(text.match(/"keychain:/gu)).toHaveLength(2);
});

const program = testProgram('tests/integration/tools/write-shared.program.ts');
const start = (...args: readonly string[]) =>
  spawn(process.execPath, [...program.execArgv, program.file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

test('processes that write one file of secrets and one of settings lose nothing of each other', async () => {
  const config = join(folder, 'config.toml');
  writeFileSync(config, '');
  symlinkSync(config, join(folder, 'link.toml'));
  const keys = ['default_model', 'default_provider'];
  const names = Array.from({ length: 6 }, (_, process) =>
    Array.from({ length: 8 }, (_one, index) => `s${String(process)}-${String(index)}`),
  );
  const children = [
    ...names.map((some) => start('secrets', join(folder, 'data', 'secrets.json'), ...some)),
    ...keys.map((key, index) =>
      start('config', index === 0 ? config : join(folder, 'link.toml'), key, 'local'),
    ),
  ];
  expect(await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number))).toEqual(
    children.map(() => 0),
  );
  expect(
    Object.keys(JSON.parse(readFileSync(join(folder, 'data', 'secrets.json'), 'utf8')) as object).sort(),
  ).toEqual(names.flat().sort());
  const text = readFileSync(config, 'utf8');
  expect(keys.filter((key) => text.includes(`${key} = "local"`))).toEqual(keys);
});

test('a kill while a file is written leaves no half line and nothing beside it', async () => {
  const workspace = join(folder, 'workspace');
  const unfinished = join(folder, 'unfinished');
  mkdirSync(workspace);
  for (let kill = 0; kill < 12; kill += 1) {
    const child = start('append', workspace, unfinished);
    await once(child.stdout, 'data');
    // Whenever: each of these processes is somewhere else.
    for (let look = 0; look < kill || !existsSync(join(workspace, 'log.txt')); look += 1)
      await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await once(child, 'exit');
    new UnfinishedWrites(unfinished).takeBack();
    expect(readFileSync(join(workspace, 'log.txt'), 'utf8')).toMatch(/^(?:(\d)\1{399999}\n)+$/u);
    expect(readdirSync(workspace)).toEqual(['log.txt']);
    expect(existsSync(unfinished) ? readdirSync(unfinished) : []).toEqual([]);
  }
});

test('of a text that was cut off the begin is taken back, and nothing that another wrote', () => {
  const unfinished = new UnfinishedWrites(join(folder, 'unfinished'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const begun = (name: string, there: string): string => {
    const path = file(name, 'before\n');
    const { ino } = statSync(path);
    unfinished.begin(name, {
      file: path,
      ino,
      size: 7,
      added: Buffer.from('the whole text\n').toString('base64'),
    });
    writeFileSync(path, `before\n${there}`);
    return path;
  };
  const files = [
    begun('half', 'the who'),
    begun('whole', 'the whole text\n'),
    begun('none', ''),
    begun('other', 'quite'),
  ];
  expect(unfinished.takeBack()).toEqual([files[0]]);
  expect(files.map((path) => readFileSync(path, 'utf8'))).toEqual([
    'before\n',
    'before\nthe whole text\n',
    'before\n',
    'before\nquite',
  ]);
});
