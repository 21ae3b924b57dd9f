import { expect, test } from 'vitest';
import type { OutboxRow } from '../../../ports/outbox';
import { afterFailure, next, type ChannelNow } from './outbox-schedule';

const now = 1_000_000;
const row = (seq: number, more: Partial<OutboxRow> = {}): OutboxRow => ({
  seq,
  key: `k${String(seq)}`,
  channel: 'telegram',
  recipient: '111',
  queue: `q${String(seq)}`,
  kind: 'note',
  owedAt: now,
  state: 'due',
  done: 0,
  refused: [],
  tries: 0,
  dueAt: now,
  problem: null,
  ...more,
});

test.each<{
  name: string;
  rows: readonly OutboxRow[];
  onTheirWay?: readonly OutboxRow[];
  channel?: ChannelNow;
  send: readonly number[];
  lookAgainAt?: number;
}>([
  { name: 'nothing is owed', rows: [], send: [] },
  {
    name: 'what is due is sent, of each queue the oldest',
    rows: [row(1, { queue: 'a' }), row(2, { queue: 'a' }), row(3, { queue: 'b' })],
    send: [1, 3],
  },
  {
    name: 'nothing overtakes what is on its way in its queue',
    rows: [row(1, { queue: 'a', state: 'sending' }), row(2, { queue: 'a' })],
    onTheirWay: [row(1, { queue: 'a' })],
    send: [],
  },
  {
    name: 'nor what it took the place of, which is on its way under another number',
    rows: [row(2, { queue: 'a' })],
    onTheirWay: [row(1, { queue: 'a' })],
    send: [],
  },
  {
    name: 'nor what waits there to be tried again',
    rows: [row(1, { queue: 'a', tries: 1, dueAt: now + 5_000 }), row(2, { queue: 'a' })],
    send: [],
    lookAgainAt: now + 5_000,
  },
  {
    name: 'what was refused is passed over',
    rows: [row(1, { queue: 'a', state: 'refused', dueAt: null }), row(2, { queue: 'a' })],
    send: [2],
  },
  { name: 'what may be there already is sent as well', rows: [row(1, { state: 'unsure' })], send: [1] },
  {
    name: 'what could not be noted as sent is left until the next start',
    rows: [row(1, { queue: 'a', state: 'sending' }), row(2, { queue: 'a' })],
    send: [2],
  },
  {
    name: 'the clock wakes for the first',
    rows: [row(1, { dueAt: now + 9_000 }), row(2, { dueAt: now + 4_000 })],
    send: [],
    lookAgainAt: now + 4_000,
  },
  {
    name: 'a channel that is not there gets nothing',
    rows: [row(1), row(2, { dueAt: now + 1 })],
    channel: 'absent',
    send: [],
  },
  {
    name: 'one that does not answer its listener is tried all the same',
    rows: [row(1, { tries: 3 })],
    channel: 'away',
    send: [1],
  },
  {
    name: 'and no more after half a minute',
    rows: [row(1, { tries: 4 }), row(2, { tries: 4, dueAt: now + 1 })],
    channel: 'away',
    send: [],
  },
  { name: 'but when it is connected', rows: [row(1, { tries: 4 })], send: [1] },
  {
    name: 'what it refuses for now waits until it was off',
    rows: [row(1, { queue: 'a', dueAt: null }), row(2, { queue: 'a' })],
    send: [],
  },
  {
    name: 'a clock that was set back keeps nothing waiting',
    rows: [row(1, { tries: 9, dueAt: now + 86_400_000 })],
    send: [1],
  },
  {
    name: 'one channel has eight at once',
    rows: [...Array.from({ length: 9 }, (_, index) => row(index + 2)), row(20, { channel: 'slack' })],
    onTheirWay: [row(1)],
    send: [2, 3, 4, 5, 6, 7, 8, 20],
  },
])('$name', ({ rows, onTheirWay = [], channel = 'connected', send, lookAgainAt = null }) => {
  const schedule = next(rows, onTheirWay, now, () => channel);
  expect([schedule.send.map(({ seq }) => seq), schedule.lookAgainAt]).toEqual([send, lookAgainAt]);
});

test('it is tried again after growing waits, the first of them short', () => {
  expect(Array.from({ length: 11 }, (_, tries) => (afterFailure({ tries }, now).dueAt ?? 0) - now)).toEqual(
    [1, 5, 20, 15, 30, 60, 120, 240, 480, 600, 600].map((seconds) => seconds * 1_000),
  );
});

test.each<{ name: string; rows: readonly OutboxRow[]; channel?: ChannelNow; soon: readonly number[] }>([
  { name: 'what is due', rows: [row(1)], soon: [1] },
  {
    name: 'what is tried again within half a minute',
    rows: [row(1, { tries: 3, dueAt: now + 20_000 })],
    channel: 'away',
    soon: [1],
  },
  { name: 'not what failed four times', rows: [row(1, { tries: 4, dueAt: now + 15_000 })], soon: [] },
  { name: 'unless it is time', rows: [row(1, { tries: 4 })], soon: [1] },
  {
    name: 'not what stands behind it',
    rows: [row(1, { queue: 'a', tries: 4, dueAt: now + 15_000 }), row(2, { queue: 'a' })],
    soon: [],
  },
  { name: 'not what waits until its channel was off', rows: [row(1, { dueAt: null })], soon: [] },
  { name: 'nor what has no channel', rows: [row(1)], channel: 'absent', soon: [] },
])('sent soon is $name', ({ rows, channel = 'connected', soon }) => {
  expect(next(rows, [], now, () => channel).soon.map(({ seq }) => seq)).toEqual(soon);
});
