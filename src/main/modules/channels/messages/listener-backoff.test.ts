import { expect, test } from 'vitest';
import { ListenerBackoff } from './listener-backoff';

const waits = (backoff: ListenerBackoff, exits: readonly ('clean' | 'error')[]): readonly number[] =>
  exits.map((exit) => backoff.afterExit(exit));

test('the wait doubles from 2 s up to a minute', () => {
  expect(waits(new ListenerBackoff(), Array<'error'>(7).fill('error'))).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

test('a connection that had worked starts over', () => {
  expect(waits(new ListenerBackoff(), ['error', 'error', 'clean', 'error'])).toEqual([
    2_000, 4_000, 2_000, 4_000,
  ]);
});

test('the ceiling is never below the first wait, and that is at least a second', () => {
  expect(waits(new ListenerBackoff(0, 0), ['error', 'error'])).toEqual([1_000, 1_000]);
});
