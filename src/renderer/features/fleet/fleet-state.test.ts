import { expect, test } from 'vitest';
import type { FleetEngine } from '../../../shared/fleet';
import { answersTo, clockOf, versionsOf } from './fleet-state';

const engine = (name: string, change: Partial<FleetEngine> = {}): FleetEngine => ({
  name,
  host: 'pc',
  version: '1',
  tags: [],
  state: 'here',
  startedAt: 0,
  seenAt: 0,
  skewMs: 0,
  events: 0,
  about: null,
  ...change,
});

test('an order is answered by those that somebody counts on: not by one that was stopped properly', () => {
  const engines = [engine('a'), engine('b', { state: 'away' }), engine('c', { state: 'left' })];
  const stopped = { result: 'stopped', cancelled: 1 } as const;
  expect(answersTo({ outcomes: [{ engine: 'a', outcome: stopped }] }, engines)).toEqual([
    { engine: 'a', outcome: stopped, isSilent: false },
    { engine: 'b', outcome: null, isSilent: true },
  ]);
  expect(answersTo(null, [engine('a')])).toEqual([{ engine: 'a', outcome: null, isSilent: false }]);
  // What it did before it left still counts.
  expect(answersTo({ outcomes: [{ engine: 'c', outcome: stopped }] }, engines.slice(2))).toEqual([
    { engine: 'c', outcome: stopped, isSilent: false },
  ]);
});

test('versions are told with who runs them; those of engines that are gone do not count', () => {
  expect(
    versionsOf([
      engine('a'),
      engine('b', { version: '2' }),
      engine('c'),
      engine('d', { version: '3', state: 'left' }),
    ]),
  ).toEqual([
    ['1', ['a', 'c']],
    ['2', ['b']],
  ]);
});

test.each([
  [null, { kind: 'unknown' }],
  [-999, { kind: 'same' }],
  [1_400, { kind: 'ahead', seconds: 1, isBad: false }],
  [-5_000, { kind: 'behind', seconds: 5, isBad: true }],
])('a clock that differs by %s ms', (skewMs, says) => {
  expect(clockOf({ skewMs })).toEqual(says);
});
