import { afterEach, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer, type OpenAiServer, type ServerAnswer } from '../../fixtures/openai-server/server';

let fixture: EngineFixture | null = null;
const servers: OpenAiServer[] = [];

afterEach(async () => {
  await fixture?.close();
  fixture = null;
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A server whose answers name the model that was asked. */
async function serve(trial?: ServerAnswer): Promise<OpenAiServer> {
  const server = await startOpenAiServer(({ body }) => ({ acts: [{ type: 'text', text: `from ${body.model}` }] }), trial);
  servers.push(server);
  return server;
}

const configFor = (server: OpenAiServer, rest = ''): string => `
default_provider = "shop"
default_model = "large"
${rest}
[gateway]
port = 0
[providers.shop]
type = "openai"
base_url = "${server.baseUrl}"
[[model_routes]]
hint = "fast"
provider = "shop"
model = "small"
[query_classification]
enabled = true
[[query_classification.rules]]
hint = "fast"
keywords = ["quick", "빨리"]
priority = 10
`;

async function say(conversationId: string, text: string): Promise<string> {
  if (fixture === null) throw new Error('no engine');
  const { ask } = fixture;
  const before = (await ask('chat.open', { conversationId })).length;
  await ask('chat.send', { conversationId, text });
  return await eventually('an answer', async () => {
    const answer = (await ask('chat.open', { conversationId }))[before + 1];
    return answer?.state === 'complete' ? answer.text : answer?.state === 'failed' ? `failed: ${answer.problem?.message ?? ''}` : null;
  });
}

test('messages go to the route they are classified for; a model that a person chose goes first, over a restart too', async () => {
  fixture = await openEngine({ config: configFor(await serve()) });
  const { id } = await fixture.ask('chat.new', {});
  expect(await say(id, 'Explain this in depth.')).toBe('from large');
  expect(await say(id, '빨리요!')).toBe('from small');
  expect(await fixture.ask('chat.choose-model', { conversationId: id, model: 'shop/huge' })).toEqual({ provider: 'shop', model: 'huge' });
  expect(await say(id, 'a QUICK one')).toBe('from huge');
  await fixture.restart();
  expect(await say(id, 'a quick one')).toBe('from huge');
  expect(await fixture.ask('chat.models', { conversationId: id })).toMatchObject({ inUse: { provider: 'shop', model: 'huge' }, chosen: true, routes: [{ hint: 'fast' }] });
  await fixture.ask('chat.choose-model', { conversationId: id, model: null });
  expect(await say(id, 'a quick one')).toBe('from small');
});

test('default_model may be a hint, and a change of it counts for the next message', async () => {
  const server = await serve();
  fixture = await openEngine({ config: configFor(server).replace('"large"', '"hint:fast"') });
  const { id } = await fixture.ask('chat.new', {});
  expect(await say(id, 'Explain this in depth.')).toBe('from small');
  await fixture.save('config.toml', configFor(server));
  await eventually('the new default', async () => (await fixture?.ask('engine.status', {}))?.model.label === 'large');
  expect(await say(id, 'Explain this in depth.')).toBe('from large');
});

test('a server is tried once per model with a trivial tool, and a restart does not ask again', async () => {
  const server = await serve();
  fixture = await openEngine({ config: configFor(server) });
  const { id } = await fixture.ask('chat.new', {});
  await say(id, 'one');
  await say(id, 'two');
  await fixture.restart();
  await say(id, 'three');
  expect([server.trials(), server.requests.every(({ body }) => (body.tools?.length ?? 0) > 0)]).toEqual([1, true]);
});

test('a server that writes its trial as text gets tools as text; another address is tried anew', async () => {
  const [asText, native] = [await serve({ acts: [{ type: 'text', text: '<tool_call>{"name":"report_ready","arguments":{"ready":true}}</tool_call>' }] }), await serve()];
  fixture = await openEngine({ config: configFor(asText) });
  const { id } = await fixture.ask('chat.new', {});
  await say(id, 'one');
  expect(asText.requests[0]?.body.tools).toBeUndefined();
  expect(asText.requests[0]?.body.messages[0]?.content).toContain('<tool_call>');
  expect((await fixture.ask('engine.status', {})).model.detail).toBe('ready, tools as text');
  await fixture.save('config.toml', configFor(native));
  await eventually('the other server', async () => (await say(id, 'two')) !== '' && native.requests.length > 0);
  expect([native.trials(), (native.requests[0]?.body.tools?.length ?? 0) > 0]).toEqual([1, true]);
});
