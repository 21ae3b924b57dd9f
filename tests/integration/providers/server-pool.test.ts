import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { startOpenAiServer, type OpenAiServer, type ServerAnswer } from '../../fixtures/openai-server/server';

/** One provider with two servers over real HTTP, under the whole engine. */
let servers: OpenAiServer[] = [];
let engine: EngineFixture;

afterEach(async () => {
  await engine.close();
  await Promise.all(servers.map((server) => server.close()));
});

const says = (text: string): ServerAnswer => ({ acts: [{ type: 'text', text }] });

async function open(more = ''): Promise<void> {
  servers = await Promise.all(['one', 'two'].map((name) => startOpenAiServer(() => says(name))));
  const [first = '', second = ''] = servers.map(({ baseUrl }) => baseUrl);
  engine = await openEngine({
    config: [
      'default_provider = "shop"',
      'default_model = "m"',
      `[providers.shop]\ntype = "openai"\nbase_url = "${first}"`,
      `[[providers.shop.servers]]\nbase_url = "${second}"`,
      '[reliability]\nretries = 0',
      '[agent]\ntool_dispatcher = "native"',
      '[memory]\nbackend = "none"',
      '[gateway]\nport = 0',
      more,
    ].join('\n'),
  });
}

/** One message of a person, and the answer to it. */
async function talk(conversationId: string, text: string): Promise<string> {
  await engine.ask('chat.send', { conversationId, text });
  return eventually('an answer', async () => {
    const messages = await engine.ask('chat.open', { conversationId });
    const asked = messages.findLastIndex((message) => message.role === 'user' && message.text === text);
    return (
      messages.slice(asked).find(({ role, state }) => role === 'assistant' && state === 'complete')?.text ??
      null
    );
  });
}

const newTalk = async (): Promise<string> => (await engine.ask('chat.new', {})).id;
const rows = async () =>
  (await engine.ask('models.overview', {})).providers.find(({ id }) => id === 'shop')?.servers ?? [];

test('conversations are spread over the servers, stay where they are, and move when their server is gone', async () => {
  await open();
  const talks = [await newTalk(), await newTalk()];
  const [first = '', second = ''] = talks;
  const homes = [await talk(first, 'hello'), await talk(second, 'hello')];
  expect([...homes].sort()).toEqual(['one', 'two']);
  expect([await talk(first, 'again'), await talk(second, 'again')]).toEqual(homes);
  expect((await rows()).map(({ state }) => state)).toEqual(['up', 'up']);
  const gone = homes[0] === 'one' ? 0 : 1;
  await servers[gone]?.close();
  expect(await talk(first, 'and now')).toBe(homes[1]);
  expect(await talk(second, 'and you')).toBe(homes[1]);
  expect((await rows())[gone]).toMatchObject({
    state: 'down',
    problem: { message: expect.any(String) as string },
  });
  const [tested] = await engine.ask('providers.test', { provider: 'shop' });
  expect(tested).toMatchObject({ ok: true });
});
