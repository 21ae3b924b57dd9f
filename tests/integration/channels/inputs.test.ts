import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { codeOnCard } from '../../fixtures/code-on-card';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

/** Steps that ask for a value, answered on Telegram. */
let bot: BotApiServer;
let engine: EngineFixture;

const user7 = { id: 7, is_bot: false, first_name: 'U7' };
const user9 = { id: 9, is_bot: false, first_name: 'U9' };

async function open(head = '', allowed: readonly string[] = ['7']): Promise<void> {
  engine = await openEngine({
    config: `[gateway]\nport = 0\n[channels_config.telegram]\nbot_token = "${bot.token}"\napi_root = "${bot.apiRoot}"\nallowed_users = ${JSON.stringify(allowed)}\n`,
    sops: {
      'tank/SOP.toml': `[sop]\nname = "tank"\ndescription = "Asks"\nexecution_mode = "auto"\n${head}\n[[triggers]]\ntype = "manual"\n`,
      'tank/SOP.md':
        '## Steps\n\n1. **How much is left?** — Read the gauge.\n   - kind: input\n   - ask: {"type": "number", "title": "Litres left", "minimum": 0, "maximum": 5000}\n',
    },
  });
}

beforeEach(async () => {
  bot = await BotApiServer.start();
});
afterEach(async () => {
  await engine.close();
  await bot.close();
});

const said = (pattern: RegExp): Promise<void> =>
  bot.until(() => bot.chats.messages.some(({ text }) => pattern.test(text)));
const start = async (): Promise<string> =>
  (await engine.ask('sops.start', { name: 'tank', payload: null })).runId;

test('the card says what is asked for, and the answer with its code goes on with the run', async () => {
  await open();
  const runId = await start();
  await said(/Litres left, a number: 0 … 5000/u);
  const card = bot.chats.messages.find(({ text }) => text.includes('Litres left'));
  expect(card?.buttons.flat().length).toBe(1);
  const code = await codeOnCard(engine.ask, runId);
  bot.updates.say(`/answer ${runId} 1200`, { from: user7 });
  await said(/the code that stands on it/u);
  bot.updates.say(`/approve ${runId} ${code}`, { from: user7 });
  await said(/asks for a value/u);
  bot.updates.say(`/answer ${runId} ${code} 9000`, { from: user7 });
  await said(/does not fit/u);
  bot.updates.say(`/answer ${runId} ${code} 1200`, { from: user7 });
  expect(await engine.ended(runId)).toMatchObject({
    status: 'completed',
    steps: [{ output: '1200' }],
    decisions: [{ decision: 'approved', via: 'telegram:7' }],
  });
  await said(/Answered: /u);
});

test('who may not approve answers nothing', async () => {
  await open('', ['*', '7']);
  const runId = await start();
  const code = await codeOnCard(engine.ask, runId);
  bot.updates.say(`/answer ${runId} ${code} 1200`, { from: user9 });
  await said(/Nothing was decided: you may talk here/u);
  expect((await engine.ask('runs.show', { runId })).run.status).toBe('waiting_approval');
});

test('a critical procedure is not answered on a channel', async () => {
  await open('priority = "critical"');
  const runId = await start();
  const code = await codeOnCard(engine.ask, runId);
  bot.updates.say(`/answer ${runId} ${code} 1200`, { from: user7 });
  await said(/is critical, and nothing was answered/u);
  expect((await engine.ask('runs.show', { runId })).run.status).toBe('waiting_approval');
});
