import { expect, test } from 'vitest';
import { shownHash } from '../../../src/domain/approval/approval-request';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { done, type ToolResult } from '../../../src/main/ports/tool';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine, type EngineBench } from './engine-bench';

/** Calls whose values are worked out of the event, of earlier steps and of the time. */
const ana = { by: 'ana', via: 'app' };

function open(
  steps: string,
  answers: readonly (ToolResult | 'hang')[] = [],
  options: Partial<Parameters<typeof openEngine>[0]> & { readonly toml?: string } = {},
): { readonly bench: EngineBench; readonly act: RecordingTool } {
  const act = new RecordingTool('act', 'acts', { type: 'object' }, answers);
  const { toml = 'execution_mode = "auto"\n', ...rest } = options;
  return {
    bench: openEngine({ procedures: [{ name: 'tank', toml, steps }], tools: [act], ...rest }),
    act,
  };
}

function start({ engine }: EngineBench, payload: string): string {
  const started = engine.startByHand('tank', payload, ana);
  if (!started.ok) throw new Error(started.error.message);
  return started.value.runId;
}
const sign = ({ engine, run }: EngineBench, runId: string): void => {
  const { gate } = run(runId);
  const signed = engine.approve(runId, { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) }, ana);
  if (!signed.ok) throw new Error(signed.error.message);
};

test('values are worked out of the event, of steps and of what is remembered', async () => {
  const { bench, act } = open(
    `1. **Look**
   - call: act {"pin": "{{payload.pin + 1}}"}
   - set: highest = {{max(state.highest ?? 0, payload.level)}}
2. **Set**
   - when: $.state.highest > 90
   - call: act {"open": "{{payload.level > 85 && steps.1.output.ok == true}}", "text": "{{upper(payload.name ?? 'tank')}} {{round(state.highest, 1)}}"}
`,
    [done('{"ok": true}')],
  );
  const runId = start(bench, '{"pin": 4, "level": 91.27}');
  await bench.clock.advance(10_000);
  expect(bench.run(runId)).toMatchObject({ status: 'completed', state: { highest: 91.27 } });
  expect(act.calls).toEqual([{ pin: 5 }, { open: true, text: 'TANK 91.3' }]);
  await bench.engine.close();
});

test('a value that is missing fails the step before anything is sent, and says which', async () => {
  const { bench, act } = open(`1. **Set**
   - call: act {"first": true}
   - call: act {"open": "{{payload.level > 85 ? 'yes' : 'no'}}"}
`);
  const runId = start(bench, '{"levle": 91}');
  await bench.clock.advance(10_000);
  expect(bench.run(runId)).toMatchObject({
    status: 'failed',
    steps: [
      { output: expect.stringContaining('cannot be worked out: payload.level has no value') as string },
    ],
  });
  expect(act.calls).toEqual([{ first: true }]);
  await bench.engine.close();
});

test('the time in a call is that of its card, over an approval hours later, a kill and a second try', async () => {
  const database = openDatabase(':memory:');
  const clock = new FakeClock();
  const asked = clock.now();
  const steps = `1. **Set**
   - call: act {"at": "{{now()}}", "who": "{{payload.id + 1}}"}
   - requires_confirmation: true
`;
  const toml = 'execution_mode = "auto"\non_interrupt = "retry"\n';
  const first = open(steps, ['hang'], { database, clock, toml });
  const runId = start(first.bench, '{"id": 1}');
  await first.bench.settled(runId);
  const { gate } = first.bench.run(runId);
  expect(gate?.calls).toMatchObject([
    {
      arguments: { at: asked, who: 2 },
      provenance: { at: 'sop', who: 'payload' },
      same: { at: [{ in: 'clock' }], who: [{ in: 'event' }] },
    },
  ]);
  await clock.advance(600_000);
  sign(first.bench, runId);
  await clock.advance(1_000);
  expect(first.act.calls).toEqual([{ at: asked, who: 2 }]);
  await first.bench.engine.close();
  await clock.advance(60_000);
  const second = open(steps, [], { database, clock, toml });
  second.bench.engine.resume();
  await clock.advance(1_000);
  // It may have been carried out, so a person is asked once more, with a card of its own.
  const again = second.bench.run(runId).gate;
  expect(again?.reason).toBe('interrupted');
  sign(second.bench, runId);
  await clock.advance(1_000);
  expect(second.act.calls).toEqual([again?.calls?.[0]?.arguments]);
  expect(second.bench.run(runId).status).toBe('completed');
  await second.bench.engine.close();
});

test('without a card it is when the step began, for every call of it', async () => {
  const { bench, act } = open(
    '1. **Set**\n   - call: act {"at": "{{now()}}"}\n   - call: act {"at": "{{now()}}"}\n',
  );
  const began = bench.clock.now();
  const runId = start(bench, '{}');
  await bench.clock.advance(10_000);
  expect(bench.run(runId).status).toBe('completed');
  expect(act.calls).toEqual([{ at: began }, { at: began }]);
  await bench.engine.close();
});
