import { expect, test } from 'vitest';
import type { Owed } from '../../../ports/outbox';
import { openDatabase } from '../../../platform/storage/database';
import { createOutboxStore } from './outbox';

const note = (key: string, queue: string, channel = 'matrix'): Owed => ({
  key,
  channel,
  recipient: 'chat',
  queue,
  what: { type: 'note', thread: null, text: key },
});
const problem = (message: string, at: number) => ({ message, remedy: null, at });

function setUp() {
  const store = createOutboxStore(openDatabase(':memory:'));
  const seqOf = (key: string): number => store.rows().find((row) => row.key === key)?.seq ?? 0;
  const fail = (key: string, message: string): void => {
    store.wait(seqOf(key), { state: 'due', tries: 1, dueAt: 9, problem: problem(message, 2) });
  };
  return { store, seqOf, fail };
}

test('of each queue what waits first is found, behind what is on its way or was refused', () => {
  const { store, seqOf } = setUp();
  store.put([note('a1', 'a'), note('b1', 'b'), note('a2', 'a'), note('b2', 'b'), note('c1', 'c')], 1);
  store.begin(seqOf('a1'), 0);
  const refused = store.rows().find(({ key }) => key === 'b1');
  if (refused !== undefined) store.refuse(refused, problem('no', 1));
  expect(store.heads().map(({ key }) => key)).toEqual(['a2', 'b2', 'c1']);
});

test('a queue is owed something until it is there or refused', () => {
  const { store, seqOf } = setUp();
  store.put([note('a1', 'a'), note('b1', 'b')], 1);
  store.begin(seqOf('a1'), 0);
  const refused = store.rows().find(({ key }) => key === 'b1');
  if (refused !== undefined) store.refuse(refused, problem('no', 1));
  expect(['a', 'b', 'c'].map((queue) => store.owes(queue))).toEqual([true, false, false]);
});

test('what waits at a channel is counted with its rooms and without its namesakes, and so is what stands behind something that failed', () => {
  const { store, fail } = setUp();
  store.put(
    [
      note('a1', 'a'),
      note('a2', 'a'),
      note('b1', 'b', 'matrix:!room'),
      note('c1', 'c'),
      note('d1', 'd', 'matrix2'),
      note('e1', 'e', 'matrix-old'),
    ],
    1,
  );
  fail('a1', 'away');
  fail('b1', 'away longer');
  fail('d1', 'other');
  expect([store.waiting('matrix'), store.waiting('none')]).toEqual([
    { count: 4, held: 3, problem: problem('away longer', 2) },
    { count: 0, held: 0, problem: null },
  ]);
  expect([store.problemOf('a1'), store.problemOf('a2'), store.problemOf('gone')]).toEqual([
    problem('away', 2),
    null,
    null,
  ]);
  store.hurry('matrix', 5);
  expect(store.rows().map(({ key, dueAt }) => [key, dueAt])).toEqual([
    ['a1', 5],
    ['a2', 5],
    ['b1', 5],
    ['c1', 5],
    ['d1', 9],
    ['e1', 1],
  ]);
});

test('the last that a channel refused is told, also in one of its rooms', () => {
  const { store } = setUp();
  store.put([note('a1', 'a'), { ...note('b1', 'b', 'matrix:!room'), recipient: 'other' }], 1);
  for (const [index, row] of store.rows().entries()) store.refuse(row, problem(`no ${row.key}`, 9 - index));
  expect([store.lastRefused('matrix'), store.lastRefused('other')]).toEqual([problem('no a1', 9), null]);
});

test('of what was owed when the engine started nothing is sent while it is not trusted; what comes since is', () => {
  const database = openDatabase(':memory:');
  createOutboxStore(database).put([note('forged', 'a')], 1);
  let isTrusted = false;
  const store = createOutboxStore(database, () => isTrusted);
  store.put([note('own', 'a')], 2);
  const heads = (): readonly string[] => store.heads().map(({ key }) => key);
  expect(heads()).toEqual(['own']);
  isTrusted = true;
  expect(heads()).toEqual(['forged']);
});
