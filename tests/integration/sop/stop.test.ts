import { expect, test } from 'vitest';
import { AppError } from '../../../src/shared/errors';
import type { RunLog } from '../../../src/main/ports/run-log';
import type { Tool } from '../../../src/main/ports/tool';
import { createPauseStore } from '../../../src/main/modules/procedures/storage/pause-store';
import { createToolPermissions } from '../../../src/main/modules/procedures/storage/tool-permissions';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine, type EngineBench } from './engine-bench';

const auto = 'execution_mode = "auto"\n';
const ana = { by: 'ana', via: 'cli' };
const onMqtt = '[[triggers]]\ntype = "mqtt"\ntopic = "p"\n';
const event = (at: number) => ({ source: 'mqtt' as const, topic: 'p', payload: '1', receivedAt: at });

/** A tool whose maker forgot about the signal. */
const deaf: Tool = {
  name: 'deaf',
  description: 'Never answers',
  parameters: { type: 'object' },
  effect: 'acts',
  execute: () => new Promise(() => {}),
};

test('everything stops: a tool call that was sent has no answer, waiting runs are cancelled, and no trigger starts anything', async () => {
  const hanging = new RecordingTool('hang', 'acts', { type: 'object' }, ['hang']);
  const bench = openEngine({
    procedures: [
      {
        name: 'acting',
        toml: auto,
        steps: '1. **Open**\n   - call: hang {"pin": 5}\n2. **Never**\n   - call: hang {"pin": 6}\n',
      },
      { name: 'deaf', toml: auto, steps: '1. **Open**\n   - call: deaf {}\n' },
      { name: 'trying', toml: auto, steps: '1. **Read**\n   - call: gone {}\n   - on_failure: retry:5\n' },
      {
        name: 'waiting',
        toml: auto + onMqtt,
        steps: '1. **Close**\n   - call: hang {}\n   - requires_confirmation: true\n',
      },
    ],
    tools: [hanging, deaf],
  });
  const [acting = '', unheard = '', trying = '', waiting = ''] = ['acting', 'deaf', 'trying', 'waiting'].map(
    (name) => {
      const started = bench.engine.startByHand(name, null, ana);
      return started.ok ? started.value.runId : '';
    },
  );
  await bench.clock.advance(10);
  expect(bench.run(acting).steps[0]?.toolCalls).toMatchObject([{ name: 'hang', answeredAt: null }]);

  expect(bench.engine.stopEverything(ana)).toBe(4);

  await bench.clock.advance(1_000);
  expect(bench.engine.activeRuns()).toEqual([]);
  for (const runId of [acting, unheard, trying, waiting])
    expect(bench.run(runId)).toMatchObject({ status: 'cancelled', reason: 'emergency stop', gate: null });
  for (const runId of [acting, unheard])
    expect(bench.run(runId).steps[0]).toMatchObject({
      status: 'cancelled',
      toolCalls: [{ success: null, output: null, answeredAt: null }],
    });
  expect(hanging.calls).toEqual([{ pin: 5 }]);
  expect(bench.clock.sleeping).toBe(0);
  expect(bench.engine.dispatch(event(bench.clock.now()), 'mqtt')).toMatchObject([
    {
      result: 'skipped',
      reason: 'triggers paused',
      detail: expect.stringContaining('ana paused all triggers at') as string,
    },
  ]);
  await bench.engine.close();
});

test.each(['emergency stop', 'cancel'] as const)(
  'an %s reaches what waits, loops, steps side by side, what they started and what stands in line',
  async (how) => {
    const hanging = new RecordingTool('hang', 'acts', { type: 'object' }, Array(8).fill('hang'));
    const bench = openEngine({
      procedures: [
        {
          name: 'plant',
          toml: `${auto}max_concurrent = 1\nadmission = "queue"\n${onMqtt}`,
          steps: [
            '1. **Wait**\n   - kind: wait\n   - for: 1h\n   - group: g\n',
            '2. **Hear**\n   - kind: wait\n   - until: $.go == true on go\n   - group: g\n',
            '3. **Other**\n   - kind: procedure\n   - run: inner {"deep": true}\n   - group: g\n',
            '4. **Loop**\n   - for_each: $.payload.pumps\n   - parallel: 2\n   - call: hang {"pin": "{{item}}"}\n   - group: g\n',
            '5. **After**\n   - call: hang {"pin": 99}\n',
          ].join('\n'),
        },
        {
          name: 'inner',
          toml: auto,
          steps:
            '1. **Deeper**\n   - kind: procedure\n   - run: innermost\n2. **After**\n   - call: hang {"pin": 98}\n',
        },
        {
          name: 'innermost',
          toml: auto,
          steps:
            '1. **Ask**\n   - kind: input\n   - ask: {"type": "number"}\n2. **After**\n   - call: hang {"pin": 97}\n',
        },
      ],
      tools: [hanging],
    });
    const heard = { ...event(bench.clock.now()), payload: '{"pumps": [1, 2, 3, 4]}' };
    const [started] = bench.engine.dispatch(heard, 'mqtt');
    await bench.clock.advance(100);
    expect(bench.engine.dispatch({ ...heard, receivedAt: bench.clock.now() }, 'mqtt')).toMatchObject([
      { result: 'queued' },
    ]);
    const runId = started?.result === 'started' ? started.runId : '';
    expect(hanging.calls).toEqual([{ pin: 1 }, { pin: 2 }]);
    expect(bench.engine.activeRuns().map(({ sop }) => sop.name)).toEqual(['plant', 'inner', 'innermost']);

    if (how === 'cancel') bench.engine.cancel(runId, 'not now', ana);
    else bench.engine.stopEverything(ana);
    await bench.clock.advance(how === 'cancel' ? 1_000 : 7_200_000);
    expect(hanging.calls.filter(({ pin }) => Number(pin) > 4)).toEqual([]);
    const ended = bench.events.filter(({ type }) => type === 'run-cancelled');
    expect(ended).toHaveLength(3);
    if (how === 'cancel') {
      // The one in line comes after it, for nothing else was stopped.
      expect(bench.run(runId).status).toBe('cancelled');
      expect(bench.engine.activeRuns().map(({ sop }) => sop.name)).toEqual(['plant', 'inner', 'innermost']);
      expect(hanging.calls).toEqual([1, 2, 1, 2].map((pin) => ({ pin })));
    } else {
      expect(bench.engine.activeRuns()).toEqual([]);
      expect(hanging.calls).toEqual([{ pin: 1 }, { pin: 2 }]);
      expect(bench.clock.sleeping).toBe(0);
    }
    await bench.engine.close();
  },
);

test('an emergency stop is told from a pause, also after a restart, until somebody resumes', async () => {
  const first = openEngine({ procedures: [], tools: [] });
  first.engine.stopEverything(ana);
  first.engine.pause(true, ana);
  expect(first.engine.stopped).toBe(true);
  await first.engine.close();
  const second = openEngine({ procedures: [], tools: [], database: first.database, clock: first.clock });
  expect(second.engine.stopped).toBe(true);
  second.engine.pause(false, ana);
  expect(second.engine.stopped).toBe(false);
  await second.engine.close();
});

test('the pause outlives the engine, until somebody resumes', async () => {
  const procedures = [{ name: 'p', toml: auto + onMqtt, steps: '1. **Read**\n   - call: read {}\n' }];
  const first = openEngine({ procedures, tools: [new RecordingTool('read', 'reads')] });
  first.engine.pause(true, ana);
  await first.engine.close();
  const second = openEngine({
    procedures,
    tools: [new RecordingTool('read', 'reads')],
    database: first.database,
    clock: first.clock,
  });
  expect([second.engine.paused, second.engine.stopped, second.engine.pausedBy]).toEqual([
    true,
    false,
    { by: 'ana', via: 'cli', at: first.clock.now() },
  ]);
  expect(second.engine.dispatch(event(0), 'mqtt')).toMatchObject([
    { result: 'skipped', reason: 'triggers paused' },
  ]);
  expect(second.engine.startByHand('p', null, ana).ok).toBe(true);
  second.engine.pause(false, ana);
  await second.clock.advance(10);
  expect(second.engine.dispatch(event(second.clock.now()), 'mqtt')).toMatchObject([{ result: 'started' }]);
  await second.engine.close();
  const third = openEngine({
    procedures,
    tools: [new RecordingTool('read', 'reads')],
    database: first.database,
    clock: first.clock,
  });
  expect(third.engine.paused).toBe(false);
  await third.engine.close();
});

test('a stop that cannot be written stops nevertheless, and says that it was not recorded', async () => {
  const hanging = new RecordingTool('hang', 'acts', { type: 'object' }, ['hang', 'hang']);
  const bench = openEngine({
    procedures: ['a', 'b'].map((name) => ({
      name,
      toml: auto,
      steps: '1. **Open**\n   - call: hang {}\n2. **Never**\n   - call: hang {}\n',
    })),
    tools: [hanging],
  });
  for (const name of ['a', 'b']) bench.engine.startByHand(name, null, ana);
  await bench.clock.advance(10);
  expect(hanging.calls.length).toBe(2);
  bench.database.pragma('query_only = ON');
  expect(() => bench.engine.stopEverything(ana)).toThrow(
    /Everything is stopped, but not everything could be recorded/,
  );
  bench.database.pragma('query_only = OFF');
  await bench.clock.advance(60_000);
  expect([bench.engine.paused, hanging.calls.length, bench.clock.sleeping]).toEqual([true, 2, 0]);
  await bench.engine.close();
});

/** A run whose only call fails at first and is tried again by itself; `next`: the engine after a restart. */
function retrying(options: { readonly around?: (log: RunLog) => RunLog; readonly toml?: string } = {}): {
  readonly bench: EngineBench;
  readonly write: RecordingTool;
  readonly next: () => EngineBench;
  readonly runId: string;
} {
  const write = new RecordingTool('write', 'acts', { type: 'object' }, [
    { success: false, output: 'no answer' },
  ]);
  const procedures = [
    {
      name: 'p',
      toml: auto + (options.toml ?? ''),
      steps: '1. **Open**\n   - call: write {}\n   - on_failure: retry:5\n',
    },
    {
      name: 'asks',
      toml: auto,
      steps: '1. **Close**\n   - call: write {}\n   - requires_confirmation: true\n',
    },
  ];
  const bench = openEngine({
    procedures,
    tools: [write],
    ...(options.around === undefined ? {} : { around: options.around }),
  });
  const started = bench.engine.startByHand('p', null, ana);
  const next = (): EngineBench => {
    const after = openEngine({ procedures, tools: [write], database: bench.database, clock: bench.clock });
    after.engine.resume();
    return after;
  };
  return { bench, write, next, runId: started.ok ? started.value.runId : '' };
}

/** A record that ends with the first run that is cancelled, as if the engine were killed there. */
const killedAtCancel = (log: RunLog): RunLog => ({
  ...log,
  append(runId, version, events, run) {
    if (events.some(({ type }) => type === 'run-cancelled')) throw new Error('killed');
    return log.append(runId, version, events, run);
  },
});

test('a second stop writes what the first one could not', async () => {
  const { bench, write, next, runId } = retrying();
  await bench.clock.advance(10);
  bench.database.pragma('query_only = ON');
  expect(() => bench.engine.stopEverything(ana)).toThrow(/not everything could be recorded/);
  bench.database.pragma('query_only = OFF');
  expect(bench.engine.stopEverything(ana)).toBe(1);
  expect([createPauseStore(bench.database).read(), bench.run(runId).status, bench.clock.sleeping]).toEqual([
    { ...ana, at: bench.clock.now(), stopped: [runId] },
    'cancelled',
    0,
  ]);
  await bench.engine.close();
  const after = next();
  await after.clock.advance(60_000);
  expect([after.engine.paused, after.engine.activeRuns(), write.calls.length]).toEqual([true, [], 1]);
  await after.engine.close();
});

test('what was allowed for longer than once is taken back with the stop, also when that is written later', async () => {
  const bench = openEngine({ procedures: [], tools: [] });
  const permissions = createToolPermissions(bench.database);
  for (const isWritable of [true, false]) {
    permissions.allow({ tool: 'shell', ...ana, at: 0, range: { calls: [{}] } }, undefined);
    if (!isWritable) bench.database.pragma('query_only = ON');
    if (isWritable) bench.engine.stopEverything(ana);
    else
      expect(() => bench.engine.stopEverything(ana)).toThrow(
        /Everything is stopped, but not everything could be recorded/,
      );
    bench.database.pragma('query_only = OFF');
    await bench.clock.advance(10_000);
    expect(permissions.list()).toEqual([]);
  }
  await bench.engine.close();
});

test('what is allowed after a stop holds, though the end of a run is not written yet', async () => {
  const { bench } = retrying({ around: killedAtCancel });
  const permissions = createToolPermissions(bench.database);
  permissions.allow({ tool: 'write', ...ana, at: 0, range: { calls: [{}] } }, undefined);
  await bench.clock.advance(10);
  expect(() => bench.engine.stopEverything(ana)).toThrow(/killed/);
  expect(permissions.list()).toEqual([]);
  permissions.allow({ tool: 'shell', ...ana, at: 1, range: { calls: [{}] } }, undefined);
  await bench.clock.advance(60_000);
  expect(permissions.list()).toHaveLength(1);
  await bench.engine.close();
});

test('a pause, its end or a stop that could not be written holds, and says so with what the database says to fix', async () => {
  const bench = openEngine({ procedures: [], tools: [] });
  const told = (work: () => void): { readonly message: string; readonly remedy: string } => {
    try {
      work();
    } catch (failure) {
      if (failure instanceof AppError) return { message: failure.message, remedy: failure.remedy ?? '' };
    }
    throw new Error('nothing was told');
  };
  const why = 'The database :memory: cannot be written: attempt to write a readonly database';
  const remedy =
    'Check that you may write to ., that its disk is not read-only, and that no other program holds the file.';
  bench.database.pragma('query_only = ON');
  expect(
    told(() => {
      bench.engine.pause(true, ana);
    }),
  ).toEqual({
    message: `All triggers are paused, but that could not be recorded: ${why}`,
    remedy: `${remedy} Then pause them once more: until then a new start of the engine may know nothing of the pause.`,
  });
  expect(bench.engine.paused).toBe(true);
  expect(
    told(() => {
      bench.engine.pause(false, ana);
    }),
  ).toEqual({
    message: `The triggers are resumed, but that could not be recorded: ${why}`,
    remedy: `${remedy} Then resume them once more: until then they are paused again when the engine restarts.`,
  });
  expect(bench.engine.paused).toBe(false);
  expect(
    told(() => {
      bench.engine.stopEverything(ana);
    }),
  ).toEqual({
    message: `Everything is stopped, but not everything could be recorded: ${why}`,
    remedy: `${remedy} It is tried again until it is recorded; until then a new start of the engine may know nothing of the stop.`,
  });
  await bench.engine.close();
});

test('a pause that could not be written is written when it is asked for again', async () => {
  const bench = openEngine({ procedures: [], tools: [] });
  bench.database.pragma('query_only = ON');
  expect(() => {
    bench.engine.pause(true, ana);
  }).toThrow();
  bench.database.pragma('query_only = OFF');
  const at = bench.clock.now();
  await bench.clock.advance(10);
  bench.engine.pause(true, { by: 'ben', via: 'app' });
  expect(createPauseStore(bench.database).read()).toEqual({ ...ana, at });
  await bench.engine.close();
});

test.each([
  { name: 'by itself, as soon as the disk takes it', wait: 10_000 },
  { name: 'at the latest when the engine closes', wait: 0 },
])('a stop that could not be written is written $name, for the runs it was for', async ({ wait }) => {
  const { bench, write, next, runId } = retrying();
  await bench.clock.advance(10);
  bench.database.pragma('query_only = ON');
  expect(() => bench.engine.stopEverything(ana)).toThrow();
  await bench.clock.advance(60_000);
  bench.database.pragma('query_only = OFF');
  const later = bench.engine.startByHand('asks', null, ana);
  await bench.clock.advance(wait);
  await bench.engine.close();
  expect([
    createPauseStore(bench.database).read()?.stopped,
    bench.run(runId).status,
    write.calls.length,
  ]).toEqual([[runId], 'cancelled', 1]);
  const after = next();
  expect(after.engine.activeRuns().map((run) => run.runId)).toEqual([later.ok ? later.value.runId : '']);
  await after.engine.close();
});

test.each([
  { name: 'waits for its next try', toml: '', after: 10 },
  { name: 'is repeated after an interruption', toml: 'on_interrupt = "retry"\n', after: 0 },
])(
  'a run that $name does not go on after a stop that was killed before its end was written',
  async ({ toml, after: wait }) => {
    const { bench, write, next, runId } = retrying({ toml, around: killedAtCancel });
    await bench.clock.advance(wait);
    const sent = write.calls.length;
    expect(() => bench.engine.stopEverything(ana)).toThrow(/killed/);
    const after = next();
    await after.clock.advance(60_000);
    expect([after.engine.paused, after.engine.activeRuns(), write.calls.length]).toEqual([true, [], sent]);
    expect(after.run(runId)).toMatchObject({ status: 'cancelled', reason: 'emergency stop' });
    await after.engine.close();
    await bench.engine.close();
  },
);

test('the pause and the end of every run are written together, after all of them were called off', async () => {
  const seen: unknown[] = [];
  const signals: AbortSignal[] = [];
  const hanging: Tool = {
    ...deaf,
    name: 'hang',
    execute: (_args, _context, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  };
  const bench: EngineBench = openEngine({
    procedures: ['a', 'b'].map((name) => ({ name, toml: auto, steps: '1. **Open**\n   - call: hang {}\n' })),
    tools: [hanging],
    around: (log) => ({
      ...log,
      append(runId, version, events, run) {
        if (events.some(({ type }) => type === 'run-cancelled'))
          seen.push([
            bench.database.inTransaction,
            createPauseStore(bench.database).read() !== null,
            signals.map(({ aborted }) => aborted),
          ]);
        return log.append(runId, version, events, run);
      },
    }),
  });
  for (const name of ['a', 'b']) bench.engine.startByHand(name, null, ana);
  await bench.clock.advance(10);
  expect(bench.engine.stopEverything(ana)).toBe(2);
  expect(seen).toEqual([
    [true, true, [true, true]],
    [true, true, [true, true]],
  ]);
  await bench.engine.close();
});

const button = { by: 'button on desk, found pressed', via: 'board:desk' };

/**
 * An engine that starts on a disk that is full, after one that ended while its only step was being carried
 * out.
 */
async function startOnFullDisk({
  toml = '',
  stoppedBefore = false,
}: {
  readonly toml?: string;
  readonly stoppedBefore?: boolean;
}): Promise<{ readonly after: EngineBench; readonly write: RecordingTool; readonly runId: string }> {
  const write = new RecordingTool('write', 'acts', { type: 'object' }, ['hang']);
  const procedures = [{ name: 'p', toml: auto + toml, steps: '1. **Open**\n   - call: write {}\n' }];
  const bench = openEngine({ procedures, tools: [write] });
  const started = bench.engine.startByHand('p', null, ana);
  const runId = started.ok ? started.value.runId : '';
  await bench.clock.advance(10);
  await bench.engine.close();
  if (stoppedBefore)
    createPauseStore(bench.database).write({ ...button, at: bench.clock.now(), stopped: [runId] });
  const after = openEngine({ procedures, tools: [write], database: bench.database, clock: bench.clock });
  after.database.pragma('query_only = ON');
  return { after, write, runId };
}

function thrownBy(work: () => void): unknown {
  try {
    work();
    return null;
  } catch (failure) {
    return failure;
  }
}

test.each([
  {
    name: 'a held stop',
    stoppedBefore: false,
    start: (bench: EngineBench) => {
      bench.engine.callOff('stop', button);
    },
  },
  {
    name: 'a stop of before whose ends were not written',
    stoppedBefore: true,
    start: (bench: EngineBench) => {
      bench.engine.resume();
    },
  },
])(
  'a start on a full disk keeps $name: nothing goes on, it says so, and writes it as soon as it can',
  async ({ stoppedBefore, start }) => {
    const { after, write, runId } = await startOnFullDisk({ stoppedBefore });
    let recorded = 0;
    after.engine.recorded.on(() => {
      recorded += 1;
    });
    expect(
      thrownBy(() => {
        start(after);
      }),
    ).toMatchObject({
      code: 'engine.stop',
      message: expect.stringContaining(
        'Everything is stopped, but not everything could be recorded: ',
      ) as string,
      remedy: expect.stringContaining('It is tried again until it is recorded') as string,
    });
    await after.clock.advance(60_000);
    expect([after.engine.paused, after.engine.pausedBy?.by, write.calls.length, recorded]).toEqual([
      true,
      button.by,
      1,
      0,
    ]);
    after.database.pragma('query_only = OFF');
    await after.clock.advance(10_000);
    expect([
      createPauseStore(after.database).read()?.by,
      after.run(runId).status,
      after.run(runId).reason,
      write.calls.length,
      recorded,
      after.clock.sleeping,
    ]).toEqual([button.by, 'cancelled', 'emergency stop', 1, 1, 0]);
    await after.engine.close();
  },
);

test('what is called off after a restore says so when it could not be written, and is written later, also when a person cancelled some of it before', async () => {
  const { after, runId } = await startOnFullDisk({});
  expect(
    thrownBy(() => {
      after.engine.callOff('restore', { by: 'restore', via: 'restore' });
    }),
  ).toMatchObject({
    code: 'engine.restored',
    message: expect.stringMatching(
      /^What was under way in the backup is called off and all triggers are paused, but that could not be recorded: /u,
    ) as string,
  });
  expect(after.engine.isRecorded).toBe(false);
  after.database.pragma('query_only = OFF');
  expect(after.engine.cancel(runId, 'by hand', ana).ok).toBe(true);
  await after.clock.advance(10_000);
  // Records of runs wait for each other.
  await after.clock.advance(1_000);
  expect([
    after.engine.isRecorded,
    createPauseStore(after.database).read()?.by,
    after.run(runId).reason,
    after.clock.sleeping,
  ]).toEqual([true, 'restore', 'by hand', 0]);
  await after.engine.close();
});

test('the pause after a restore is written though the runs of the backup cannot be listed, and the restore is not over', async () => {
  const bench = openEngine({
    procedures: [],
    tools: [],
    around: (log) => ({
      ...log,
      active: () => {
        throw new Error('unreadable');
      },
    }),
  });
  expect(
    thrownBy(() => {
      bench.engine.callOff('restore', { by: 'restore', via: 'restore' });
    }),
  ).toMatchObject({ message: 'unreadable' });
  expect([createPauseStore(bench.database).read()?.by, bench.engine.isRecorded]).toEqual(['restore', false]);
  await bench.engine.close();
});

test('a step that broke off waits for a disk that takes that it did, and then goes on as its procedure says', async () => {
  const { after, write, runId } = await startOnFullDisk({ toml: 'on_interrupt = "retry"\n' });
  expect(
    thrownBy(() => {
      after.engine.resume();
    }),
  ).toMatchObject({
    code: 'engine.interrupted',
    message: expect.stringMatching(/^What broke off when the engine ended could not be recorded: /) as string,
  });
  await after.clock.advance(60_000);
  expect([after.engine.paused, after.run(runId).status, write.calls.length]).toEqual([false, 'running', 1]);
  after.database.pragma('query_only = OFF');
  await after.clock.advance(60_000);
  expect([after.run(runId).status, write.calls.length, after.clock.sleeping]).toEqual(['completed', 2, 0]);
  await after.engine.close();
});

test('nobody resumes before the stop is on disk', async () => {
  const { bench, write, runId } = retrying();
  await bench.clock.advance(10);
  bench.database.pragma('query_only = ON');
  expect(() => bench.engine.stopEverything(ana)).toThrow();
  expect(() => {
    bench.engine.pause(false, ana);
  }).toThrow(/not everything could be recorded/);
  expect(bench.engine.paused).toBe(true);
  bench.database.pragma('query_only = OFF');
  bench.engine.pause(false, ana);
  expect([
    bench.engine.paused,
    createPauseStore(bench.database).read(),
    bench.run(runId).status,
    write.calls.length,
    bench.clock.sleeping,
  ]).toEqual([false, null, 'cancelled', 1, 0]);
  await bench.engine.close();
});
