import { expect, test } from 'vitest';
import { createEventLedger } from '../../../src/main/modules/record/storage/event-ledger';
import { createIdempotency } from '../../../src/main/modules/gateway/idempotency';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { Tool } from '../../../src/main/ports/tool';
import type { SopEvent } from '../../../src/shared/sop';
import { openEngine, type Procedure } from '../sop/engine-bench';

const onPressure = (condition: string): string =>
  `execution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "pressure"\ncondition = "${condition}"\n`;
const oneCall = '1. **Read** — It.\n   - call: read {}\n';
const pressure = (value: number, receivedAt: number): SopEvent => ({
  source: 'mqtt',
  topic: 'pressure',
  payload: JSON.stringify({ value }),
  receivedAt,
});
const procedures: readonly Procedure[] = [
  { name: 'high', toml: onPressure('$.value > 85'), steps: oneCall },
  { name: 'low', toml: onPressure('$.value < 10'), steps: oneCall },
];

function bench() {
  const read = new RecordingTool('read', 'reads');
  const rig = openEngine({ procedures, tools: [read] });
  return { ...rig, read, log: createRunLog(rig.database), ledger: createEventLedger(rig.database) };
}

test('the ledger tells for every event who started, and for the others the value against the limit', async () => {
  const { engine, clock, ledger, settled } = bench();
  engine.dispatch(pressure(80, clock.now()), 'mqtt');
  const [row] = engine.dispatch(pressure(92, clock.now()), 'mqtt');
  if (row?.result !== 'started') throw new Error('not started');
  await settled(row.runId);
  expect(ledger.list(10)).toMatchObject([
    {
      rows: [{ sop: 'high', result: 'started', runId: row.runId }],
      misses: [{ sop: 'low', why: 'mqtt: $.value is 92, limit < 10' }],
    },
    {
      rows: [],
      misses: [
        { sop: 'high', why: 'mqtt: $.value is 80, limit > 85' },
        { sop: 'low', why: 'mqtt: $.value is 80, limit < 10' },
      ],
    },
  ]);
  await engine.close();
});

test('what is written alongside a start is there exactly if the run is: when it fails, nothing has started and nothing is done', async () => {
  const { engine, clock, database, log, ledger, read, events } = bench();
  const idempotency = createIdempotency(database, clock, () => clock.now());
  expect(() =>
    engine.dispatch(pressure(92, clock.now()), 'webhook', {
      alongside: (rows) => {
        idempotency.put('k', JSON.stringify(rows));
        throw new Error('the disk is full');
      },
    }),
  ).toThrow('the disk is full');
  await clock.advance(1);
  expect([
    log.active(),
    ledger.list(10),
    idempotency.get('k'),
    engine.activeRuns(),
    events,
    read.calls,
  ]).toEqual([[], [], null, [], [], []]);

  const rows = engine.dispatch(pressure(92, clock.now()), 'webhook', {
    alongside: (answer) => {
      idempotency.put('k', JSON.stringify(answer));
    },
  });
  expect(rows).toMatchObject([{ sop: 'high', result: 'started' }]);
  expect(idempotency.get('k')).toBe(JSON.stringify(rows));
  expect(log.active()).toHaveLength(1);
  await engine.close();
});

test('an event that is withheld starts nothing, and the ledger has the reason for each procedure that it would have started', async () => {
  const { engine, clock, ledger, log } = bench();
  const withheld = { reason: 'retained value', detail: 'It is not news.' };
  expect(engine.dispatch(pressure(92, clock.now()), 'mqtt', { withheld })).toEqual([
    { sop: 'high', result: 'skipped', ...withheld },
  ]);
  expect(ledger.list(1)).toMatchObject([
    {
      rows: [{ sop: 'high', result: 'skipped', reason: 'retained value', detail: 'It is not news.' }],
      misses: [{ sop: 'low' }],
    },
  ]);
  expect(log.list({ limit: 10 })).toEqual([]);
  await engine.close();
});

test('an engine that closes refuses the event, so that whoever brought it keeps it', async () => {
  const { engine, clock, ledger } = bench();
  await engine.close();
  expect(() => engine.dispatch(pressure(92, clock.now()), 'mqtt')).toThrow('The engine is closing');
  expect(ledger.list(10)).toEqual([]);
});

test.each<{
  name: string;
  toml?: string;
  steps?: string;
  settings?: { enabled?: boolean; maxActiveRuns?: number };
  before: number;
  paused?: boolean;
  reason: string;
  detail: RegExp;
}>([
  {
    name: 'a procedure that cools down',
    toml: 'cooldown_secs = 60',
    before: 1,
    reason: 'cooldown active',
    detail: /may start again at/,
  },
  {
    name: 'a procedure that runs',
    steps: `${oneCall}   - requires_confirmation: true\n`,
    before: 1,
    reason: 'max concurrent reached',
    detail: /1 run of p is active or waiting/,
  },
  {
    name: 'a procedure without steps',
    steps: 'Nothing yet.\n',
    before: 0,
    reason: 'no steps',
    detail: /no steps/,
  },
  {
    name: 'a procedure that is switched off',
    toml: 'enabled = false',
    before: 0,
    reason: 'disabled',
    detail: /enabled = false/,
  },
  {
    name: 'an engine that is switched off',
    settings: { enabled: false },
    before: 0,
    reason: 'disabled',
    detail: /switched off/,
  },
  { name: 'triggers that are paused', paused: true, before: 0, reason: 'triggers paused', detail: /paused/ },
])(
  '$name skips with a reason of its own, in the answer and in the ledger',
  async ({ toml = '', steps = oneCall, settings = {}, before, paused = false, reason, detail }) => {
    const { engine, clock, database, settled } = openEngine({
      procedures: [{ name: 'p', toml: `${toml}\n${onPressure('$.value > 85')}`, steps }],
      tools: [new RecordingTool('read', 'reads')],
      settings,
    });
    for (let number = 0; number < before; number += 1) {
      const [row] = engine.dispatch(pressure(92, clock.now()), 'mqtt');
      if (row?.result !== 'started') throw new Error('not started');
      await settled(row.runId);
    }
    engine.pause(paused, { by: 'ana', via: 'app' });
    expect(engine.dispatch(pressure(92, clock.now()), 'mqtt')).toEqual([
      { sop: 'p', result: 'skipped', reason, detail: expect.stringMatching(detail) as string },
    ]);
    expect(createEventLedger(database).list(1)).toMatchObject([
      { rows: [{ sop: 'p', result: 'skipped', reason, detail: expect.stringMatching(detail) as string }] },
    ]);
    await engine.close();
  },
);

const listening = (priority: string, topic: string, more = ''): string =>
  `execution_mode = "auto"\npriority = "${priority}"\n${more}[[triggers]]\ntype = "mqtt"\ntopic = "${topic}"\n`;
const asking = `${oneCall}   - requires_confirmation: true\n`;
const on = (topic: string, at: number, source: SopEvent['source'] = 'mqtt'): SopEvent => ({
  source,
  topic,
  payload: '1',
  receivedAt: at,
});
const stuck: Tool = {
  name: 'stuck',
  description: 'Takes its time',
  parameters: { type: 'object' },
  effect: 'acts',
  execute: (_args, _context, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    }),
};

test('runs that wait for a person keep no procedure from starting', async () => {
  const bench = openEngine({
    procedures: [
      { name: 'filter', toml: listening('low', 'dirty', 'max_concurrent = 99\n'), steps: asking },
      { name: 'leak', toml: listening('low', 'leak'), steps: oneCall },
    ],
    tools: [new RecordingTool('read', 'reads')],
    settings: { maxActiveRuns: 3 },
  });
  for (let number = 0; number < 5; number += 1) {
    const [row] = bench.engine.dispatch(on('dirty', bench.clock.now()), 'mqtt');
    if (row?.result === 'started') await bench.settled(row.runId);
  }
  expect(bench.engine.activeRuns()).toHaveLength(5);
  expect(bench.engine.dispatch(on('leak', bench.clock.now()), 'mqtt')).toMatchObject([
    { sop: 'leak', result: 'started' },
  ]);
  expect(bench.crowdedOut).toEqual([]);
  await bench.engine.close();
});

test('an urgent procedure that an event does not start because runs take its place is told with them; a start by hand answers for itself', async () => {
  const bench = openEngine({
    procedures: [
      {
        name: 'busy',
        toml: listening('normal', 'work', 'max_concurrent = 2\n'),
        steps: '1. **Work** — Long.\n   - call: stuck {}\n',
      },
      { name: 'leak', toml: listening('critical', 'leak'), steps: asking },
      { name: 'never', toml: listening('critical', 'leak', 'max_concurrent = 0\n'), steps: asking },
    ],
    tools: [new RecordingTool('read', 'reads'), stuck],
    settings: { maxActiveRuns: 2 },
  });
  const dispatch = (topic: string): string[] =>
    bench.engine
      .dispatch(on(topic, bench.clock.now()), 'mqtt')
      .flatMap((row) => (row.result === 'started' ? [row.runId] : []));
  const [waiting = ''] = dispatch('leak');
  await bench.settled(waiting);
  dispatch('leak');
  expect(bench.crowdedOut.splice(0)).toEqual([{ sop: 'leak', holders: [waiting] }]);
  bench.engine.deny(waiting, null, 'a test', { by: 'ana', via: 'app' });
  const working = [...dispatch('work'), ...dispatch('work')];
  dispatch('work');
  dispatch('leak');
  expect(bench.crowdedOut.splice(0)).toEqual([{ sop: 'leak', holders: working }]);
  expect(bench.engine.startByHand('busy', null, { by: 'ana', via: 'app' })).toMatchObject({
    ok: false,
    error: { message: '"busy" was not started: max concurrent reached' },
  });
  expect(bench.crowdedOut).toEqual([]);
  bench.engine.stopEverything({ by: 'ana', via: 'app' });
  await bench.engine.close();
});

test('ids that a sender makes up open no more questions of an urgent procedure than may wait; further events wait, and are told', async () => {
  const bench = openEngine({
    procedures: [
      { name: 'leak', toml: listening('high', 'leak', 'concurrency_key = "$.id"\n'), steps: asking },
      { name: 'fire', toml: listening('critical', 'fire'), steps: asking },
    ],
    tools: [new RecordingTool('read', 'reads')],
    settings: { maxWaitingRuns: 3 },
  });
  const waiting: string[] = [];
  for (let id = 0; id < 5; id += 1) {
    const [row] = bench.engine.dispatch(
      { ...on('leak', bench.clock.now()), payload: JSON.stringify({ id }) },
      'mqtt',
    );
    if (row?.result === 'started') waiting.push((await bench.settled(row.runId)).runId);
    else
      expect(row).toEqual({
        sop: 'leak',
        result: 'queued',
        reason: 'max waiting runs reached',
        detail: '3 runs wait for a person, the limit is 3 ([sop] max_waiting_runs).',
      });
  }
  expect(bench.announced).toHaveLength(3);
  expect(bench.crowdedOut).toEqual([
    { sop: 'leak', holders: waiting },
    { sop: 'leak', holders: waiting },
  ]);
  expect(bench.engine.dispatch(on('fire', bench.clock.now()), 'mqtt')).toMatchObject([
    { sop: 'fire', result: 'started' },
  ]);
  bench.engine.stopEverything({ by: 'ana', via: 'app' });
  await bench.engine.close();
});

test('a fault in the check of one procedure skips that one alone: on record, told, and the others begin', async () => {
  const bench = openEngine({
    procedures: [
      { name: 'a-odd', toml: listening('normal', 'leak', 'cooldown_secs = 60\n'), steps: oneCall },
      { name: 'b-leak', toml: listening('critical', 'leak'), steps: oneCall },
    ],
    tools: [new RecordingTool('read', 'reads')],
    around: (log) => ({
      ...log,
      lastFinishedAt: (sop, key, notAfter) =>
        sop === 'a-odd' ? (1n as unknown as number) : log.lastFinishedAt(sop, key, notAfter),
    }),
  });
  const detail = expect.stringContaining(
    'Whether it may start could not be found out: Cannot convert a BigInt',
  ) as string;
  const skipped = { sop: 'a-odd', result: 'skipped', reason: 'check failed', detail };
  expect(bench.engine.dispatch(on('leak', bench.clock.now()), 'mqtt')).toMatchObject([
    skipped,
    { sop: 'b-leak', result: 'started' },
  ]);
  expect(createEventLedger(bench.database).list(1)).toMatchObject([
    { rows: [skipped, { sop: 'b-leak', result: 'started' }] },
  ]);
  expect(bench.unchecked).toEqual([{ sop: 'a-odd', detail }]);
  expect(bench.engine.test(on('leak', bench.clock.now())).map(({ starts }) => starts)).toEqual([
    false,
    false,
  ]);
  expect(bench.engine.startByHand('a-odd', null, { by: 'ana', via: 'app' })).toMatchObject({
    ok: false,
    error: { remedy: detail },
  });
  expect(bench.unchecked).toHaveLength(1);
  bench.engine.stopEverything({ by: 'ana', via: 'app' });
  await bench.engine.close();
});

test('a record that cannot be read is no fault of one procedure: the event is refused, so that whoever brought it keeps it', async () => {
  const bench = openEngine({
    procedures: [
      { name: 'a', toml: listening('normal', 'leak', 'cooldown_secs = 60\n'), steps: oneCall },
      { name: 'b', toml: listening('normal', 'leak'), steps: oneCall },
    ],
    tools: [new RecordingTool('read', 'reads')],
    around: (log) => ({
      ...log,
      lastFinishedAt: () => {
        throw new Error('the disk is gone');
      },
    }),
  });
  expect(() => bench.engine.dispatch(on('leak', bench.clock.now()), 'mqtt')).toThrow('the disk is gone');
  expect([bench.engine.activeRuns(), bench.unchecked]).toEqual([[], []]);
  await bench.engine.close();
});
