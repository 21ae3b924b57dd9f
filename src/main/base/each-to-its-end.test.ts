import { expect, test } from 'vitest';
import { eachToItsEnd } from './each-to-its-end';

test('each is done, and what went wrong first is thrown', () => {
  const done: string[] = [];
  const failing = (name: string) => (): void => {
    done.push(name);
    throw new Error(name);
  };
  expect(() => {
    eachToItsEnd([
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
