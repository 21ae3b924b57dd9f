import { expect, test } from 'vitest';
import { withRemedy } from './older-names';
import { RunEvent } from './run';

test('a failure that an older version recorded has its remedy', () => {
  const event = { type: 'model-failed', at: 1, step: 1, call: 'c1', message: 'Gone' };
  expect(RunEvent.parse({ ...event, mend: 'Start it.' })).toEqual({ ...event, remedy: 'Start it.' });
  expect(RunEvent.parse({ ...event, remedy: null })).toEqual({ ...event, remedy: null });
});

test('what has no older name is left as it is', () => {
  for (const value of [null, 'mend', 1, [], { remedy: 'a', mend: 'b' }])
    expect(withRemedy(value)).toBe(value);
});
