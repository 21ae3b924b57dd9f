import { describe, expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { done, failed, type ToolResult } from '../../../src/main/ports/tool';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { Run } from '../../../src/shared/run';
import { openEngine, type EngineBench } from './engine-bench';

/** Steps that start another procedure and wait for its end. */
const ana = { by: 'ana', via: 'app' };
const auto = 'execution_mode = "auto"\n';

const parent = (more = '', name = 'flush', head = auto): { name: string; toml: string; steps: string } => ({
  name: 'clean',
  toml: head,
  steps: `1. **Flush**\n   - kind: procedure\n   - run: ${name} {"line": "{{payload.line}}"}\n${more}2. **Write**\n   - call: write {"was": "{{steps.1.output}}"}\n`,
});
const child = (steps: string, head = auto): { name: string; toml: string; steps: string } => ({
  name: 'flush',
  toml: head,
  steps,
});
const opening = '1. **Open**\n   - call: open {"line": "{{payload.line}}"}\n';
const waitsLong = '1. **Wait**\n   - kind: wait\n   - for: 1h\n';

function open(
  procedures: Parameters<typeof openEngine>[0]['procedures'],
  options: Partial<Parameters<typeof openEngine>[0]> = {},
): { readonly bench: EngineBench; readonly write: RecordingTool; readonly opened: RecordingTool } {
  const write = new RecordingTool('write');
  const opened = new RecordingTool('open', 'acts', { type: 'object' }, [done('line is open')]);
  const bench = openEngine({ procedures, tools: [write, opened], ...options });
  return { bench, write, opened };
}

function start({ engine }: EngineBench, payload = '{"line": 3}', name = 'clean'): string {
  const started = engine.startByHand(name, payload, ana);
  if (!started.ok) throw new Error(`${started.error.message} ${started.error.remedy ?? ''}`);
  return started.value.runId;
}

/** Lets what is under way come to rest. */
const rest = (bench: EngineBench): Promise<void> => bench.clock.advance(5_000);
const childOf = (bench: EngineBench): Run => {
  const found = [...bench.events].findLast((event) => event.type === 'child-started');
  if (found?.type !== 'child-started') throw new Error('No procedure was started');
  return bench.run(found.runId);
};

test('a step starts the other procedure with a payload, waits for its end, and has its output', async () => {
  const { bench, write, opened } = open([parent(), child(opening)]);
  const runId = start(bench);
  await rest(bench);
  expect(bench.run(runId)).toMatchObject({
    status: 'completed',
    steps: [{ status: 'completed', output: 'line is open' }, { status: 'completed' }],
  });
  expect(opened.calls).toEqual([{ line: 3 }]);
  expect(write.calls).toEqual([{ was: 'line is open' }]);
  expect(childOf(bench)).toMatchObject({
    status: 'completed',
    startedBy: `run:${runId}`,
    trigger: { source: 'manual', payload: '{"line":3}', handed: { by: `run:${runId}` } },
  });
  await bench.engine.close();
});

test('its failure is the failure of the step, which may go on elsewhere', async () => {
  const { bench } = open([parent('   - on_failure: goto:2\n'), child(opening)], {
    tools: [
      new RecordingTool('write'),
      new RecordingTool('open', 'acts', { type: 'object' }, [failed('stuck')]),
    ],
  });
  const runId = start(bench);
  await rest(bench);
  const run = bench.run(runId);
  expect(run.steps[0]).toMatchObject({
    status: 'failed',
    output: `run ${childOf(bench).runId} of "flush" failed: Step 1 failed: open: stuck`,
  });
  expect(run.status).toBe('completed');
  await bench.engine.close();
});

test('it ends with the run that started it, however that ends, and a run that was cancelled fails its step', async () => {
  const { bench } = open([
    parent('', 'flush', `${auto}max_concurrent = 3\n`),
    child(waitsLong, `${auto}max_concurrent = 3\n`),
  ]);
  const cancelled = start(bench);
  await rest(bench);
  const first = childOf(bench);
  bench.engine.cancel(cancelled, 'enough', ana);
  expect(bench.run(first.runId)).toMatchObject({
    status: 'cancelled',
    reason: `run ${cancelled}, which started it, has ended`,
  });
  const other = start(bench);
  await rest(bench);
  bench.engine.cancel(childOf(bench).runId, 'not now', ana);
  await rest(bench);
  expect(bench.run(other)).toMatchObject({
    status: 'failed',
    steps: [{ output: expect.stringContaining('was cancelled: not now') as string }, {}],
  });
  const stopped = start(bench);
  await rest(bench);
  const last = childOf(bench).runId;
  expect(bench.engine.stopEverything(ana)).toBe(2);
  await rest(bench);
  expect([stopped, last].map((id) => bench.run(id).status)).toEqual(['cancelled', 'cancelled']);
  expect(bench.clock.sleeping).toBe(0);
  await bench.engine.close();
});

test('the run that waits for it takes no working place, and one for which there is no place is started later', async () => {
  const { bench } = open(
    [parent(), child(opening), { name: 'other', toml: auto, steps: '1. **Hang**\n   - call: hang {}\n' }],
    {
      settings: { maxActiveRuns: 1, stepTimeoutSecs: 0 },
      tools: [
        new RecordingTool('write'),
        new RecordingTool('open'),
        new RecordingTool('hang', 'acts', { type: 'object' }, ['hang']),
      ],
    },
  );
  const runId = start(bench);
  // Takes the place that the run gives up by waiting, before what it waits for can.
  const changes = bench.engine.changes.on(({ event }) => {
    if (event.type === 'wait-began') start(bench, '{}', 'other');
  });
  await rest(bench);
  changes();
  expect(bench.run(runId).figures.waits?.child).toEqual({ sop: 'flush', runId: null });
  const busy = bench.engine.activeRuns().find(({ sop }) => sop.name === 'other');
  bench.engine.cancel(busy?.runId ?? '', 'free the place', ana);
  await rest(bench);
  expect(bench.run(runId).status).toBe('completed');
  await bench.engine.close();
});

test('a kill at any moment loses neither of them and starts nothing twice', async () => {
  for (const cut of ['wait-began', 'child-started', 'run-completed'] as const) {
    const database = openDatabase(':memory:');
    const clock = new FakeClock();
    const first = open([parent(), child('1. **Wait**\n   - kind: wait\n   - for: 1s\n')], {
      database,
      clock,
    });
    const runId = start(first.bench);
    await new Promise<void>((resolve) => {
      const off = first.bench.engine.changes.on(({ event }) => {
        if (event.type !== cut) return;
        off();
        resolve();
      });
      void clock.advance(3_000);
    });
    await first.bench.engine.close();
    await clock.advance(1_000);
    const second = open([parent(), child('1. **Wait**\n   - kind: wait\n   - for: 1s\n')], {
      database,
      clock,
    });
    second.bench.engine.resume();
    await rest(second.bench);
    expect(second.bench.run(runId).status).toBe('completed');
    const started = [...first.bench.events, ...second.bench.events].filter(
      ({ type }) => type === 'child-started',
    );
    expect(started).toHaveLength(1);
    await second.bench.engine.close();
  }
});

test('a card shows what is started and with what, and that is what is started', async () => {
  const { bench, opened } = open([parent('   - requires_confirmation: true\n'), child(opening)]);
  const runId = start(bench);
  const { gate } = await bench.settled(runId);
  expect(gate?.calls).toMatchObject([
    { tool: 'sop_execute', arguments: { name: 'flush', payload: { line: 3 } } },
  ]);
  bench.engine.approve(runId, { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) }, ana);
  await rest(bench);
  expect(bench.run(runId).status).toBe('completed');
  expect(opened.calls).toEqual([{ line: 3 }]);
  await bench.engine.close();
});

test.each([
  { why: 'there is none of that name', name: 'flash', says: 'There is no procedure "flash"' },
  { why: 'it does not start', name: 'flush', says: '"flush" was not started: cooldown active' },
])('the step fails because $why', async ({ name, says }) => {
  const { bench } = open([parent('', name), child(opening, `${auto}cooldown_secs = 600\n`)]);
  if (name === 'flush') {
    start(bench, '{"line": 1}', 'flush');
    await rest(bench);
  }
  const runId = start(bench);
  await rest(bench);
  expect(bench.run(runId).steps[0]).toMatchObject({ status: 'failed', output: says });
  await bench.engine.close();
});

test('a dry run starts nothing and says what it would have started', async () => {
  const { bench, opened } = open([parent(), child(opening)]);
  const dry = bench.engine.startDry('clean', '{"line": 3}', ana);
  if (!dry.ok) throw new Error(dry.error.message);
  await rest(bench);
  expect(bench.run(dry.value.runId)).toMatchObject({
    status: 'completed',
    steps: [{ output: 'would have started the procedure "flush"' }, {}],
  });
  expect(opened.calls).toEqual([]);
  await bench.engine.close();
});

describe('a retry of the step', () => {
  const twoValves =
    '1. **Open**\n   - call: open {"line": 1}\n2. **Open the next**\n   - call: open {"line": 2}\n';
  const opening2 = (answers: readonly ToolResult[]): RecordingTool =>
    new RecordingTool('open', 'acts', { type: 'object' }, answers);

  test('starts nothing again unasked that has carried something out, and the card says what it would start', async () => {
    const opened = opening2([done('open'), failed('stuck'), done('open'), done('open')]);
    const { bench } = open([parent('   - on_failure: retry:3\n'), child(twoValves)], {
      tools: [new RecordingTool('write'), opened],
    });
    const runId = start(bench);
    await bench.clock.advance(60_000);
    expect(opened.calls).toEqual([{ line: 1 }, { line: 2 }]);
    const { gate } = bench.run(runId);
    expect(gate).toMatchObject({
      reason: 'interrupted',
      calls: [{ tool: 'sop_execute', arguments: { name: 'flush', payload: { line: 3 } } }],
    });
    expect(gate?.note).toContain('stuck');
    bench.engine.approve(runId, { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) }, ana);
    await rest(bench);
    expect(bench.run(runId).status).toBe('completed');
    expect(opened.calls).toHaveLength(4);
    await bench.engine.close();
  });

  test('starts it again where it failed before anything was carried out', async () => {
    const opened = opening2([failed('stuck'), done('open'), done('open')]);
    const { bench } = open([parent('   - on_failure: retry:3\n'), child(twoValves)], {
      tools: [new RecordingTool('write'), opened],
    });
    const runId = start(bench);
    await bench.clock.advance(60_000);
    expect(bench.run(runId).status).toBe('completed');
    expect(opened.calls).toEqual([{ line: 1 }, { line: 1 }, { line: 2 }]);
    await bench.engine.close();
  });

  test('counts what a procedure carried out that the other one has started', async () => {
    const opened = opening2([done('open')]);
    const { bench } = open(
      [
        parent('   - on_failure: retry:3\n'),
        child('1. **Deep**\n   - kind: procedure\n   - run: deep\n2. **Break**\n   - call: broken {}\n'),
        { name: 'deep', toml: auto, steps: '1. **Open**\n   - call: open {"line": 1}\n' },
      ],
      {
        tools: [
          new RecordingTool('write'),
          new RecordingTool('broken', 'acts', { type: 'object' }, [failed('stuck')]),
          opened,
        ],
      },
    );
    const runId = start(bench);
    await bench.clock.advance(60_000);
    expect(bench.run(runId).gate?.reason).toBe('interrupted');
    expect(opened.calls).toHaveLength(1);
    await bench.engine.close();
  });

  test.each(['rejects', 'cancels'])('starts nothing again that a person %s', async (how) => {
    const { bench, opened } = open([
      parent('   - on_failure: retry:3\n'),
      child('1. **Open**\n   - call: open {}\n   - requires_confirmation: true\n'),
    ]);
    const runId = start(bench);
    await rest(bench);
    const { runId: started } = childOf(bench);
    if (how === 'rejects') bench.engine.deny(started, null, 'not now', ana);
    else bench.engine.cancel(started, 'not now', ana);
    await bench.clock.advance(60_000);
    expect(bench.run(runId)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('not now') as string,
    });
    expect(bench.events.filter(({ type }) => type === 'child-started')).toHaveLength(1);
    expect(opened.calls).toEqual([]);
    await bench.engine.close();
  });
});

test('nothing is started while a person has paused the triggers, and the step says so', async () => {
  const { bench, opened } = open([parent(), child(opening)]);
  bench.engine.pause(true, ana);
  const runId = start(bench);
  await rest(bench);
  expect(bench.run(runId).steps[0]).toMatchObject({
    status: 'failed',
    output:
      '"flush" was not started: A person paused all triggers, so nothing but a person starts a procedure',
  });
  expect(opened.calls).toEqual([]);
  await bench.engine.close();
});

test('what a run that tries starts is marked as it is', async () => {
  const heard = parent('', 'flush', `${auto}[[triggers]]\ntype = "mqtt"\ntopic = "hall"\n`);
  const { bench } = open([heard, child(opening)]);
  bench.engine.dispatch(
    { source: 'mqtt', topic: 'hall', payload: '{"line": 3}', receivedAt: bench.clock.now(), test: true },
    'ana',
  );
  await rest(bench);
  expect(childOf(bench).trigger.test).toBe(true);
  await bench.engine.close();
});

test('why a run failed are words of others, too, for what is started after it', async () => {
  const twice = {
    name: 'clean',
    toml: auto,
    steps:
      '1. **Flush**\n   - kind: procedure\n   - run: flush {"line": 3}\n   - on_failure: goto:2\n2. **Once more**\n   - kind: procedure\n   - run: flush {"line": "{{steps.1.output}}"}\n',
  };
  const { bench } = open([twice, child(opening)], {
    tools: [new RecordingTool('open', 'acts', { type: 'object' }, [failed('stuck')])],
  });
  start(bench, '{}');
  await rest(bench);
  expect(childOf(bench).trigger.handed?.outside).toContain('the result of a run');
  await bench.engine.close();
});
