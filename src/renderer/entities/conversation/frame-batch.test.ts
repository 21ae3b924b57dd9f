import { expect, test } from 'vitest';
import { createFrameBatch, paced } from './frame-batch';

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

test('work that takes long is done again after four times as long, and quick work with the next frame', () => {
  let time = 0;
  const later: { readonly at: number; readonly work: () => void }[] = [];
  const schedule = paced(
    (work) => later.push({ at: time + 16, work }),
    (work, ms) => later.push({ at: time + ms, work }),
    () => time,
  );
  const ran: number[] = [];
  const takes = (ms: number) => () => {
    ran.push(time);
    time += ms;
    schedule(takes(ms === 100 ? 1 : 100));
  };
  schedule(takes(1));
  for (let step = 0; step < 40 && ran.length < 4; step += 1) {
    later.sort((a, b) => a.at - b.at);
    const next = later.shift();
    if (next === undefined) break;
    time = Math.max(time, next.at);
    next.work();
  }
  expect(ran.map((at, index) => at - (ran[index - 1] ?? 0))).toEqual([16, 17, 516, 17]);
});
