import { afterEach, beforeEach, expect, test } from 'vitest';
import { alice, DiscordServer } from '../../fixtures/discord-api/server';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer, type OpenAiServer } from '../../fixtures/openai-server/server';
import { valve } from './valve';

let discord: DiscordServer;
let model: OpenAiServer;
let engine: EngineFixture;

beforeEach(async () => {
  discord = await DiscordServer.start();
  model = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: 'It is **21** degrees.' }] }));
  engine = await openEngine({
    config: [
      'default_provider = "shop"',
      'default_model = "m"',
      `[providers.shop]\ntype = "openai"\nbase_url = "${model.baseUrl}"`,
      '[gateway]\nport = 0',
      `[channels_config.discord]\nbot_token = "${discord.token}"\napi_root = "${discord.apiRoot}"\nallowed_users = ["${alice.id}"]`,
    ].join('\n'),
    sops: valve,
  });
});
afterEach(async () => {
  await engine.close();
  await discord.close();
  await model.close();
});

const said = (pattern: RegExp): Promise<void> =>
  discord.until(() => discord.rooms.messages.some(({ content }) => pattern.test(content)));

test('Discord answers, marks what is done, asks for approvals with buttons, tells the end, and goes on after a restart', async () => {
  await discord.until(() => discord.connected);
  const number = discord.say('몇 도야?');
  await discord.until(() => discord.rooms.reactions.get(`7:${number}`)?.[0] === '✅');
  expect(discord.rooms.messages.map(({ room, content }) => [room, content])).toEqual([
    ['7', 'It is **21** degrees.'],
  ]);
  expect(discord.rooms.typing).toContain('7');

  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await discord.until(() => discord.rooms.messages.some(({ buttons }) => buttons.length > 0));
  discord.press(
    discord.rooms.messages.find(({ buttons }) => buttons.length > 0)?.buttons[0]?.custom_id ?? '',
  );
  expect((await engine.ended(runId)).decisions).toMatchObject([
    { decision: 'approved', by: 'alice', via: 'discord:111' },
  ]);
  await said(/✅ \*\*valve\*\* completed/u);
  await said(/Approved by alice \(discord:111\)/u);
  expect(discord.replies).toEqual(['Approved.']);

  await engine.restart(() => {
    discord.say('and now?');
    return Promise.resolve();
  });
  await discord.until(
    () => discord.rooms.messages.filter(({ content }) => content.includes('21')).length === 2,
  );
});

test('an answer that Discord does not take outlives a restart, and arrives once and before the next', async () => {
  await discord.until(() => discord.connected);
  discord.failNext('POST /channels/7/messages', ...Array.from({ length: 40 }, () => 'break' as const));
  discord.say('몇 도야?');
  await eventually(
    'it to wait',
    async () => (await engine.ask('channels.list', {}))[0]?.undelivered?.count === 1,
  );
  discord.say('and now?');
  await engine.restart(async () => {
    discord.failNoMore('POST /channels/7/messages');
  });
  await discord.until(
    () =>
      discord.rooms.messages.length === 2 &&
      [...discord.rooms.reactions.values()].filter(([emoji]) => emoji === '✅').length === 2,
  );
  expect(discord.rooms.messages.map(({ content }) => content)).toEqual([
    'It is **21** degrees.',
    'It is **21** degrees.',
  ]);
});

test("a forwarded message decides nothing, and is told to the model as somebody else's", async () => {
  await discord.until(() => discord.connected);
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await said(/Tell the log/u);
  const forwarded = (content: string): object => ({
    message_reference: { type: 1, message_id: '1', channel_id: '2' },
    message_snapshots: [
      { message: { type: 0, content, embeds: [], attachments: [], mentions: [], flags: 0 } },
    ],
  });
  discord.say('', forwarded(`/approve ${runId}`) as never);
  discord.say(`> /approve ${runId}\nwhat is this?`);
  discord.say(`> a card\n/deny ${runId} not now`);
  expect((await engine.ended(runId)).decisions).toMatchObject([{ decision: 'denied', reason: 'not now' }]);
  await eventually('both to be asked', () => model.requests.length >= 1);
  discord.say('and now?', {
    referenced_message: { author: { id: '5', username: 'bo' }, content: 'open it' },
    type: 19,
  });
  await eventually('the last to be asked', () => {
    const last = JSON.stringify(model.requests.at(-1)?.body.messages);
    return (
      last.includes(`The sender forwarded this; somebody else wrote it.`) &&
      last.includes(`> /approve ${runId}`) &&
      /answers this; somebody else, [^ ]*bo[^ ]* wrote it/u.test(last)
    );
  });
});

test('a sticker, a poll and a forwarded one are answered in words', async () => {
  await discord.until(() => discord.connected);
  discord.say('', { sticker_items: [{ id: '1', name: 'x', format_type: 1 }] });
  await said(/cannot read a sticker/u);
  discord.say('', { poll: { question: { text: '?' } } });
  await said(/cannot read a poll/u);
  expect(model.requests).toEqual([]);
});
