import { expect, onTestFinished, test } from 'vitest';
import type { FleetAbout, FleetRun } from '../../shared/fleet';
import { beginning } from '../platform/storage/record-links';
import { comesTrue } from './comes-true';
import type { Batch, FleetMember, FleetSession, FleetStore, HandedEvent } from '../ports/fleet-store';
import type { Me } from '../ports/fleet-calls';

const member = (name: string, token: string | null = null, home = `home of ${name}`): FleetMember => ({
  name,
  home,
  host: `host of ${name}`,
  version: '0.0.0-test',
  tags: ['hall-2'],
  token,
});

const hashOf = (link: number): string =>
  link === 0 ? beginning.toString('hex') : link.toString(16).padStart(64, '0');

const eventAt = (link: number): HandedEvent => ({
  link,
  runId: 'r1',
  seq: link,
  at: 1_000 + link,
  type: 'run-started',
  event: `{"type":"run-started","text":"밸브 \\u0000 ${String(link)}"}`,
  hash: hashOf(link),
});

/** The events from one number to another as the next of the record. */
function batchOf(from: number, to: number): Batch {
  const events = Array.from({ length: to - from }, (_, index) => eventAt(from + index + 1));
  return {
    from: { link: from, hash: hashOf(from) },
    to: { link: to, hash: hashOf(to) },
    events,
    removals: [],
    runs: [],
    connectedAt: 0,
  };
}

async function joinedAs(
  session: FleetSession,
  name: string,
  token: string | null = null,
): Promise<Me & { readonly link: number }> {
  const registered = await session.register(member(name, token));
  if (registered.kind !== 'joined') throw new Error(`${name} was not let in: ${registered.kind}`);
  return { name, token: registered.token, link: registered.position.link };
}

/** What every database of a fleet keeps to, the one in memory too. `make` gives an empty one. */
export function fleetStoreContract(make: () => Promise<FleetStore>): void {
  const open = async (): Promise<FleetSession> => {
    const session = await (await make()).connect(new AbortController().signal);
    onTestFinished(() => session.close());
    return session;
  };

  test('a batch is appended at the expected place alone, and once when it comes twice', async () => {
    const session = await open();
    const me = await joinedAs(session, 'a');
    expect(await session.append(me, batchOf(0, 2))).toEqual({ kind: 'appended' });
    expect(await session.append(me, batchOf(0, 2))).toEqual({ kind: 'appended' });
    const there = { kind: 'elsewhere', position: { link: 2, hash: hashOf(2) } };
    expect(await session.append(me, batchOf(1, 3))).toEqual(there);
    expect(await session.append(me, batchOf(3, 4))).toEqual(there);
    expect(await session.append(me, batchOf(2, 4))).toEqual({ kind: 'appended' });
    expect((await joinedAs(session, 'a')).link).toBe(4);
  });

  test('a start raises the token, and the one before may write nothing any more', async () => {
    const session = await open();
    const before = await joinedAs(session, 'a');
    const after = await joinedAs(session, 'a');
    expect(BigInt(after.token)).toBeGreaterThan(BigInt(before.token));
    expect(await session.append(before, batchOf(0, 1))).toEqual({ kind: 'replaced', host: 'host of a' });
    expect(await session.keepRows(before, [{ id: 1, at: 1, row: '{}' }])).toBe(false);
    expect(await session.register(member('a', before.token))).toEqual({
      kind: 'replaced',
      host: 'host of a',
    });
    expect(await session.append(after, batchOf(0, 1))).toEqual({ kind: 'appended' });
  });

  test('who is connected again keeps its token', async () => {
    const session = await open();
    const { token } = await joinedAs(session, 'a');
    expect(await joinedAs(session, 'a', token)).toEqual({ name: 'a', token, link: 0 });
  });

  test('another home gets no name that is taken', async () => {
    const session = await open();
    await joinedAs(session, 'a');
    expect(await session.register(member('a', null, 'another home'))).toMatchObject({
      kind: 'taken',
      host: 'host of a',
    });
  });

  test('a database that was put back is joined again with a higher token', async () => {
    const session = await open();
    const { token } = await joinedAs(session, 'a', '7');
    expect(token).toBe('8');
  });

  test('a row told anew takes the place of what was told before', async () => {
    const session = await open();
    const me = await joinedAs(session, 'a');
    expect(await session.keepRows(me, [{ id: 1, at: 1, row: '{"count":1}' }])).toBe(true);
    expect(await session.keepRows(me, [{ id: 1, at: 2, row: '{"count":2}' }])).toBe(true);
  });

  test('who renews the lease is here, who said so has left, and who did neither is away', async () => {
    const session = await open();
    const [here, left, away] = [
      await joinedAs(session, 'a'),
      await joinedAs(session, 'b'),
      await joinedAs(session, 'c'),
    ];
    const told = { about, skewMs: 7, leaseMs: 600_000 };
    expect(await session.beat(here, told)).toBeGreaterThan(0);
    await session.beat(left, told);
    await session.left(left);
    await session.beat(away, { ...told, leaseMs: 0 });
    const states = async (): Promise<string[]> => (await session.engines()).map(({ state }) => state);
    expect(await states()).toEqual(['here', 'left', 'away']);
    expect((await session.engines())[0]).toMatchObject({
      name: 'a',
      host: 'host of a',
      tags: ['hall-2'],
      skewMs: 7,
      about,
    });
    expect([await session.forget('a'), await session.forget('c'), await session.forget('x')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await states()).toEqual(['here', 'left', 'left']);
    const again = await joinedAs(session, 'a');
    expect([await session.beat(here, told), typeof (await session.beat(again, told))]).toEqual([
      null,
      'number',
    ]);
  });

  test('the newest order is for every engine until it has acknowledged it, and is heard of at once', async () => {
    const store = await make();
    const [session, others] = [
      await store.connect(new AbortController().signal),
      await store.connect(new AbortController().signal),
    ];
    onTestFinished(async () => {
      await session.close();
      await others.close();
    });
    const [one, other] = [await joinedAs(session, 'a'), await joinedAs(others, 'b')];
    expect([await session.orderFor(one), await session.newestOrder()]).toEqual([null, null]);
    let heard = 0;
    await others.hearOrders(() => {
      heard += 1;
    });
    await session.order(one, { kind: 'resume', by: 'ana', via: 'cli' });
    const number = await session.order(one, { kind: 'stop', by: 'ana', via: 'cli' });
    const order = {
      number,
      kind: 'stop',
      engine: 'a',
      by: 'ana',
      via: 'cli',
      at: expect.any(Number) as number,
    };
    expect(await others.orderFor(other)).toEqual(order);
    await others.acknowledge(other, number ?? 0, { result: 'stopped', cancelled: 2 });
    expect(await others.orderFor(other)).toBeNull();
    expect(await session.orderFor(one)).toEqual(order);
    expect(await session.newestOrder()).toEqual({
      ...order,
      outcomes: [{ engine: 'b', outcome: { result: 'stopped', cancelled: 2 } }],
    });
    await comesTrue(() => {
      expect(heard).toBe(2);
    });
    const replaced = { ...one, token: '0' };
    expect(await session.order(replaced, { kind: 'stop', by: 'x', via: 'y' })).toBeNull();
  });

  test('a tick is taken once, by whoever asks first, and by them again when their answer was lost', async () => {
    const session = await open();
    const [one, other] = [await joinedAs(session, 'a'), await joinedAs(session, 'b')];
    const tick = { procedure: '펌프', expression: '0 6 * * *', due: 1_700_000_000_000, isPast: false };
    const both = await Promise.all([session.takeTick(one, tick), session.takeTick(other, tick)]);
    expect(new Set(both).size).toBe(1);
    const [taker] = both;
    expect([await session.takeTick(one, tick), await session.takeTick(other, tick)]).toEqual([taker, taker]);
    const next = { ...tick, due: tick.due + 1 };
    expect(await session.takeTick(one, { ...next, isPast: true })).toBe('');
    expect(await session.takeTick(other, next)).toBe('b');
    expect(await session.takeTick(one, { ...next, isPast: true })).toBe('b');
    expect(await session.takeTick({ ...one, token: '0' }, tick)).toBeNull();
  });

  test('runs and events of all engines are listed, the newest first', async () => {
    const session = await open();
    const [one, other] = [await joinedAs(session, 'a'), await joinedAs(session, 'b')];
    await session.append(one, { ...batchOf(0, 1), runs: [runOf('r1', 10), runOf('r2', 30)] });
    await session.append(other, { ...batchOf(0, 1), runs: [{ ...runOf('r3', 20), status: 'running' }] });
    const found = async (wanted: object): Promise<string[]> =>
      (await session.runs({ limit: 10, ...wanted })).map(({ engine, run }) => `${engine} ${run.runId}`);
    expect(await found({})).toEqual(['a r2', 'b r3', 'a r1']);
    expect(await found({ limit: 1 })).toEqual(['a r2']);
    expect(await found({ engine: 'b' })).toEqual(['b r3']);
    expect(await found({ status: 'waiting_approval' })).toEqual(['a r2', 'a r1']);
    const row = { at: 5, source: 'mqtt', topic: 'plant', payload: '밸브', count: 2 };
    const rows = [{ sop: 'pump', result: 'started', runId: 'r1', reason: null }];
    await session.keepRows(one, [
      { id: 1, at: 5, row: JSON.stringify({ ...row, verdicts: JSON.stringify({ rows }) }) },
    ]);
    expect(await session.events({ limit: 10 })).toEqual([{ engine: 'a', ...row, rows }]);
  });
}

const about: FleetAbout = {
  runs: 2,
  waiting: 1,
  queued: 0,
  unhanded: 3,
  paused: false,
  stopped: false,
  boards: [{ name: 'pump', state: 'connected' }],
  broker: 'on',
  queues: null,
  models: [],
};

const runOf = (runId: string, startedAt: number): FleetRun => ({
  runId,
  sop: 'pump',
  status: 'waiting_approval',
  currentStep: 1,
  totalSteps: 2,
  stepTitle: 'Close',
  source: 'mqtt',
  topic: 'plant',
  startedAt,
  completedAt: null,
  waitingSince: startedAt,
  reason: null,
  lastActivityAt: startedAt,
});
