import { expect, test } from 'vitest';
import { AppError } from '../../../../shared/errors';
import type { Notifier, Shown } from '../../../ports/notifier';
import { FakeClock } from '../../../testing/fake-clock';
import { mqttPublishTool, notifyTool } from './message-tools';

const never = new AbortController().signal;

test.each([
  { name: 'no connection', code: 'mqtt.offline', mark: {} },
  { name: 'no receipt', code: 'mqtt.unconfirmed', mark: { unknown: true } },
])(
  'a message that fails for $name is marked as unknown only if the broker may have it',
  async ({ code, mark }) => {
    const tool = mqttPublishTool({
      publish: () => Promise.reject(new AppError(code, 'The broker is silent')),
    });
    expect(await tool.execute({ topic: 'pump/1', payload: 'on' }, { origin: 'run:r' }, never)).toEqual({
      success: false,
      output: 'The broker is silent',
      ...mark,
    });
  },
);

const told: Parameters<Notifier['notify']>[0][] = [];
const saying = (answer: Shown | null): Notifier => ({
  notify(notification, became) {
    told.push(notification);
    if (answer !== null) became?.(answer);
  },
  withdraw() {},
});

test.each([
  { name: 'shown', answer: { shown: true }, says: 'shown' },
  {
    name: 'not shown, and why',
    answer: { shown: false, why: 'ZeroClaw runs here without a desktop' },
    says: 'not shown: ZeroClaw runs here without a desktop',
  },
  {
    name: 'that nobody said',
    answer: null,
    says: 'This computer did not say whether it was shown. It is kept under Notifications.',
  },
])('a notification says that it was $name', async ({ answer, says }) => {
  const clock = new FakeClock();
  const outcome = notifyTool(saying(answer), clock).execute(
    { message: 'Pin 3 is high' },
    { origin: 'run:r1' },
    never,
  );
  await clock.advance(3_000);
  expect(await outcome).toEqual({
    success: true,
    output: says,
    meta: { shown: answer?.shown ?? null },
  });
  expect(told.at(-1)).toEqual({ title: 'ZeroClaw', body: 'Pin 3 is high', origin: 'run:r1' });
});

test('a system that did not say anything is waited for once, and again only when it has spoken', async () => {
  const clock = new FakeClock();
  const answers: ((shown: Shown) => void)[] = [];
  const tool = notifyTool(
    {
      notify(_notification, became) {
        if (became !== undefined) answers.push(became);
      },
      withdraw() {},
    },
    clock,
  );
  const notify = (): Promise<{ readonly meta?: unknown }> =>
    Promise.resolve(tool.execute({ message: 'x' }, { origin: 'run:r1' }, never));
  const first = notify();
  await clock.advance(3_000);
  expect((await first).meta).toEqual({ shown: null });
  // Nobody moves the clock.
  expect((await notify()).meta).toEqual({ shown: null });
  answers[0]?.({ shown: true });
  const third = notify();
  answers[2]?.({ shown: true });
  expect((await third).meta).toEqual({ shown: true });
});
