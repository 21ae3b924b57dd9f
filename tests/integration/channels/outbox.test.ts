import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotApiServer } from '../../fixtures/bot-api/server';
import {
  askDaemon,
  eventuallyTells,
  makeHome,
  startDaemon,
  zeroclaw,
  zeroclawJson,
  type Daemon,
  type TestHome,
} from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer, type OpenAiServer } from '../../fixtures/openai-server/server';
import { valve } from './valve';

/** What is owed on a channel, with the built engine as a program of its own, which can be killed. */
let bot: BotApiServer;
let model: OpenAiServer;
let home: TestHome;
let daemon: Daemon;
let say: (message: string) => string;
let hangs: boolean;

const restored =
  'A backup was restored in which this was not answered yet. Whether it was answered since is not known, so it was not worked on again.';
const badGateway = { code: 502, description: 'Bad Gateway' };
const texts = (): readonly string[] => bot.chats.messages.map(({ text }) => text);
const said = (pattern: RegExp): Promise<void> => bot.until(() => texts().some((text) => pattern.test(text)));
const waiting = (count: number): Promise<unknown> =>
  eventuallyTells(home, `${String(count)} to wait`, 'channels.list', {}, (channels) =>
    channels.some(({ undelivered }) => undelivered?.count === count),
  );

beforeEach(async () => {
  bot = await BotApiServer.start();
  say = (message) => `re ${message}`;
  hangs = false;
  model = await startOpenAiServer(({ body }) => ({
    acts: hangs
      ? [{ type: 'hang' }]
      : [{ type: 'text', text: say(String(body.messages.at(-1)?.content).split('] ').at(-1) ?? '') }],
  }));
  home = makeHome(
    [
      'default_provider = "shop"',
      'default_model = "m"',
      '[providers.shop]',
      'type = "openai"',
      `base_url = "${model.baseUrl}"`,
      '[agent]',
      'tool_dispatcher = "native"',
      '[gateway]',
      'port = 0',
      '[channels_config.telegram]',
      `bot_token = "${bot.token}"`,
      `api_root = "${bot.apiRoot}"`,
      'allowed_users = ["111"]',
      'interrupt_on_new_message = false',
      'stream_mode = "off"',
    ].join('\n'),
  );
  for (const [path, text] of Object.entries(valve)) {
    mkdirSync(dirname(join(home.path, 'workspace', 'sops', path)), { recursive: true });
    home.write(join('workspace', 'sops', path), text);
  }
  daemon = await startDaemon(home);
});
afterEach(async () => {
  await daemon.kill();
  await bot.close();
  await model.close();
  home.remove();
});

test('answers that a service does not take outlive a kill of the engine: each arrives once, in order, and the model is asked once', async () => {
  bot.failNext('sendMessage', ...Array.from({ length: 40 }, () => badGateway));
  bot.updates.say('one');
  await waiting(1);
  bot.updates.say('two');
  await daemon.kill();
  bot.failNoMore('sendMessage');
  daemon = await startDaemon(home);
  await said(/^re two$/u);
  await daemon.stop();
  daemon = await startDaemon(home);
  bot.updates.say('three');
  await said(/^re three$/u);
  expect([texts(), model.requests.length]).toEqual([['re one', 're two', 're three'], 3]);
});

test('what was on its way when the engine was killed is sent again, and says that it may be there twice', async () => {
  bot.failNext('sendMessage', 'mute');
  bot.updates.say('one');
  await said(/^re one$/u);
  await daemon.kill();
  daemon = await startDaemon(home);
  await said(/^re one\n\n.*may be here twice/u);
  expect(model.requests).toHaveLength(1);
});

test('what a command says is owed as an answer is, also when the conversation began again in the meantime', async () => {
  bot.failNext('sendMessage', ...Array.from({ length: 40 }, () => badGateway));
  bot.updates.say('one');
  await eventually('an answer', () => model.requests.length === 1);
  bot.updates.say('/new');
  bot.updates.say('/runs');
  await waiting(3);
  await daemon.kill();
  bot.failNoMore('sendMessage');
  daemon = await startDaemon(home);
  await said(/There are no runs yet/u);
  await said(/A new conversation/u);
  await said(/^re one$/u);
  expect(texts()).toHaveLength(3);
});

test('a long answer goes on behind the part that arrived', async () => {
  const paragraph = (number: number): string =>
    `${String(number)} ${Array.from({ length: 450 }, (_, index) => `word${String(index)}`).join(' ')}`;
  say = () => [1, 2, 3].map(paragraph).join('\n\n');
  const parts = (): readonly string[] => texts().map((text) => text[0] ?? '');
  bot.failNext('sendMessage', 'pass', badGateway);
  bot.updates.say('tell me all');
  await said(/^3 /u);
  expect(parts()).toEqual(['1', '2', '3']);
});

test('a question that could not be asked is asked after a kill, and one that was decided in the meantime is not; its outcome is told', async () => {
  bot.failNext('sendMessage', ...Array.from({ length: 40 }, () => badGateway));
  const start = async (): Promise<string> =>
    (await zeroclawJson<{ readonly run_id: string }>(home, 'sop', 'run', 'valve')).run_id;
  const decided = await start();
  await waiting(1);
  expect(await zeroclaw(home, 'deny', decided, '--reason', 'sensor fault')).toMatchObject({ code: 0 });
  const open = await start();
  await daemon.kill();
  bot.failNoMore('sendMessage');
  daemon = await startDaemon(home);
  await said(new RegExp(`Run ${open}`, 'u'));
  await said(/Rejected by .*: sensor fault/u);
  await daemon.stop();
  daemon = await startDaemon(home);
  bot.updates.say('one');
  await said(/^re one$/u);
  const cards = bot.chats.messages.filter(({ buttons }) => buttons.length > 0);
  expect([
    cards.length,
    texts().filter((text) => text.includes(open)).length,
    texts().filter((text) => text.startsWith('valve, step 1')).length,
  ]).toEqual([1, 1, 2]);
});

test('what waited when a backup was made is not sent once that is restored', async () => {
  bot.failNext('sendMessage', ...Array.from({ length: 40 }, () => badGateway));
  bot.updates.say('one');
  await waiting(1);
  const file = join(home.path, 'then.zip');
  expect(await zeroclaw(home, 'backup', file)).toMatchObject({ code: 0 });
  await daemon.stop();
  bot.failNoMore('sendMessage');
  expect(await zeroclaw(home, 'restore', file, '--yes')).toMatchObject({ code: 0 });
  daemon = await startDaemon(home);
  bot.updates.say('two');
  await said(/^re two$/u);
  expect(texts()).toEqual(['re two']);
});

test('messages that were not answered when a backup was made are not worked on once that is restored, and the app says so', async () => {
  hangs = true;
  bot.updates.say('one');
  await eventually('a question to the model', () => model.requests.length === 1);
  bot.updates.say('two');
  bot.updates.say('/approve');
  await said(/Nothing waits for an answer/u);
  const file = join(home.path, 'then.zip');
  expect(await zeroclaw(home, 'backup', file)).toMatchObject({ code: 0 });
  await daemon.kill();
  hangs = false;
  expect(await zeroclaw(home, 'restore', file, '--yes')).toMatchObject({ code: 0 });
  daemon = await startDaemon(home);
  bot.updates.say('three');
  await said(/^re three$/u);
  expect([texts().slice(1), model.requests.length]).toEqual([['re three'], 2]);
  const [conversation] = await askDaemon(home, 'chat.conversations', {});
  const messages = await askDaemon(home, 'chat.open', { conversationId: conversation?.id ?? '' });
  expect(messages.map(({ text, problem }) => problem?.message ?? text)).toEqual([
    'one',
    restored,
    'two',
    restored,
    'three',
    're three',
  ]);
});

test('what is owed outlives a start with a config.toml that cannot be used and none before it', async () => {
  bot.failNext('sendMessage', ...Array.from({ length: 40 }, () => badGateway));
  bot.updates.say('one');
  await waiting(1);
  await daemon.stop();
  bot.failNoMore('sendMessage');
  const config = readFileSync(join(home.path, 'config.toml'), 'utf8');
  rmSync(join(home.path, 'data', 'config-in-force.toml'));
  home.write('config.toml', 'this is no TOML');
  daemon = await startDaemon(home);
  await daemon.stop();
  home.write('config.toml', config);
  daemon = await startDaemon(home);
  await said(/^re one$/u);
  expect(texts()).toHaveLength(1);
});
