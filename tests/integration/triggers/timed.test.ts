import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../src/main/platform/storage/database';
import { createEventLedger } from '../../../src/main/modules/record/storage/event-ledger';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { SopEvent } from '../../../src/shared/sop';
import { openEngine, type EngineBench, type Procedure } from '../sop/engine-bench';

/** Triggers that count time, on the real engine and database; only the clock is the test's. */

const ana = { by: 'ana', via: 'app' };
const open: { readonly bench: EngineBench; readonly ends: AbortController }[] = [];
afterEach(async () => {
  for (const { bench, ends } of open.splice(0)) {
    ends.abort();
    await bench.engine.close();
  }
});

const procedure = (keys: string, more = ''): Procedure => ({
  name: 'drain',
  toml: `execution_mode = "auto"\nmax_concurrent = 9\n${more}\n[[triggers]]\ntype = "mqtt"\ntopic = "tank/+/level"\n${keys}\n`,
  steps: '1. **Look** — At it.\n   - call: read {}\n',
});
const high = 'condition = "$.level > 85"';
const held = `${high}\nfor_secs = 300`;

function rig(
  one: Procedure,
  {
    database = openDatabase(join(mkdtempSync(join(tmpdir(), 'zc-timed-')), 'zeroclaw.db')),
    clock = new FakeClock(),
    settings = {},
  }: { database?: Database; clock?: FakeClock; settings?: { maxActiveRuns?: number } } = {},
) {
  const bench = openEngine({
    procedures: [one],
    tools: [new RecordingTool('read', 'reads')],
    database,
    clock,
    settings,
  });
  const ends = new AbortController();
  open.push({ bench, ends });
  bench.engine.resume();
  void bench.engine.time.run(ends.signal);
  const ledger = createEventLedger(database);
  return {
    ...bench,
    ledger,
    /** As a kill leaves it. */
    kill: () => {
      ends.abort();
    },
    send: (level: number, tank = 1) =>
      bench.engine.dispatch(
        {
          source: 'mqtt',
          topic: `tank/${String(tank)}/level`,
          payload: JSON.stringify({ level }),
          receivedAt: clock.now(),
        } satisfies SopEvent,
        'mqtt',
      ).length,
    /** What started, by its payload and topic, oldest first. */
    started: () =>
      bench.events.flatMap((event) =>
        event.type === 'run-started'
          ? [
              `${event.trigger.topic ?? ''} ${event.trigger.payload ?? ''} ${event.trigger.after?.state ?? 'at once'}`,
            ]
          : [],
      ),
    told: () => ledger.list(1)[0]?.misses?.map(({ why, check }) => [why, check?.timing?.state]),
  };
}

const minutes = (count: number): number => count * 60_000;

test('a condition that has held for five minutes starts a run with the last event, once, and Events tells how far it was', async () => {
  const { clock, send, started, told, ledger } = rig(procedure(held));
  expect(send(90)).toBe(0);
  expect(told()).toEqual([['true for 0 of 300 s', 'counts']]);
  await clock.advance(minutes(3));
  expect(send(91)).toBe(0);
  expect(told()).toEqual([['true for 180 of 300 s', 'counts']]);
  expect(started()).toEqual([]);
  await clock.advance(minutes(2));
  expect(started()).toEqual(['tank/1/level {"level":91} held']);
  expect(ledger.list(1)[0]?.rows).toMatchObject([
    {
      result: 'started',
      check: { holds: true, timing: { state: 'held', ms: minutes(5), ofMs: minutes(5) } },
    },
  ]);
  send(92);
  await clock.advance(minutes(60));
  expect(started()).toHaveLength(1);
  expect(told()).toEqual([['it has started, and once is enough until the condition was false', 'started']]);
});

test('one event for which it is false begins anew, and each topic counts alone', async () => {
  const { clock, send, started } = rig(procedure(held));
  send(90, 1);
  send(90, 2);
  await clock.advance(minutes(4));
  send(80, 1);
  send(95, 1);
  await clock.advance(minutes(1));
  expect(started()).toEqual(['tank/2/level {"level":90} held']);
  await clock.advance(minutes(4));
  expect(started()).toHaveLength(2);
});

test('the value of concurrency_key counts alone, whatever the topic', async () => {
  const { clock, engine, started } = rig(procedure(held, 'concurrency_key = "$.pump"'));
  const send = (pump: string, level: number, topic: string): void => {
    engine.dispatch(
      { source: 'mqtt', topic, payload: JSON.stringify({ pump, level }), receivedAt: clock.now() },
      'mqtt',
    );
  };
  send('a', 90, 'tank/1/level');
  await clock.advance(minutes(4));
  send('a', 91, 'tank/2/level');
  send('b', 10, 'tank/1/level');
  await clock.advance(minutes(1));
  expect(started()).toEqual(['tank/2/level {"pump":"a","level":91} held']);
});

test('a clock that is set forwards or back starts nothing early and nothing late', async () => {
  const { clock, send, started } = rig(procedure(held));
  send(90);
  clock.set(clock.now() + minutes(600));
  await clock.advance(minutes(2));
  clock.set(clock.now() - minutes(5000));
  await clock.advance(minutes(2));
  expect(started()).toEqual([]);
  await clock.advance(minutes(1));
  expect(started()).toHaveLength(1);
});

test('after a kill what was counted stands, the time without an engine does not count, and a fresh event goes on', async () => {
  const first = rig(procedure(held));
  const { clock, database } = first;
  first.send(90);
  await clock.advance(minutes(3));
  first.kill();
  await clock.advance(minutes(30));
  const second = rig(procedure(held), { clock, database });
  expect(second.engine.time.underWay('drain')).toMatchObject([
    {
      key: 'tank/1/level',
      timing: { state: 'stands-still', ms: minutes(3), ofMs: minutes(5) },
    },
  ]);
  await clock.advance(minutes(30));
  expect(second.started()).toEqual([]);
  second.send(93);
  await clock.advance(minutes(2));
  expect(second.started()).toEqual(['tank/1/level {"level":93} held']);
  second.kill();
  const third = rig(procedure(held), { clock, database });
  third.send(94);
  await clock.advance(minutes(30));
  expect(third.started()).toEqual([]);
});

test('a lost connection begins anew, and a value that was retained counts for nothing', async () => {
  const { clock, engine, send, started } = rig(procedure(held));
  send(90);
  await clock.advance(minutes(4));
  engine.time.lost(({ type }) => type === 'mqtt');
  engine.dispatch(
    { source: 'mqtt', topic: 'tank/1/level', payload: '{"level":99}', receivedAt: clock.now() },
    'mqtt',
    { withheld: { reason: 'retained value', detail: '' } },
  );
  await clock.advance(minutes(30));
  expect(started()).toEqual([]);
  send(91);
  await clock.advance(minutes(5));
  expect(started()).toEqual(['tank/1/level {"level":91} held']);
});

test('after a start none comes before clear_condition was true, over a restart too', async () => {
  const keys = `${high}\nclear_condition = "$.level < 80"`;
  const first = rig(procedure(keys));
  const { clock, database } = first;
  expect([first.send(90), first.send(91), first.send(83), first.send(92)]).toEqual([1, 0, 0, 0]);
  expect(first.told()).toEqual([
    ['it has started, and clear_condition was not true since', 'waits-for-clear'],
  ]);
  first.kill();
  await clock.advance(minutes(1));
  const second = rig(procedure(keys), { clock, database });
  expect([second.send(95), second.send(79), second.send(96)]).toEqual([0, 0, 1]);
  expect(second.started()).toEqual(['tank/1/level {"level":96} at once']);
});

test('of events that come close together the last one counts, and a kill in between loses and repeats none', async () => {
  const keys = `${high}\ndebounce_secs = 10`;
  const first = rig(procedure(keys));
  const { clock, database } = first;
  first.send(90);
  await clock.advance(5_000);
  expect(first.send(91)).toBe(0);
  expect(first.told()).toEqual([['it waits until no event has come for 10 s', 'settles']]);
  await clock.advance(9_000);
  expect(first.started()).toEqual([]);
  await clock.advance(1_000);
  expect(first.started()).toEqual(['tank/1/level {"level":91} settled']);
  first.send(97);
  await clock.advance(1_000);
  first.kill();
  await clock.advance(minutes(5));
  const second = rig(procedure(keys), { clock, database });
  await clock.advance(0);
  expect(second.started()).toEqual(['tank/1/level {"level":97} settled']);
  second.kill();
  const third = rig(procedure(keys), { clock, database });
  await clock.advance(minutes(5));
  expect(third.started()).toEqual([]);
});

test('a start that a limit holds back is told, and the next event tries again', async () => {
  const { clock, engine, send, started, ledger, told } = rig(procedure(held));
  engine.pause(true, { by: 'ana', via: 'app' });
  send(90);
  await clock.advance(minutes(6));
  expect(ledger.list(1)[0]?.rows).toMatchObject([{ result: 'skipped', reason: 'triggers paused' }]);
  expect(told()).toEqual(undefined);
  engine.pause(false, { by: 'ana', via: 'app' });
  await clock.advance(minutes(1));
  expect(started()).toEqual([]);
  expect(send(91)).toBe(1);
  expect(started()).toEqual(['tank/1/level {"level":91} held']);
  expect(send(92)).toBe(0);
});

test('what finds the engine full waits for a place and counts as started', async () => {
  const { clock, send, ledger, database } = rig(procedure(held), { settings: { maxActiveRuns: 0 } });
  send(90);
  await clock.advance(minutes(5));
  expect(ledger.list(1)[0]?.rows).toMatchObject([{ result: 'queued' }]);
  expect(send(91)).toBe(0);
  expect(database.prepare('SELECT count(*) FROM event_queue').pluck().get()).toBe(1);
});

test('an emergency stop ends what was counted', async () => {
  const { clock, engine, send, started } = rig(procedure(held));
  send(90);
  await clock.advance(minutes(4));
  engine.stopEverything({ by: 'ana', via: 'app' });
  expect(engine.time.underWay('drain')).toEqual([]);
  engine.pause(false, { by: 'ana', via: 'app' });
  await clock.advance(minutes(5));
  expect(started()).toEqual([]);
});

const silence = (keys: string): Procedure => ({
  name: 'drain',
  toml: `execution_mode = "auto"\nmax_concurrent = 9\n[[triggers]]\ntype = "absence"\n${keys}\nafter_secs = 600\n`,
  steps: '1. **Look** — At it.\n   - call: read {}\n',
});

test('a topic that is no longer heard starts a run once, and again only after it was heard', async () => {
  const { clock, send, started, ledger } = rig(silence('topic = "tank/+/level"'));
  await clock.advance(minutes(60));
  expect(started()).toEqual([]);
  expect([send(1, 1), send(1, 2)]).toEqual([0, 0]);
  expect(ledger.list(1)[0]?.misses).toBeUndefined();
  await clock.advance(minutes(9));
  send(1, 2);
  await clock.advance(minutes(1));
  expect(started()).toEqual([
    `tank/1/level {"topic":"tank/1/level","last_heard":"${new Date(clock.now() - minutes(10)).toISOString()}","silent_secs":600} absent`,
  ]);
  await clock.advance(minutes(100));
  expect(started()).toHaveLength(2);
  send(1, 1);
  await clock.advance(minutes(10));
  expect(started()).toHaveLength(3);
});

test('a topic without wildcards counts from the start on, and a restart keeps what was counted and what has started', async () => {
  const one = silence('topic = "tank/1/level"');
  const first = rig(one);
  const { clock, database } = first;
  await clock.advance(minutes(4));
  first.kill();
  await clock.advance(minutes(50));
  const second = rig(one, { clock, database });
  expect(second.engine.time.underWay('drain')).toMatchObject([
    { key: 'tank/1/level', timing: { state: 'silent', ms: minutes(4), ofMs: minutes(10) } },
  ]);
  await clock.advance(minutes(6));
  expect(second.started()).toEqual([
    'tank/1/level {"topic":"tank/1/level","last_heard":null,"silent_secs":600} absent',
  ]);
  second.kill();
  const third = rig(one, { clock, database });
  await clock.advance(minutes(50));
  expect(third.started()).toEqual([]);
  third.send(1);
  await clock.advance(minutes(10));
  expect(third.started()).toHaveLength(1);
});

test('silence counts only while the place can be heard, and only what meets the condition is heard', async () => {
  const { clock, engine, send, started } = rig(silence('topic = "tank/1/level"\ncondition = "$.level > 0"'));
  await clock.advance(minutes(5));
  engine.time.lost(({ type }) => type === 'absence');
  await clock.advance(minutes(50));
  expect(started()).toEqual([]);
  engine.time.back(({ type }) => type === 'absence');
  send(0);
  await clock.advance(minutes(5));
  expect(started()).toHaveLength(1);
});

test('a silence that a pause holds back is tried again after as long again', async () => {
  const { clock, engine, started } = rig(silence('topic = "tank/1/level"'));
  engine.pause(true, { by: 'ana', via: 'app' });
  await clock.advance(minutes(10));
  engine.pause(false, { by: 'ana', via: 'app' });
  expect(started()).toEqual([]);
  await clock.advance(minutes(10));
  expect(started()).toHaveLength(1);
});

test('a changed trigger begins anew, and what it counted before is forgotten', async () => {
  const first = rig(procedure(held));
  const { clock, database } = first;
  first.send(90);
  first.kill();
  await clock.advance(minutes(1));
  const second = rig(procedure(`${high}\nfor_secs = 600`), { clock, database });
  expect(second.engine.time.underWay('drain')).toEqual([]);
  expect(database.prepare('SELECT count(*) FROM trigger_states').pluck().get()).toBe(0);
});

const co2 = (more = ''): Procedure => ({
  name: 'air',
  toml: `execution_mode = "auto"\nmax_concurrent = 9\n${more}\n[[triggers]]\ntype = "window"\ntopic = "room/+/co2"\nvalue = "$.ppm"\nover_secs = 600\ncondition = "$.mean > 1200 && $.count >= 3"\n`,
  steps: '1. **Look** — At it.\n   - call: read {}\n',
});

function air(more = '', of: Parameters<typeof rig>[1] = {}) {
  const bench = rig(co2(more), of);
  return {
    ...bench,
    send: (ppm: unknown, room = 1) =>
      bench.engine.dispatch(
        {
          source: 'mqtt',
          topic: `room/${String(room)}/co2`,
          payload: JSON.stringify({ ppm }),
          receivedAt: bench.clock.now(),
        },
        'mqtt',
      ),
  };
}

test('figures of the last minutes start a run when they meet the condition, once until they do not, each topic alone, and Events tells them', async () => {
  const { clock, send, started, ledger } = air();
  send(1300);
  send(1300, 2);
  await clock.advance(minutes(1));
  send('much');
  send(1400);
  expect(ledger.list(1)[0]?.misses).toMatchObject([
    {
      why: 'figures of the last 600 s: {"count":2,"sum":2700,"mean":1350,"min":1300,"max":1400,"first":1300,"last":1400,"change":100,"per_minute":100,"span_secs":60}',
    },
  ]);
  expect(started()).toEqual([]);
  await clock.advance(minutes(1));
  send(1500);
  const first =
    'room/1/co2 {"count":3,"sum":4200,"mean":1400,"min":1300,"max":1500,"first":1300,"last":1500,"change":200,"per_minute":100,"span_secs":120} figured';
  expect(started()).toEqual([first]);
  expect(ledger.list(1)[0]).toMatchObject({
    topic: 'room/1/co2',
    rows: [{ result: 'started', check: { holds: true, timing: { state: 'figured' } } }],
  });
  send(1600);
  await clock.advance(minutes(1));
  send(1700);
  expect(started()).toHaveLength(1);
  // Nothing is heard for so long that the window is empty: it may start again.
  await clock.advance(minutes(11));
  for (const ppm of [1300, 1300, 1300]) send(ppm);
  expect(started()).toHaveLength(2);
});

test('a start that a cooldown held back is tried again with the next event', async () => {
  const { clock, send, started } = air('cooldown_secs = 700');
  for (const ppm of [1300, 1300, 1300]) send(ppm);
  await clock.advance(minutes(11));
  for (const ppm of [1300, 1300, 1300]) send(ppm);
  expect(started()).toHaveLength(1);
  await clock.advance(minutes(1));
  send(1300);
  expect(started()).toHaveLength(2);
});

test('a window is there after a restart, without what got too old, and a start is not made twice', async () => {
  const database = openDatabase(join(mkdtempSync(join(tmpdir(), 'zc-timed-')), 'zeroclaw.db'));
  const clock = new FakeClock();
  const first = air('', { database, clock });
  first.send(1300);
  await clock.advance(minutes(3));
  first.send(1300);
  await clock.advance(3_000);
  first.kill();
  await first.engine.close();
  open.splice(0);
  const second = air('', { database, clock });
  second.send(1300);
  expect(second.started()).toHaveLength(1);
  await clock.advance(3_000);
  second.kill();
  await second.engine.close();
  open.splice(0);
  const third = air('', { database, clock });
  third.send(1300);
  expect(third.started()).toHaveLength(0);
  await clock.advance(minutes(20));
  third.kill();
  await third.engine.close();
  open.splice(0);
  const fourth = air('', { database, clock });
  fourth.send(1300);
  fourth.send(1300);
  expect(fourth.started()).toHaveLength(0);
  fourth.send(1300);
  expect(fourth.started()).toHaveLength(1);
});

test('a lost connection empties a window, and an emergency stop too', async () => {
  const { send, started, engine } = air();
  send(1300);
  send(1300);
  engine.time.lost(({ type }) => type === 'window');
  send(1300);
  expect(started()).toEqual([]);
  send(1300);
  engine.stopEverything(ana);
  engine.pause(false, ana);
  send(1300);
  send(1300);
  expect(started()).toEqual([]);
  send(1300);
  expect(started()).toHaveLength(1);
});
