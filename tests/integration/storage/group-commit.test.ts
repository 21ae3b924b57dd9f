import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { createEventLedger } from '../../../src/main/modules/record/storage/event-ledger';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { SopEvent } from '../../../src/shared/sop';
import { testProgram } from '../../fixtures/test-program';
import { openEngine } from '../sop/engine-bench';
import { temporaryFolder } from './temporary-folder';

const program = testProgram('tests/integration/storage/group-commit.program.ts');

test.each([
  { when: 'within the group', onDisk: 0, acknowledged: 0 },
  { when: 'between group and answer', onDisk: 20, acknowledged: 0 },
  { when: 'after the answers', onDisk: 20, acknowledged: 20 },
])(
  'killed $when: the events of one turn are on disk all or none, and none is acknowledged before it is',
  async ({ when, onDisk, acknowledged }) => {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, [...program.execArgv, program.file, folder, when], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    const database = openDatabase(join(folder, 'zeroclaw.db'));
    const log = createRunLog(database);
    const runs = log.list({ limit: 99 });
    expect(runs).toHaveLength(onDisk);
    expect(new Set(runs.map(({ runId }) => JSON.stringify(log.read(runId)[0]?.event))).size).toBe(onDisk);
    expect(createEventLedger(database).list(99)).toHaveLength(onDisk);
    const file = join(folder, 'acknowledged');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    expect(lines).toEqual(Array.from({ length: acknowledged }, () => 'started'));
    database.close();
  },
);

const event = (topic: string, payload: string, receivedAt: number): SopEvent => ({
  source: 'mqtt',
  topic,
  payload,
  receivedAt,
});
const listens = (name: string, steps: string, more = '') => ({
  name,
  toml: `execution_mode = "auto"\nmax_concurrent = 99\n${more}[[triggers]]\ntype = "mqtt"\ntopic = "${name}"\n`,
  steps,
});
const look = '1. **Look** — At it.\n   - kind: checkpoint\n';

test('one of a group that cannot be written starts nothing, is rejected, and spoils no other', async () => {
  const bench = openEngine({
    procedures: [listens('pump', look), listens('valve', look)],
    tools: [],
    settings: { maxActiveRuns: 99 },
    around: (log) => ({
      ...log,
      append: (runId, version, events, run) => {
        if (run.sop.name === 'valve') throw new Error('the disk refuses this one');
        return log.append(runId, version, events, run);
      },
    }),
  });
  const answers = await Promise.allSettled(
    ['pump', 'valve', 'pump'].map((topic) =>
      bench.engine.dispatchSoon(event(topic, '1', bench.clock.now()), 'mqtt'),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const active = bench.engine.activeRuns();
  expect(active.map(({ sop }) => sop.name)).toEqual(['pump', 'pump']);
  expect(
    createEventLedger(bench.database)
      .list(9)
      .map(({ topic }) => topic),
  ).toEqual(['pump', 'pump']);
  expect(createRunLog(bench.database).active()).toEqual(active.map(({ runId }) => runId));
  await bench.engine.close();
});

test('the limits hold within a group: each event counts the runs that those before it have started', async () => {
  const bench = openEngine({
    procedures: [listens('pump', look, 'cooldown_secs = 0\n')],
    tools: [],
    settings: { maxActiveRuns: 99, maxWaitingRuns: 99 },
  });
  const limited = openEngine({
    procedures: [{ ...listens('pump', look), toml: listens('pump', look).toml.replace('99', '2') }],
    tools: [],
    settings: { maxActiveRuns: 99 },
  });
  const send = (of: typeof bench) =>
    Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const [row] = await of.engine.dispatchSoon(event('pump', String(number), of.clock.now()), 'mqtt');
        return row?.result;
      }),
    );
  expect(await send(bench)).toEqual(['started', 'started', 'started', 'started']);
  expect(await send(limited)).toEqual(['started', 'started', 'skipped', 'skipped']);
  await bench.engine.close();
  await limited.engine.close();
});

test('many runs at once: the record of each is in its own order, and every call is made once and on disk before it', async () => {
  const write = new RecordingTool('write');
  const bench = openEngine({
    procedures: [
      listens(
        'pump',
        '1. **Write**\n   - call: write {"n": "{{payload}}"}\n2. **Write**\n   - call: write {"n": "b{{payload}}"}\n',
      ),
    ],
    tools: [write],
    settings: { maxActiveRuns: 99 },
  });
  const rows = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      bench.engine.dispatchSoon(event('pump', `a${String(number)}`, bench.clock.now()), 'mqtt'),
    ),
  );
  const runIds = rows.flatMap(([row]) => (row?.result === 'started' ? [row.runId] : []));
  expect(runIds).toHaveLength(30);
  for (const runId of runIds) await bench.settled(runId);
  const log = createRunLog(bench.database);
  for (const runId of runIds) {
    const stored = log.read(runId);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
    expect(stored.map(({ event: { type } }) => type)).toEqual([
      'run-started',
      ...[1, 2].flatMap(() => ['step-started', 'tool-call-sent', 'tool-call-answered', 'step-completed']),
      'run-completed',
    ]);
  }
  expect(write.calls).toHaveLength(60);
  await bench.engine.close();
});

test('a run that is called off while its step waits to be written is over, and its call is not made', async () => {
  const write = new RecordingTool('write');
  const bench = openEngine({
    procedures: [listens('pump', '1. **Write**\n   - call: write {"n": 1}\n')],
    tools: [write],
  });
  const [row] = bench.engine.dispatch(event('pump', '1', bench.clock.now()), 'mqtt');
  if (row?.result !== 'started') throw new Error('it did not start');
  // Its step has entered the door by now, and is not written.
  await Promise.resolve();
  expect(bench.engine.stopEverything({ by: 'ana', via: 'app' })).toBe(1);
  await bench.clock.advance(1);
  expect(bench.run(row.runId).status).toBe('cancelled');
  expect(write.calls).toEqual([]);
  await bench.engine.close();
});
