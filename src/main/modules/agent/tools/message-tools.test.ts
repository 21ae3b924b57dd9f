import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../shared/json';
import { AppError } from '../../../../shared/errors';
import type { Notifier, Shown } from '../../../ports/notifier';
import { FakeClock } from '../../../testing/fake-clock';
import { amqpPublishTool, mqttPublishTool, notifyTool } from './message-tools';

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

test('a message for a queue goes with what is said of it, and is unknown only if a queue may have it', async () => {
  const sent: object[] = [];
  const tool = amqpPublishTool({
    publish: (message) => {
      sent.push(message);
      return Promise.resolve();
    },
  });
  const run = (args: JsonObject) => tool.execute(args, { origin: 'run:r' }, never);
  expect(await run({ routing_key: 'alarms', payload: 'on' })).toEqual({
    success: true,
    output: 'the queue alarms has the message',
  });
  const more = {
    content_type: 'application/json',
    correlation: 'c-7',
    message_id: 'm-1',
    expiry_secs: 60,
    headers: { site: 'b', tries: 3 },
  };
  expect(await run({ exchange: 'plant', routing_key: 'pump.1', payload: '{}', ...more })).toMatchObject({
    output: 'a queue has the message for pump.1 of the exchange plant',
  });
  expect(sent).toEqual([
    { exchange: '', routingKey: 'alarms', payload: 'on' },
    {
      exchange: 'plant',
      routingKey: 'pump.1',
      payload: '{}',
      contentType: 'application/json',
      correlation: 'c-7',
      messageId: 'm-1',
      expirySecs: 60,
      headers: { site: 'b', tries: 3 },
    },
  ]);
  const long = { routing_key: '가'.repeat(86), payload: '' };
  expect([await run(long), tool.check?.(long)]).toEqual([
    { success: false, output: '"routing_key" has more than 255 bytes, which AMQP cannot carry' },
    ['"routing_key" has more than 255 bytes, which AMQP cannot carry'],
  ]);
  for (const [code, mark] of [
    ['amqp.refused', {}],
    ['amqp.unconfirmed', { unknown: true }],
  ] as const)
    expect(
      await amqpPublishTool({
        publish: () => Promise.reject(new AppError(code, 'The broker is silent')),
      }).execute({ routing_key: 'alarms', payload: 'on' }, { origin: 'run:r' }, never),
    ).toEqual({ success: false, output: 'The broker is silent', ...mark });
});

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
