import { expect, test } from 'vitest';
import type { ModelPriority } from '../../ports/provider';
import { takeNext } from './job-queue';

test('the most urgent job goes first, and among equals the oldest', () => {
  const job = (priority: ModelPriority, name: string): { priority: ModelPriority; name: string } => ({
    priority,
    name,
  });
  const waiting = [
    job('background', 'e'),
    job('chat', 'd'),
    job('sop', 'b'),
    job('sop', 'c'),
    job('sop-critical', 'a'),
  ];
  const order = Array.from({ length: 5 }, () => takeNext(waiting)?.name);
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(takeNext(waiting)).toBeNull();
});

test('procedures go by their priority, and a run that began goes on before one that comes', () => {
  const job = (priority: ModelPriority, since: number): { priority: ModelPriority; since: number } => ({
    priority,
    since,
  });
  const waiting = [job('sop-low', 1), job('sop', 9), job('sop', 3), job('sop-high', 20), job('sop', 3)];
  const order = Array.from({ length: 5 }, () => {
    const { priority, since } = takeNext(waiting) ?? job('chat', 0);
    return `${priority} ${String(since)}`;
  });
  expect(order).toEqual(['sop-high 20', 'sop 3', 'sop 3', 'sop 9', 'sop-low 1']);
});
