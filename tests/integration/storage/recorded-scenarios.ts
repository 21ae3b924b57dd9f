import { shownHash } from '../../../src/domain/approval/approval-request';
import { done, failed } from '../../../src/main/ports/tool';
import type { Database } from '../../../src/main/platform/storage/database';
import type { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { ScriptedProvider } from '../../../src/main/testing/scripted-provider';
import { openEngine, type EngineBench } from '../sop/engine-bench';
import { signOff } from '../../../src/main/testing/sign-off';

/** A life of one run, lived by the real engine. Resolves with the run's id. */
export interface Scenario {
  readonly name: string;
  live(database: Database, clock: FakeClock): Promise<string>;
}

const auto = 'execution_mode = "auto"\n';
const trigger = '[[triggers]]\ntype = "mqtt"\ntopic = "facility/pump/pressure"\ncondition = "$.value > 85"\n';
const ana = { by: 'ana', via: 'app' };

const planned = `1. **Check pressure readings** — Read the pressure switch.
   - call: read {"pin": 3}

2. **Close relief valve** — Set pin 5 LOW.
   - call: write {"pin": 5, "value": 0}
   - requires_confirmation: true

3. **Notify operator** — 운전자에게 알린다.
   - call: tell {"message": "closed at {{payload.value}}: {{steps.2.output}}"}
`;
const oneWrite = '1. **Close** — Write it.\n   - call: write {"pin": 5, "value": 0}\n';

const tools = (write: ConstructorParameters<typeof RecordingTool>[3] = []) => [
  new RecordingTool('read', 'reads', { type: 'object' }, [{ success: true, output: '1' }]),
  new RecordingTool('write', 'acts', { type: 'object' }, write),
  new RecordingTool('tell'),
];

function dispatched(bench: EngineBench): string {
  const [row] = bench.engine.dispatch(
    {
      source: 'mqtt',
      topic: 'facility/pump/pressure',
      payload: '{"value": 92}',
      receivedAt: bench.clock.now(),
    },
    'mqtt',
  );
  if (row?.result !== 'started') throw new Error(`It did not start: ${JSON.stringify(row)}`);
  return row.runId;
}

async function ended(bench: EngineBench, runId: string): Promise<string> {
  await bench.clock.advance(40);
  const run = await bench.settled(runId);
  if (run.completedAt === null) throw new Error(`${runId} waits`);
  await bench.engine.close();
  return runId;
}

/**
 * A run is stopped in the middle of its write, as a killed engine leaves it, and another engine takes it up.
 */
async function killedWhileWriting(
  database: Database,
  clock: FakeClock,
  toml: string,
): Promise<{ readonly bench: EngineBench; readonly runId: string }> {
  const procedures = [{ name: 'pump', toml: auto + toml + trigger, steps: oneWrite }];
  const first = openEngine({ procedures, tools: tools(['hang']), database, clock });
  const runId = dispatched(first);
  await clock.advance(30);
  await first.engine.close();
  await clock.advance(60_000);
  const bench = openEngine({ procedures, tools: tools(), database, clock });
  bench.engine.resume();
  return { bench, runId };
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'planned-approved-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: `priority = "critical"\n${auto}${trigger}`, steps: planned }],
        tools: tools(),
        database,
        clock,
      });
      const runId = dispatched(bench);
      await bench.settled(runId);
      await clock.advance(12_000);
      signOff(bench.engine, runId, ana);
      return ended(bench, runId);
    },
  },
  {
    name: 'denied',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: auto + trigger, steps: planned }],
        tools: tools(),
        database,
        clock,
      });
      const runId = dispatched(bench);
      await bench.settled(runId);
      await clock.advance(5_000);
      bench.engine.deny(runId, null, 'the sensor is broken', { by: 'bo', via: 'cli' });
      return ended(bench, runId);
    },
  },
  {
    name: 'approval-timed-out',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: `${auto}approval_timeout_secs = 90\n${trigger}`, steps: planned }],
        tools: tools(),
        database,
        clock,
      });
      const runId = dispatched(bench);
      await bench.settled(runId);
      await clock.advance(90_000);
      return ended(bench, runId);
    },
  },
  {
    name: 'step-failed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: auto + trigger, steps: oneWrite }],
        tools: tools([failed('pin 5 is not there')]),
        database,
        clock,
      });
      return ended(bench, dispatched(bench));
    },
  },
  {
    name: 'cancelled-while-waiting',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: `execution_mode = "step_by_step"\n${trigger}`, steps: planned }],
        tools: tools(),
        database,
        clock,
      });
      const runId = dispatched(bench);
      await bench.settled(runId);
      signOff(bench.engine, runId, ana);
      await clock.advance(2_000);
      await bench.settled(runId);
      bench.engine.cancel(runId, 'not needed any more', { by: 'ana', via: 'telegram:12345' });
      return ended(bench, runId);
    },
  },
  {
    name: 'interrupted-asked-completed',
    async live(database, clock) {
      const { bench, runId } = await killedWhileWriting(database, clock, '');
      await clock.advance(7_000);
      signOff(bench.engine, runId, ana);
      return ended(bench, runId);
    },
  },
  {
    name: 'interrupted-retried-completed',
    async live(database, clock) {
      const { bench, runId } = await killedWhileWriting(database, clock, 'on_interrupt = "retry"\n');
      return ended(bench, runId);
    },
  },
  {
    name: 'interrupted-failed',
    async live(database, clock) {
      const { bench, runId } = await killedWhileWriting(database, clock, 'on_interrupt = "fail"\n');
      return ended(bench, runId);
    },
  },
  {
    name: 'with-model-drafted-approved-completed',
    async live(database, clock) {
      const write = { name: 'write', arguments: { pin: 5, value: 0 } };
      const provider = new ScriptedProvider([
        { calls: [{ name: 'read', arguments: { pin: 3 } }] },
        { text: 'The switch reads 1.' },
        { calls: [write] },
        { text: 'The valve is closed.' },
      ]);
      const steps =
        '1. **Check** — Read pin 3.\n   - tools: read\n2. **Close** — Set pin 5 LOW.\n   - tools: write\n   - requires_confirmation: true\n';
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: auto + trigger, steps }],
        tools: tools(),
        provider,
        database,
        clock,
      });
      const runId = dispatched(bench);
      await bench.settled(runId);
      await clock.advance(3_000);
      signOff(bench.engine, runId, ana);
      return ended(bench, runId);
    },
  },
  {
    name: 'model-not-there-failed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [
          { name: 'pump', toml: auto + trigger, steps: '1. **Check** — Read.\n   - tools: read\n' },
        ],
        tools: tools(),
        database,
        clock,
      });
      return ended(bench, dispatched(bench));
    },
  },
  {
    name: 'failed-retried-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: auto + trigger, steps: `${oneWrite}   - on_failure: retry:2\n` }],
        tools: tools([failed('no answer'), failed('no answer')]),
        database,
        clock,
      });
      const runId = dispatched(bench);
      await clock.advance(10_000);
      return ended(bench, runId);
    },
  },
  {
    name: 'failed-goto-approved-completed',
    async live(database, clock) {
      const steps =
        '1. **Close** — Write it.\n   - call: write {"pin": 5, "value": 0}\n   - on_failure: goto:3\n2. **Tell** — Say it.\n   - call: tell {"message": "closed"}\n   - next: end\n3. **Call somebody** — Look at the valve.\n   - kind: checkpoint\n';
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: auto + trigger, steps }],
        tools: tools([failed('stuck')]),
        database,
        clock,
      });
      const runId = dispatched(bench);
      await bench.settled(runId);
      await clock.advance(60_000);
      signOff(bench.engine, runId, ana);
      return ended(bench, runId);
    },
  },
  {
    name: 'guard-skipped-and-looped-completed',
    async live(database, clock) {
      const steps =
        '1. **Read** — Read it.\n   - call: read {"pin": 3}\n2. **Close** — Only when it is high.\n   - when: $.payload.value > 95\n   - call: write {"pin": 5, "value": 0}\n3. **Again** — While it reads 1.\n   - when: $.steps.1.output == 1\n   - call: tell {"message": "again"}\n   - next: 1\n';
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: auto + trigger, steps }],
        tools: tools(),
        database,
        clock,
      });
      return ended(bench, dispatched(bench));
    },
  },
  {
    name: 'parked-approved-twice-completed',
    async live(database, clock) {
      const write = (pin: number) => ({ calls: [{ name: 'write', arguments: { pin, value: 0 } }] });
      const provider = new ScriptedProvider([write(5), write(6), { text: 'Both are low.' }]);
      const bench = openEngine({
        procedures: [
          {
            name: 'pump',
            toml: auto + trigger,
            steps:
              '1. **Close** — Set pins 5 and 6 LOW.\n   - tools: write\n   - requires_confirmation: true\n',
          },
        ],
        tools: tools(),
        provider,
        database,
        clock,
      });
      const runId = dispatched(bench);
      for (let card = 0; card < 2; card += 1) {
        await bench.settled(runId);
        await clock.advance(4_000);
        signOff(bench.engine, runId, ana);
      }
      return ended(bench, runId);
    },
  },
  {
    name: 'dry-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: auto + trigger, steps: planned }],
        tools: tools(),
        database,
        clock,
      });
      const started = bench.engine.startDry('pump', '{"value": 92}', { by: 'ana', via: 'cli' });
      if (!started.ok) throw new Error(started.error.message);
      return ended(bench, started.value.runId);
    },
  },
  {
    name: 'run-again-edited-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [
          {
            name: 'pump',
            toml: auto + trigger,
            steps: planned.replace('"value": 0', '"value": "{{payload.level}}"'),
          },
        ],
        tools: tools([failed('stuck')]),
        database,
        clock,
      });
      const [row] = bench.engine.dispatch(
        {
          source: 'mqtt',
          topic: 'facility/pump/pressure',
          payload: '{"value": 92, "level": 1}',
          receivedAt: clock.now(),
        },
        'mqtt',
      );
      const first = row?.result === 'started' ? row.runId : '';
      await bench.settled(first);
      signOff(bench.engine, first, ana);
      await bench.settled(first);
      await clock.advance(5_000);
      const again = bench.engine.again(first, { step: 2, payload: '{"value": 88, "level": 1}' }, ana);
      if (!again.ok) throw new Error(again.error.message);
      const { runId } = again.value;
      bench.engine.editCalls(
        runId,
        (await bench.settled(runId)).gate?.gate ?? '',
        [{ call: 0, arguments: { value: 0 } }],
        ana,
      );
      await clock.advance(3_000);
      signOff(bench.engine, runId, ana);
      return ended(bench, runId);
    },
  },
  {
    name: 'asked-while-clock-was-ahead-approved-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [{ name: 'pump', toml: `${auto}approval_timeout_secs = 90\n${trigger}`, steps: planned }],
        tools: tools(),
        database,
        clock,
      });
      const right = clock.now();
      clock.set(right + 43_200_000);
      const runId = dispatched(bench);
      await bench.settled(runId);
      clock.set(right);
      await clock.advance(30_000);
      signOff(bench.engine, runId, ana);
      return ended(bench, runId);
    },
  },
  {
    name: 'waited-while-clock-was-set-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [
          {
            name: 'pump',
            toml: auto + trigger,
            steps:
              '1. **Settle**\n   - kind: wait\n   - for: 10m\n2. **Drain**\n   - kind: wait\n   - until: $.level < 40 on tank/+/level\n   - timeout: 30m\n   - on_failure: retry:1\n3. **Read**\n   - call: read {"pin": "{{steps.2.output.pin}}"}\n',
          },
        ],
        tools: tools(),
        database,
        clock,
      });
      const runId = dispatched(bench);
      await clock.advance(60_000);
      clock.set(clock.now() + 3_600_000);
      await clock.advance(9 * 60_000);
      await clock.advance(32 * 60_000);
      bench.engine.dispatch(
        {
          source: 'mqtt',
          topic: 'tank/1/level',
          payload: '{"level": 39, "pin": 4}',
          receivedAt: clock.now(),
        },
        'mqtt',
      );
      return ended(bench, runId);
    },
  },
  {
    name: 'asked-for-a-value-answered-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [
          {
            name: 'pump',
            toml: auto + trigger,
            steps:
              '1. **How much?** — Read the gauge.\n   - kind: input\n   - ask: {"type": "object", "properties": {"pin": {"type": "integer"}, "note": {"type": "string"}}, "required": ["pin"]}\n2. **Read**\n   - call: read {"pin": "{{steps.1.output.pin}}"}\n',
          },
        ],
        tools: tools(),
        database,
        clock,
      });
      const runId = dispatched(bench);
      const { gate } = await bench.settled(runId);
      await clock.advance(4_000);
      bench.engine.approve(
        runId,
        { id: gate?.gate ?? '', shown: shownHash(gate?.calls ?? null) },
        { by: 'ana', via: 'telegram:12345' },
        { pin: 4, note: 'half full' },
      );
      return ended(bench, runId);
    },
  },
  {
    name: 'started-another-procedure-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [
          {
            name: 'pump',
            toml: auto + trigger,
            steps:
              '1. **Flush**\n   - kind: procedure\n   - run: flush {"pin": 4}\n2. **Read**\n   - call: read {"pin": 4}\n',
          },
          { name: 'flush', toml: auto, steps: '1. **Read**\n   - call: read {"pin": "{{payload.pin}}"}\n' },
        ],
        tools: tools(),
        database,
        clock,
      });
      const runId = dispatched(bench);
      await clock.advance(2_000);
      return ended(bench, runId);
    },
  },
  {
    name: 'each-of-a-list-failed-retried-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [
          {
            name: 'pump',
            toml: auto + trigger,
            steps:
              '1. **Write**\n   - for_each: $.payload.pins\n   - parallel: 2\n   - call: write {"pin": "{{item}}", "value": "{{index}}"}\n   - on_failure: retry:1\n',
          },
        ],
        tools: tools([done('one'), failed('stuck')]),
        database,
        clock,
      });
      const [row] = bench.engine.dispatch(
        {
          source: 'mqtt',
          topic: 'facility/pump/pressure',
          payload: '{"value": 92, "pins": [4, 5, 6]}',
          receivedAt: clock.now(),
        },
        'mqtt',
      );
      await clock.advance(5_000);
      return ended(bench, row?.result === 'started' ? row.runId : '');
    },
  },
  {
    name: 'remembered-completed',
    async live(database, clock) {
      const bench = openEngine({
        procedures: [
          {
            name: 'pump',
            toml: auto + trigger,
            steps:
              '1. **Read**\n   - when: ($.state.last ?? 0) < $.payload.value\n   - call: read {"pin": 3}\n   - set: last = {{payload.value}}\n   - set: gone = {{payload.none}}\n2. **Tell**\n   - call: tell {"message": "{{state.last}}"}\n',
          },
        ],
        tools: tools(),
        database,
        clock,
      });
      return ended(bench, dispatched(bench));
    },
  },
];
