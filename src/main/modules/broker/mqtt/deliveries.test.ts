import { expect, test } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock';
import { Acknowledgements } from './acknowledgements';
import { Deliveries, fingerprintOf, type HandledMessages } from './deliveries';

function storeOf(): HandledMessages & { readonly rows: Map<string, string> } {
  const rows = new Map<string, string>();
  const key = (session: string, packetId: number): string => `${session} ${String(packetId)}`;
  return {
    rows,
    handled: (session, packetId) => rows.get(key(session, packetId)) ?? null,
    saveHandled: (session, packetId, fingerprint) => {
      rows.set(key(session, packetId), fingerprint);
    },
    handledIds: (session) =>
      [...rows.keys()]
        .filter((row) => row.startsWith(`${session} `))
        .map((row) => Number(row.slice(session.length + 1))),
    forgetHandled: (session, packetIds) => {
      for (const packetId of packetIds) rows.delete(key(session, packetId));
    },
  };
}

const hot = fingerprintOf('pump', Buffer.from('92'));

test('a message was handled before when packet id, topic and payload agree, also after a restart', () => {
  const store = storeOf();
  const clock = new FakeClock();
  new Deliveries('s', true, store, clock).remember(7, hot);
  const next = new Deliveries('s', true, store, clock);
  expect([
    next.wasHandled(7, hot),
    next.wasHandled(8, hot),
    next.wasHandled(7, fingerprintOf('pump', Buffer.from('93'))),
    next.wasHandled(7, fingerprintOf('pump9', Buffer.from('2'))),
  ]).toEqual([true, false, false, false]);
});

test('once the broker has the acknowledgement, an equal message under the same packet id is news', () => {
  const store = storeOf();
  const deliveries = new Deliveries('s', true, store, new FakeClock());
  deliveries.remember(7, hot);
  deliveries.settle([7]);
  expect(deliveries.wasHandled(7, hot)).toBe(false);
});

test('a broker that has lost the session cannot send anything again', () => {
  const store = storeOf();
  store.saveHandled('s', 7, hot);
  store.saveHandled('other', 7, hot);
  new Deliveries('s', false, store, new FakeClock());
  expect([...store.rows.keys()]).toEqual(['other 7']);
});

test('what an earlier connection left is forgotten when the broker has not sent it again within a minute', async () => {
  const store = storeOf();
  const clock = new FakeClock();
  store.saveHandled('s', 7, hot);
  store.saveHandled('s', 8, hot);
  const deliveries = new Deliveries('s', true, store, clock);
  await clock.advance(59_000);
  deliveries.settle([]);
  expect(deliveries.wasHandled(8, hot)).toBe(true);
  await clock.advance(1_000);
  deliveries.settle([]);
  expect([deliveries.wasHandled(7, hot), deliveries.wasHandled(8, hot)]).toEqual([false, true]);
});

test('an acknowledgement is certain when a ping that was sent after it is answered', () => {
  const acknowledgements = new Acknowledgements();
  acknowledgements.acknowledged(1);
  acknowledgements.acknowledged(2);
  acknowledgements.pingSent();
  acknowledgements.acknowledged(3);
  expect(acknowledgements.open).toBe(true);
  acknowledgements.pingSent();
  expect([
    acknowledgements.open,
    acknowledgements.pingAnswered(),
    acknowledgements.pingAnswered(),
    acknowledgements.pingAnswered(),
  ]).toEqual([false, [1, 2], [3], []]);
});

test('a packet id that is in use again is not certain by an answer to an earlier ping', () => {
  const acknowledgements = new Acknowledgements();
  acknowledgements.acknowledged(1);
  acknowledgements.pingSent();
  acknowledgements.received(1);
  expect(acknowledgements.pingAnswered()).toEqual([]);
  acknowledgements.acknowledged(1);
  acknowledgements.pingSent();
  expect(acknowledgements.pingAnswered()).toEqual([1]);
});
