import { afterEach, beforeEach, expect, test } from 'vitest';
import { TelegramChannel, type TelegramOptions } from '../../../src/main/modules/channels/telegram/channel';
import { isAllowed } from '../../../src/main/modules/channels/messages/pairing';
import type { ChannelInbox, InboundMessage, OutboundMessage, Press } from '../../../src/main/ports/channel';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { alice } from '../../fixtures/bot-api/updates';

const never = new AbortController().signal;
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const mallory = { id: 666, is_bot: false, first_name: 'Mallory' };
const group = { id: -100, type: 'supergroup', title: 'Plant' } as const;

let server: BotApiServer;
let clock: FakeClock;
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  server = await BotApiServer.start();
  clock = new FakeClock();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await server.close();
});

function channelWith(options: Partial<TelegramOptions> = {}): {
  readonly channel: TelegramChannel;
  readonly saved: Map<string, Uint8Array>;
  readonly moves: string[];
} {
  const saved = new Map<string, Uint8Array>();
  const moves: string[] = [];
  const channel = new TelegramChannel(
    {
      token: server.token,
      apiRoot: server.apiRoot,
      mentionOnly: false,
      streaming: true,
      interrupts: false,
      ackReactions: true,
      ...options,
    },
    {
      clock,
      logger: silent,
      told: (text) => text,
      moved: (from, to) => {
        moves.push(`${from} to ${to}`);
      },
      isAllowed: (sender, name) => isAllowed([String(alice.id), 'ana_kim'], sender, name),
      greetStranger: (sender) => `Your code is 123456 (${sender})`,
      saveFile: async (name, content) => {
        saved.set(name, content);
        return Promise.resolve(`inbox/${name}`);
      },
    },
  );
  return { channel, saved, moves };
}

/** Listens in the background; `taken` resolves with that many messages. */
function listenTo(
  channel: TelegramChannel,
  press: (press: Press) => string = () => 'done',
): {
  readonly got: InboundMessage[];
  taken(count: number): Promise<readonly InboundMessage[]>;
  stop(): Promise<void>;
} {
  const controller = new AbortController();
  const got: InboundMessage[] = [];
  let look = (): void => {};
  const inbox: ChannelInbox = {
    accept: async (message) => {
      got.push(message);
      look();
      return Promise.resolve();
    },
    press: async (pressed) => Promise.resolve(press(pressed)),
  };
  const listening = channel
    .listen(inbox, () => {}, controller.signal)
    .catch((failure: unknown) => {
      if (!controller.signal.aborted) throw failure;
    });
  const stop = async (): Promise<void> => {
    controller.abort(new Error('the test is over'));
    await listening;
  };
  stops.push(stop);
  return {
    got,
    taken: (count) =>
      new Promise((resolve) => {
        look = () => {
          if (got.length >= count) resolve(got);
        };
        look();
      }),
    stop,
  };
}

const to = (text: string, more: Partial<OutboundMessage> = {}): OutboundMessage => ({
  recipient: '111',
  thread: null,
  text,
  attachments: [],
  subject: null,
  ...more,
});

test('what queued up while nobody listened is taken, in order, and confirmed', async () => {
  server.updates.say('first');
  server.updates.say('둘째');
  const { taken } = listenTo(channelWith().channel);
  expect(
    (await taken(2)).map(({ id, text, sender, replyTarget, senderName }) => [
      id,
      text,
      sender,
      replyTarget,
      senderName,
    ]),
  ).toEqual([
    ['111_1', 'first', '111', '111', 'alice'],
    ['111_2', '둘째', '111', '111', 'alice'],
  ]);
  await server.until(() => server.updates.unconfirmed === 0);
});

test('a stranger gets a code, is not listened to and cannot press a button', async () => {
  const presses: Press[] = [];
  const { got } = listenTo(channelWith().channel, (press) => {
    presses.push(press);
    return 'approved';
  });
  server.updates.say('open the valve', { from: mallory });
  server.updates.press('g1:approve', mallory);
  await server.until(() => server.callsOf('answerCallbackQuery').length === 1);
  expect(server.chats.messages.map(({ chat, text }) => [chat, text])).toEqual([
    ['666', 'Your code is 123456 (666)'],
  ]);
  expect(server.callsOf('answerCallbackQuery')[0]?.fields['text']).toContain('Only people who are allowed');
  expect([got, presses]).toEqual([[], []]);
});

test('on the list a name is a username, which one person has, and not what people call themselves', async () => {
  const presses: Press[] = [];
  const { got, taken } = listenTo(channelWith().channel, (press) => {
    presses.push(press);
    return 'approved';
  });
  const pretender = { ...mallory, first_name: 'ana_kim' };
  server.updates.say('/approve r1', { from: pretender });
  server.updates.say('/approve r1', { from: { ...mallory, first_name: '', last_name: 'ana_kim' } });
  server.updates.press('g1:approve', pretender);
  server.updates.say('hello', { from: { id: 222, is_bot: false, first_name: 'Ana', username: 'Ana_Kim' } });
  await taken(1);
  expect([got.map(({ sender }) => sender), presses]).toEqual([['222'], []]);
});

test('a button asks, tells who pressed, and shows what was decided', async () => {
  const presses: Press[] = [];
  const { channel } = channelWith();
  listenTo(channel, (press) => {
    presses.push(press);
    return 'Approved.';
  });
  const asked = await channel.ask(
    {
      id: 'g1',
      recipient: '111',
      thread: null,
      text: 'Close **valve 3**?',
      choices: [
        { id: 'approve', label: 'Approve', style: 'approve' },
        { id: 'deny', label: 'Reject', style: 'deny' },
      ],
    },
    never,
  );
  expect(server.chats.messages[0]).toMatchObject({
    text: 'Close valve 3?',
    html: true,
    buttons: [
      { text: 'Approve', callback_data: 'g1:approve' },
      { text: 'Reject', callback_data: 'g1:deny' },
    ],
  });
  server.updates.press('g1:approve');
  await server.until(() => server.callsOf('answerCallbackQuery').length === 1);
  expect(presses).toEqual([
    { channel: 'telegram', sender: '111', senderName: 'alice', question: 'g1', choice: 'approve' },
  ]);
  expect(
    ['x'.repeat(4_096), 'x'.repeat(4_097), '<'.repeat(2_000)].map((text) => channel.isOneMessage(text)),
  ).toEqual([true, false, false]);
  await channel.settle('111', asked, 'Approved by alice on Telegram', never);
  expect(server.chats.messages[0]).toMatchObject({ text: 'Approved by alice on Telegram', buttons: [] });
});

test('in a group only what names the bot is taken, without its name', async () => {
  const { channel } = channelWith({ mentionOnly: true });
  const { taken } = listenTo(channel);
  server.updates.say('just talking', { chat: group });
  server.updates.say('@nari_bot_2 hello', {
    chat: group,
    entities: [{ type: 'mention', offset: 0, length: 11 }],
  });
  server.updates.say('hey @nari_bot how warm is it?', {
    chat: group,
    entities: [{ type: 'mention', offset: 4, length: 9 }],
    message_thread_id: 7,
    is_topic_message: true,
  });
  const [message] = await taken(1);
  expect(message).toMatchObject({
    text: 'hey how warm is it?',
    group: true,
    replyTarget: '-100',
    thread: '7',
  });
});

test('files come into the workspace, and those that are too large are said', async () => {
  const { channel, saved } = channelWith();
  const { taken } = listenTo(channel);
  server.addFile('p1', Buffer.from('picture'));
  server.updates.say('', {
    caption: 'look',
    photo: [
      { file_id: 'p0', file_unique_id: 'a', width: 1, height: 1 },
      { file_id: 'p1', file_unique_id: 'b', width: 2, height: 2 },
    ],
  });
  server.updates.say('', {
    document: { file_id: 'd1', file_unique_id: 'c', file_name: 'log.zip', file_size: 30 * 1024 * 1024 },
  });
  const [picture, document] = await taken(2);
  expect(picture).toMatchObject({
    text: 'look',
    attachments: [{ kind: 'image', name: 'photo.jpg', path: 'inbox/photo.jpg' }],
  });
  expect(Buffer.from(saved.get('photo.jpg') ?? []).toString()).toBe('picture');
  expect(document).toMatchObject({ attachments: [] });
  expect(document?.text).toContain('log.zip');
});

test('long answers are split, markup is converted, files are sent behind, and nothing is previewed', async () => {
  const { channel } = channelWith();
  await channel.send(
    to(`**${'가'.repeat(2_000)}**\n\n${'나 '.repeat(1_500)}`, {
      attachments: [{ kind: 'image', source: { name: 'chart.png', content: Buffer.from('png') } }],
    }),
    never,
  );
  expect(server.chats.messages.map(({ kind, text }) => [kind, text.slice(0, 30)])).toEqual([
    ['text', '가'.repeat(30)],
    ['text', '나 '.repeat(15)],
    ['photo', 'chart.png (3 bytes)'],
  ]);
  expect(server.callsOf('sendMessage').map(({ fields }) => fields['link_preview_options'])).toEqual([
    { is_disabled: true },
    { is_disabled: true },
  ]);
});

test('a picture that Telegram takes for none is sent as a document; a file it does not take holds up no other and is named', async () => {
  const { channel } = channelWith();
  const file = (
    kind: 'image' | 'video' | 'document',
    name: string,
  ): OutboundMessage['attachments'][number] => ({ kind, source: { name, content: Buffer.from('x') } });
  server.failNext('sendPhoto', { code: 400, description: 'Bad Request: IMAGE_PROCESS_FAILED' });
  server.failNext('sendVideo', { code: 413, description: 'Request Entity Too Large' });
  const failure: unknown = await channel
    .send(
      to('', { attachments: [file('video', 'b.mp4'), file('image', 'a.svg'), file('document', 'c.txt')] }),
      never,
    )
    .catch((reason: unknown) => reason);
  expect(failure).toMatchObject({
    code: 'channel.files-refused',
    files: [{ name: 'b.mp4', why: 'Telegram answered "Request Entity Too Large" (413) to sendVideo' }],
  });
  expect(server.chats.messages.map(({ kind, text }) => [kind, text])).toEqual([
    ['document', 'a.svg (1 bytes)'],
    ['document', 'c.txt (1 bytes)'],
  ]);
});

test('markup that Telegram does not take is sent as it was written', async () => {
  const { channel } = channelWith();
  server.failNext('sendMessage', {
    code: 400,
    description: "Bad Request: can't parse entities: Can't find end tag",
  });
  await channel.send(to('**bold** text'), never);
  expect(server.chats.messages).toMatchObject([{ text: '**bold** text', html: false }]);
});

test('a rate limit is waited for as long as it says', async () => {
  const { channel } = channelWith();
  server.failNext('sendMessage', {
    code: 429,
    description: 'Too Many Requests: retry after 7',
    retryAfter: 7,
  });
  const sending = channel.send(to('hello'), never);
  await server.until(() => server.callsOf('sendMessage').length === 1);
  while (clock.sleeping === 0)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  await clock.advance(6_999);
  expect(server.callsOf('sendMessage')).toHaveLength(1);
  await clock.advance(1);
  await sending;
  expect(server.chats.messages).toHaveLength(1);
});

test('a draft grows into the answer, or goes away', async () => {
  const { channel } = channelWith();
  const { drafts } = channel;
  const draft = (await drafts?.open({ recipient: '111', thread: null }, never)) ?? '';
  await drafts?.update('111', draft, 'half', never);
  await drafts?.update('111', draft, 'half', never);
  await drafts?.finish(draft, to('half **done**'), never);
  expect(server.chats.messages).toMatchObject([{ text: 'half done' }]);
  const second = (await drafts?.open({ recipient: '111', thread: null }, never)) ?? '';
  await drafts?.cancel('111', second, never);
  expect(server.chats.messages).toHaveLength(1);
});

test('a reaction that is not on the list of Telegram is replaced by its twin, and the refusal is remembered', async () => {
  const { channel } = channelWith();
  for (const emoji of ['👀', '✅', '✅']) await channel.react?.('111', '111_1', emoji, never);
  expect(server.chats.reactions.get('111_1')).toEqual(['👌']);
  expect(server.callsOf('setMessageReaction')).toHaveLength(4);
});

test.each([
  {
    name: 'a wrong token',
    failure: { code: 401, description: 'Unauthorized' },
    code: 'channel.credentials',
    remedy: 'bot_token',
  },
  { name: 'a broken connection', failure: 'break' as const, code: 'channel.unreachable', remedy: 'network' },
])('$name is said with its remedy, and without the token', async ({ failure, code, remedy }) => {
  const { channel } = channelWith();
  server.failNext('getMe', failure);
  const rejected: unknown = await channel.check(never).catch((error: unknown) => error);
  expect(rejected).toMatchObject({ code, remedy: expect.stringContaining(remedy) as string });
  expect(String(rejected)).not.toContain(server.token);
});

test('what is owed to a group that became a supergroup arrives there, and what was sent there is changed there', async () => {
  const { channel, moves } = channelWith();
  const old = { recipient: '-100', thread: null };
  const [before, left] = [
    await channel.ask({ ...old, id: 'g1', text: 'Close valve 3?', choices: [] }, never),
    (await channel.drafts?.open(old, never)) ?? '',
  ];
  server.chats.migrated.set('-100', '-1002');
  await channel.send(
    to('hello', {
      recipient: '-100',
      attachments: [{ kind: 'document', source: { name: 'a.txt', content: Buffer.from('x') } }],
    }),
    never,
  );
  const asked = await channel.ask(
    {
      ...old,
      id: 'g2',
      text: 'Close valve 4?',
      choices: [{ id: 'approve', label: 'Approve', style: 'approve' }],
    },
    never,
  );
  await channel.settle('-100', asked, 'Approved by alice', never);
  await channel.settle('-100', before, 'Rejected by alice', never);
  await channel.drafts?.finish(left, to('the answer', { recipient: '-100' }), never);
  expect(server.chats.messages.slice(2).map(({ chat, text }) => [chat, text])).toEqual(
    ['hello', 'a.txt (1 bytes)', 'Approved by alice', 'Rejected by alice', 'the answer'].map((text) => [
      '-1002',
      text,
    ]),
  );
  expect(moves).toEqual(['-100 to -1002']);
});

test('a group that became a supergroup is known from what Telegram says in it', async () => {
  const { channel, moves } = channelWith();
  listenTo(channel);
  server.updates.say('', { chat: { id: -100, type: 'group', title: 'Plant' }, migrate_to_chat_id: -1002 });
  server.updates.say('', { chat: { ...group, id: -1002 }, migrate_from_chat_id: -100 });
  await server.until(() => server.updates.unconfirmed === 0);
  await channel.send(to('hello', { recipient: '-100' }), never);
  expect([moves, server.callsOf('sendMessage').map(({ fields }) => fields['chat_id'])]).toEqual([
    ['-100 to -1002'],
    ['-1002'],
  ]);
});

test('a second reader of the same bot makes the first wait longer than its last request', async () => {
  const { channel } = channelWith();
  server.failNext('getUpdates', {
    code: 409,
    description: 'Conflict: terminated by other getUpdates request',
  });
  const listening = channel
    .listen(
      { accept: async () => Promise.resolve(), press: async () => Promise.resolve('') },
      () => {},
      never,
    )
    .catch((error: unknown) => error);
  await server.until(() => server.callsOf('getUpdates').length === 1);
  while (clock.sleeping === 0)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  await clock.advance(35_000);
  expect(await listening).toMatchObject({
    code: 'channel.conflict',
    remedy: expect.stringContaining('Another program') as string,
  });
});
