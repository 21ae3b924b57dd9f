import { expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { done, failed, type ToolResult } from '../../../src/main/ports/tool';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { Run } from '../../../src/shared/run';
import { openEngine, type EngineBench } from './engine-bench';

/** Steps that make their call once for each item of a list. */
const ana = { by: 'ana', via: 'app' };
const pumps = '{"pumps": [{"id": 1, "why": "hot"}, {"id": 2, "why": "dry"}, {"id": 3, "why": "old"}]}';
const stopping = (more = '', after = ''): string =>
  `1. **Stop**\n   - for_each: $.payload.pumps\n   - call: stop {"pump": "{{item.id}}", "why": "{{item.why}}, {{index}}"}\n${more}${after}`;

function open(
  steps: string,
  answers: readonly (ToolResult | 'hang')[] = [],
  options: Partial<Parameters<typeof openEngine>[0]> & { readonly toml?: string } = {},
): { readonly bench: EngineBench; readonly stop: RecordingTool; readonly tell: RecordingTool } {
  const stop = new RecordingTool('stop', 'acts', { type: 'object' }, answers);
  const tell = new RecordingTool('tell', 'acts');
  const { toml = 'execution_mode = "auto"\n', ...rest } = options;
  const bench = openEngine({ procedures: [{ name: 'pumps', toml, steps }], tools: [stop, tell], ...rest });
  return { bench, stop, tell };
}

function start({ engine }: EngineBench, payload = pumps): string {
  const started = engine.startByHand('pumps', payload, ana);
  if (!started.ok) throw new Error(started.error.message);
  return started.value.runId;
}
const sign = ({ engine, run }: EngineBench, runId: string): void => {
  const { gate } = run(runId);
  const signed = engine.approve(runId, { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) }, ana);
  if (!signed.ok) throw new Error(signed.error.message);
};
const ended = async (bench: EngineBench, runId: string): Promise<Run> => {
  await bench.clock.advance(10_000);
  return bench.run(runId);
};

test('the call is made for each item in order, and the output is the list of what they gave', async () => {
  const { bench, stop, tell } = open(
    stopping(
      '',
      '2. **Tell**\n   - call: tell {"all": "{{steps.1.output}}", "second": "{{steps.1.output[1]}}"}\n',
    ),
    [done('one'), done('two'), done('three')],
  );
  expect(await ended(bench, start(bench))).toMatchObject({ status: 'completed' });
  expect(stop.calls).toEqual([
    { pump: 1, why: 'hot, 0' },
    { pump: 2, why: 'dry, 1' },
    { pump: 3, why: 'old, 2' },
  ]);
  expect(tell.calls).toEqual([{ all: ['one', 'two', 'three'], second: 'two' }]);
  await bench.engine.close();
});

test('the rows of a text, their fields and a written list are gone through as well', async () => {
  const { bench, stop, tell } = open(
    [
      '1. **Rows**\n   - for_each: {{lines(payload.csv)}}\n   - call: stop {"pump": "{{parse_number(at(split(item, \';\'), 1))}}", "why": "{{at(split(item, \';\'), 0)}} {{index}}"}\n',
      '2. **Words**\n   - for_each: ["north", {"id": 7}]\n   - call: tell {"where": "{{item}}"}\n',
      '3. **None**\n   - for_each: {{payload.none ?? []}}\n   - call: tell {"where": "{{item}}"}\n',
      '4. **No list**\n   - for_each: {{payload.csv}}\n   - call: tell {"where": "{{item}}"}\n',
    ].join('\n'),
  );
  const run = await ended(bench, start(bench, JSON.stringify({ csv: 'a;1\r\nb;2\n\n' })));
  expect(stop.calls).toEqual([
    { pump: 1, why: 'a 0' },
    { pump: 2, why: 'b 1' },
  ]);
  expect(tell.calls).toEqual([{ where: 'north' }, { where: { id: 7 } }]);
  expect(run.steps.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed', 'failed']);
  expect(run.steps[3]?.output).toContain('{{payload.csv}} is no list');
  await bench.engine.close();
});

test('one approval shows all calls, and those are made', async () => {
  const { bench, stop } = open(stopping('   - requires_confirmation: true\n'));
  const runId = start(bench);
  const { gate } = await bench.settled(runId);
  expect(gate?.calls?.map(({ arguments: args, item }) => [args['pump'], item])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
  sign(bench, runId);
  expect((await ended(bench, runId)).status).toBe('completed');
  expect(stop.calls).toHaveLength(3);
  await bench.engine.close();
});

test('a retry goes on at the failed item, whoever asks after what was carried out', async () => {
  const { bench, stop } = open(stopping('   - on_failure: retry:1\n'), [
    done('one'),
    failed('stuck'),
    done('two'),
    done('three'),
  ]);
  const run = await ended(bench, start(bench));
  expect(run).toMatchObject({ status: 'completed', steps: [{ output: '["one","two","three"]' }] });
  expect(stop.calls.map(({ pump }) => pump)).toEqual([1, 2, 2, 3]);
  expect(bench.events.find(({ type }) => type === 'step-failed')).toMatchObject({
    reason: 'item 1: stop: stuck',
  });
  await bench.engine.close();
});

test('some are made at once, as many as it says, and one that fails ends it after those beside it', async () => {
  let under = 0;
  let most = 0;
  class Slow extends RecordingTool {
    override async execute(...of: Parameters<RecordingTool['execute']>): Promise<ToolResult> {
      under += 1;
      most = Math.max(most, under);
      await bench.clock.sleep(1_000, of[2]);
      under -= 1;
      await super.execute(...of);
      return of[0]['pump'] === 3 ? failed('stuck') : done('done');
    }
  }
  const stop = new Slow('stop');
  const bench: EngineBench = openEngine({
    procedures: [{ name: 'pumps', toml: 'execution_mode = "auto"\n', steps: stopping('   - parallel: 2\n') }],
    tools: [stop],
  });
  const list = [1, 2, 3, 4, 5, 6].map((id) => ({ id, why: '' }));
  const run = await ended(bench, start(bench, JSON.stringify({ pumps: list })));
  expect(most).toBe(2);
  expect(run).toMatchObject({ status: 'failed', steps: [{ output: 'item 2: stop: stuck' }] });
  expect(stop.calls.map(({ pump }) => pump).toSorted()).toEqual([1, 2, 3, 4]);
  await bench.engine.close();
});

test('a kill in the middle repeats no item that is done, and says which is not known', async () => {
  const database = openDatabase(':memory:');
  const clock = new FakeClock();
  const first = open(stopping(), [done('one'), 'hang'], { database, clock });
  const runId = start(first.bench);
  await clock.advance(1_000);
  expect(first.stop.calls).toHaveLength(2);
  await first.bench.engine.close();
  await clock.advance(1_000);
  const second = open(stopping(), [done('two'), done('three')], { database, clock });
  second.bench.engine.resume();
  const { gate } = second.bench.run(runId);
  expect(gate?.reason).toBe('interrupted');
  expect(gate?.calls?.map(({ item }) => item)).toEqual([1, 2]);
  sign(second.bench, runId);
  expect(await ended(second.bench, runId)).toMatchObject({
    status: 'completed',
    steps: [{ output: '["one","two","three"]' }],
  });
  expect(second.stop.calls.map(({ pump }) => pump)).toEqual([2, 3]);
  await second.bench.engine.close();
});

test('cancel ends it where it is', async () => {
  const { bench, stop } = open(stopping(), [done('one'), 'hang']);
  const runId = start(bench);
  await bench.clock.advance(1_000);
  bench.engine.cancel(runId, 'enough', ana);
  expect((await ended(bench, runId)).status).toBe('cancelled');
  expect(stop.calls).toHaveLength(2);
  await bench.engine.close();
});

test.each([
  { why: 'it is no list', payload: '{"pumps": 3}', says: '$.payload.pumps is no list' },
  {
    why: 'it is too long',
    payload: JSON.stringify({ pumps: Array.from({ length: 1_001 }, (_, id) => ({ id, why: '' })) }),
    says: '$.payload.pumps has 1001 items, and a step goes through 1000 at most',
  },
  {
    why: 'its calls are too long together',
    payload: JSON.stringify({
      pumps: Array.from({ length: 900 }, (_, id) => ({ id, why: 'x'.repeat(3_000) })),
    }),
    says: 'the calls for its items have more than 2000000 characters together',
  },
  { why: 'it is not there', payload: '{}', says: 'has no value: the payload has no such key' },
])('a list is refused when $why', async ({ payload, says }) => {
  const { bench, stop } = open(stopping());
  const run = await ended(bench, start(bench, payload));
  expect(run.steps[0]).toMatchObject({ status: 'failed', output: expect.stringContaining(says) as string });
  expect(stop.calls).toEqual([]);
  await bench.engine.close();
});

test('an empty list is done at once, and a thousand items are', async () => {
  const { bench, stop } = open(stopping('   - parallel: 50\n'), [], {
    toml: 'execution_mode = "auto"\nmax_concurrent = 2\n',
  });
  expect(await ended(bench, start(bench, '{"pumps": []}'))).toMatchObject({
    status: 'completed',
    steps: [{ output: '[]' }],
  });
  const list = Array.from({ length: 1_000 }, (_, id) => ({ id, why: '' }));
  expect((await ended(bench, start(bench, JSON.stringify({ pumps: list })))).status).toBe('completed');
  expect(stop.calls).toHaveLength(1_000);
  await bench.engine.close();
});

test('each item is looked at again before it is sent: what the card was based on has ceased to hold, and it asks', async () => {
  class Slow extends RecordingTool {
    override async execute(...of: Parameters<RecordingTool['execute']>): Promise<ToolResult> {
      await bench.clock.sleep(1_000, of[2]);
      return super.execute(...of);
    }
  }
  const stop = new Slow('stop');
  const bench: EngineBench = openEngine({
    procedures: [
      {
        name: 'pumps',
        toml: 'execution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "hall"\ncondition = "$.level > 85"\n',
        steps: stopping('   - requires_confirmation: true\n'),
      },
    ],
    tools: [stop],
  });
  const tell = (level: number): ReturnType<typeof bench.engine.dispatch> =>
    bench.engine.dispatch(
      {
        source: 'mqtt',
        topic: 'hall',
        payload: JSON.stringify({ level, ...(JSON.parse(pumps) as object) }),
        receivedAt: bench.clock.now(),
      },
      'mqtt',
    );
  const [row] = tell(90);
  const runId = row?.result === 'started' ? row.runId : '';
  await bench.settled(runId);
  sign(bench, runId);
  await bench.clock.advance(500);
  tell(70);
  await bench.clock.advance(5_000);
  expect(bench.run(runId)).toMatchObject({
    status: 'waiting_approval',
    gate: { reason: 'changed', calls: [{ item: 1 }, { item: 2 }] },
  });
  expect(stop.calls.map(({ pump }) => pump)).toEqual([1]);
  sign(bench, runId);
  await bench.clock.advance(5_000);
  expect(bench.run(runId).status).toBe('completed');
  expect(stop.calls.map(({ pump }) => pump)).toEqual([1, 2, 3]);
  await bench.engine.close();
});

test.each(['auto', 'asks'])('an item without a value keeps the first from being sent, %s', async (how) => {
  const { bench, stop } = open(stopping(how === 'asks' ? '   - requires_confirmation: true\n' : ''));
  const runId = start(
    bench,
    '{"pumps": [{"id": 1, "why": "hot"}, {"why": "no id"}, {"id": 3, "why": "old"}]}',
  );
  const says = 'item 1: stop, argument "pump": {{item.id}} has no value: the item has no such key';
  if (how === 'asks') {
    expect(bench.engine.sureFailures(await bench.settled(runId))).toEqual([{ call: null, why: says }]);
    sign(bench, runId);
  }
  expect(await ended(bench, runId)).toMatchObject({ status: 'failed', steps: [{ output: says }] });
  expect(stop.calls).toEqual([]);
  await bench.engine.close();
});

test('in a dry run what rests on a list that nobody knows yet is shown as it is written', async () => {
  const { bench, stop, tell } = open(
    '1. **Look**\n   - call: stop {}\n2. **Stop**\n   - for_each: $.steps.1.output.pumps\n   - call: stop {"pump": "{{item}}"}\n3. **Tell**\n   - call: tell {"first": "{{steps.2.output[0]}}"}\n',
  );
  const started = bench.engine.startDry('pumps', null, ana);
  const run = await ended(bench, started.ok ? started.value.runId : '');
  expect(run.steps.map(({ status, output }) => `${status} ${output ?? ''}`)).toEqual([
    'completed would have: stop {}',
    'completed would have gone through a list that only a run that acts knows',
    'completed would have: tell {"first":"{{steps.2.output[0]}}"}',
  ]);
  expect([...stop.calls, ...tell.calls]).toEqual([]);
  await bench.engine.close();
});

test.each(['execution_mode = "supervised"\n', 'execution_mode = "auto"\n'])(
  'when the tool has become another, one card shows every call that is left as it is now, with what a person wrote: %s',
  async (toml) => {
    const { bench, stop } = open(
      stopping(toml.includes('auto') ? '   - requires_confirmation: true\n' : ''),
      [],
      { toml },
    );
    const tool = Object.assign(stop, { definition: 'stops the pump' });
    const runId = start(bench);
    const { gate } = await bench.settled(runId);
    bench.engine.editCalls(runId, gate?.gate ?? '', [{ call: 2, arguments: { pump: 9 } }], ana);
    tool.definition = 'opens the valve';
    sign(bench, runId);
    const again = await bench.settled(runId);
    expect(again.gate).toMatchObject({
      reason: 'redefined',
      calls: [1, 2, 9].map((pump, item) => ({ item, arguments: { pump }, definition: 'opens the valve' })),
    });
    expect(stop.calls).toEqual([]);
    sign(bench, runId);
    expect((await ended(bench, runId)).status).toBe('completed');
    expect(stop.calls.map(({ pump }) => pump)).toEqual([1, 2, 9]);
    await bench.engine.close();
  },
);

test('the words of a step that are a list are one to go through, as those of a file that was read', async () => {
  const { bench, stop } = open(
    '1. **Read**\n   - call: stop {"path": "pumps.json"}\n2. **Stop**\n   - for_each: $.steps.1.output\n   - call: stop {"pump": "{{item.id}}"}\n',
    [done('\n[{"id": 1}, {"id": 9007199254740993}]\n')],
  );
  expect((await ended(bench, start(bench, '{}'))).status).toBe('completed');
  expect(stop.calls).toEqual([{ path: 'pumps.json' }, { pump: 1 }, { pump: '9007199254740993' }]);
  await bench.engine.close();
});
