import { afterEach, beforeEach, expect, test } from 'vitest';
import { SlackChannel, type SlackOptions } from '../../../src/main/modules/channels/slack/channel';
import type { Press } from '../../../src/main/ports/channel';
import type { ReadMarks } from '../../../src/main/ports/read-marks';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { memoryReadMarks } from '../../../src/main/testing/memory-read-marks';
import { answer, listenTo, type Listening } from '../../fixtures/listening';
import { alice, SlackServer } from '../../fixtures/slack-api/server';

const never = new AbortController().signal;
const room = `D${alice}`;

let server: SlackServer;
let clock: FakeClock;
const listenings: Listening[] = [];

beforeEach(async () => {
  server = await SlackServer.start();
  clock = new FakeClock();
});
afterEach(async () => {
  await Promise.all(listenings.splice(0).map((listening) => listening.stop()));
  await server.close();
});

function channelWith(
  options: Partial<SlackOptions> = {},
  readMarks: ReadMarks = memoryReadMarks(),
): { readonly channel: SlackChannel; readonly saved: Map<string, Uint8Array> } {
  const saved = new Map<string, Uint8Array>();
  const channel = new SlackChannel(
    {
      botToken: server.botToken,
      appToken: server.appToken,
      apiRoot: server.apiRoot,
      mentionOnly: true,
      streaming: true,
      interrupts: false,
      ackReactions: true,
      ...options,
    },
    {
      clock,
      readMarks,
      logger: silentLogger,
      told: (text) => text,
      isAllowed: (sender) => sender === alice,
      greetStranger: (sender) => `Your code is 123456 (${sender})`,
      saveFile: (name, content) => {
        saved.set(name, content);
        return Promise.resolve(`inbox/${name}`);
      },
    },
  );
  return { channel, saved };
}

function listening(...given: Parameters<typeof listenTo>): Listening {
  const started = listenTo(...given);
  listenings.push(started);
  return started;
}

test('what Slack has not got an acknowledgement for is taken in order, once, and acknowledged when it is on disk', async () => {
  server.say('first');
  server.say('둘째 &lt;b&gt; <https://x.y|link>');
  let refused = 0;
  const { channel } = channelWith();
  const { ended } = listening(channel, {
    accept: () => {
      refused += 1;
      return Promise.reject(new Error('disk full'));
    },
  });
  while (refused < 2)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  server.drop();
  await ended;
  expect(server.unacknowledged).toBe(2);
  const again = listening(channel);
  expect(
    (await again.taken(2)).map(({ text, sender, senderName, replyTarget, thread }) => [
      text,
      sender,
      senderName,
      replyTarget,
      thread,
    ]),
  ).toEqual([
    ['first', alice, 'u1alice', room, null],
    ['둘째 <b> [link](https://x.y)', alice, 'u1alice', room, null],
  ]);
  await server.until(() => server.unacknowledged === 0);
});

test('what was said while Slack had given up to send is fetched from the rooms that are known, and only that', async () => {
  const marks = memoryReadMarks();
  const { channel } = channelWith({}, marks);
  const first = listening(channel);
  server.say('before');
  await first.taken(1);
  await server.until(() => server.unacknowledged === 0);
  await first.stop();
  server.sayUnheard('in the meantime');
  server.sayUnheard('in a room nobody knows', 'D-other');
  const second = listening(channelWith({}, marks).channel);
  expect((await second.taken(1)).map(({ text }) => text)).toEqual(['in the meantime']);
});

test('Slack makes apps connect again: that is done at once, and what fails is left to the supervisor', async () => {
  const { channel } = channelWith();
  const { taken, ended } = listening(channel);
  await server.until(() => server.connected);
  await clock.advance(10_000);
  server.refresh();
  await server.until(() => server.callsOf('apps.connections.open').length === 2 && server.connected);
  server.say('still there?');
  await taken(1);
  server.drop();
  expect(await ended).toBeNull();
});

test('a stranger gets a code, is not listened to and cannot press a button', async () => {
  const presses: Press[] = [];
  const { got } = listening(channelWith().channel, {
    press: (press) => {
      presses.push(press);
      return 'approved';
    },
  });
  server.say('open the valve', { user: 'U666' });
  server.press('g1:approve', 'U666');
  await server.until(() => server.unacknowledged === 0 && server.rooms.whispers.length === 1);
  expect(server.rooms.messages.map(({ room: where, shown }) => [where, shown])).toEqual([
    ['DU666', 'Your code is 123456 (U666)'],
  ]);
  expect(server.rooms.whispers[0]?.text).toContain('Only people who are allowed');
  expect([got, presses]).toEqual([[], []]);
});

test('buttons ask, tell who pressed, and show what was decided', async () => {
  const presses: Press[] = [];
  const { channel } = channelWith();
  listening(channel, {
    press: (press) => {
      presses.push(press);
      return 'Approved.';
    },
  });
  const question = {
    id: 'g1',
    recipient: alice,
    thread: null,
    text: 'Close **valve 3**?',
    choices: [
      { id: 'approve', label: '✅ Approve', style: 'approve' },
      { id: 'deny', label: 'Reject', style: 'deny' },
    ],
  } as const;
  const asked = await channel.ask(question, never);
  expect(server.rooms.messages).toMatchObject([
    {
      room,
      shown: 'Close valve 3?',
      buttons: [
        { text: '✅ Approve', value: 'g1:approve' },
        { text: 'Reject', value: 'g1:deny' },
      ],
    },
  ]);
  server.press('g1:approve');
  await server.until(() => server.rooms.whispers.length === 1);
  expect(presses).toEqual([
    { channel: 'slack', sender: alice, senderName: 'u1alice', question: 'g1', choice: 'approve' },
  ]);
  await channel.revise(asked, { ...question, text: 'Close valve 3 **now**?' }, never);
  expect(server.rooms.messages).toMatchObject([{ shown: 'Close valve 3 now?', buttons: [{}, {}] }]);
  expect(['x'.repeat(3_000), 'x'.repeat(3_001)].map((text) => channel.isOneMessage(text))).toEqual([
    true,
    false,
  ]);
  await channel.settle(alice, asked, 'Approved by alice', never);
  expect(server.rooms.messages).toMatchObject([{ shown: 'Approved by alice', buttons: [] }]);
});

test('in a channel what names the app is taken, then what is said in that thread', async () => {
  const { taken } = listening(channelWith().channel);
  server.say('just talking', { channel: 'C1', channel_type: 'channel' });
  const thread = server.say(`hey <@${server.me}> how warm is it?`, {
    channel: 'C1',
    channel_type: 'channel',
  });
  server.push('events_api', {
    event: {
      type: 'app_mention',
      channel: 'C1',
      user: alice,
      text: `hey <@${server.me}> how warm is it?`,
      ts: thread,
    },
  });
  server.say('and outside?', { channel: 'C1', channel_type: 'channel', thread_ts: thread });
  server.say('another talk', { channel: 'C1', channel_type: 'channel', thread_ts: '1.2' });
  server.say('', { subtype: 'channel_join', channel: 'C1', channel_type: 'channel' });
  const [first, second, ...more] = await taken(2);
  await server.until(() => server.unacknowledged === 0);
  expect([first, second]).toMatchObject([
    { text: 'hey how warm is it?', group: true, replyTarget: 'C1', thread, interruptionScope: thread },
    { text: 'and outside?', group: true, thread },
  ]);
  expect(more).toEqual([]);
});

test('slash commands are read, and answered in the direct chat', async () => {
  const { taken } = listening(channelWith().channel);
  server.command('/zeroclaw', 'approve run-7');
  server.command('/zeroclaw', '');
  const commands = await taken(2);
  expect(commands.map(({ text, replyTarget, group }) => [text, replyTarget, group])).toEqual([
    ['/approve run-7', room, false],
    ['/help', room, false],
  ]);
});

test('a slash command is as old as its arrival, however long it waits behind what came before', async () => {
  const arrived = clock.now();
  let store = (): void => {};
  const slow = new Promise<void>((resolve) => {
    store = resolve;
  });
  let press = (): void => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  const { taken } = listening(channelWith().channel, {
    accept: ({ text }) => (text === 'first' ? slow : Promise.resolve()),
    press: () => {
      press();
      return 'done';
    },
  });
  server.say('first');
  server.command('/zeroclaw', 'approve');
  server.press('g1:approve'); // does not wait, so that what came before it has arrived
  await pressed;
  await clock.advance(90_000);
  store();
  expect((await taken(2)).map(({ text, at }) => [text, text === 'first' || at])).toEqual([
    ['first', true],
    ['/approve', arrived],
  ]);
});

test('files come into the workspace with the token of the bot, which no other host gets', async () => {
  const { channel, saved } = channelWith();
  const { taken } = listening(channel);
  const url = server.addFile('chart.png', Buffer.from('picture'));
  server.say('look', {
    subtype: 'file_share',
    files: [
      { name: 'chart.png', mimetype: 'image/png', size: 7, url_private_download: url },
      { name: 'big.zip', mimetype: 'application/zip', size: 30 * 1024 * 1024, url_private: url },
      { name: 'evil.txt', mimetype: 'text/plain', url_private: 'https://files.slack.com.evil.invalid/x' },
    ],
  });
  const [message] = await taken(1);
  expect(message).toMatchObject({
    attachments: [{ kind: 'image', name: 'chart.png', path: 'inbox/chart.png' }],
  });
  expect(message?.text).toMatch(/^look\n\n.*"big\.zip".*20 MB.*\n\n.*"evil\.txt" could not be taken/su);
  expect(Buffer.from(saved.get('chart.png') ?? []).toString()).toBe('picture');
});

test('long answers are split in their thread, with files behind and nothing unfurled', async () => {
  const { channel } = channelWith();
  await channel.send(
    answer(alice, `**${'가'.repeat(3_000)}**\n\n${'나 '.repeat(1_500)}`, {
      thread: '1.5',
      attachments: [{ kind: 'image', source: { name: 'chart.png', content: Buffer.from('png') } }],
    }),
    never,
  );
  expect(
    server.rooms.messages.map(({ shown, thread, room: where }) => [shown.slice(0, 3), thread, where]),
  ).toEqual([
    ['가가가', '1.5', room],
    ['나 나', '1.5', room],
  ]);
  expect(server.rooms.files).toEqual([{ room, thread: '1.5', name: 'chart.png', size: 3 }]);
  expect(server.callsOf('chat.postMessage').every(({ fields }) => fields['unfurl_links'] === 'false')).toBe(
    true,
  );
});

test('blocks that Slack does not take become the text as it was written, which calls nobody', async () => {
  const { channel } = channelWith();
  server.failNext('chat.postMessage', 'invalid_blocks');
  await channel.send(answer('C1', '**bold** <!channel>'), never);
  expect(server.rooms.messages).toMatchObject([{ shown: '**bold** &lt;!channel&gt;', blocks: [] }]);
});

test('a draft grows into the answer or goes away, and reactions replace each other', async () => {
  const { channel } = channelWith();
  const { drafts } = channel;
  const draft = (await drafts?.open({ recipient: room, thread: null }, never)) ?? '';
  await drafts?.update(room, draft, 'half', never);
  await drafts?.finish(draft, answer(room, 'half **done**'), never);
  const second = (await drafts?.open({ recipient: room, thread: null }, never)) ?? '';
  await drafts?.cancel(room, second, never);
  expect(server.rooms.messages.map(({ shown }) => shown)).toEqual(['half done']);
  for (const emoji of ['👀', '👀', '✅']) await channel.react?.(room, `${room}_1.5`, emoji, never);
  await channel.react?.(room, `${room}_command-1`, '✅', never);
  expect([...server.rooms.reactions]).toEqual([[`${room}:1.5`, ['white_check_mark']]]);
});

test('a rate limit is waited for as long as it says', async () => {
  const { channel } = channelWith();
  server.failNext('chat.postMessage', 7);
  const sending = channel.send(answer(room, 'hello'), never);
  while (clock.sleeping === 0)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  await clock.advance(6_999);
  expect(server.callsOf('chat.postMessage')).toHaveLength(1);
  await clock.advance(1);
  await sending;
  expect(server.rooms.messages).toHaveLength(1);
});

test.each([
  { name: 'a wrong token', failure: 'invalid_auth' as const, code: 'channel.credentials', remedy: 'xoxb-' },
  {
    name: 'a scope that is missing',
    failure: 'missing_scope' as const,
    code: 'channel.scope',
    remedy: 'chat:write',
  },
  { name: 'a broken connection', failure: 'break' as const, code: 'channel.unreachable', remedy: 'network' },
])('$name is said with its remedy, and without the token', async ({ failure, code, remedy }) => {
  const { channel } = channelWith();
  server.failNext('auth.test', failure);
  const rejected: unknown = await channel.check(never).catch((error: unknown) => error);
  expect(rejected).toMatchObject({ code, remedy: expect.stringContaining(remedy) as string });
  expect(String(rejected)).not.toContain(server.botToken);
});

test('an app token that Slack does not know is said by who listens', async () => {
  server.failNext('apps.connections.open', 'invalid_auth');
  expect(await listening(channelWith().channel).ended).toMatchObject({ code: 'channel.credentials' });
});
