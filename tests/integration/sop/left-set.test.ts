import { expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { failed, type ToolResult } from '../../../src/main/ports/tool';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { leftSet } from '../../../src/domain/run/left-set';
import { openEngine, type EngineBench } from './engine-bench';

/** What a run that is ended leaves as it set it, and who is told. */
const ana = { by: 'ana', via: 'app' };
const steps = `1. **Open** — The relief valve.
   - call: gpio_write {"board": "pump-1", "pin": 5, "value": 1}
2. **Fast** — The fan.
   - call: modbus_write {"device": "vfd", "signal": "speed", "value": 40}
3. **Look** — At the gauge.
   - kind: checkpoint
4. **Close** — It again.
   - call: gpio_write {"board": "pump-1", "pin": 5, "value": 0}
`;
const toml = 'execution_mode = "auto"\nadmission = "replace"\n\n[[triggers]]\ntype = "mqtt"\ntopic = "p"\n';

function open(answers: readonly ToolResult[] = []): EngineBench {
  return openEngine({
    procedures: [{ name: 'drain', toml, steps }],
    tools: [
      new RecordingTool('gpio_write', 'acts', { type: 'object' }, answers),
      new RecordingTool('modbus_write'),
    ],
  });
}

async function startBy(bench: EngineBench, payload = '1'): Promise<string> {
  const rows = bench.engine.dispatch(
    { source: 'mqtt', topic: 'p', payload, receivedAt: bench.clock.now() },
    'mqtt',
  );
  const [row] = rows;
  if (row?.result !== 'started') throw new Error(JSON.stringify(rows));
  await bench.settled(row.runId);
  return row.runId;
}

const valve = { part: 'pump-1', of: 5, value: 1 };
const fan = { part: 'vfd', of: 'speed', value: 40 };

test('a run that is cancelled says which pins and signals stay as it set them', async () => {
  const bench = open();
  const runId = await startBy(bench);
  bench.engine.cancel(runId, 'enough', ana);
  expect(bench.events.at(-1)).toMatchObject({ type: 'run-cancelled', left: [valve, fan] });
  await bench.engine.close();
});

test('the run that comes in its place is told', async () => {
  const bench = open();
  const before = await startBy(bench);
  const runId = await startBy(bench);
  expect(bench.run(before)).toMatchObject({ status: 'cancelled' });
  expect(bench.run(runId).inherited).toMatchObject({ runId: before, left: [valve, fan] });
  // It has set the same itself by now.
  expect(bench.run(runId).gate?.note).toBe(
    'A checkpoint: nothing is carried out, your approval completes the step.',
  );
  await bench.engine.close();
});

test.each([
  { name: 'a checkpoint', asks: '- kind: checkpoint' },
  { name: 'a question for a value', asks: '- kind: input\n   - ask: {"type": "number"}' },
  {
    name: 'a step that acts',
    asks: '- requires_confirmation: true\n   - call: gpio_write {"board": "pump-1", "pin": 6, "value": 1}',
  },
])('the card of $name says what the run before left, until it is set anew', async ({ asks }) => {
  const bench = openEngine({
    procedures: [
      {
        name: 'drain',
        toml,
        steps: `1. **First**
   - when: $.payload == 2
   ${asks}
2. **Open**
   - call: gpio_write {"board": "pump-1", "pin": 5, "value": 1}
3. **Look**
   - kind: checkpoint
`,
      },
    ],
    tools: [new RecordingTool('gpio_write')],
  });
  const before = await startBy(bench);
  const runId = await startBy(bench, '2');
  const told = `Run ${before}, in whose place this one came, has left this:\npin 5 of pump-1 stays at 1\n`;
  const { gate } = bench.run(runId);
  expect(`${gate?.note ?? ''}\n`).toContain(told);
  const signature = { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) };
  bench.engine.approve(runId, signature, ana, gate?.reason === 'input' ? 7 : undefined);
  await bench.settled(runId);
  expect(bench.run(runId).gate?.note).not.toContain(told);
  await bench.engine.close();
});

test('a write that failed has set nothing', async () => {
  const bench = open([failed('no such pin')]);
  const runId = await startBy(bench);
  expect(leftSet(bench.run(runId))).toEqual([]);
  await bench.engine.close();
});

test('a run that failed says what stays, one by an emergency stop too, and of a write that is on its way that nobody knows', async () => {
  const failing = openEngine({
    procedures: [
      { name: 'drain', toml, steps: `${steps.split('3. **Look**')[0] ?? ''}3. **No**\n   - call: gone {}\n` },
    ],
    tools: [new RecordingTool('gpio_write'), new RecordingTool('modbus_write')],
  });
  const failed = await startBy(failing);
  expect(failing.run(failed)).toMatchObject({ status: 'failed' });
  expect(failing.events.at(-1)).toMatchObject({ type: 'run-failed', left: [valve, fan] });
  await failing.engine.close();

  const hanging = openEngine({
    procedures: [{ name: 'drain', toml, steps }],
    tools: [
      new RecordingTool('gpio_write'),
      new RecordingTool('modbus_write', 'acts', { type: 'object' }, ['hang']),
    ],
  });
  const started = hanging.engine.startByHand('drain', null, ana);
  const stopped = started.ok ? started.value.runId : '';
  await hanging.clock.advance(10);
  hanging.engine.stopEverything(ana);
  expect(hanging.run(stopped)).toMatchObject({ status: 'cancelled', reason: 'emergency stop' });
  expect(leftSet(hanging.run(stopped))).toMatchObject([valve, { ...fan, unknown: true }]);
  await hanging.engine.close();
});

test('of a pin that is set once more the last counts, in a later visit of the step too', async () => {
  const bench = openEngine({
    procedures: [
      {
        name: 'drain',
        toml,
        steps: `1. **Open**
   - call: gpio_write {"board": "pump-1", "pin": 5, "value": 1}
2. **Close**
   - call: gpio_write {"board": "pump-1", "pin": 5, "value": 0}
3. **Again**
   - kind: checkpoint
   - next: 1
`,
      },
    ],
    tools: [new RecordingTool('gpio_write')],
  });
  const runId = await startBy(bench);
  for (let visit = 0; visit < 2; visit += 1) {
    const { gate } = bench.run(runId);
    bench.engine.approve(runId, { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) }, ana);
    await bench.settled(runId);
  }
  bench.engine.cancel(runId, 'enough', ana);
  expect(leftSet(bench.run(runId))).toEqual([
    expect.objectContaining({ part: 'pump-1', of: 5, value: 0, step: 2 }),
  ]);
  await bench.engine.close();
});

const inner = `1. **Open**
   - call: gpio_write {"board": "pump-1", "pin": 5, "value": 1}
2. **Look**
   - kind: checkpoint
`;
const starts = `1. **Drain it**
   - kind: procedure
   - run: inner {}
2. **Look**
   - kind: checkpoint
`;

test.each([
  { name: 'that is under way', steps: starts, inner },
  { name: 'that is over', steps: starts, inner: inner.split('2. ')[0] ?? '' },
])(
  'what a procedure has set $name which the run had started is among it, and the run that comes in its place is told',
  async (given) => {
    const bench = openEngine({
      procedures: [
        { name: 'drain', toml, steps: given.steps },
        { name: 'inner', toml: 'execution_mode = "auto"\n', steps: given.inner },
      ],
      tools: [new RecordingTool('gpio_write')],
    });
    const before = await startBy(bench);
    await bench.clock.advance(2_000);
    const runId = await startBy(bench);
    const left = [{ ...valve, step: 1 }];
    expect(leftSet(bench.run(before))).toMatchObject(left);
    expect(bench.run(before)).toMatchObject({ status: 'cancelled' });
    expect(bench.run(runId).inherited).toMatchObject({ runId: before, left });
    await bench.engine.close();
  },
);

test('a run that came and went without setting anything passes on what it had found', async () => {
  const bench = openEngine({
    procedures: [
      {
        name: 'drain',
        toml,
        steps: steps
          .replace('1. **Open** — The relief valve.\n', (line) => `${line}   - when: $.payload == 1\n`)
          .replace('2. **Fast** — The fan.\n', (line) => `${line}   - when: $.payload != 2\n`),
      },
    ],
    tools: [new RecordingTool('gpio_write'), new RecordingTool('modbus_write')],
  });
  await startBy(bench, '1');
  const between = await startBy(bench, '2');
  const third = await startBy(bench, '3');
  expect(bench.run(third).inherited).toMatchObject({ runId: between, left: [valve, fan] });
  const last = await startBy(bench, '2');
  expect(bench.run(last).inherited?.left).toMatchObject([valve, { ...fan, step: 2 }]);
  expect(bench.run(last).inherited?.left).toHaveLength(2);
  await bench.engine.close();
});
