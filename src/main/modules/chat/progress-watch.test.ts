import { expect, test } from 'vitest';
import type { ModelDelta } from '../../ports/provider';
import { ProgressWatch } from './progress-watch';

const progress = (phase: 'queued' | 'loading' | 'reading', fraction: number | null): ModelDelta => ({
  type: 'progress',
  phase,
  fraction,
});

test('reading is told with what is left by the pace so far, four times a second at most, and its end once', () => {
  const watch = new ProgressWatch();
  expect(watch.heard(progress('queued', null), 0)).toMatchObject({ phase: 'queued' });
  expect(watch.heard(progress('reading', null), 10)).toMatchObject({ phase: 'reading', secondsLeft: null });
  // What stood ready from the turn before was not read now.
  expect(watch.heard(progress('reading', 0.5), 100)).toBeUndefined();
  expect(watch.heard(progress('reading', 0.55), 400)).toMatchObject({ fraction: 0.55, secondsLeft: null });
  expect(watch.heard(progress('reading', 0.6), 500)).toBeUndefined();
  expect(watch.heard(progress('reading', 0.75), 2_100)).toEqual({
    phase: 'reading',
    fraction: 0.75,
    secondsLeft: 2,
  });
  expect(watch.heard({ type: 'text', text: 'a' }, 2_200)).toBeNull();
  expect(watch.heard({ type: 'text', text: 'b' }, 2_300)).toBeUndefined();
});
