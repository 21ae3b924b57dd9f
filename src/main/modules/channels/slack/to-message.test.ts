import { expect, test } from 'vitest';
import { commandText, fromMrkdwn, readMessage, readPress, SlackEvent } from './to-message';

const reading = {
  channel: 'slack',
  me: 'U0',
  mentionOnly: true,
  talksIn: (room: string, thread: string) => room === 'C1' && thread === '5.5',
};
const heard = (event: Partial<SlackEvent>): unknown =>
  readMessage(
    SlackEvent.parse({
      type: 'message',
      channel: 'C1',
      channel_type: 'channel',
      user: 'U1',
      text: 'hi',
      ts: '9.000001',
      ...event,
    }),
    reading,
  );

test.each([
  {
    name: 'a direct message',
    event: { channel: 'D1', channel_type: 'im' },
    taken: { group: false, text: 'hi', origin: { thread: null, interruptionScope: null, id: 'D1_9.000001' } },
  },
  {
    name: 'a direct message in a thread',
    event: { channel: 'D1', channel_type: 'im', thread_ts: '5.1' },
    taken: { origin: { thread: '5.1', interruptionScope: '5.1' } },
  },
  { name: 'talk of others in a channel', event: {}, taken: null },
  {
    name: 'the name of the app opens a thread',
    event: { text: 'now <@U0|nari>: hi' },
    taken: { group: true, text: 'now : hi', origin: { thread: '9.000001' } },
  },
  { name: "a longer id that begins like the app's", event: { text: '<@U01> hi' }, taken: null },
  { name: 'a thread the app talks in', event: { thread_ts: '5.5' }, taken: { origin: { thread: '5.5' } } },
  {
    name: 'a thread below a message of the app',
    event: { thread_ts: '5.6', parent_user_id: 'U0' },
    taken: { origin: { thread: '5.6' } },
  },
  { name: 'its own words', event: { user: 'U0', text: '<@U0>' }, taken: null },
  { name: 'another bot', event: { bot_id: 'B1', text: '<@U0> hi' }, taken: null },
  { name: 'an edit', event: { subtype: 'message_changed', text: '<@U0> hi' }, taken: null },
  { name: 'nothing but the name', event: { text: '<@U0> ' }, taken: null },
])('$name', ({ event, taken }) => {
  if (taken === null) expect(heard(event)).toBeNull();
  else expect(heard(event)).toMatchObject(taken);
});

test.each([
  ['a &lt;b&gt; &amp;amp; c', 'a <b> &amp; c'],
  ['<@U1|ana> <@U2> <#C1|plant> <!here> <!subteam^S1|@crew>', '@ana @U2 #plant @here @crew'],
  [
    '<https://x.y> <https://x.y|https://x.y> <https://x.y|it> <mailto:a@b.c|a@b.c>',
    'https://x.y https://x.y [it](https://x.y) a@b.c',
  ],
])('%s reads %s', (text, read) => {
  expect(fromMrkdwn(text)).toBe(read);
});

test('a command may carry the name of the app or its own', () => {
  expect([
    commandText({ command: '/zeroclaw', text: ' runs ' }),
    commandText({ command: '/ZeroClaw', text: '/deny r1 too hot' }),
    commandText({ command: '/approve', text: 'r1' }),
    commandText({ command: '/zeroclaw', text: '' }),
  ]).toEqual(['/runs', '/deny r1 too hot', '/approve r1', '/help']);
});

test('what is no button of ours is no press', () => {
  expect([
    readPress({ type: 'view_submission' }),
    readPress({ type: 'block_actions', user: { id: 'U1' }, actions: [{ value: 'nonsense' }] }),
  ]).toEqual([null, null]);
});

test.each(['rich_text_list', 'rich_text_preformatted'])(
  'a %s within a quotation is one, and what is struck out is not said',
  (type) => {
    const text = (words: string, strike = false) => ({ type: 'text', text: words, style: { strike } });
    const section = (...elements: readonly unknown[]) => ({ type: 'rich_text_section', elements });
    const quoted = [text('/approve R1 7F3A')];
    const elements = [
      { type, border: 1, elements: type === 'rich_text_list' ? [section(...quoted)] : quoted },
      section(text('/approve R2 7F3A', true), text(' not yet')),
    ];
    const event = { channel: 'D1', channel_type: 'im', blocks: [{ type: 'rich_text', elements }] };
    expect(heard(event)).toMatchObject({
      text: '~~/approve R2 7F3A~~ not yet',
      quotations: [{ text: expect.stringContaining('/approve R1') as string }],
    });
  },
);
