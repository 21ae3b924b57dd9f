import { expect, test } from 'vitest';
import { FleetInMemory } from '../../testing/fleet-in-memory';
import { fleetHandlers } from './handlers';

const person = { by: 'ana', via: 'cli' };

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
    () => ({ name: 'a', me: { name: 'a', token: '1' }, session }),
    () => obedience,
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

test('without a connection nothing is said of the others', async () => {
  const handlers = fleetHandlers(
    () => ({ name: 'a', me: null, session: null }),
    () => null,
  );
  for (const answer of [
    await handlers['fleet.engines']({}, person),
    await handlers['fleet.runs']({ limit: 1 }, person),
    await handlers['fleet.events']({ limit: 1 }, person),
    await handlers['fleet.forget']({ name: 'b' }, person),
  ])
    expect(answer).toMatchObject({ ok: false, error: { code: 'fleet.away' } });
});
