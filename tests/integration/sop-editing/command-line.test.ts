import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Result } from '../../../src/shared/result';
import { systemClock } from '../../../src/main/platform/base/clock';
import type { CommandLine } from '../../../src/main/cli/command-line';
import { createOfflineEngine } from '../../../src/main/cli/offline/offline-engine';
import { createProgram, type GlobalOptions } from '../../../src/main/cli/program';
import { valueOf } from '../../../src/main/cli/refused';
import { paintFor } from '../../../src/main/cli/render/style';
import { definitionHash } from '../../../src/main/platform/base/definition-hash';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

const good = '[sop]\nname = "pump"   # who\ndescription = "d"\n\n[[triggers]]\ntype = "manual"\n';
const steps = '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n';
let fixture: EngineFixture;

beforeAll(async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      'pump/SOP.toml': good,
      'pump/SOP.md': steps,
      'doubtful/SOP.toml':
        '[sop]\nname = "doubtful"\ndescription = "d"\nmax_concurent = 2\n\n[[triggers]]\ntype = "manual"\n',
      'doubtful/SOP.md': steps,
      'broken/SOP.toml':
        '\uFEFF[sop]\r\nname = "broken"\r\ndescription = "밸브를 닫는다"\r\n\tpriority = "hihg"\r\n\r\n[[triggers]]\r\ntype = "mqtt"\r\ntopic = "a"\r\ncondition = "$.밸브 >"\r\n',
      'broken/SOP.md': '## Steps\n\n1. **A**\n\t- requires_confirmation: perhaps\n',
    },
  });
});
afterAll(async () => {
  await fixture.close();
});

interface Outcome {
  readonly out: string;
  readonly exitCode: number;
}

type Ask = (procedure: string, input: unknown) => Promise<Result<unknown>>;

/** The command line as the program carries it out, on the real engine or on the home's files alone. */
async function zeroclaw(
  args: readonly string[],
  ask: Ask = (procedure, input) => fixture.engine.router.ask(procedure, input, { by: 'ana', via: 'cli' }),
): Promise<Outcome> {
  let out = '';
  let exitCode = 0;
  const answer = async (procedure: string, input: unknown): Promise<never> =>
    valueOf(await ask(procedure, input)) as never;
  const open = ({ json = false }: GlobalOptions): CommandLine => ({
    home: fixture.home,
    json,
    root: '.',
    version: '0',
    clock: systemClock,
    signal: new AbortController().signal,
    input: Readable.from([]),
    paint: paintFor(false),
    ask: answer,
    read: answer,
    engine: {
      ask: async (procedure, input) => ({ ok: true, value: await answer(procedure, input) }),
      notices: () => Promise.reject(new Error('not in this test')),
      async *stillness() {
        yield* [];
      },
    },
    print: (...lines) => {
      out += lines.map((line) => `${line}\n`).join('');
    },
    write: (text) => {
      out += text;
    },
    printJson: (value) => {
      out += JSON.stringify(value);
    },
    say: () => {},
    status: () => false,
    exitWith: (code) => {
      exitCode = code;
    },
  });
  const program = createProgram({
    version: '0',
    open,
    composeEngine: () => Promise.reject(new Error('not in this test')),
    writeOut: (text) => {
      out += text;
    },
    writeError: () => {},
  });
  await program.parseAsync([...args], { from: 'user' });
  return { out, exitCode };
}

const manifest = (): string =>
  readFileSync(join(fixture.home, 'workspace', 'sops', 'pump', 'SOP.toml'), 'utf8');

test('validate prints findings as compilers do, with the line and a caret, and fails on errors', async () => {
  expect(await zeroclaw(['sop', 'validate', 'broken'])).toEqual({
    exitCode: 1,
    out: `broken/SOP.toml:4:13: error: priority is "hihg", which is not one of "low", "normal", "high", "critical"
    4 |     priority = "hihg"
      |                ^
    Did you mean "high"?
broken/SOP.toml:9:20: error: The condition $.밸브 > breaks at its column 7: a value is missing here
    9 | condition = "$.밸브 >"
      |                      ^
    Write for example $.value > 85; the trigger does not fire until then.
broken/SOP.md:4:27: error: requires_confirmation is "perhaps", which is neither true nor false; the step asks
    4 |     - requires_confirmation: perhaps
      |                              ^
    Write true or false.

3 errors, 0 warnings in 1 procedure
`,
  });
});

test('warnings alone are no failure', async () => {
  expect(await zeroclaw(['sop', 'validate', 'doubtful'])).toEqual({
    exitCode: 0,
    out: `doubtful/SOP.toml:4:1: warning: "max_concurent" is not a known key; it has no effect
    4 | max_concurent = 2
      | ^
    Did you mean "max_concurrent"?

0 errors, 1 warning in 1 procedure
`,
  });
});

test('validate of all fails when one has errors', async () => {
  const { out, exitCode } = await zeroclaw(['sop', 'validate']);
  expect([exitCode, out.split('\n').at(-2)]).toEqual([1, '3 errors, 1 warning in 3 procedures']);
  expect(out).toContain('ok       pump\n');
});

test('set, history and restore change one thing, tell of it, and take it back', async () => {
  expect((await zeroclaw(['sop', 'set', 'pump', 'enabled', 'false'])).out).toBe(
    'pump: enabled is false. This is version 2.\n',
  );
  expect((await zeroclaw(['sop', 'set', 'pump', 'cooldown_secs', '60'])).out).toContain('version 3');
  expect(manifest()).toBe(good.replace('"d"\n', '"d"\nenabled = false\ncooldown_secs = 60\n'));
  expect((await zeroclaw(['sop', 'set', 'pump', 'enabled', '--unset'])).out).toBe(
    'pump: enabled is taken out. This is version 4.\n',
  );
  expect(manifest()).toBe(good.replace('"d"\n', '"d"\ncooldown_secs = 60\n'));
  expect((await zeroclaw(['sop', 'restore', 'pump', '1'])).out).toBe(
    'pump is again as in version 1. This is version 5.\n',
  );
  expect(manifest()).toBe(good);
  const { out } = await zeroclaw(['sop', 'history', 'pump']);
  expect(
    out.split('\n').map((line) =>
      line
        .replaceAll(/\s{2,}/gu, '|')
        .split('|')
        .filter((_, index) => index !== 1)
        .join('|'),
    ),
  ).toEqual([
    'VERSION|WHO|WHAT',
    '5|ana (cli)|restored version 1',
    '4|ana (cli)|took out enabled',
    '3|ana (cli)|set cooldown_secs',
    '2|ana (cli)|set enabled',
    '1|file|first seen',
    '',
  ]);
  const offline = createOfflineEngine(fixture.home, resolve('resources'), systemClock);
  const byFiles: Ask = (procedure, input) =>
    (offline[procedure as 'sops.versions'] as (input: unknown) => Promise<Result<unknown>>)(input);
  expect((await zeroclaw(['sop', 'history', 'pump'], byFiles)).out).toBe(out);
});

test('a restore says what does not start, and what is there again, switched off', async () => {
  const seen = (hash: string | null) =>
    eventually(
      'the folder to be seen',
      async () =>
        ((await fixture.ask('sops.list', {})).find(({ folder }) => folder === 'fan')?.hash ?? null) === hash,
    );
  const works = good.replace('pump', 'fan');
  await fixture.save('workspace/sops/fan/SOP.md', steps);
  for (const toml of [works.replace('"d"', '5'), works]) {
    await fixture.save('workspace/sops/fan/SOP.toml', toml);
    await seen(definitionHash(toml, steps));
  }
  expect((await zeroclaw(['sop', 'restore', 'fan', '1'])).out).toMatch(
    /^fan is again as in version 1\. This is version 3\.\nIt has errors and does not start:\n {2}SOP\.toml:3:15: description is /u,
  );
  rmSync(join(fixture.home, 'workspace', 'sops', 'fan'), { recursive: true });
  await seen(null);
  expect((await zeroclaw(['sop', 'restore', 'fan', '2'])).out).toBe(
    'fan is there again, as in version 2. This is version 4.\nIt is switched off. `zeroclaw sop set fan enabled true` switches it on.\n',
  );
});

test('a restore does not say of a version with errors that it does not start, where it does', async () => {
  const markdown = steps;
  const works = good.replace('pump', 'gate');
  const half = `${works}[[triggers]]\ntype = "cron"\nexpression = "soon"\n`;
  await fixture.save('workspace/sops/gate/SOP.md', markdown);
  for (const toml of [half, works]) {
    await fixture.save('workspace/sops/gate/SOP.toml', toml);
    await eventually(
      'the folder to be seen',
      async () =>
        ((await fixture.ask('sops.list', {})).find(({ folder }) => folder === 'gate')?.hash ?? null) ===
        definitionHash(toml, markdown),
    );
  }
  await zeroclaw(['sop', 'set', 'gate', 'enabled', 'false']);
  expect((await zeroclaw(['sop', 'restore', 'gate', '1'])).out).toMatch(
    /^gate is again as in version 1\. This is version 4\.\nIt is switched off\. `zeroclaw sop set gate enabled true` switches it on\.\nIt has errors that do not keep it from starting:\n {2}SOP\.toml:\d+:\d+: /u,
  );
});

test.each([
  {
    args: ['set', 'pump', 'cooldown_secs', 'soon'],
    message: 'SOP.toml:4:17: cooldown_secs is text, but must be a whole number',
  },
  { args: ['set', 'pump', 'enabeld', 'false'], message: '"enabeld" is not a known key; it has no effect' },
  { args: ['set', 'nobody', 'enabled', 'false'], message: 'There is no procedure "nobody"' },
  { args: ['set', 'pump', 'enabled'], message: 'There is no value' },
  { args: ['restore', 'pump', '99'], message: '"pump" has no version 99' },
  { args: ['restore', 'pump', 'last'], message: '"last" is not the number of a version' },
])('$args is refused', async ({ args, message }) => {
  await expect(zeroclaw(['sop', ...args])).rejects.toMatchObject({
    message,
    remedy: expect.stringMatching(/./u),
  });
  expect(manifest()).toBe(good);
});
