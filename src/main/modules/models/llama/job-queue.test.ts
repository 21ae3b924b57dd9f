import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ModelPriority } from '../../../ports/provider';
import { inOrder, JobQueue, type Lane } from './job-queue';

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
  expect(inOrder(waiting).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('procedures go by their priority, and a run that began goes on before one that comes', () => {
  const job = (priority: ModelPriority, since: number): { priority: ModelPriority; since: number } => ({
    priority,
    since,
  });
  const waiting = [job('sop-low', 1), job('sop', 9), job('sop', 3), job('sop-high', 20), job('sop', 3)];
  const order = inOrder(waiting).map(({ priority, since }) => `${priority} ${String(since)}`);
  expect(order).toEqual(['sop-high 20', 'sop 3', 'sop 3', 'sop 9', 'sop-low 1']);
});

describe('a queue', () => {
  const never = new AbortController().signal;
  const answers = (key: string, conversation: string, width = 2): Lane => ({
    group: 'answers',
    key,
    width: () => width,
    alone: conversation,
  });
  interface Bench {
    readonly began: string[];
    readonly changes: string[];
    begin(name: string, priority: ModelPriority, lane: Lane): () => Promise<void>;
  }
  function bench(): Bench {
    const [began, changes]: string[][] = [[], []];
    const queue = new JobQueue((change) => changes?.push(change));
    return {
      began: began ?? [],
      changes: changes ?? [],
      begin: (name, priority, lane) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const run = queue.run(
          { priority },
          lane,
          () => {
            began?.push(name);
            return promise;
          },
          never,
        );
        return async () => {
          resolve();
          await run;
          await setImmediate();
        };
      },
    };
  }

  test('lets conversations of one model go side by side, as many as it keeps, and one of each', async () => {
    const { began, begin, changes } = bench();
    const endFirst = begin('a', 'chat', answers('m', 'chat:1'));
    begin('a again', 'background', answers('m', 'chat:1'));
    begin('b', 'chat', answers('m', 'chat:2'));
    begin('c', 'chat', answers('m', 'chat:3'));
    expect(began).toEqual(['a', 'b']);
    await endFirst();
    expect(began).toEqual(['a', 'b', 'c']);
    expect(changes).not.toContain('idle');
  });

  test('lets another model wait until the first is free, and nobody overtakes it', async () => {
    const { began, begin } = bench();
    const end = begin('a', 'chat', answers('m', 'chat:1'));
    begin('other', 'sop', answers('n', 'run:1'));
    begin('b', 'chat', answers('m', 'chat:2'));
    expect(began).toEqual(['a']);
    await end();
    expect(began).toEqual(['a', 'other']);
  });

  test('lets the other kind of work go on beside it, and says when nothing is left', async () => {
    const { began, begin, changes } = bench();
    const ends = [
      begin('a', 'chat', answers('m', 'chat:1')),
      begin('v', 'background', { group: 'vectors', key: 'v', width: () => 1 }),
    ];
    expect(began).toEqual(['a', 'v']);
    for (const end of ends) await end();
    expect(changes.at(-1)).toBe('idle');
  });
});
