import { expect, test } from 'vitest';
import { silentLogger } from '../../platform/base/logger';
import { Problems } from '../../platform/base/problems';
import type { UndrivenPins } from '../../ports/boards';
import { FakeClock } from '../../testing/fake-clock';
import { followUndriven } from './undriven-pins';

function setUp(before: readonly Omit<UndrivenPins, 'news'>[] = []) {
  const problems = new Problems(new FakeClock(), silentLogger);
  const notified: string[] = [];
  const listeners = new Set<(undriven: UndrivenPins) => void>();
  followUndriven({
    boards: {
      undriven: () => before,
      onUndriven: (listener) => {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
    roleOf: (_board, pin) => (pin === 13 ? 'waiting_led' : null),
    problems,
    notifier: {
      notify: ({ body }) => {
        notified.push(body);
      },
    },
  });
  const tell = (why: UndrivenPins['why'], pins: readonly number[], news = true): readonly string[] => {
    for (const listener of listeners)
      listener({ board: 'pump', why, pins: pins.map((pin) => ({ pin, value: 1 })), news });
    return problems.list().map(({ message }) => message);
  };
  return { tell, notified };
}

test('outputs that fell back are a problem and are notified once, until all of them are set again', () => {
  const { tell, notified } = setUp();
  const both = 'pump started again: pins 5, 7 are not driven any more (they were 1, 1)';
  expect(tell('restarted', [5, 7])).toEqual([both]);
  expect(tell('restarted', [7], false)).toEqual([
    'pump started again: pin 7 is not driven any more (it was 1)',
  ]);
  expect(tell('restarted', [], false)).toEqual([]);
  expect(notified).toEqual([both]);
});

test('what a board says that it does not drive is told as that', () => {
  const { tell } = setUp();
  expect(tell('told', [5])).toEqual(['pump says that it does not drive pin 5 any more (it was 1)']);
  expect(tell('told', [5, 7])).toEqual([
    'pump says that it does not drive pins 5, 7 any more (they were 1, 1)',
  ]);
});

test('after a board was away it is not known whether it drives them', () => {
  const { tell } = setUp();
  expect(tell('away', [5])).toEqual(['pump was away: pin 5 may not be driven any more (it was 1)']);
  expect(tell('away', [5, 7])).toEqual([
    'pump was away: pins 5, 7 may not be driven any more (they were 1, 1)',
  ]);
});

test('what an earlier engine had set is told from the start, whether the board came before or after', () => {
  const message = 'ZeroClaw did not see pump for a while: pin 5 may not be driven any more (it was 1)';
  const { tell, notified } = setUp([{ board: 'pump', why: 'unwatched', pins: [{ pin: 5, value: 1 }] }]);
  expect(notified).toEqual([message]);
  expect(tell('unwatched', [5, 7])).toEqual([
    'ZeroClaw did not see pump for a while: pins 5, 7 may not be driven any more (they were 1, 1)',
  ]);
});

test('of the pins that config.toml uses itself nothing is said here', () => {
  const { tell, notified } = setUp();
  expect([tell('restarted', [13]), notified]).toEqual([[], []]);
  expect([tell('away', [5, 13]), notified]).toEqual([
    ['pump was away: pin 5 may not be driven any more (it was 1)'],
    ['pump was away: pin 5 may not be driven any more (it was 1)'],
  ]);
});
