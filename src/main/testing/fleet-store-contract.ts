import { expect, onTestFinished, test } from 'vitest';
import { beginning } from '../platform/storage/record-links';
import type { Batch, FleetMember, FleetSession, FleetStore, HandedEvent, Me } from '../ports/fleet-store';

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
}
