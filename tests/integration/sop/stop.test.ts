import { expect, test } from 'vitest';
import type { Tool } from '../../../src/main/ports/tool';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine } from './engine-bench';

const auto = 'execution_mode = "auto"\n';
const ana = { by: 'ana', via: 'cli' };
const onMqtt = '[[triggers]]\ntype = "mqtt"\ntopic = "p"\n';
const event = (at: number) => ({ source: 'mqtt' as const, topic: 'p', payload: '1', receivedAt: at });

/** A tool whose maker forgot about the signal. */
const deaf: Tool = { name: 'deaf', description: 'Never answers', parameters: { type: 'object' }, effect: 'acts', execute: () => new Promise(() => {}) };

test('everything stops: a tool call that was sent has no answer, waiting runs are cancelled, and no trigger starts anything', async () => {
  const hanging = new RecordingTool('hang', 'acts', { type: 'object' }, ['hang']);
  const bench = openEngine({
    procedures: [
      { name: 'acting', toml: auto, steps: '1. **Open**\n   - call: hang {"pin": 5}\n2. **Never**\n   - call: hang {"pin": 6}\n' },
      { name: 'deaf', toml: auto, steps: '1. **Open**\n   - call: deaf {}\n' },
      { name: 'trying', toml: auto, steps: '1. **Read**\n   - call: gone {}\n   - on_failure: retry:5\n' },
      { name: 'waiting', toml: auto + onMqtt, steps: '1. **Close**\n   - call: hang {}\n   - requires_confirmation: true\n' },
    ],
    tools: [hanging, deaf],
  });
  const [acting = '', unheard = '', trying = '', waiting = ''] = ['acting', 'deaf', 'trying', 'waiting'].map((name) => {
    const started = bench.engine.startByHand(name, null, ana);
    return started.ok ? started.value.runId : '';
  });
  await bench.clock.advance(10);
  expect(bench.run(acting).steps[0]?.toolCalls).toMatchObject([{ name: 'hang', answeredAt: null }]);

  expect(bench.engine.stopEverything(ana)).toBe(4);

  await bench.clock.advance(1_000);
  expect(bench.engine.activeRuns()).toEqual([]);
  for (const runId of [acting, unheard, trying, waiting]) expect(bench.run(runId)).toMatchObject({ status: 'cancelled', reason: 'emergency stop', gate: null });
  for (const runId of [acting, unheard]) expect(bench.run(runId).steps[0]).toMatchObject({ status: 'cancelled', toolCalls: [{ success: null, output: null, answeredAt: null }] });
  expect(hanging.calls).toEqual([{ pin: 5 }]);
  expect(bench.clock.sleeping).toBe(0);
  expect(bench.engine.dispatch(event(bench.clock.now()), 'mqtt')).toMatchObject([{ result: 'skipped', reason: 'triggers paused', detail: expect.stringContaining('ana paused all triggers at') as string }]);
  await bench.engine.close();
});

test('the pause outlives the engine, until somebody resumes', async () => {
  const procedures = [{ name: 'p', toml: auto + onMqtt, steps: '1. **Read**\n   - call: read {}\n' }];
  const first = openEngine({ procedures, tools: [new RecordingTool('read', 'reads')] });
  first.engine.pause(true, ana);
  await first.engine.close();
  const second = openEngine({ procedures, tools: [new RecordingTool('read', 'reads')], database: first.database, clock: first.clock });
  expect([second.engine.paused, second.engine.pausedBy]).toEqual([true, { by: 'ana', via: 'cli', at: first.clock.now() }]);
  expect(second.engine.dispatch(event(0), 'mqtt')).toMatchObject([{ result: 'skipped', reason: 'triggers paused' }]);
  expect(second.engine.startByHand('p', null, ana).ok).toBe(true);
  second.engine.pause(false, ana);
  await second.clock.advance(10);
  expect(second.engine.dispatch(event(second.clock.now()), 'mqtt')).toMatchObject([{ result: 'started' }]);
  await second.engine.close();
  const third = openEngine({ procedures, tools: [new RecordingTool('read', 'reads')], database: first.database, clock: first.clock });
  expect(third.engine.paused).toBe(false);
  await third.engine.close();
});

test('a stop that cannot be written stops nevertheless, and says that it was not recorded', async () => {
  const hanging = new RecordingTool('hang', 'acts', { type: 'object' }, ['hang', 'hang']);
  const bench = openEngine({ procedures: ['a', 'b'].map((name) => ({ name, toml: auto, steps: '1. **Open**\n   - call: hang {}\n2. **Never**\n   - call: hang {}\n' })), tools: [hanging] });
  for (const name of ['a', 'b']) bench.engine.startByHand(name, null, ana);
  await bench.clock.advance(10);
  expect(hanging.calls.length).toBe(2);
  bench.database.pragma('query_only = ON');
  expect(() => bench.engine.stopEverything(ana)).toThrow(/Everything is stopped, but not everything could be recorded/);
  bench.database.pragma('query_only = OFF');
  await bench.clock.advance(60_000);
  expect([bench.engine.paused, hanging.calls.length, bench.clock.sleeping]).toEqual([true, 2, 0]);
  await bench.engine.close();
});
