import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { keepPageAlive } from './renderer-crash';

/** What is done after each crash, `at` seconds after the start. */
function afterCrashes(seconds: readonly number[], reason = 'crashed'): readonly string[] {
  const done: string[] = [];
  let now = 0;
  const webContents = Object.assign(new EventEmitter(), {
    reload: () => {
      done.push('reload');
    },
  });
  keepPageAlive(
    { isDestroyed: () => false, webContents },
    () => {},
    () => {
      done.push('give up');
    },
    () => now,
  );
  for (const at of seconds) {
    now = at * 1000;
    webContents.emit('render-process-gone', {}, { reason });
  }
  return done;
}

test.each([
  {
    name: 'a page that dies now and then is loaded again',
    seconds: [0, 50, 100, 150],
    then: ['reload', 'reload', 'reload', 'reload'],
  },
  {
    name: 'one that dies three times in a minute is given up, once',
    seconds: [0, 5, 10, 15],
    then: ['reload', 'reload', 'give up'],
  },
])('$name', ({ seconds, then }) => {
  expect(afterCrashes(seconds)).toEqual(then);
});

test('a page that ends by itself is left alone', () => {
  expect(afterCrashes([0], 'clean-exit')).toEqual([]);
});
