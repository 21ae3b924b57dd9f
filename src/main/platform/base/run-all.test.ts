import { expect, test } from 'vitest';
import { runAll } from './run-all';

test('each is done, and what went wrong first is thrown', () => {
  const done: string[] = [];
  const failing = (name: string) => (): void => {
    done.push(name);
    throw new Error(name);
  };
  expect(() => {
    runAll([
      () => {
        done.push('a');
      },
      failing('b'),
      failing('c'),
      () => {
        done.push('d');
      },
    ]);
  }).toThrow('b');
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});
