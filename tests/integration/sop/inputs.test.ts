import { expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { Json } from '../../../src/shared/json';
import { openEngine, type EngineBench } from './engine-bench';

const ana = { by: 'ana', via: 'app' };
const litres = '{"type": "number", "title": "Litres left", "minimum": 0, "maximum": 5000}';

function open(
  ask = litres,
  {
    toml = '',
    database = openDatabase(':memory:'),
    clock = new FakeClock(),
  }: {
    readonly toml?: string;
    readonly database?: ReturnType<typeof openDatabase>;
    readonly clock?: FakeClock;
  } = {},
): { readonly bench: EngineBench; readonly write: RecordingTool } {
  const write = new RecordingTool('write');
  const bench = openEngine({
    procedures: [
      {
        name: 'tank',
        toml: `execution_mode = "auto"\n${toml}`,
        steps: `1. **How much?** — Read the gauge.\n   - kind: input\n   - ask: ${ask}\n2. **Write** — It.\n   - when: $.steps.1.output != 7\n   - call: write {"pin": "{{steps.1.output}}"}\n`,
      },
    ],
    tools: [write],
    database,
    clock,
  });
  return { bench, write };
}

async function start({ engine, settled }: EngineBench): Promise<string> {
  const started = engine.startByHand('tank', null, ana);
  if (!started.ok) throw new Error(`${started.error.message} ${started.error.remedy ?? ''}`);
  await settled(started.value.runId);
  return started.value.runId;
}

const answer = (
  { engine, run }: EngineBench,
  runId: string,
  value?: Json,
  by = ana,
): ReturnType<EngineBench['engine']['approve']> =>
  engine.approve(runId, { id: run(runId).gate?.gate ?? '', shown: shownHash([]) }, by, value);

test('a person is asked, and the answer is what the step put out, with its type', async () => {
  const { bench, write } = open();
  const runId = await start(bench);
  expect(bench.run(runId)).toMatchObject({
    status: 'waiting_approval',
    gate: { reason: 'input', calls: [], step: 1 },
  });
  expect(bench.announced).toHaveLength(1);
  expect(answer(bench, runId, 1200).ok).toBe(true);
  expect(await bench.settled(runId)).toMatchObject({
    status: 'completed',
    steps: [{ status: 'completed', output: '1200', gave: { value: '1200' } }, { status: 'completed' }],
    decisions: [{ decision: 'approved', answered: true, by: 'ana', via: 'app' }],
  });
  expect(write.calls).toEqual([{ pin: 1200 }]);
  await bench.engine.close();
});

test('an answer can be looked at by a condition', async () => {
  const { bench, write } = open();
  const runId = await start(bench);
  answer(bench, runId, 7);
  expect((await bench.settled(runId)).steps[1]?.status).toBe('skipped');
  expect(write.calls).toEqual([]);
  await bench.engine.close();
});

test('a field of an answer that does not fit is named as the step names it', async () => {
  const { bench } = open(
    '{"type": "object", "properties": {"litres": {"type": "number", "minimum": 0}}, "required": ["litres"]}',
  );
  const runId = await start(bench);
  const refused = answer(bench, runId, { litres: -5 });
  expect(refused.ok ? '' : refused.error.message).toContain('"litres" must be');
  await bench.engine.close();
});

test.each([
  { why: 'it is of another type', value: 'much' as Json, says: '"answer" must be number, not string' },
  { why: 'it is too large', value: 5001 as Json, says: '5000' },
  { why: 'it is no number that JSON can say', value: NaN as Json, says: 'too large to be kept exactly' },
  { why: 'it is without end', value: Infinity as Json, says: 'too large to be kept exactly' },
  {
    why: 'its digits may be others',
    value: 9_007_199_254_740_992 as Json,
    says: 'too large to be kept exactly',
  },
])('an answer is refused because $why, and the step asks on', async ({ value, says }) => {
  const { bench } = open();
  const runId = await start(bench);
  const refused = answer(bench, runId, value);
  expect(refused).toMatchObject({ ok: false, error: { code: 'answer.misfit' } });
  expect(refused.ok ? '' : refused.error.message).toContain(says);
  expect(bench.run(runId).gate?.reason).toBe('input');
  expect(answer(bench, runId, 12).ok).toBe(true);
  await bench.engine.close();
});

test('a yes is no answer, and an old question is not answered', async () => {
  const { bench } = open();
  const runId = await start(bench);
  expect(answer(bench, runId)).toMatchObject({ ok: false, error: { code: 'answer_wanted' } });
  expect(bench.engine.approve(runId, { id: `${runId}/1/9`, shown: shownHash([]) }, ana, 5)).toMatchObject({
    ok: false,
    error: { code: 'gate_changed' },
  });
  await bench.engine.close();
});

test('a value is no approval', async () => {
  const other = openEngine({
    procedures: [
      {
        name: 'tank',
        toml: 'execution_mode = "step_by_step"\n',
        steps: '1. **Write** — It.\n   - call: write {}\n',
      },
    ],
    tools: [new RecordingTool('write')],
  });
  const runId = await start(other);
  expect(
    other.engine.approve(
      runId,
      { id: other.run(runId).gate?.gate ?? '', shown: shownHash(other.run(runId).gate?.calls ?? null) },
      ana,
      5,
    ),
  ).toMatchObject({ ok: false, error: { code: 'no_answer_wanted' } });
  await other.engine.close();
});

test('a critical procedure is not answered from a notification', async () => {
  const { bench } = open(litres, { toml: 'priority = "critical"\n' });
  const runId = await start(bench);
  expect(answer(bench, runId, 5, { by: 'ana', via: 'notification' })).toMatchObject({
    ok: false,
    error: { code: 'not_here' },
  });
  await bench.engine.close();
});

test('it waits on after a restart, ends with its time, and a rejection cancels the run', async () => {
  const database = openDatabase(':memory:');
  const clock = new FakeClock();
  const first = open(litres, { database, clock }).bench;
  const runId = await start(first);
  await first.engine.close();
  await clock.advance(1_000);
  const second = open(litres, { database, clock, toml: 'max_concurrent = 2\n' }).bench;
  second.engine.resume();
  expect(second.run(runId).gate?.reason).toBe('input');
  const other = await start(second);
  second.engine.deny(other, null, 'not now', ana);
  expect(second.run(other).status).toBe('cancelled');
  await clock.advance(3_599_000);
  expect(second.run(runId)).toMatchObject({ status: 'cancelled', reason: 'approval timed out' });
  await second.engine.close();
});

test('a dry run asks nobody, and what rests on the answer is not known', async () => {
  const { bench, write } = open();
  const dry = bench.engine.startDry('tank', null, ana);
  if (!dry.ok) throw new Error(dry.error.message);
  expect(await bench.settled(dry.value.runId)).toMatchObject({
    status: 'completed',
    steps: [
      { output: 'would have asked a person for a value' },
      { output: expect.stringContaining('{{steps.1.output}}') as string },
    ],
  });
  expect(write.calls).toEqual([]);
  await bench.engine.close();
});
