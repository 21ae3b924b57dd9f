import { expect, onTestFinished, test } from 'vitest';
import type { FleetAbout } from '../../shared/fleet';
import type { OfferedCall, Me } from '../ports/fleet-calls';
import { idleEngine } from './fleet-about';
import type { FleetSession, FleetStore } from '../ports/fleet-store';

const about: FleetAbout = idleEngine;

const call: OfferedCall = { key: 'c1', reach: 'site-b', forMs: 60_000, call: '{"tool":"밸브"}' };
const of = { engine: 'a', key: 'c1' };

/** What every database of a fleet keeps to about calls, the one in memory too. `make` gives an empty one. */
export function fleetCallsContract(make: () => Promise<FleetStore>): void {
  const open = async (): Promise<FleetSession> => {
    const session = await (await make()).connect(new AbortController().signal);
    onTestFinished(() => session.close());
    return session;
  };
  const join = async (
    session: FleetSession,
    name: string,
    tags: readonly string[] = [],
    leaseMs = 60_000,
  ): Promise<Me> => {
    const joined = await session.register({
      name,
      home: name,
      host: 'host',
      version: '1',
      tags,
      token: null,
    });
    if (joined.kind !== 'joined') throw new Error(`${name} was not let in`);
    const me = { name, token: joined.token };
    await session.beat(me, { about, skewMs: null, leaseMs });
    return me;
  };
  const mayTake = async (session: FleetSession, me: Me): Promise<readonly string[]> =>
    (await session.callsFor(me)).calls.filter(({ isTaken }) => !isTaken).map(({ key }) => key);

  test('a call is taken by one engine that has its name or tag, answered by that one, and heard by who offered it', async () => {
    const session = await open();
    const a = await join(session, 'a');
    const b = await join(session, 'b', ['site-b']);
    const c = await join(session, 'c', ['site-b']);
    const d = await join(session, 'd');
    expect(await session.offerCall(a, call)).toEqual({ kind: 'offered' });
    expect(await session.offerCall(a, call)).toEqual({ kind: 'offered' });
    expect([await mayTake(session, b), await mayTake(session, c), await mayTake(session, d)]).toEqual([
      ['c1'],
      ['c1'],
      [],
    ]);
    const taken = await Promise.all([session.takeCall(b, of, 1_000), session.takeCall(c, of, 1_000)]);
    expect(taken.toSorted()).toEqual([false, true]);
    const [taker, other] = taken[0] === true ? [b, c] : [c, b];
    expect(await session.offerCall(a, call)).toEqual({ kind: 'taken', taker: taker.name, here: true });
    expect((await session.callsFor(taker)).calls).toEqual([
      { ...of, isTaken: true, isCalledOff: false, call: call.call },
    ]);
    await session.answerCall(other, of, '"other"');
    await session.answerCall(taker, of, '"done"');
    await session.answerCall(taker, of, '"again"');
    expect(await session.offerCall(a, call)).toEqual({
      kind: 'answered',
      taker: taker.name,
      answer: '"done"',
    });
    expect((await session.callsFor(taker)).calls).toEqual([]);
  });

  test('what was withdrawn is taken by nobody, also when it is offered after that', async () => {
    const session = await open();
    const a = await join(session, 'a');
    const b = await join(session, 'b', ['site-b']);
    await session.offerCall(a, call);
    expect(await session.withdrawCall(a, 'c1')).toEqual({ kind: 'withdrawn' });
    expect(await session.withdrawCall(a, 'c2')).toEqual({ kind: 'withdrawn' });
    expect(await session.offerCall(a, { ...call, key: 'c2' })).toEqual({ kind: 'withdrawn' });
    expect([await mayTake(session, b), await session.takeCall(b, of, 1_000)]).toEqual([[], false]);
  });

  test('what is taken is not withdrawn, and who has taken it is told that nobody waits for it', async () => {
    const session = await open();
    const a = await join(session, 'a');
    const b = await join(session, 'b', ['site-b']);
    await session.offerCall(a, call);
    await session.takeCall(b, of, 1_000);
    expect(await session.withdrawCall(a, 'c1')).toEqual({ kind: 'taken', taker: 'b', here: true });
    await session.callOff(a, 'c1');
    expect((await session.callsFor(b)).calls).toMatchObject([{ isTaken: true, isCalledOff: true }]);
  });

  test('an engine that was replaced takes nothing, answers nothing and offers nothing', async () => {
    const session = await open();
    const old = await join(session, 'a');
    await session.offerCall(old, call);
    const a = await join(session, 'a');
    const oldTaker = await join(session, 'b', ['site-b']);
    const b = await join(session, 'b', ['site-b']);
    // Under the token of then it is offered no more.
    expect([await mayTake(session, b), await session.takeCall(b, of, 1_000)]).toEqual([[], false]);
    expect(await session.offerCall(a, call)).toEqual({ kind: 'offered' });
    expect(await session.takeCall(oldTaker, of, 1_000)).toBe(false);
    expect(await session.takeCall(b, of, 1_000)).toBe(true);
    await session.answerCall(oldTaker, of, '"old"');
    expect(await session.offerCall(old, { ...call, key: 'c3' })).toEqual({ kind: 'absent' });
    expect(await session.offerCall(a, call)).toEqual({ kind: 'taken', taker: 'b', here: true });
  });

  test('it is offered by an engine that is there, and taken by one that stays long enough', async () => {
    const session = await open();
    const a = await join(session, 'a', [], 0);
    const b = await join(session, 'b', ['site-b'], 5_000);
    await session.offerCall(a, call);
    expect(await session.takeCall(b, of, 1_000)).toBe(false);
    await session.beat(a, { about, skewMs: null, leaseMs: 60_000 });
    expect(await session.takeCall(b, of, 60_000)).toBe(false);
    expect(await session.takeCall(b, of, 1_000)).toBe(true);
    await session.left(b);
    expect(await session.offerCall(a, call)).toEqual({ kind: 'taken', taker: 'b', here: false });
  });
}
