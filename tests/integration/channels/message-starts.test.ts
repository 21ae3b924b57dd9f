import { afterEach, beforeEach, expect, test } from 'vitest';
import { approveShown } from '../../fixtures/approve-shown';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { startOpenAiServer, type OpenAiServer, type ServerAnswer } from '../../fixtures/openai-server/server';

/** Messages that start procedures, on Telegram's stand-in. */
let bot: BotApiServer;
let model: OpenAiServer;
let engine: EngineFixture;
let answer: () => ServerAnswer;

const water = {
  'water/SOP.toml':
    '[sop]\nname = "water"\ndescription = "Waters"\nexecution_mode = "auto"\ncooldown_secs = 600\n\n[[triggers]]\ntype = "message"\nchannel = "telegram"\ncondition = "$.text matches \'^water \\\\w+$\'"\n',
  'water/SOP.md':
    '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "{{payload.text}}"}\n',
};

async function open(allowed: readonly string[], mode = 'auto'): Promise<void> {
  engine = await openEngine({
    config: [
      'default_provider = "shop"',
      'default_model = "m"',
      `[providers.shop]\ntype = "openai"\nbase_url = "${model.baseUrl}"`,
      '[gateway]\nport = 0',
      `[channels_config.telegram]\nbot_token = "${bot.token}"\napi_root = "${bot.apiRoot}"`,
      `allowed_users = ${JSON.stringify(allowed)}`,
    ].join('\n'),
    sops: { ...water, 'water/SOP.toml': water['water/SOP.toml'].replace('auto', mode) },
  });
}

beforeEach(async () => {
  bot = await BotApiServer.start();
  answer = () => ({ acts: [{ type: 'text', text: 'Talk.' }] });
  model = await startOpenAiServer(() => answer());
});
afterEach(async () => {
  await engine.close();
  await bot.close();
  await model.close();
});

const texts = (): readonly string[] => bot.chats.messages.map(({ text }) => text);
const said = (pattern: RegExp): Promise<void> => bot.until(() => texts().some((text) => pattern.test(text)));
const runs = () => engine.ask('runs.list', { sop: 'water' });

test('a message starts the procedure that waits for it and is answered with that, others are talk, and a limit is told', async () => {
  await open(['111']);
  bot.updates.say('water roses');
  await said(/^▶️ water has started: run-/u);
  expect(model.requests).toEqual([]);
  const [run] = await runs();
  const { run: whole } = await engine.ask('runs.show', { runId: run?.runId ?? '' });
  expect(whole.startedBy).toBe('telegram:111');
  expect(whole.trigger).toMatchObject({ source: 'message', topic: 'telegram' });
  expect(JSON.parse(whole.trigger.payload ?? '')).toEqual({
    text: 'water roses',
    sender: '111',
    name: 'alice',
    chat: '111',
    thread: null,
    files: [],
  });
  bot.updates.say('how much water roses need?');
  await said(/^Talk\.$/u);
  bot.updates.say('water tulips');
  await said(/^⚠️ water was not started: cooldown active\. The last run ended/u);
  expect(await runs()).toHaveLength(1);
  const [skipped, talk] = await engine.ask('events.list', { source: 'message', limit: 10 });
  expect(skipped?.rows).toMatchObject([{ sop: 'water', result: 'skipped' }]);
  expect(talk).toMatchObject({ rows: [], misses: [{ sop: 'water', check: { holds: false } }] });
});

test('whom only * lets talk starts nothing', async () => {
  await open(['*']);
  bot.updates.say('water roses');
  await said(/^Talk\.$/u);
  expect(await runs()).toEqual([]);
  expect(await engine.ask('events.list', { source: 'message', limit: 10 })).toEqual([]);
});

test('a later message is no change of what a card was based on', async () => {
  await open(['111'], 'supervised');
  bot.updates.say('water roses');
  await said(/^▶️ water has started/u);
  const [run] = await runs();
  const runId = run?.runId ?? '';
  bot.updates.say('thank you');
  await said(/^Talk\.$/u);
  await approveShown(engine.ask, runId);
  expect((await engine.ended(runId)).status).toBe('completed');
});

test('it waits for no answer that is being written', async () => {
  await open(['111']);
  answer = () => ({ acts: [{ type: 'hang' }, { type: 'text', text: 'Once upon a time.' }] });
  bot.updates.say('tell me a long story');
  await bot.until(() => model.requests.length > 0);
  bot.updates.say('water roses');
  await said(/^▶️ water has started/u);
  expect(texts()).not.toContain('Once upon a time.');
});

test('a restart carries nothing out twice', async () => {
  await open(['111']);
  bot.updates.say('water roses');
  await said(/^▶️ water has started/u);
  await engine.restart();
  bot.updates.say('hello');
  await said(/^Talk\.$/u);
  expect(await runs()).toHaveLength(1);
});
