import { describe, expect, test } from 'vitest';
import type { Run } from '../../../../shared/run';
import { ok } from '../../../../shared/result';
import { FakeClock } from '../../../testing/fake-clock';
import { fleetCallsContract } from '../../../testing/fleet-calls-contract';
import { FleetInMemory } from '../../../testing/fleet-in-memory';
import { RecordingTool } from '../../../testing/recording-tool';
import type { CallForMe, CallName } from '../../../ports/fleet-calls';
import { Taking } from './taking';

describe('the fleet in memory', () => {
  fleetCallsContract(() => Promise.resolve(new FleetInMemory()));
});

const me = { name: 'b', token: '1' };
const name: CallName = { engine: 'a', key: 'c1' };
const said = {
  tool: 'gpio_write',
  arguments: { pin: 5, value: 1 },
  procedure: 'open',
  run: 'r1',
  step: 2,
  title: 'Open',
  approvedBy: 'ana (app)',
};
const offered = (more: object = {}): CallForMe => ({
  ...name,
  isTaken: false,
  isCalledOff: false,
  call: JSON.stringify({ ...said, ...more }),
});

/** An engine that begins runs and never ends them by itself. */
function rig({ paused = false, starts = true } = {}) {
  const room = { isFull: false };
  const clock = new FakeClock(1_000);
  const runs = new Map<string, Run>();
  const taken = new Map<string, string>();
  const answers: string[] = [];
  const events: string[] = [];
  const began: object[] = [];
  let calls: readonly CallForMe[] = [];
  let leaseMs = 20_000;
  const ports = {
    clock,
    tools: {
      get: (tool: string) =>
        tool === 'gpio_write'
          ? new RecordingTool('gpio_write', 'acts', {
              type: 'object',
              properties: { pin: { type: 'integer' }, value: { type: 'integer' } },
              additionalProperties: false,
            })
          : undefined,
    },
    accepts: () => ['gpio_write', 'gone'],
    taken: {
      runOf: ({ engine, key }: CallName) => taken.get(`${engine}/${key}`) ?? null,
      begun: ({ engine, key }: CallName, runId: string) => {
        taken.set(`${engine}/${key}`, runId);
        events.push('written');
      },
    },
    engine: {
      paused,
      get isFullForOthers() {
        return room.isFull;
      },
      dispatchTo: (
        entries: readonly { readonly name: string; readonly folder: string }[],
        event: object,
        startedBy: string,
        { alongside }: { readonly alongside: (rows: readonly never[]) => void },
      ) => {
        const row = starts
          ? { result: 'started', sop: entries[0]?.name ?? '', runId: 'run-1' }
          : { result: 'skipped', sop: '', reason: 'max active runs reached', detail: '' };
        alongside([row as never]);
        if (!starts) return [row as never];
        began.push({ ...event, startedBy });
        events.push('begun');
        runs.set('run-1', {
          runId: 'run-1',
          folder: entries[0]?.folder,
          status: 'running',
          completedAt: null,
          steps: [{ toolCalls: [] }],
        } as unknown as Run);
        return [row as never];
      },
      show: (runId: string) => runs.get(runId) ?? null,
      activeRuns: () => [...runs.values()].filter(({ status }) => status === 'running'),
      cancel: (runId: string, reason: string) => {
        const run = runs.get(runId);
        if (run !== undefined) runs.set(runId, { ...run, status: 'cancelled', reason, completedAt: 1 });
        events.push('cancelled');
        return ok(null);
      },
    },
  };
  const session = {
    callsFor: () => Promise.resolve({ leaseMs, calls }),
    takeCall: () => {
      events.push('taken');
      return Promise.resolve(true);
    },
    answerCall: (_me: object, _name: CallName, answer: string) => {
      answers.push(answer);
      return Promise.resolve();
    },
  };
  return {
    clock,
    runs,
    taken,
    answers,
    events,
    room,
    began,
    taking: new Taking(ports),
    another: () => new Taking(ports),
    session,
    offer: (...more: readonly CallForMe[]) => {
      calls = more;
    },
    lease: (ms: number) => {
      leaseMs = ms;
    },
  };
}

test('what it accepts is written down with the run that carries it out, and says whose it is', async () => {
  const { taking, session, offer, events, began, answers } = rig();
  offer(offered());
  await taking.round(session, me);
  expect(events).toEqual(['taken', 'written', 'begun']);
  expect(began).toMatchObject([
    { startedBy: 'fleet:a', handed: { by: 'fleet:a', outside: ['the engine a of the fleet'] } },
  ]);
  expect(answers).toEqual([]);
});

test.each([
  ['a tool that it does not accept', offered({ tool: 'shell' })],
  ['a call that cannot be read', { ...offered(), call: '{"tool":"gpio_write"}' }],
])('%s is left to others', async (_what, call) => {
  const { taking, session, offer, events } = rig();
  offer(call);
  await taking.round(session, me);
  expect(events).toEqual([]);
});

test('while its triggers are paused it takes nothing', async () => {
  const { taking, session, offer, events } = rig({ paused: true });
  offer(offered());
  await taking.round(session, me);
  expect(events).toEqual([]);
});

test.each([
  ['arguments that do not fit', { arguments: { pin: 'five' } }, 'the arguments do not fit gpio_write'],
  ['a tool that is not there', { tool: 'gone' }, 'there is no tool "gone" here'],
  ['double braces', { arguments: { pin: '{{secret.KEY}}' } }, 'double braces in the arguments'],
  ['a tool that was shown as another', { definition: 'other' }, 'gpio_write is another tool here'],
])('%s are answered, and nothing is begun', async (_what, more, why) => {
  const { taking, session, offer, events, answers } = rig();
  offer(offered(more));
  await taking.round(session, me);
  expect(events).toEqual(['taken']);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({
    success: false,
    output: expect.stringContaining(why),
  });
});

test('what is not started is answered', async () => {
  const { taking, session, offer, answers } = rig({ starts: false });
  offer(offered());
  await taking.round(session, me);
  expect(answers[0]).toContain('it was not started');
});

test('what it has no place for waits, and is left to others', async () => {
  const { taking, session, offer, events, room } = rig();
  room.isFull = true;
  offer(offered());
  await taking.round(session, me);
  expect(events).toEqual([]);
  room.isFull = false;
  await taking.round(session, me);
  expect(events).toEqual(['taken', 'written', 'begun']);
});

test('what it has taken when the last place was given away waits for one, and for no longer than its lease', async () => {
  const { taking, session, offer, events, room, answers, clock } = rig();
  const fills = {
    ...session,
    takeCall: () => {
      room.isFull = true;
      return session.takeCall();
    },
  };
  offer(offered());
  await taking.round(fills, me);
  offer({ ...offered(), isTaken: true });
  await taking.round(fills, me);
  expect([events, answers]).toEqual([['taken'], []]);
  room.isFull = false;
  await taking.round(fills, me);
  expect(events).toEqual(['taken', 'written', 'begun']);
  const second = { ...offered(), key: 'c2' };
  offer(second);
  await taking.round(fills, me);
  await clock.advance(16_000);
  room.isFull = false;
  offer({ ...second, isTaken: true });
  await taking.round(fills, me);
  expect(answers).toEqual([expect.stringContaining('nothing of it was begun')]);
});

test('what was taken and never begun was not done, and is not begun any more', async () => {
  const { taking, session, offer, events, answers } = rig();
  offer({ ...offered(), isTaken: true });
  await taking.round(session, me);
  expect(events).toEqual([]);
  expect(JSON.parse(answers[0] ?? '')).toEqual({
    success: false,
    output: 'it was taken, and nothing of it was begun',
  });
});

test('what is offered once more, as by a database that was put back, is begun no second time', async () => {
  const { taking, session, offer, events } = rig();
  offer(offered());
  await taking.round(session, me);
  await taking.round(session, me);
  expect(events.filter((event) => event === 'begun')).toHaveLength(1);
});

test('it sends nothing any more before others take it for gone, and what it was at is ended', async () => {
  const { taking, session, offer, clock, runs, events } = rig();
  offer(offered());
  await taking.round(session, me);
  const [run] = [...runs.values()];
  if (run === undefined) throw new Error('nothing was begun');
  await clock.advance(14_000);
  taking.guard();
  expect([taking.whyNotSent(run), events.at(-1)]).toEqual([null, 'begun']);
  await clock.advance(2_000);
  expect(taking.whyNotSent(run)).toContain('acts for another one no more');
  taking.guard();
  expect(events.at(-1)).toBe('cancelled');
});

test('what was begun goes on no more after a lease that was over, or by an engine that was started again', async () => {
  const { taking, another, session, offer, clock, runs } = rig();
  offer(offered());
  await taking.round(session, me);
  const [run] = [...runs.values()];
  if (run === undefined) throw new Error('nothing was begun');
  const started = another();
  await started.round({ ...session, callsFor: () => Promise.resolve({ leaseMs: 20_000, calls: [] }) }, me);
  expect(started.whyNotSent(run)).not.toBeNull();
  runs.set('run-1', { ...run, status: 'running', completedAt: null });
  await clock.advance(60_000);
  offer();
  await taking.round(session, me);
  expect(runs.get('run-1')?.status).toBe('cancelled');
});

test('what came of a run is answered from its record: done, not done, not known', async () => {
  const { taking, session, offer, runs, taken, answers } = rig();
  taken.set('a/c1', 'run-1');
  offer({ ...offered(), isTaken: true });
  const end = (more: object, step: object) => {
    runs.set('run-1', {
      runId: 'run-1',
      status: 'completed',
      completedAt: 1,
      reason: null,
      ...more,
      steps: [{ toolCalls: [], ...step }],
    } as unknown as Run);
  };
  end({}, { toolCalls: [{ success: true, output: 'pin 5 is 1' }], gave: { value: '1', whole: true } });
  await taking.round(session, me);
  end({ status: 'cancelled', reason: 'emergency stop' }, {});
  await taking.round(session, me);
  end(
    { status: 'failed', reason: 'interrupted' },
    { toolCalls: [{ success: null, output: null }], unsettled: [0] },
  );
  await taking.round(session, me);
  expect(answers.map((answer) => JSON.parse(answer) as unknown)).toEqual([
    { success: true, output: 'pin 5 is 1', value: '1', run: 'run-1' },
    { success: false, output: 'emergency stop', run: 'run-1' },
    {
      success: false,
      output: 'interrupted. Whether it was carried out is not known.',
      unknown: true,
      run: 'run-1',
    },
  ]);
});

test('what nobody waits for any more is ended', async () => {
  const { taking, session, offer, events, answers } = rig();
  offer(offered());
  await taking.round(session, me);
  offer({ ...offered(), isTaken: true, isCalledOff: true });
  await taking.round(session, me);
  expect(events.at(-1)).toBe('cancelled');
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({
    success: false,
    output: 'called off by the engine a',
  });
});
