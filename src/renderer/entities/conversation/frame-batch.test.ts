import { expect, test } from 'vitest';
import { createFrameBatch } from './frame-batch';

test('what comes within one frame is taken together, in order, and nothing twice', () => {
  const frames: (() => void)[] = [];
  const taken: (readonly number[])[] = [];
  const batch = createFrameBatch<number>(
    (work) => frames.push(work),
    (items) => taken.push(items),
  );
  batch.add(1);
  batch.add(2);
  frames.shift()?.();
  batch.add(3);
  frames.shift()?.();
  expect([taken, frames.length]).toEqual([[[1, 2], [3]], 0]);
});

test('a flush hands over early, and the frame that follows finds nothing', () => {
  const frames: (() => void)[] = [];
  const taken: (readonly string[])[] = [];
  const batch = createFrameBatch<string>(
    (work) => frames.push(work),
    (items) => taken.push(items),
  );
  batch.add('a');
  batch.flush();
  frames.shift()?.();
  expect(taken).toEqual([['a']]);
});
