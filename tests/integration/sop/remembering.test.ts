import { expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { openDatabase, type Database } from '../../../src/main/platform/storage/database';
import { createProcedureStates } from '../../../src/main/platform/storage/procedure-states';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { ToolContext } from '../../../src/main/ports/tool';
import type { JsonObject } from '../../../src/shared/json';
import type { Run } from '../../../src/shared/run';
import { openEngine, type EngineBench } from './engine-bench';

/** Values that a procedure remembers from run to run. */
const steps = `1. **Act** — Do it.
   - when: ($.state.last ?? 0) < $.payload.level
   - call: act {"before": "{{payload.level}}"}
   - set: last = {{payload.level}}
   - set: text = level {{payload.level}} after {{state.last}}
2. **Tell** — Say it.
   - call: act {"last": "{{state.last}}"}
`;

interface Bench extends EngineBench {
  readonly act: RecordingTool;
  readonly remembered: () => Readonly<Record<string, unknown>>;
  start(payload: string, dry?: boolean): Promise<Run>;
}

function bench(
  database: Database = openDatabase(':memory:'),
  text = steps,
  more: Partial<Parameters<typeof openEngine>[0]> = {},
): Bench {
  const act = new RecordingTool('act');
  const opened = openEngine({
    procedures: [{ name: 'pump', toml: 'execution_mode = "auto"\nmax_concurrent = 3\n', steps: text }],
    tools: [act],
    database,
    ...more,
  });
  const states = createProcedureStates(database, () => true);
  return {
    ...opened,
    act,
    remembered: () => states.read('pump'),
    start: async (payload, dry = false) => {
      const by = { by: 'ana', via: 'app' } as const;
      const started = dry
        ? opened.engine.startDry('pump', payload, by, {})
        : opened.engine.startByHand('pump', payload, by);
      if (!started.ok) throw new Error(started.error.message);
      return opened.settled(started.value.runId);
    },
  };
}

test('what a step sets is there for the next step and the next run, with its JSON type, and in the log', async () => {
  const { act, start, remembered, events, engine } = bench();
  expect((await start('{"level": 40}')).status).toBe('completed');
  expect(act.calls).toEqual([{ before: 40 }, { last: 40 }]);
  expect(remembered()).toEqual({ last: 40, text: 'level 40 after 40' });
  expect(events.filter(({ type }) => type === 'state-set')).toMatchObject([
    { step: 1, name: 'last', value: 40 },
    { step: 1, name: 'text', value: 'level 40 after 40' },
  ]);
  const second = await start('{"level": 30}');
  expect(second.steps.map(({ status }) => status)).toEqual(['skipped', 'completed']);
  expect(act.calls.at(-1)).toEqual({ last: 40 });
  await start('{"level": 50}');
  expect(remembered()).toMatchObject({ last: 50 });
  expect(events.findLast(({ type, ...event }) => type === 'state-set' && 'was' in event)).toBeDefined();
  await engine.close();
});

test('a dry run has what it sets for itself, and changes nothing', async () => {
  const { start, remembered, events, engine } = bench();
  const run = await start('{"level": 40}', true);
  expect(run).toMatchObject({ status: 'completed', state: { last: 40 } });
  expect(remembered()).toEqual({});
  expect(events.some(({ type }) => type === 'state-set')).toBe(true);
  await engine.close();
});

test('a value that cannot be found leaves what was remembered, and the log says why', async () => {
  const { start, remembered, events, engine } = bench(
    undefined,
    '1. **Act** — Do it.\n   - call: act {"a": 1}\n   - set: last = {{payload.level}}\n   - set: kept = true\n',
  );
  expect((await start('{"other": 1}')).status).toBe('completed');
  expect(remembered()).toEqual({ kept: true });
  expect(events.find(({ type }) => type === 'state-set')).toMatchObject({
    name: 'last',
    why: 'set, argument "last": {{payload.level}} has no value: the payload has no such key',
  });
  await engine.close();
});

test('a run that waits goes on with what is remembered by then', async () => {
  const text =
    '1. **Look** — Is it well?\n   - kind: checkpoint\n2. **Act** — Do it.\n   - when: $.state.mode == "on"\n   - call: act {"mode": "{{state.mode}}"}\n';
  const { start, act, engine, database, clock, settled } = bench(undefined, text);
  const waiting = await start('{}');
  createProcedureStates(database, () => true).write('pump', 'mode', 'on', {
    at: clock.now(),
    by: 'ana',
    via: 'app',
    runId: null,
  });
  const { gate } = waiting;
  const answered = engine.approve(
    waiting.runId,
    { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) },
    { by: 'ana', via: 'app' },
  );
  expect(answered.ok).toBe(true);
  expect((await settled(waiting.runId)).status).toBe('completed');
  expect(act.calls).toEqual([{ mode: 'on' }]);
  await engine.close();
});

test('what is remembered is written with the end of the step or not at all, and a run that is taken up sets it', async () => {
  const database = openDatabase(':memory:');
  database.exec(
    "CREATE TEMP TRIGGER full BEFORE INSERT ON procedure_state BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
  );
  const { act, engine, start, remembered } = bench(database);
  void start('{"level": 40}').catch(() => {});
  await expect.poll(() => act.calls.length).toBe(1);
  await engine.close();
  const ended = database
    .prepare("SELECT count(*) FROM run_events WHERE event LIKE '%step-completed%'")
    .pluck();
  expect([ended.get(), remembered()]).toEqual([0, {}]);
  database.exec('DROP TRIGGER full');
  const next = bench(database, steps, { clock: new FakeClock(1_800_000_000_000) });
  next.engine.resume();
  const [taken] = next.engine.activeRuns();
  const waiting = await next.settled(taken?.runId ?? '');
  expect(waiting.gate?.reason).toBe('interrupted');
  next.engine.approve(
    waiting.runId,
    { id: waiting.gate?.gate ?? '', shown: shownHash(waiting.gate?.calls ?? null) },
    { by: 'ana', via: 'app' },
  );
  await next.settled(waiting.runId);
  expect([next.remembered(), ended.get()]).toEqual([{ last: 40, text: 'level 40 after 40' }, 2]);
  await next.engine.close();
});

test('a value that is not trusted counts for nothing', () => {
  const database = openDatabase(':memory:');
  const by = { at: 1, by: 'ana', via: 'app', runId: null };
  createProcedureStates(database, () => true).write('pump', 'last', 5, by);
  expect(createProcedureStates(database, () => false).read('pump')).toEqual({});
});

test('versions are kept, a hundred of a name, and a value that is forgotten is not remembered', () => {
  const states = createProcedureStates(openDatabase(':memory:'), () => true);
  for (let value = 1; value <= 150; value += 1)
    states.write('pump', 'last', value, { at: value, by: 'ana', via: 'app', runId: null });
  states.write('pump', 'last', undefined, { at: 151, by: 'bo', via: 'cli', runId: null });
  const [last] = states.list('pump');
  expect([last?.now, last?.before.length, last?.before[0]?.value]).toEqual([
    { value: null, at: 151, by: 'bo', via: 'cli', runId: null },
    99,
    { is: 150 },
  ]);
  expect(states.read('pump')).toEqual({});
});

test.each([
  { reads: 'a call', call: '{"all": "{{state.last}}"}', outside: ['what the procedure remembers'] },
  { reads: 'a condition alone', call: '{"all": 1}', outside: undefined },
])('a run by hand has text from outside where $reads reads what is remembered', async ({ call, outside }) => {
  const database = openDatabase(':memory:');
  createProcedureStates(database, () => true).write('pump', 'last', 'x', {
    at: 1,
    by: 'ana',
    via: 'app',
    runId: null,
  });
  const seen: unknown[] = [];
  const act = new RecordingTool('act');
  const tool = {
    name: act.name,
    description: act.description,
    effect: act.effect,
    brings: null,
    parameters: act.parameters,
    execute: (args: JsonObject, context: ToolContext, signal: AbortSignal) => {
      seen.push(context.outside);
      return act.execute(args, context, signal);
    },
  };
  const text = `1. **Act** — Do it.\n   - when: $.state.last == x\n   - call: act ${call}\n`;
  const { start, engine } = bench(database, text, { tools: [tool] });
  expect((await start('{}')).status).toBe('completed');
  expect(seen).toEqual([outside]);
  await engine.close();
});
