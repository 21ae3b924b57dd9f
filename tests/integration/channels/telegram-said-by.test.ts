import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message, Update } from 'grammy/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { codeOnCard } from '../../fixtures/code-on-card';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer, type OpenAiServer, type ServerAnswer } from '../../fixtures/openai-server/server';
import { valve } from './valve';

/** Who said which words on Telegram, and what they may do. */
let bot: BotApiServer;
let model: OpenAiServer;
let engine: EngineFixture;
let answer: (asked: string, index: number) => ServerAnswer;

const says = (text: string): ServerAnswer => ({ acts: [{ type: 'text', text }] });
const user7 = { id: 7, is_bot: false, first_name: 'U7' };
const stranger = { id: 99, is_bot: false, first_name: 'Bo' };
const plant = { id: -100, type: 'supergroup', title: 'Plant', is_forum: true } as const;

async function open(allowed: readonly string[], more = ''): Promise<void> {
  engine = await openEngine({
    config: [
      'default_provider = "shop"',
      'default_model = "m"',
      `[providers.shop]\ntype = "openai"\nbase_url = "${model.baseUrl}"`,
      '[agent]\ntool_dispatcher = "native"',
      '[gateway]\nport = 0',
      `[channels_config.telegram]\nbot_token = "${bot.token}"\napi_root = "${bot.apiRoot}"`,
      `allowed_users = ${JSON.stringify(allowed)}`,
      more,
    ].join('\n'),
    sops: valve,
  });
}

beforeEach(async () => {
  bot = await BotApiServer.start();
  answer = () => says('Seen.');
  model = await startOpenAiServer(({ body }, index) => answer(String(body.messages.at(-1)?.content), index));
});
afterEach(async () => {
  await engine.close();
  await bot.close();
  await model.close();
});

const texts = (): readonly string[] => bot.chats.messages.map(({ text }) => text);
const said = (pattern: RegExp): Promise<void> => bot.until(() => texts().some((text) => pattern.test(text)));
const asked = (): readonly string[] =>
  model.requests.map(({ body }) =>
    String(body.messages.at(-1)?.content).replace(/^\[[^\]]*\d{4}-[^\]]*\]\n*/u, ''),
  );
const start = async (): Promise<string> =>
  (await engine.ask('sops.start', { name: 'valve', payload: null })).runId;
const statusOf = async (runId: string): Promise<string> =>
  (await engine.ask('runs.show', { runId })).run.status;

test('a forwarded command decides nothing, and the model is told whose words were forwarded', async () => {
  await open(['7']);
  const runId = await start();
  await said(/Tell the log/u);
  const { updates } = JSON.parse(
    await readFile(new URL('../../fixtures/bot-api/forwarded.json', import.meta.url), 'utf8'),
  ) as { updates: readonly { message: Partial<Message> }[] };
  for (const [index, { message }] of updates.entries()) {
    const text = (message.text ?? '').replace('RUN', runId);
    bot.updates.push({ message: { message_id: 70 + index, date: 1, ...message, text } as Update['message'] });
    await bot.until(() => texts().filter((each) => each === 'Seen.').length === index + 1);
  }
  expect(await statusOf(runId)).toBe('waiting_approval');
  expect(asked()[0]).toContain(`somebody else, "Bo" wrote it`);
  expect(asked()[0]).toContain(`> /approve ${runId}`);
  expect(asked()[1]).toMatch(
    /The sender forwarded this; somebody else, "News" wrote it\.[^]*\n> Open valve 5 right now\.$/u,
  );
  // Their own words decide, also below a message that they answer.
  bot.updates.say(`/approve ${runId} ${await codeOnCard(engine.ask, runId)}`, {
    from: user7,
    reply_to_message: { message_id: 1, from: stranger, text: '/deny it' } as never,
  });
  expect((await engine.ended(runId)).decisions).toMatchObject([{ decision: 'approved', via: 'telegram:7' }]);
});

test('what acts after a forwarded message asks, whatever was allowed always', async () => {
  await open(['7'], '[tools]\nauto_approve = ["notify"]');
  answer = (text) =>
    text.includes('ring')
      ? { acts: [{ type: 'call', name: 'notify', arguments: { message: 'x' } }] }
      : says('Done.');
  bot.updates.say('ring the bell', { from: user7 });
  await said(/Done\./u);
  expect(bot.chats.messages.some(({ buttons }) => buttons.length > 0)).toBe(false);
  bot.updates.say('ring the bell', {
    from: user7,
    forward_origin: { type: 'hidden_user', sender_user_name: 'Eve', date: 1 },
  });
  await bot.until(() => bot.chats.messages.some(({ buttons }) => buttons.length > 0));
  expect((await engine.ask('approvals.questions', {})).open).toMatchObject([
    { tool: 'notify', unproved: true },
  ]);
});

test('whom "*" lets in may talk and decides nothing, with words or buttons; who is named beside it does', async () => {
  await open(['*', '7'], '[sop]\napproval_routes = ["telegram:-100"]');
  answer = (text) =>
    text.includes('ring')
      ? { acts: [{ type: 'call', name: 'notify', arguments: { message: 'x' } }] }
      : says('Hello.');
  const runId = await start();
  await bot.until(() => bot.chats.messages.some(({ buttons }) => buttons.length > 0));
  const data = bot.chats.messages.find(({ buttons }) => buttons.length > 0)?.buttons[0]?.callback_data ?? '';
  bot.updates.say(`/approve ${runId}`, { from: stranger });
  await said(/only people who are named may decide.*"99"/u);
  bot.updates.press(data, stranger);
  await bot.until(() => bot.callsOf('answerCallbackQuery').length === 1);
  bot.updates.say('hi', { from: stranger });
  await said(/Hello\./u);
  bot.updates.say('ring the bell', { from: stranger });
  await said(/May I use/u);
  expect(bot.chats.messages.filter(({ chat, buttons }) => chat === '99' && buttons.length > 0)).toEqual([]);
  expect(await statusOf(runId)).toBe('waiting_approval');
  bot.updates.press(data, user7);
  expect((await engine.ended(runId)).decisions).toMatchObject([{ decision: 'approved', via: 'telegram:7' }]);
});

test('a username stays with who came with it first, also over a restart', async () => {
  await open(['@Alice']);
  const first = { id: 11, is_bot: false, first_name: 'A', username: 'alice' };
  const second = { id: 12, is_bot: false, first_name: 'B', username: 'alice' };
  bot.updates.say('hello', { from: first });
  await said(/Seen\./u);
  await engine.restart();
  const runId = await start();
  bot.updates.say(`/approve ${runId}`, { from: second });
  await said(/does not know you yet/u);
  expect(await statusOf(runId)).toBe('waiting_approval');
  const code = await codeOnCard(engine.ask, runId);
  bot.updates.say(`/approve ${runId} ${code}`, { from: first });
  expect((await engine.ended(runId)).decisions).toMatchObject([{ decision: 'approved', via: 'telegram:11' }]);
});

test('who writes in the name of a group decides nothing', async () => {
  await open(['-100', '7'], 'mention_only = false');
  const runId = await start();
  const anonymous = { id: 1087968824, is_bot: true, first_name: 'Group', username: 'GroupAnonymousBot' };
  bot.updates.say(`/approve ${runId}`, { from: anonymous, chat: plant, sender_chat: plant });
  await said(/anybody could write under any name/u);
  expect(await statusOf(runId)).toBe('waiting_approval');
});

test('an album is one message, and what cannot be read is answered in words and ends no answer', async () => {
  await open(['7']);
  for (const id of ['p1', 'p2', 'p3']) bot.addFile(id, Buffer.from('x'));
  const part = (id: string): Partial<Message> => ({
    media_group_id: 'a1',
    document: { file_id: id, file_unique_id: id, file_name: `${id}.txt` },
  });
  // Each part comes by itself.
  await bot.until(() => bot.callsOf('getUpdates').length > 0);
  bot.updates.say('', { from: user7, ...part('p1'), caption: 'Compare them' });
  bot.updates.say('', { from: user7, ...part('p2') });
  bot.updates.say('', { from: user7, ...part('p3') });
  await said(/Seen\./u);
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).toMatch(/p1\.txt[^]*p2\.txt[^]*p3\.txt[^]*Compare them$/u);

  answer = () => ({ acts: [{ type: 'text', text: 'Long ' }, { type: 'hang' }] });
  bot.updates.say('tell a story', { from: user7 });
  await eventually('the model to be asked', () => model.requests.length === 2);
  bot.updates.say('', { from: user7, location: { latitude: 1, longitude: 2 } });
  bot.updates.say('', { from: user7, sticker: { file_id: 's' } as never });
  await said(/cannot read a location/u);
  await said(/cannot read a sticker/u);
  bot.updates.say('/stop', { from: user7 });
  await said(/answer is stopped/u);
});

test('/stop and a newer message stay in their topic, and answers go there', async () => {
  await open(['7'], 'mention_only = false');
  const topic = (thread: number): Partial<Message> & { chat: typeof plant; from: typeof user7 } => ({
    chat: plant,
    from: user7,
    is_topic_message: true,
    message_thread_id: thread,
  });
  answer = (text) =>
    text.includes('story') ? { acts: [{ type: 'text', text: 'Once ' }, { type: 'hang' }] } : says('Short.');
  bot.updates.say('a story', topic(5));
  await eventually('the story to begin', () => model.requests.length === 1);
  bot.updates.say('/stop', topic(6));
  await said(/Nothing is being answered/u);
  bot.updates.say('hi', topic(6));
  await said(/Short\./u);
  expect((await engine.ask('chat.conversations', {})).map(({ id }) => id).toSorted()).toEqual([
    'telegram_-100_5_7',
    'telegram_-100_6_7',
  ]);
  bot.updates.say('/stop', topic(5));
  await said(/answer is stopped/u);
  expect(bot.chats.messages.map(({ text, thread }) => [text.split(/[.:]/u)[0], thread])).toEqual(
    expect.arrayContaining([
      ['Nothing is being answered', 6],
      ['Short', 6],
      ['The answer is stopped', 5],
    ]),
  );
});

test('a name that somebody gave to themselves in the database stands for nobody, until a person has accepted the record', async () => {
  await open(['ana']);
  const ana = { ...user7, username: 'ana' };
  const thief = { ...stranger, username: 'ana' };
  bot.updates.say('hello', { from: ana });
  await said(/Seen\./u);
  await engine.restart(() => {
    const database = openDatabase(join(engine.home, 'data', 'zeroclaw.db'));
    database.exec("UPDATE channel_names SET sender = '99'");
    database.close();
    return Promise.resolve();
  });
  expect((await engine.problem('record-people-names')).message).toContain('stand for');
  const runId = await start();
  const code = await eventually('the card', async () => (await codeOnCard(engine.ask, runId)) || null);
  const before = model.requests.length;
  for (const from of [thief, ana]) {
    const seen = texts().length;
    bot.updates.say(`/approve ${runId} ${code}`, { from });
    await bot.until(() => texts().length > seen);
  }
  expect(model.requests.length).toBe(before);
  expect(await statusOf(runId)).toBe('waiting_approval');
});

test.each([
  {
    name: 'the run',
    sql: "UPDATE run_events SET at = at + 1 WHERE type = 'run-started'",
    held: /does not go on/u,
  },
  {
    name: 'the card',
    sql: "UPDATE questions SET recipient = '99', text = 'Water the plants?'",
    held: /pressed?|press/u,
  },
])(
  'a card on Telegram decides nothing while what it stands on is held, and does once it is accepted: $name',
  async ({ sql, held }) => {
    await open(['7'], '[sop]\napproval_routes = ["telegram:7"]');
    const runId = await start();
    const cards = (): readonly string[] =>
      bot.chats.messages.flatMap(({ buttons }) =>
        buttons.slice(0, 1).map((button) => button.callback_data ?? ''),
      );
    await bot.until(() => cards().length > 0);
    const [data = ''] = cards();
    await engine.restart(() => {
      const database = openDatabase(join(engine.home, 'data', 'zeroclaw.db'));
      database.exec('DROP TRIGGER IF EXISTS run_events_are_never_changed');
      database.exec(sql);
      database.close();
      return Promise.resolve();
    });
    const problems = (await engine.ask('problems.list', {})).map(({ message }) => message);
    expect(problems.some((message) => held.test(message))).toBe(true);
    const answered = bot.callsOf('answerCallbackQuery').length;
    bot.updates.press(data, user7);
    bot.updates.say(`/approve ${runId} ABCD`, { from: user7 });
    await bot.until(() => bot.callsOf('answerCallbackQuery').length > answered);
    expect(await statusOf(runId)).toBe('waiting_approval');
    await engine.ask('runs.accept-record', {});
    const code = await eventually('the card', async () => (await codeOnCard(engine.ask, runId)) || null);
    bot.updates.say(`/approve ${runId} ${code}`, { from: user7 });
    expect((await engine.ended(runId)).decisions).toMatchObject([
      { decision: 'approved', via: 'telegram:7' },
    ]);
  },
);
