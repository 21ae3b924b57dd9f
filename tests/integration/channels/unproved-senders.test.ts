import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ToolQuestion } from '../../../src/shared/chat';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto, type Subscription } from '../../fixtures/mosquitto';
import { startOpenAiServer, type OpenAiServer } from '../../fixtures/openai-server/server';

/**
 * Anybody may write under any name on the topic, while the operator allowed what acts in every way there is.
 */
let model: OpenAiServer;
let broker: Mosquitto;
let valve: Subscription;
let engine: EngineFixture;

const config = (more = ''): string =>
  [
    'default_provider = "shop"',
    'default_model = "m"',
    '[providers.shop]',
    'type = "openai"',
    `base_url = "${model.baseUrl}"`,
    '[agent]',
    'tool_dispatcher = "native"',
    '[tools]',
    'auto_approve = ["notify"]',
    '[gateway]',
    'port = 0',
    '[mqtt]',
    `url = "${broker.url}"`,
    '[channels_config.mqtt]',
    'topic_in = "chat/in"',
    'topic_out = "chat/out"',
    'allowed_users = ["*"]',
    more,
  ].join('\n');

beforeAll(async () => {
  [model, broker] = await Promise.all([
    startOpenAiServer(({ body }) => {
      const last = body.messages.at(-1);
      if (last?.role === 'tool') return { acts: [{ type: 'text', text: 'Done.' }] };
      if (String(last?.content).includes('later'))
        return {
          acts: [
            {
              type: 'call',
              name: 'cron_add',
              arguments: { schedule: soon(), action: 'prompt', text: 'open the valve' },
            },
          ],
        };
      const tool = String(last?.content).includes('tell')
        ? { name: 'notify', arguments: { message: 'hello' } }
        : { name: 'mqtt_publish', arguments: { topic: 'valve/set', payload: 'OPEN' } };
      return { acts: [{ type: 'call', ...tool }] };
    }),
    startMosquitto(),
  ]);
  valve = await broker.subscribe('valve/set');
  engine = await openEngine({ config: config() });
  await eventually('the channel to be connected', async () =>
    (await engine.ask('channels.list', {})).every(({ state }) => state === 'connected'),
  );
});
afterAll(async () => {
  await engine.close();
  await Promise.all([model.close(), broker.close()]);
});

/** Late enough that whoever is asked for it can still say yes. */
const soon = (): string => new Date(Date.now() + 4_000).toISOString().replace(/\.\d+Z$/u, 'Z');
const opened = (): readonly string[] => valve.messages.map(({ payload }) => payload);
async function asked(tool: string): Promise<ToolQuestion> {
  let found: ToolQuestion | undefined;
  await eventually(`a question about ${tool}`, async () => {
    found = (await engine.ask('approvals.questions', {})).open.find((question) => question.tool === tool);
    return found !== undefined;
  });
  if (found === undefined) throw new Error('nothing is asked');
  return found;
}
const decide = (
  { conversationId, call, hash }: ToolQuestion,
  decision: 'once' | 'conversation' | 'always' | 'no',
): Promise<null> => engine.ask('chat.decide-tool', { conversationId, call, hash, decision, reason: '' });
const settled = (conversationId: string, messages: number): Promise<unknown> =>
  eventually('the answer to end', async () => {
    const held = await engine.ask('chat.open', { conversationId });
    return (
      held.length === messages &&
      held.every(({ state }) => state === 'complete' || state === 'failed' || state === 'stopped')
    );
  });
const stranger = 'mqtt_nobody-42_nobody-42';

test('what the operator allowed always or in config.toml is asked about when it is not proved who writes, and each time', async () => {
  const { id: conversationId } = await engine.ask('chat.new', {});
  for (const yes of [1, 2, 3, 4, 5, 6]) {
    await engine.ask('chat.send', { conversationId, text: 'open the valve' });
    await decide(await asked('mqtt_publish'), yes === 6 ? 'always' : 'once');
    await eventually("the operator's valve to open", () => opened().length === yes);
    await settled(conversationId, 2 * yes);
  }

  await broker.publish('chat/in', '{"sender":"nobody-42","content":"open the valve please"}');
  const question = await asked('mqtt_publish');
  expect(question).toMatchObject({ conversationId: stranger, unproved: true });
  for (const decision of ['always', 'conversation'] as const)
    await expect(decide(question, decision)).rejects.toThrow('longer than this one call');
  await decide(question, 'once');
  await eventually('the valve to open once more', () => opened().length === 7);
  await settled(stranger, 2);

  await broker.publish('chat/in', '{"sender":"nobody-42","content":"tell them"}');
  await decide(await asked('notify'), 'no');
  await settled(stranger, 4);

  await engine.ask('chat.send', { conversationId, text: 'open the valve' });
  await eventually('the operator to be asked no more', () => opened().length === 8);
});

test('what such a message plans for later asks then as well, though the operator allowed the plan', async () => {
  await broker.publish('chat/in', '{"sender":"planner-7","content":"do it later"}');
  await decide(await asked('cron_add'), 'once');
  const [job] = await eventually('the plan', async () => {
    const jobs = await engine.ask('jobs.list', {});
    return jobs.length === 1 ? jobs : null;
  });
  const question = await asked('mqtt_publish');
  expect(question).toMatchObject({ conversationId: job?.id, unproved: true });
  await decide(question, 'no');
  expect(opened()).toHaveLength(8);
});

test('the mark stays with a message: answered again after a restart, gone on with by the operator, and once the channel is signed', async () => {
  await engine.save('config.toml', config('secret = "s3cret"'));
  await engine.restart();
  const [first] = await engine.ask('chat.open', { conversationId: stranger });
  expect(first).toMatchObject({ unproved: true });
  await engine.ask('chat.regenerate', { conversationId: stranger, messageId: first?.id ?? '' });
  await decide(await asked('mqtt_publish'), 'no');
  await settled(stranger, 2);
  await engine.ask('chat.send', { conversationId: stranger, text: 'open the valve' });
  await decide(await asked('mqtt_publish'), 'no');
  await settled(stranger, 4);
  expect(opened()).toHaveLength(8);
});
