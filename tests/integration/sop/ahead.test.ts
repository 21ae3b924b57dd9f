import { expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { createEventLedger } from '../../../src/main/modules/record/storage/event-ledger';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { done, type ToolResult } from '../../../src/main/ports/tool';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine, type EngineBench } from './engine-bench';

/** Devices that answer before the wait for their answer begins. */
const ana = { by: 'ana', via: 'app' };
const auto = 'execution_mode = "auto"\n';

class Valve extends RecordingTool {
  constructor(private readonly onSent: () => void) {
    super('act');
  }
  override async execute(...of: Parameters<RecordingTool['execute']>): Promise<ToolResult> {
    await super.execute(...of);
    this.onSent();
    return done('sent');
  }
}

function open(
  steps: string,
  {
    toml = auto,
    onSent = () => {},
    database = openDatabase(':memory:'),
    clock = new FakeClock(),
    isDead = () => false,
  }: {
    readonly toml?: string;
    readonly onSent?: (bench: EngineBench) => void;
    readonly database?: ReturnType<typeof openDatabase>;
    readonly clock?: FakeClock;
    readonly isDead?: () => boolean;
  } = {},
): EngineBench {
  const bench: EngineBench = openEngine({
    procedures: [{ name: 'drain', toml, steps }],
    tools: [
      new Valve(() => {
        onSent(bench);
      }),
    ],
    database,
    clock,
    around: (log) => ({
      ...log,
      append: (...of) => {
        if (isDead()) throw new Error('The engine was killed');
        return log.append(...of);
      },
    }),
  });
  return bench;
}

const tell = (bench: EngineBench, payload: string, topic = 'valve/state', kept = false): void => {
  bench.engine.dispatch(
    { source: 'mqtt', topic, payload, receivedAt: bench.clock.now() },
    'mqtt',
    kept ? { withheld: { reason: 'retained value', detail: '', isKnown: true } } : {},
  );
};
const start = (bench: EngineBench): string => {
  const started = bench.engine.startByHand('drain', null, ana);
  if (!started.ok) throw new Error(started.error.message);
  return started.value.runId;
};
const outputs = (bench: EngineBench, runId: string): readonly (string | null)[] =>
  bench.run(runId).steps.map(({ output }) => output);

const closing = `1. **Close**
   - call: act {"do": "close"}
2. **Closed**
   - kind: wait
   - until: == closed on valve/state
   - timeout: 30s
`;

test('an answer that comes while the step before still acts ends the wait as soon as it begins', async () => {
  const bench = open(closing, {
    onSent: (engine) => {
      expect(engine.engine.awaitedTopics).toEqual(['valve/state']);
      tell(engine, 'closing');
      tell(engine, 'closed');
      tell(engine, 'open');
    },
  });
  const runId = start(bench);
  expect((await bench.settled(runId)).status).toBe('completed');
  expect(outputs(bench, runId)).toEqual(['sent', 'closed']);
  expect(bench.engine.awaitedTopics).toEqual([]);
  await bench.engine.close();
});

test('what a run waits for is told with the run, and of what starts another as well', async () => {
  const database = openDatabase(':memory:');
  const listening = `${auto}max_concurrent = 2\n\n[[triggers]]\ntype = "mqtt"\ntopic = "valve/state"\ncondition = "== closed"\n`;
  const bench = open(closing, { toml: listening, database });
  const runId = start(bench);
  await bench.settled(runId);
  tell(bench, 'closing');
  tell(bench, 'closed');
  expect((await bench.settled(runId)).status).toBe('completed');
  const [answer, before] = createEventLedger(database).list(10);
  expect(answer?.rows.map(({ result, runId: of }) => [result, of === runId])).toEqual([
    ['started', false],
    ['heard', true],
  ]);
  expect(before?.rows).toEqual([]);
  expect(createEventLedger(database).list(10, { outcome: 'heard' })).toHaveLength(1);
  await bench.engine.close();
});

test('what came before that step, and what the broker has kept, is no answer to it', async () => {
  const bench = open(closing, {
    onSent: (engine) => {
      tell(engine, 'closed', 'valve/state', true);
    },
  });
  tell(bench, 'closed');
  const runId = start(bench);
  await bench.settled(runId);
  expect(bench.run(runId).figures).toMatchObject({ waits: { step: 2 }, ahead: undefined });
  // Once it has begun to wait, what the broker keeps on the topic counts.
  tell(bench, 'closed', 'valve/state', true);
  expect((await bench.settled(runId)).status).toBe('completed');
  await bench.engine.close();
});

test('one wait after another misses no message between the two', async () => {
  const bench = open(
    '1. **Low**\n   - kind: wait\n   - until: == low on a\n2. **High**\n   - kind: wait\n   - until: == high on b\n',
  );
  const runId = start(bench);
  await bench.settled(runId);
  // This wait has not begun, and the one before still waits.
  tell(bench, 'high', 'b');
  tell(bench, 'low', 'a');
  await bench.settled(runId);
  expect(outputs(bench, runId)).toEqual(['low', null]);
  tell(bench, 'high', 'b');
  expect((await bench.settled(runId)).status).toBe('completed');

  const quick = start(bench);
  await bench.settled(quick);
  // In one go, so that the second wait cannot have begun.
  tell(bench, 'low', 'a');
  tell(bench, 'high', 'b');
  expect((await bench.settled(quick)).status).toBe('completed');
  await bench.engine.close();
});

test('what starts a run is not what it waits for, and what comes right behind it is', async () => {
  const bench = open(
    '1. **Mains**\n   - kind: wait\n   - until: != OB on ups\n2. **End**\n   - call: act {}\n',
    {
      toml: `${auto}[[triggers]]\ntype = "mqtt"\ntopic = "ups"\ncondition = "!= OL"\n`,
    },
  );
  tell(bench, 'FAULT', 'ups');
  const [run] = bench.engine.activeRuns();
  expect(run?.figures.ahead).toBeUndefined();
  tell(bench, 'OL', 'ups');
  expect((await bench.settled(run?.runId ?? '')).status).toBe('completed');
  expect(outputs(bench, run?.runId ?? '')[0]).toBe('OL');
  await bench.engine.close();
});

test('a message that comes while a person is asked whether to wait does not count', async () => {
  const asking = closing.replace('until:', 'requires_confirmation: true\n   - until:');
  const bench = open(asking, {
    onSent: (engine) => {
      tell(engine, 'closed');
    },
  });
  const runId = start(bench);
  await bench.settled(runId);
  const { gate } = bench.run(runId);
  tell(bench, 'closed');
  bench.engine.approve(runId, { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) }, ana);
  await bench.settled(runId);
  expect(bench.run(runId).figures.waits).toMatchObject({ step: 2 });
  await bench.engine.close();
});

test('what was told ahead survives a stop of the engine', async () => {
  const database = openDatabase(':memory:');
  const clock = new FakeClock();
  let isDead = false;
  const first = open(closing, {
    database,
    clock,
    isDead: () => isDead,
    onSent: (bench) => {
      tell(bench, 'closed');
      isDead = true;
    },
  });
  const runId = start(first);
  await clock.advance(0);
  await first.engine.close();
  const second = open(closing, { database, clock });
  second.engine.resume();
  await clock.advance(0);
  const { gate, status } = second.run(runId);
  // Whether the valve was closed is known only to who looks.
  expect([status, gate?.reason]).toEqual(['interrupted', 'interrupted']);
  expect(second.run(runId).figures.ahead).toMatchObject([{ step: 2, output: 'closed' }]);
  await second.engine.close();
});

test('steps side by side that wait hear the answer to the step before them', async () => {
  const bench = open(
    `1. **Close both**
   - call: act {"do": "close"}
2. **One**
   - group: both
   - kind: wait
   - until: == closed on valve/1
3. **Other**
   - group: both
   - kind: wait
   - until: == closed on valve/2
4. **End**
   - call: act {"do": "end"}
`,
    {
      onSent: (engine) => {
        tell(engine, 'closed', 'valve/2');
        tell(engine, 'closed', 'valve/1');
      },
    },
  );
  const runId = start(bench);
  expect((await bench.settled(runId)).status).toBe('completed');
  await bench.engine.close();
});

test('what comes before a started procedure has done anything, or while it asks a person, is no answer to it', async () => {
  let tellsAtOnce = false;
  const bench: EngineBench = openEngine({
    procedures: [
      {
        name: 'drain',
        toml: auto,
        steps: closing.replace('- call: act {"do": "close"}', '- kind: procedure\n   - run: valve'),
      },
      {
        name: 'valve',
        toml: auto,
        steps: '1. **Turn**\n   - requires_confirmation: true\n   - call: act {"do": "close"}\n',
      },
    ],
    tools: [
      new Valve(() => {
        if (tellsAtOnce) tell(bench, 'closed');
      }),
    ],
    clock: new FakeClock(),
  });
  const turned = async (): Promise<string> => {
    const runId = start(bench);
    tell(bench, 'closed');
    await bench.clock.advance(1000);
    tell(bench, 'closed');
    const valve = bench.engine.activeRuns().find(({ sop }) => sop.name === 'valve');
    const { gate } = bench.run(valve?.runId ?? '');
    bench.engine.approve(
      valve?.runId ?? '',
      { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) },
      ana,
    );
    await bench.clock.advance(0);
    await bench.settled(runId);
    return runId;
  };
  const waiting = await turned();
  expect(bench.run(waiting).figures.waits).toMatchObject({ step: 2 });
  tell(bench, 'closed');
  expect((await bench.settled(waiting)).status).toBe('completed');
  tellsAtOnce = true;
  expect(bench.run(await turned()).status).toBe('completed');
  await bench.engine.close();
});

test('what comes before the step has sent a call that acts is no answer to it', async () => {
  const bench = open(closing);
  const runId = start(bench);
  // The step has begun, and its call is on its way.
  expect(bench.run(runId).steps[0]?.status).toBe('running');
  tell(bench, 'closed');
  await bench.settled(runId);
  expect(bench.run(runId).figures).toMatchObject({ waits: { step: 2 }, ahead: undefined });
  tell(bench, 'closed');
  expect((await bench.settled(runId)).status).toBe('completed');
  await bench.engine.close();
});

test('an answer to the first call of a step is kept when it sends the next one, and is the same after a restart', async () => {
  const database = openDatabase(':memory:');
  const clock = new FakeClock();
  let told = false;
  let isDead = false;
  const both = closing.replace('2. **Closed**', '   - call: act {"do": "note"}\n2. **Closed**');
  const first = open(both, {
    database,
    clock,
    isDead: () => isDead,
    onSent: (bench) => {
      isDead = told;
      if (!told) tell(bench, 'closed');
      told = true;
    },
  });
  const runId = start(first);
  await clock.advance(0);
  const { ahead } = first.run(runId).figures;
  expect(ahead).toMatchObject([{ step: 2, output: 'closed', called: true }]);
  await first.engine.close();
  const second = open(both, { database, clock });
  second.engine.resume();
  await clock.advance(0);
  expect(second.run(runId).figures.ahead).toEqual(ahead);
  await second.engine.close();
});
