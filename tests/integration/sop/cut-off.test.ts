import { expect, onTestFinished, test } from 'vitest';
import { OfflineHold } from '../../../src/main/modules/fleet/offline';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { comesTrue } from '../../../src/main/testing/comes-true';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import { openEngine } from './engine-bench';

/** An engine that is held while the fleet is away, with a procedure that reads, then acts. */
function open(options: { readonly away: boolean; readonly settings?: { readonly maxEventAgeSecs: number } }) {
  const clock = new FakeClock();
  let isAway = options.away;
  const hold = new OfflineHold(clock, () => isAway);
  const [reads, acts] = [new RecordingTool('look', 'reads'), new RecordingTool('turn', 'acts')];
  const bench = openEngine({
    clock,
    cutOff: hold,
    tools: [reads, acts],
    settings: options.settings ?? {},
    procedures: [
      {
        name: 'valve',
        toml: 'execution_mode = "auto"\nmax_concurrent = 9\n[[triggers]]\ntype = "mqtt"\ntopic = "plant"\n',
        steps: '1. **Look** — See.\n   - call: look {}\n2. **Turn** — Do it.\n   - call: turn {}\n',
      },
    ],
  });
  onTestFinished(async () => {
    await bench.engine.close();
    bench.database.close();
  });
  return {
    ...bench,
    reads,
    acts,
    fleet: (away: boolean) => {
      isAway = away;
      hold.look();
    },
    say: () =>
      bench.engine.dispatch(
        { source: 'mqtt', topic: 'plant', payload: null, receivedAt: clock.now() },
        'mqtt',
      ),
  };
}

test('held, an event waits on disk with its reason, a person starts nothing either, and all of it goes on by itself', async () => {
  const { engine, fleet, say, acts, reads } = open({ away: true });
  expect(say()).toMatchObject([
    {
      sop: 'valve',
      result: 'queued',
      reason: 'cut off from the fleet',
      detail: expect.stringContaining('[fleet] offline = "hold"') as string,
    },
  ]);
  say();
  expect(engine.backlog).toMatchObject({ count: 2 });
  expect(engine.startByHand('valve', null, { by: 'ana', via: 'cli' })).toMatchObject({
    ok: false,
    error: { message: '"valve" was not started: cut off from the fleet' },
  });
  expect(engine.test({ source: 'mqtt', topic: 'plant', payload: null, receivedAt: 0 })).toMatchObject([
    { starts: false, reason: expect.stringMatching(/^it would wait for a place: The database/u) as string },
  ]);
  expect(reads.calls).toEqual([]);
  fleet(false);
  await comesTrue(() => {
    expect(acts.calls).toHaveLength(2);
  });
  expect(engine.backlog).toBeNull();
});

test('a rehearsal does nothing that the fleet would have to know, and is not held', async () => {
  const { engine, settled, acts } = open({ away: true });
  const dry = engine.startDry('valve', null, { by: 'ana', via: 'cli' });
  if (!dry.ok) throw new Error(dry.error.message);
  expect((await settled(dry.value.runId)).status).toBe('completed');
  expect(acts.calls).toEqual([]);
});

test('a run under way reads on and stops before it acts, for as long as it takes; the wait is on its record', async () => {
  const { engine, clock, events, fleet, reads, acts, say, run, settled } = open({ away: false });
  const [row] = say();
  if (row?.result !== 'started') throw new Error('it did not start');
  fleet(true);
  await comesTrue(() => {
    expect(run(row.runId).figures.awaits?.part).toEqual({ kind: 'fleet', name: '' });
  });
  expect(reads.calls).toHaveLength(1);
  // Far longer than a step may take, and than a broker is waited for.
  await clock.advance(24 * 3_600_000);
  expect(run(row.runId).status).toBe('running');
  expect(acts.calls).toEqual([]);
  fleet(false);
  expect((await settled(row.runId)).status).toBe('completed');
  expect(acts.calls).toHaveLength(1);
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['part-awaited', 'part-wait-ended', 'run-completed']),
  );
  expect(engine.backlog).toBeNull();
});

test('a cancelled run waits no longer, and an emergency stop ends all that waits', async () => {
  const { engine, clock, fleet, acts, say, run, settled } = open({ away: false });
  const rows = [say(), say()].flat();
  fleet(true);
  const [first = '', second = ''] = rows.flatMap((row) => (row.result === 'started' ? [row.runId] : []));
  await comesTrue(() => {
    expect([first, second].map((id) => run(id).figures.awaits?.part.kind)).toEqual(['fleet', 'fleet']);
  });
  engine.cancel(first, 'not now', { by: 'ana', via: 'cli' });
  expect((await settled(first)).status).toBe('cancelled');
  say();
  engine.stopEverything({ by: 'ana', via: 'cli' });
  expect((await settled(second)).status).toBe('cancelled');
  fleet(false);
  await clock.advance(60_000);
  expect(acts.calls).toEqual([]);
});

test('an event that has waited longer than events may is skipped, as where the engine is full', async () => {
  const { engine, clock, fleet, acts, say } = open({ away: true, settings: { maxEventAgeSecs: 60 } });
  say();
  await clock.advance(120_000);
  expect(engine.backlog).toBeNull();
  fleet(false);
  await clock.advance(10_000);
  expect(acts.calls).toEqual([]);
});
