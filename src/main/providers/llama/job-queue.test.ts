import { expect, test } from 'vitest';
import type { ModelPriority } from '../../ports/provider';
import { takeNext } from './job-queue';

test('the most urgent job goes first, and among equals the oldest', () => {
  const job = (priority: ModelPriority, name: string): { priority: ModelPriority; name: string } => ({ priority, name });
  const waiting = [job('background', 'e'), job('chat', 'd'), job('sop', 'b'), job('sop', 'c'), job('sop-critical', 'a')];
  const order = Array.from({ length: 5 }, () => takeNext(waiting)?.name);
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(takeNext(waiting)).toBeNull();
});
