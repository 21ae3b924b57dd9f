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
  expect(bench.run(runId)).toMatchObject({ figures: { waits: { step: 2 } }, ahead: undefined });
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
  expect(run?.ahead).toBeUndefined();
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
  expect(second.run(runId).ahead).toMatchObject([{ step: 2, output: 'closed' }]);
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
  expect(bench.run(runId)).toMatchObject({ figures: { waits: { step: 2 } }, ahead: undefined });
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
  const { ahead } = first.run(runId);
  expect(ahead).toMatchObject([{ step: 2, output: 'closed', called: true }]);
  await first.engine.close();
  const second = open(both, { database, clock });
  second.engine.resume();
  await clock.advance(0);
  expect(second.run(runId).ahead).toEqual(ahead);
  await second.engine.close();
});

/** A first step that acts, steps that may be left out, and the wait for the answer. */
const between = (...steps: readonly string[]): string =>
  [
    '1. **Close**\n   - call: act {"do": "close"}',
    ...steps.map((step, index) => `${String(index + 2)}. ${step}`),
    `${String(steps.length + 2)}. **Closed**\n   - kind: wait\n   - until: == closed on valve/state`,
  ].join('\n');
const leftOut = 'when: $.steps.1.output == never';

test.each([
  ['a step', between(`**No**\n   - ${leftOut}\n   - call: act {"do": "no"}`)],
  [
    'two steps, of which the first leads elsewhere',
    between(
      `**No**\n   - ${leftOut}\n   - next: end\n   - call: act {"do": "no"}`,
      `**Ask**\n   - ${leftOut}\n   - kind: checkpoint`,
    ),
  ],
  ['another wait', between(`**Open**\n   - ${leftOut}\n   - kind: wait\n   - until: == open on valve/state`)],
  [
    'steps side by side',
    between(
      `**No**\n   - group: no\n   - ${leftOut}\n   - call: act {"do": "no"}`,
      `**Nor this**\n   - group: no\n   - ${leftOut}\n   - call: act {"do": "nor"}`,
    ),
  ],
])('the answer is heard over %s that is left out between', async (_name, steps) => {
  const bench = open(steps, {
    onSent: (engine) => {
      tell(engine, 'closed');
    },
  });
  const runId = start(bench);
  expect((await bench.settled(runId)).status).toBe('completed');
  expect(outputs(bench, runId).at(-1)).toBe('closed');
  await bench.engine.close();
});

test('what a failed step was answered counts where its failure leads', async () => {
  const steps = `${closing.replace('"close"}', '"close"}\n   - on_failure: goto:3\n   - next: end').replace('2. **Closed**', '2. **Not come to** — It.\n   - call: act {}\n3. **Closed**')}`;
  const bench = open(steps, {
    onSent: (engine) => {
      tell(engine, 'closed');
      throw new Error('no receipt');
    },
  });
  const runId = start(bench);
  expect((await bench.settled(runId)).status).toBe('completed');
  expect(outputs(bench, runId)[2]).toBe('closed');
  await bench.engine.close();
});

test.each([
  ['is carried out', '- call: act {"do": "other"}', false],
  ['asks a person', '- kind: checkpoint', true],
  ['waits for a person first', '- requires_confirmation: true\n   - call: act {"do": "other"}', true],
])('what came before a step between that %s is no answer to it', async (_name, bullet, asks) => {
  let sent = 0;
  const bench = open(between(`**Then**\n   - when: $.steps.1.output == sent\n   ${bullet}`), {
    onSent: (engine) => {
      if (sent === 0) tell(engine, 'closed');
      sent += 1;
    },
  });
  const runId = start(bench);
  await bench.settled(runId);
  if (asks) {
    const { gate } = bench.run(runId);
    bench.engine.approve(runId, { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) }, ana);
    await bench.settled(runId);
  }
  expect(bench.run(runId)).toMatchObject({ figures: { waits: { step: 3 } }, ahead: undefined });
  await bench.engine.close();
});

/** It acts on nothing, and whoever is listened to speaks meanwhile. */
class Look extends RecordingTool {
  constructor(private readonly onRead: () => void) {
    super('look', 'reads');
  }
  override async execute(...of: Parameters<RecordingTool['execute']>): Promise<ToolResult> {
    this.onRead();
    return super.execute(...of);
  }
}

test.each([
  ['a step that has only looked something up so far has', 1],
  ['steps side by side that have only looked something up so far have', 2],
])('%s done nothing that could be answered', async (_name, steps) => {
  let looks = 0;
  const looking = (steps === 1 ? closing : both).replaceAll('- call: act', '- call: look {}\n   - call: act');
  const bench: EngineBench = openEngine({
    procedures: [{ name: 'drain', toml: auto, steps: looking }],
    tools: [
      new Valve(() => {}),
      new Look(() => {
        looks += 1;
        if (looks === 1) tell(bench, 'closed');
      }),
    ],
  });
  const runId = start(bench);
  await bench.settled(runId);
  expect(bench.run(runId)).toMatchObject({ figures: { waits: { step: steps + 1 } }, ahead: undefined });
  expect(looks).toBe(steps);
  await bench.engine.close();
});

const both = `1. **Stop**
   - group: both
   - call: act {"do": "stop"}
2. **Close**
   - group: both
   - call: act {"do": "close"}
3. **Closed**
   - kind: wait
   - until: == closed on valve/state
`;

test.each([
  ['the first of them', 1],
  ['the last of them', 2],
])('steps side by side act as one: what comes with the call of %s is an answer', async (_name, which) => {
  let sent = 0;
  const bench = open(both, {
    onSent: (engine) => {
      sent += 1;
      if (sent === which) tell(engine, 'closed');
    },
  });
  tell(bench, 'closed');
  const runId = start(bench);
  tell(bench, 'closed');
  expect((await bench.settled(runId)).status).toBe('completed');
  expect([sent, outputs(bench, runId)]).toEqual([2, ['sent', 'sent', 'closed']]);
  await bench.engine.close();
});

test('what comes before, or while, one of the steps side by side asks a person is no answer', async () => {
  const asking = open(both.replace('"close"}', '"close"}\n   - requires_confirmation: true'), {
    onSent: (engine) => {
      if (engine.events.filter(({ type }) => type === 'tool-call-sent').length === 2) tell(engine, 'closed');
    },
  });
  const runId = start(asking);
  await asking.settled(runId);
  tell(asking, 'closed');
  const { gate, status, ahead } = asking.run(runId);
  expect([status, ahead]).toEqual(['waiting_approval', undefined]);
  asking.engine.approve(runId, { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) }, ana);
  expect((await asking.settled(runId)).status).toBe('completed');
  await asking.engine.close();
});

test('a wait among the steps side by side does not keep the answer to another of them from the wait behind them', async () => {
  const bench = open(
    both.replace('- call: act {"do": "close"}', '- kind: wait\n   - until: == low on level'),
    {
      onSent: (engine) => {
        tell(engine, 'closing');
      },
    },
  );
  const runId = start(bench);
  await bench.settled(runId);
  tell(bench, 'closed');
  tell(bench, 'low', 'level');
  expect((await bench.settled(runId)).status).toBe('completed');
  await bench.engine.close();
});

/** A procedure that another one starts before it waits for the valve. */
function withChild(steps: string, onSent: (bench: EngineBench, sent: number) => void): EngineBench {
  let sent = 0;
  const bench: EngineBench = openEngine({
    procedures: [
      {
        name: 'drain',
        toml: auto,
        steps: closing
          .replace('- call: act {"do": "close"}', '- kind: procedure\n   - run: valve')
          .replace('   - timeout: 30s\n', ''),
      },
      { name: 'valve', toml: auto, steps },
    ],
    tools: [
      new Valve(() => {
        sent += 1;
        onSent(bench, sent);
      }),
      new Look(() => {
        tell(bench, 'closed');
      }),
    ],
    clock: new FakeClock(),
  });
  return bench;
}

const rested = async (bench: EngineBench): Promise<string> => {
  const runId = start(bench);
  await bench.clock.advance(5000);
  await bench.settled(runId);
  return runId;
};

test.each([
  [
    'before it goes on',
    '1. **Close**\n   - call: act {"do": "close"}\n2. **Open**\n   - call: act {"do": "open"}\n',
  ],
  [
    'and it has only looked something up',
    '1. **Look**\n   - call: look {}\n   - call: act {"do": "close"}\n',
  ],
  [
    'and ends a wait of its own',
    '1. **Close**\n   - call: act {"do": "close"}\n2. **Closed**\n   - kind: wait\n   - until: == closed on valve/state\n',
  ],
])('what a started procedure is told %s is no answer for who started it', async (_name, steps) => {
  const bench = withChild(steps, (engine, sent) => {
    if (sent === 1 && !steps.includes('look')) tell(engine, 'closed');
  });
  const runId = await rested(bench);
  expect(bench.run(runId)).toMatchObject({ figures: { waits: { step: 2 } }, ahead: undefined });
  tell(bench, 'closed');
  expect((await bench.settled(runId)).status).toBe('completed');
  await bench.engine.close();
});

test('what a started procedure is told before it asks a person is no answer for who started it', async () => {
  const bench = withChild(
    '1. **Close**\n   - call: act {"do": "close"}\n2. **Look**\n   - kind: checkpoint\n',
    (engine) => {
      tell(engine, 'closed');
    },
  );
  const runId = await rested(bench);
  expect(bench.run(runId).ahead).toBeUndefined();
  const valve = bench.engine.activeRuns().find(({ sop }) => sop.name === 'valve');
  bench.engine.approve(
    valve?.runId ?? '',
    { id: valve?.gate?.gate ?? '', shown: shownHash(valve?.gate?.calls ?? null) },
    ana,
  );
  await bench.clock.advance(5000);
  await bench.settled(runId);
  expect(bench.run(runId).figures.waits).toMatchObject({ step: 2 });
  await bench.engine.close();
});

test('the answer to the last call of a started procedure is heard over a step that it leaves out', async () => {
  const bench = withChild(
    `1. **Close**\n   - call: act {"do": "close"}\n2. **No**\n   - ${leftOut}\n   - call: act {"do": "no"}\n`,
    (engine) => {
      tell(engine, 'closed');
    },
  );
  expect(bench.run(await rested(bench)).status).toBe('completed');
  await bench.engine.close();
});
