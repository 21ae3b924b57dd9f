import { expect, test } from 'vitest';
import { FleetInMemory } from '../../testing/fleet-in-memory';
import { FakeClock } from '../../testing/fake-clock';
import { fleetHandlers } from './handlers';
import { Sight } from './sight';

const person = { by: 'ana', via: 'cli' };

const nobody = (): Promise<never> => Promise.reject(new Error('nobody asks'));

const knowing = () => ({
  sight: new Sight(new FakeClock()),
  tryOut: () => Promise.reject(new Error('nobody tries one')),
  asking: { card: nobody, decide: nobody },
  given: () => [],
  key: () => ({ name: 'a', key: 'KEY' }),
  closing: new AbortController().signal,
});
const address = '127.0.0.1:5432/plant';

function obedient() {
  const stops: unknown[] = [];
  const stop = (by: unknown): number => {
    stops.push(by);
    return 3;
  };
  return { stops, obedience: { stop, pausedBy: () => null, resume() {} } };
}

test('a stop is carried out here first, whether or not there is a fleet', async () => {
  const { stops, obedience } = obedient();
  const handlers = fleetHandlers(
    () => null,
    () => obedience,
    knowing(),
  );
  expect(await handlers['fleet.order']({ kind: 'stop' }, person)).toEqual({
    ok: true,
    value: { number: null, cancelledHere: 3, problem: 'This engine is in no fleet' },
  });
  expect(stops).toEqual([{ by: 'ana ()', via: 'fleet' }]);
  expect(await handlers['fleet.order']({ kind: 'resume' }, person)).toMatchObject({
    ok: false,
    error: { code: 'fleet.none' },
  });
});

test('where the database is away, or this engine is not the one in force any more, the others were not told', async () => {
  const { obedience } = obedient();
  const fleet = new FleetInMemory();
  const session = await fleet.connect();
  const handlers = fleetHandlers(
    () => ({ name: 'a', address, away: null, me: { name: 'a', token: '1' }, session }),
    () => obedience,
    knowing(),
  );
  const away = { number: null, cancelledHere: 3 };
  expect(await handlers['fleet.order']({ kind: 'stop' }, person)).toMatchObject({ ok: true, value: away });
  fleet.isAway = true;
  expect(await handlers['fleet.order']({ kind: 'stop' }, person)).toMatchObject({
    ok: true,
    value: { ...away, problem: 'the connection broke' },
  });
  expect(await handlers['fleet.order']({ kind: 'resume' }, person)).toMatchObject({ ok: false });
});

const away = { since: 7, message: 'nothing listens there', remedy: 'Start it.', isRefused: false };

test('while the database is away the page still has what was seen last, with when that was', async () => {
  const fleet = new FleetInMemory();
  const session = await fleet.connect();
  await session.register({ name: 'a', home: 'h', host: 'pc', version: '1', tags: [], token: null });
  const { sight, ...rest } = knowing();
  const shows = fleetHandlers(
    () => ({ name: 'a', address, away: null, me: null, session }),
    () => null,
    { sight, ...rest },
  )['fleet.show'];
  const silent = fleetHandlers(
    () => ({ name: 'a', address, away, me: null, session: null }),
    () => null,
    { sight, ...rest },
  )['fleet.show'];
  const alone = fleetHandlers(
    () => null,
    () => null,
    { sight, ...rest },
  )['fleet.show'];
  expect(await silent({}, person)).toMatchObject({ ok: true, value: { away, asOf: null, engines: [] } });
  const seen = await shows({}, person);
  expect(seen).toMatchObject({ ok: true, value: { me: 'a', away: null, engines: [{ name: 'a' }] } });
  expect(await silent({}, person)).toEqual({
    ok: true,
    value: { ...(seen.ok ? seen.value : {}), away },
  });
  // The connection is gone, and nobody has noticed yet.
  fleet.isAway = true;
  expect(await shows({}, person)).toMatchObject({
    ok: true,
    value: { away: { message: 'the connection broke', isRefused: false }, engines: [{ name: 'a' }] },
  });
  expect(await alone({}, person)).toMatchObject({ ok: false, error: { code: 'fleet.none' } });
});

test('without a connection nothing is said of the others', async () => {
  const handlers = fleetHandlers(
    () => ({ name: 'a', address, away, me: null, session: null }),
    () => null,
    knowing(),
  );
  for (const answer of [
    await handlers['fleet.engines']({}, person),
    await handlers['fleet.runs']({ limit: 1 }, person),
    await handlers['fleet.events']({ limit: 1 }, person),
    await handlers['fleet.forget']({ name: 'b' }, person),
  ])
    expect(answer).toMatchObject({ ok: false, error: { code: 'fleet.away' } });
});

test('this engine, and one that is not there, are asked nothing over the fleet', async () => {
  const fleet = new FleetInMemory();
  const session = await fleet.connect();
  for (const name of ['a', 'b'])
    await session.register({ name, home: name, host: 'pc', version: '1', tags: [], token: null });
  const handlers = fleetHandlers(
    () => ({ name: 'a', address, away: null, me: { name: 'a', token: '1' }, session }),
    () => null,
    knowing(),
  );
  const look = async (engine: string): Promise<unknown> =>
    handlers['fleet.card']({ engine, runId: 'r1' }, person);
  expect(await look('a')).toMatchObject({ ok: false, error: { code: 'fleet.this-one' } });
  expect(await look('b')).toMatchObject({ ok: false, error: { code: 'fleet.not-there' } });
});

test('the key is shown as another engine names it, in a fleet or not', async () => {
  const handlers = fleetHandlers(
    () => null,
    () => null,
    knowing(),
  );
  expect(await handlers['fleet.key']({}, person)).toEqual({
    ok: true,
    value: { name: 'a', key: 'KEY', entry: 'a:KEY' },
  });
});
