import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors';
import type { InboundMessage } from '../ports/channel';
import { FakeClock } from '../testing/fake-clock';
import { LoopbackChannel, type LoopbackOptions } from '../testing/loopback-channel';
import { AnswerDisplay } from './answer-display';

const never = new AbortController().signal;
const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const message: InboundMessage = { id: 'm1', channel: 'loopback', replyTarget: 'chat', sender: 'ana', senderName: 'ana', thread: null, interruptionScope: null, group: false, text: 'hi', attachments: [], at: 1 };

function setUp(options: LoopbackOptions = {}): { readonly display: AnswerDisplay; readonly channel: LoopbackChannel; readonly clock: FakeClock } {
  const channel = new LoopbackChannel(options);
  const clock = new FakeClock();
  return { display: new AnswerDisplay(() => channel, message, { clock, logger }), channel, clock };
}

test('a person sees that their message was taken, that someone is at it, the answer, and that it is done', async () => {
  const { display, channel, clock } = setUp();
  await display.begin();
  await clock.advance(8_000);
  await display.deliver('hello', [], never);
  await display.end('✅');
  expect(channel.seen).toEqual(['👀 on m1', 'typing', 'typing', 'typing', 'sent to chat: hello', '✅ on m1']);
  expect(clock.sleeping).toBe(0);
});

test('a draft grows no faster than the channel likes, and becomes the answer', async () => {
  const { display, channel, clock } = setUp({ drafts: true });
  await display.begin();
  for (const text of ['one', 'one two', 'one two three']) display.grow(text);
  await clock.advance(1_000);
  display.grow('one two three four');
  await clock.advance(1_000);
  await display.deliver('one two three four five', [], never);
  await display.end('✅');
  expect(channel.seen.filter((line) => line.startsWith('draft'))).toEqual(['draft opened', 'draft 1: one', 'draft 1: one two three', 'draft 1: one two three four', 'draft 1 done: one two three four five']);
  expect(clock.sleeping).toBe(0);
});

test('a draft without an answer goes away', async () => {
  const { display, channel } = setUp({ drafts: true });
  await display.begin();
  await display.end('⚠️');
  expect(channel.seen).toEqual(['👀 on m1', 'draft opened', 'typing', 'draft 1 gone', '⚠️ on m1']);
});

test('a draft that is gone is replaced by a message', async () => {
  const { display, channel } = setUp({ drafts: true, before: (what) => { if (what.includes('done')) throw new Error('message not found'); } });
  await display.begin();
  await display.deliver('hello', [], never);
  expect(channel.sent.map(({ text }) => text)).toEqual(['hello']);
});

test('show that fails keeps nobody from the answer', async () => {
  const { display, channel } = setUp({ drafts: true, before: (what) => { if (!what.startsWith('sent')) throw new Error('not today'); } });
  await display.begin();
  display.grow('half');
  await display.deliver('hello', [], never);
  await display.end('✅');
  expect(channel.seen).toEqual(['sent to chat: hello']);
});

test('a service that is away for a moment gets the answer later', async () => {
  let failures = 2;
  const { display, channel, clock } = setUp({ before: (what) => { if (what.startsWith('sent') && (failures -= 1) >= 0) throw new Error('away'); } });
  const delivered = display.deliver('hello', [], never);
  await clock.advance(6_000);
  await delivered;
  expect(channel.sent).toHaveLength(1);
});

test.each([
  { name: 'that stays away', failure: new Error('away'), tries: 4 },
  { name: 'that refuses it', failure: new AppError('channel.recipient', 'bot was blocked'), tries: 1 },
  { name: 'that took a part', failure: new AppError('channel.partly-sent', 'only the first part'), tries: 1 },
])('a service $name is an answer that was not delivered', async ({ failure, tries }) => {
  let tried = 0;
  const { display, clock } = setUp({ before: (what) => { if (what.startsWith('sent') && (tried += 1) > 0) throw failure; } });
  const delivered = display.deliver('hello', [], never).catch((error: unknown) => error);
  await clock.advance(30_000);
  expect(await delivered).toBe(failure);
  expect(tried).toBe(tries);
});

test('an answer goes to the channel as it is configured by then, also when its draft was on the one before', async () => {
  const before = new LoopbackChannel({ drafts: true });
  const after = new LoopbackChannel();
  const clock = new FakeClock();
  let configured: LoopbackChannel | undefined = before;
  const display = new AnswerDisplay(() => configured, message, { clock, logger });
  await display.begin();
  configured = undefined;
  const delivered = display.deliver('hello', [], never);
  await clock.advance(0);
  configured = after;
  await clock.advance(1_000);
  await delivered;
  await display.end('✅');
  expect([before.sent, after.seen]).toEqual([[], ['sent to chat: hello', '✅ on m1']]);
});
