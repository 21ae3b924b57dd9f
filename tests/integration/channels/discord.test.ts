import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { DiscordChannel, type DiscordOptions } from '../../../src/main/modules/channels/discord/channel';
import type { Press } from '../../../src/main/ports/channel';
import type { ReadMarks } from '../../../src/main/ports/read-marks';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { memoryReadMarks } from '../../../src/main/testing/memory-read-marks';
import { alice, DiscordServer } from '../../fixtures/discord-api/server';
import { answer, listenTo, type Listening } from '../../fixtures/listening';

const never = new AbortController().signal;
const mallory = { id: '666', username: 'mallory' };
const server7 = { channel_id: '70', guild_id: '1' };

let server: DiscordServer;
let clock: FakeClock;
const listenings: Listening[] = [];

beforeEach(async () => {
  server = await DiscordServer.start();
  clock = new FakeClock();
});
afterEach(async () => {
  await Promise.all(listenings.splice(0).map((listening) => listening.stop()));
  await server.close();
});

function channelWith(
  options: Partial<DiscordOptions> = {},
  readMarks: ReadMarks = memoryReadMarks(),
): { readonly channel: DiscordChannel; readonly saved: Map<string, Uint8Array> } {
  const saved = new Map<string, Uint8Array>();
  const channel = new DiscordChannel(
    {
      token: server.token,
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
      isAllowed: (sender) => sender === alice.id,
      greetStranger: (sender) => `Your code is 123456 (${sender})`,
      saveFile: (name, content) => {
        saved.set(name, content);
        return Promise.resolve(`inbox/${name}`);
      },
    },
  );
  return { channel, saved };
}

async function listening(...given: Parameters<typeof listenTo>): Promise<Listening> {
  const started = listenTo(...given);
  listenings.push(started);
  await Promise.race([server.until(() => server.connected), started.ended]);
  return started;
}

test('what is said is taken in order; what was said in the meantime is fetched, each once, from rooms where the bot was spoken to', async () => {
  const marks = memoryReadMarks();
  const first = await listening(channelWith({}, marks).channel);
  server.say('first');
  server.say('just talking', server7);
  expect((await first.taken(1))[0]).toMatchObject({
    id: '7_1001',
    text: 'first',
    sender: '111',
    senderName: 'alice',
    replyTarget: '7',
    group: false,
    thread: null,
  });
  await first.stop();
  for (let count = 0; count < 120; count += 1) server.say(`missed ${String(count)}`);
  server.say('in a room where nobody spoke to the bot', server7);
  const second = await listening(channelWith({}, marks).channel);
  server.say('live');
  expect((await second.taken(121)).map(({ text }) => text)).toEqual([
    ...Array.from({ length: 120 }, (_, count) => `missed ${String(count)}`),
    'live',
  ]);
  await second.stop();
  expect([...marks.all()]).toEqual([['direct:7', '1124']]);
});

test('a message that cannot be put on disk is fetched again with the next session', async () => {
  const marks = memoryReadMarks({ 'direct:7': '1' });
  const broken = await listening(channelWith({}, marks).channel, {
    accept: () => Promise.reject(new Error('disk full')),
  });
  server.say('keep me');
  expect(await broken.ended).toMatchObject({ message: 'disk full' });
  expect((await (await listening(channelWith({}, marks).channel)).taken(1))[0]?.text).toBe('keep me');
});

test('a session that lasted is begun again at once, one that did not is left to the supervisor', async () => {
  const { ended, taken } = await listening(channelWith().channel);
  await clock.advance(10_000);
  server.drop();
  await server.until(() => server.identified.length === 2 && server.connected);
  server.say('still there?');
  await taken(1);
  server.drop();
  expect(await ended).toMatchObject({
    code: 'channel.unreachable',
    message: expect.stringContaining('1011') as string,
  });
});

test('a stranger gets a code, is not listened to, and can neither press nor command', async () => {
  const presses: Press[] = [];
  const { got } = await listening(channelWith().channel, {
    press: (press) => {
      presses.push(press);
      return 'approved';
    },
  });
  server.say('open the valve', { author: mallory, channel_id: '66' });
  server.press('g1:approve', mallory);
  server.command('approve', [], mallory);
  await server.until(() => server.replies.length === 2 && server.rooms.messages.length === 1);
  expect(server.rooms.messages.map(({ room, content }) => [room, content])).toEqual([
    ['66', 'Your code is 123456 (666)'],
  ]);
  expect(server.replies.every((text) => text.includes('Only people who are allowed'))).toBe(true);
  expect([got, presses]).toEqual([[], []]);
});

test('buttons ask a person, tell who pressed, and show what was decided', async () => {
  const presses: Press[] = [];
  const { channel } = channelWith();
  await listening(channel, {
    press: (press) => {
      presses.push(press);
      return 'Approved.';
    },
  });
  const question = {
    id: 'g1',
    recipient: '@111',
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
      room: '9111',
      content: 'Close **valve 3**?',
      buttons: [
        { label: '✅ Approve', custom_id: 'g1:approve' },
        { label: 'Reject', custom_id: 'g1:deny' },
      ],
    },
  ]);
  server.press('g1:approve');
  await server.until(() => server.replies.includes('Approved.'));
  expect(presses).toEqual([
    { channel: 'discord', sender: '111', senderName: 'alice', question: 'g1', choice: 'approve' },
  ]);
  await channel.revise(asked, { ...question, text: 'Close it **now**?' }, never);
  expect(['x'.repeat(2_000), 'x'.repeat(2_001)].map((text) => channel.isOneMessage(text))).toEqual([
    true,
    false,
  ]);
  await channel.settle('@111', asked, 'Approved by alice', never);
  expect(server.rooms.messages).toMatchObject([{ content: 'Approved by alice', buttons: [] }]);
});

test('on a server what names the bot or answers it is taken; commands are offered and read everywhere', async () => {
  const { taken } = await listening(channelWith().channel);
  server.say('just talking', server7);
  server.say(`hey <@${server.me}> ask <@5> how warm <:sun:12> it is`, {
    ...server7,
    mentions: [
      { id: server.me, username: 'nari' },
      { id: '5', username: 'ben' },
    ],
  });
  server.say('and outside?', {
    ...server7,
    type: 19,
    referenced_message: { author: { id: server.me }, content: 'It is\n21 degrees.' },
  });
  server.say(`<@${server.me}> hi`, { ...server7, author: { ...alice, bot: true } });
  server.say('', { ...server7, type: 7 });
  const [first, second] = await taken(2);
  server.command('deny', [
    { name: 'run', type: 3, value: 'run-7' },
    { name: 'reason', type: 3, value: 'too hot' },
  ]);
  expect([first, second, (await taken(3))[2]]).toMatchObject([
    { text: 'hey ask @ben how warm :sun: it is', group: true, replyTarget: '70' },
    {
      text: 'and outside?',
      quotations: [{ how: 'answered', writtenBy: 'assistant', text: 'It is\n21 degrees.' }],
      group: true,
    },
    { text: '/deny run-7 too hot', replyTarget: '7', sender: '111' },
  ]);
  await server.until(() => server.callsOf('PUT /applications/5/commands').length === 1);
  expect(server.identified).toEqual([{ intents: 1 + 512 + 4_096 }]);
});

test('files come into the workspace, and those that are too large are said', async () => {
  const { channel, saved } = channelWith();
  const { taken } = await listening(channel);
  const url = server.addFile('chart.png', Buffer.from('picture'));
  server.say('look', {
    attachments: [
      { id: '1', filename: 'chart.png', url, size: 7, content_type: 'image/png' },
      { id: '2', filename: 'big.zip', url, size: 30 * 1024 * 1024 },
      {
        id: '3',
        filename: 'gone.txt',
        url: `${server.origin}/files/gone`,
        size: 1,
        content_type: 'text/plain',
      },
    ],
  });
  server.say('', {
    flags: 1 << 13,
    attachments: [{ id: '4', filename: 'voice.ogg', url, size: 7, content_type: 'audio/ogg' }],
  });
  const [message, voice] = await taken(2);
  expect(message).toMatchObject({
    attachments: [{ kind: 'image', name: 'chart.png', path: 'inbox/chart.png' }],
  });
  expect(message?.text).toMatch(/^look\n\n.*"big\.zip".*20 MB.*\n\n.*"gone\.txt" could not be taken/su);
  expect(voice).toMatchObject({ text: '', attachments: [{ kind: 'voice' }] });
  expect(Buffer.from(saved.get('chart.png') ?? []).toString()).toBe('picture');
});

test('long answers are split with files behind, call nobody and show no previews', async () => {
  const { channel } = channelWith();
  await channel.send(
    answer('7', `**${'가'.repeat(1_500)}**\n\n@everyone ${'나 '.repeat(800)}`, {
      attachments: [{ kind: 'image', source: { name: 'chart.png', content: Buffer.from('png') } }],
    }),
    never,
  );
  expect(server.rooms.messages.map(({ content, files }) => [content.slice(0, 4), files])).toEqual([
    ['**가가', []],
    ['@eve', []],
    ['', ['chart.png (3 bytes)']],
  ]);
  expect(
    server
      .callsOf('POST /channels/7/messages')
      .filter(({ fields }) => 'content' in fields)
      .every(
        ({ fields }) =>
          JSON.stringify(fields['allowed_mentions']) === '{"parse":[]}' && fields['flags'] === 4,
      ),
  ).toBe(true);
});

test('a draft grows into the answer or goes away, typing shows, and reactions replace each other', async () => {
  const { channel } = channelWith();
  const { drafts } = channel;
  const draft = (await drafts?.open({ recipient: '7', thread: null }, never)) ?? '';
  await drafts?.update('7', draft, 'half', never);
  await drafts?.finish(draft, answer('7', 'half **done**'), never);
  const second = (await drafts?.open({ recipient: '7', thread: null }, never)) ?? '';
  await drafts?.cancel('7', second, never);
  await channel.typing?.({ recipient: '7', thread: null }, never);
  expect([server.rooms.messages.map(({ content }) => content), server.rooms.typing]).toEqual([
    ['half **done**'],
    ['7'],
  ]);
  for (const emoji of ['👀', '✅', '⚠️']) await channel.react?.('7', '7_1', emoji, never);
  await channel.react?.('7', '7_command-1', '✅', never);
  expect([...server.rooms.reactions]).toEqual([['7:1', ['✅', '⚠️']]]);
});

test('a rate limit is waited for as long as it says', async () => {
  const { channel } = channelWith();
  server.failNext('POST /channels/7/messages', { waitSecs: 0.02 });
  const sending = channel.send(answer('7', 'hello'), never);
  while (server.rooms.messages.length === 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    if (clock.sleeping > 0) await clock.advance(100);
  }
  await sending;
  expect(server.callsOf('POST /channels/7/messages').length).toBeGreaterThan(1);
});

test.each([
  {
    name: 'a wrong token',
    failure: { status: 401, code: 0, message: '401: Unauthorized' },
    code: 'channel.credentials',
    remedy: 'bot_token',
  },
  {
    name: 'a missing permission',
    failure: { status: 403, code: 50_013, message: 'Missing Permissions' },
    code: 'channel.refused',
    remedy: 'permissions',
  },
  { name: 'a broken connection', failure: 'break' as const, code: 'channel.unreachable', remedy: 'network' },
])('$name is said with its remedy, and without the token', async ({ failure, code, remedy }) => {
  const { channel } = channelWith();
  server.failNext('GET /users/@me', failure);
  const rejected: unknown = await channel.check(never).catch((error: unknown) => error);
  expect(rejected).toMatchObject({ code, remedy: expect.stringContaining(remedy) as string });
  expect(String(rejected)).not.toContain(server.token);
});

test.each([
  { name: 'a token the gateway does not know', close: 4_004, code: 'channel.credentials' },
  { name: 'reading everything without the leave to', close: 4_014, code: 'channel.intents' },
])('$name is said by who listens', async ({ close, code }) => {
  server.refuseIdentify = close;
  expect(await (await listening(channelWith({ mentionOnly: false }).channel)).ended).toMatchObject({ code });
});
