import { expect, test } from 'vitest';
import type { Priority } from '../../../shared/sop';
import type { QueuedEvent } from '../../ports/event-queue';
import { WaitingLine } from './waiting-line';

const queued = (id: number, priority: Priority = 'normal', key?: string, folder = 'tank'): QueuedEvent => ({
  id,
  folder,
  name: folder,
  key,
  priority,
  queuedAt: id * 10,
  startedBy: 'mqtt',
  ledgerId: id,
});

test('by priority, then in the order in which they came', () => {
  const line = new WaitingLine();
  for (const one of [queued(1, 'low'), queued(2), queued(3, 'critical'), queued(4)]) line.add(one);
  expect([...line.inOrder()].map(({ id }) => id)).toEqual([3, 2, 4, 1]);
  expect([line.size, line.oldestAt()]).toEqual([4, 10]);
  line.remove(queued(1, 'low'));
  line.remove(queued(1, 'low'));
  expect([line.size, line.oldestAt()]).toEqual([3, 20]);
});

test('one that is put back has its place again', () => {
  const line = new WaitingLine();
  for (const id of [1, 2, 3]) line.add(queued(id));
  line.remove(queued(2));
  line.putBack(queued(2));
  expect([[...line.inOrder()].map(({ id }) => id), line.of('tank').map(({ id }) => id)]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect([line.has(queued(2)), line.has(queued(4)), line.countOf('tank', undefined)]).toEqual([
    true,
    false,
    3,
  ]);
});

test('counts what holds a place under a key: what was counted under none holds that of every key', () => {
  const line = new WaitingLine();
  for (const one of [
    queued(1, 'low', 'a'),
    queued(2, 'normal', 'b'),
    queued(3),
    queued(4, 'high', 'a', 'pump'),
  ])
    line.add(one);
  const counts = (): readonly number[] =>
    (['a', 'b', 'c', undefined] as const).map((key) => line.countOf('tank', key));
  expect(counts()).toEqual([2, 2, 1, 3]);
  line.remove(queued(1, 'low', 'a'));
  expect(counts()).toEqual([1, 2, 1, 2]);
  expect([line.countOf('pump', undefined), line.countOf('valve', undefined)]).toEqual([1, 0]);
});

test('the fronts are those at the front of each priority as long as they fit', () => {
  const line = new WaitingLine();
  for (const one of [queued(1, 'low'), queued(2), queued(3), queued(4, 'low')]) line.add(one);
  const ids = (fits: (one: QueuedEvent) => boolean, limit = 9): readonly number[] =>
    line.fronts(fits, limit).map(({ id }) => id);
  expect(ids(({ id }) => id < 3)).toEqual([2, 1]);
  expect(ids(({ id }) => id !== 2)).toEqual([1, 4]);
  expect(ids(() => true, 3)).toEqual([2, 3, 1]);
});
