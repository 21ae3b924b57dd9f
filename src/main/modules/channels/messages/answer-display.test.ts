import { expect, test } from 'vitest';
import type { InboundMessage } from '../../../ports/channel';
import { FakeClock } from '../../../testing/fake-clock';
import { LoopbackChannel, type LoopbackOptions } from '../../../testing/loopback-channel';
import { AnswerDisplay } from './answer-display';

const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const message: InboundMessage = {
  id: 'm1',
  channel: 'loopback',
  replyTarget: 'chat',
  sender: 'ana',
  senderName: 'ana',
  thread: null,
  interruptionScope: null,
  group: false,
  text: 'hi',
  attachments: [],
  at: 1,
};

function setUp(
  options: LoopbackOptions = {},
  soFar: (text: string) => string | null = (text) => text,
): { readonly display: AnswerDisplay; readonly channel: LoopbackChannel; readonly clock: FakeClock } {
  const channel = new LoopbackChannel(options);
  const clock = new FakeClock();
  return { display: new AnswerDisplay(() => channel, message, { clock, logger, soFar }), channel, clock };
}

test('a person sees that their message was taken, that someone is at it, and that it was ended', async () => {
  const { display, channel, clock } = setUp();
  await display.begin(true);
  await clock.advance(8_000);
  await display.end('⚠️');
  expect(channel.seen).toEqual(['👀 on m1', 'typing', 'typing', 'typing', '⚠️ on m1']);
  expect(clock.sleeping).toBe(0);
});

test('a draft grows no faster than the channel likes, and is handed over to become the answer', async () => {
  const { display, channel, clock } = setUp({ drafts: true });
  await display.begin(true);
  for (const text of ['one', 'one two', 'one two three']) display.grow(text);
  await clock.advance(1_000);
  display.grow('one two three four');
  await clock.advance(1_000);
  expect(await display.handOver()).toBe('1');
  expect(channel.seen.filter((line) => line.startsWith('draft'))).toEqual([
    'draft opened',
    'draft 1: one',
    'draft 1: one two three',
    'draft 1: one two three four',
  ]);
  expect(clock.sleeping).toBe(0);
});

test('a draft shows what may be shown of an answer before it is whole, which may be nothing, and is not sent again while that is the same', async () => {
  const { display, channel, clock } = setUp({ drafts: true }, (text) =>
    text.includes('?') ? null : text.replaceAll('key', '***').replace(/ s.*$/u, ''),
  );
  await display.begin(true);
  display.grow('what?');
  await clock.advance(1_000);
  for (const text of ['the key', 'the key s', 'the key se']) {
    display.grow(text);
    await clock.advance(1_000);
  }
  await display.handOver();
  expect(channel.seen.filter((line) => line.startsWith('draft'))).toEqual([
    'draft opened',
    'draft 1: the ***',
  ]);
});

test('a draft without an answer goes away', async () => {
  const { display, channel } = setUp({ drafts: true });
  await display.begin(true);
  await display.end('⚠️');
  expect(channel.seen).toEqual(['👀 on m1', 'draft opened', 'typing', 'draft 1 gone', '⚠️ on m1']);
});

test('there is no draft where one would stand above an older answer', async () => {
  const { display, channel } = setUp({ drafts: true });
  await display.begin(false);
  display.grow('one');
  expect(await display.handOver()).toBeNull();
  expect(channel.seen).toEqual(['👀 on m1', 'typing']);
});

test('show that fails keeps nobody from the answer', async () => {
  const { display, channel } = setUp({
    drafts: true,
    before: () => {
      throw new Error('not today');
    },
  });
  await display.begin(true);
  display.grow('half');
  expect(await display.handOver()).toBeNull();
  await display.end('⚠️');
  expect(channel.seen).toEqual([]);
});
