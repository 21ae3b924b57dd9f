import { expect, test } from 'vitest';
import type { HandedOutcome } from '../../../../domain/run/run-command';
import { comesTrue } from '../../../testing/comes-true';
import { FakeClock } from '../../../testing/fake-clock';
import { FleetInMemory } from '../../../testing/fleet-in-memory';
import type { FleetAbout } from '../../../../shared/fleet';
import type { HandedCall } from '../../../ports/handed-calls';
import type { Me } from '../../../ports/fleet-calls';
import { idleEngine } from '../../../testing/fleet-about';
import { Offering } from './offering';

const about: FleetAbout = { ...idleEngine, accepts: ['gpio_write'] };

const callAt = (sentAt: number): HandedCall => ({
  key: 'c1',
  on: 'b',
  tool: 'gpio_write',
  arguments: { pin: 5 },
  sentAt,
  procedure: 'open',
  run: 'r1',
  step: 1,
  title: 'Open',
  approvedBy: null,
});

async function rig() {
  const clock = new FakeClock(1_000);
  const fleet = new FleetInMemory(clock);
  const session = await fleet.connect();
  const join = async (name: string): Promise<Me> => {
    const joined = await session.register({
      name,
      home: name,
      host: 'h',
      version: '1',
      tags: ['t'],
      token: null,
    });
    if (joined.kind !== 'joined') throw new Error('not let in');
    const me = { name, token: joined.token };
    await session.beat(me, { about, skewMs: null, leaseMs: 1_000_000 });
    return me;
  };
  const [a, b] = [await join('a'), await join('b')];
  const offering = new Offering({
    clock,
    offeredSecs: () => 60,
    isInFleet: () => true,
    onFailure: (failure) => {
      throw failure;
    },
  });
  let isAsked = false;
  const heard: HandedOutcome[] = [];
  const ending = new AbortController();
  return {
    clock,
    fleet,
    session,
    offering,
    b,
    heard,
    round: () => offering.round({ me: a, session }),
    ask: () => {
      isAsked = true;
    },
    wait: () => {
      offering
        .outcomeOf(callAt(clock.now()), () => isAsked, ending.signal)
        .then(
          (outcome) => heard.push(outcome),
          () => {},
        );
    },
    of: { engine: 'a', key: 'c1' },
  };
}

test('what nobody takes in its time is withdrawn, and nothing was done', async () => {
  const { wait, round, clock, heard, session, b, of } = await rig();
  wait();
  await round();
  await clock.advance(61_000);
  await round();
  await comesTrue(() => {
    expect(heard).toMatchObject([{ kind: 'answered', success: false }]);
  });
  expect(await session.takeCall(b, of, 0)).toBe(false);
});

test('who has taken it and is there no more is told of, and while a person is asked an answer alone counts', async () => {
  const { wait, round, heard, session, b, of, ask } = await rig();
  wait();
  await round();
  await session.takeCall(b, of, 0);
  await round();
  expect(heard).toEqual([]);
  await session.left(b);
  await round();
  await comesTrue(() => {
    expect(heard).toEqual([{ kind: 'gone', engine: 'b' }]);
  });
  ask();
  wait();
  await round();
  await session.answerCall(b, of, JSON.stringify({ success: true, output: 'done' }));
  await round();
  await comesTrue(() => {
    expect(heard.at(-1)).toEqual({ kind: 'answered', engine: 'b', success: true, output: 'done' });
  });
});

test('what was taken once is offered no more, whatever a database that was put back says', async () => {
  const { wait, round, heard, session, b, of, fleet } = await rig();
  wait();
  await round();
  await session.takeCall(b, of, 0);
  await round();
  fleet.calls.all.length = 0;
  await round();
  await comesTrue(() => {
    expect(heard).toEqual([{ kind: 'gone', engine: 'b' }]);
  });
  expect(fleet.calls.all.map(({ state }) => state)).toEqual(['withdrawn']);
});

test('without the database a person is asked once an offer would be over', async () => {
  const { wait, round, clock, heard, offering } = await rig();
  wait();
  await round();
  offering.away();
  expect(heard).toEqual([]);
  await clock.advance(61_000);
  offering.away();
  await comesTrue(() => {
    expect(heard).toEqual([{ kind: 'gone', engine: '' }]);
  });
});

test('it waits for an engine that carries it out for others, and says why none does', async () => {
  const { offering, session } = await rig();
  const part = (on: string, tool = 'gpio_write') => offering.part(on, tool)?.now();
  expect(part('b')).toMatchObject({ state: 'connecting', detail: 'the database of the fleet is away' });
  offering.know(await session.engines());
  expect([part('b'), part('t')]).toEqual([{ state: 'ready' }, { state: 'ready' }]);
  expect(part('c')).toMatchObject({ detail: 'no engine of the fleet has this name or tag: c' });
  expect(part('b', 'shell')).toMatchObject({
    detail: 'b: it carries out no shell for others ([fleet] accept)',
  });
  expect(offering.known()).toEqual(new Set(['a', 'b', 't']));
});
