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
  const server = await startOpenAiServer(
    ({ body }) => ({ acts: [{ type: 'text', text: `from ${body.model}` }] }),
    trial,
  );
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
    return answer?.state === 'complete'
      ? answer.text
      : answer?.state === 'failed'
        ? `failed: ${answer.problem?.message ?? ''}`
        : null;
  });
}

test('messages go to the route they are classified for; a model that a person chose goes first, over a restart too', async () => {
  fixture = await openEngine({ config: configFor(await serve()) });
  const { id } = await fixture.ask('chat.new', {});
  expect(await say(id, 'Explain this in depth.')).toBe('from large');
  expect(await say(id, '빨리요!')).toBe('from small');
  expect(await fixture.ask('chat.choose-model', { conversationId: id, model: 'shop/huge' })).toEqual({
    provider: 'shop',
    model: 'huge',
  });
  expect(await say(id, 'a QUICK one')).toBe('from huge');
  await fixture.restart();
  expect(await say(id, 'a quick one')).toBe('from huge');
  expect(await fixture.ask('chat.models', { conversationId: id })).toMatchObject({
    inUse: { provider: 'shop', model: 'huge' },
    chosen: true,
    routes: [{ hint: 'fast' }],
  });
  await fixture.ask('chat.choose-model', { conversationId: id, model: null });
  expect(await say(id, 'a quick one')).toBe('from small');
});

test('default_model may be a hint, and a change of it counts for the next message', async () => {
  const server = await serve();
  fixture = await openEngine({ config: configFor(server).replace('"large"', '"hint:fast"') });
  const { id } = await fixture.ask('chat.new', {});
  expect(await say(id, 'Explain this in depth.')).toBe('from small');
  await fixture.save('config.toml', configFor(server));
  await eventually(
    'the new default',
    async () => (await fixture?.ask('engine.status', {}))?.model.label === 'large',
  );
  expect(await say(id, 'Explain this in depth.')).toBe('from large');
});

test('routes and rules that are changed, added or taken out count for the next message, also in a conversation under way; a broken file changes nothing', async () => {
  const server = await serve();
  const config = configFor(server);
  fixture = await openEngine({ config });
  const engine = fixture;
  const { id } = await engine.ask('chat.new', {});
  const routes = async (): Promise<readonly string[]> =>
    (await engine.ask('chat.models', { conversationId: id })).routes.map(
      ({ hint, model }) => `${hint} ${model}`,
    );
  const becomes = async (text: string, ...expected: readonly string[]): Promise<void> => {
    await engine.save('config.toml', text);
    await eventually('the new routes', async () => (await routes()).join() === expected.join());
  };
  expect(await say(id, 'a quick one')).toBe('from small');
  await becomes(config.replace('"small"', '"tiny"'), 'fast tiny');
  expect(await say(id, 'a quick one')).toBe('from tiny');
  await becomes(
    `${config}[[model_routes]]\nhint = "code"\nprovider = "shop"\nmodel = "coder"\n[[query_classification.rules]]\nhint = "code"\nkeywords = ["function"]\npriority = 20\n`,
    'fast small',
    'code coder',
  );
  expect(await say(id, 'a quick function')).toBe('from coder');
  await engine.save('config.toml', `${config}[[model_routes]]\nhint = 5\n`);
  await engine.problem('config');
  expect(await say(id, 'a quick function')).toBe('from coder');
  await becomes(config.replace(/\[\[model_routes\]\][\s\S]*?(?=\[query)/u, ''));
  expect(await say(id, 'a quick one')).toBe('from large');
});

test('a server is tried once per model with a trivial tool, and a restart does not ask again', async () => {
  const server = await serve();
  fixture = await openEngine({ config: configFor(server) });
  const { id } = await fixture.ask('chat.new', {});
  await say(id, 'one');
  await say(id, 'two');
  await fixture.restart();
  await say(id, 'three');
  expect([server.trials(), server.requests.every(({ body }) => (body.tools?.length ?? 0) > 0)]).toEqual([
    1,
    true,
  ]);
});

test('a server that writes its trial as text gets tools as text; another address is tried again', async () => {
  const [asText, native] = [
    await serve({
      acts: [
        { type: 'text', text: '<tool_call>{"name":"report_ready","arguments":{"ready":true}}</tool_call>' },
      ],
    }),
    await serve(),
  ];
  fixture = await openEngine({ config: configFor(asText) });
  const { id } = await fixture.ask('chat.new', {});
  await say(id, 'one');
  expect(asText.requests[0]?.body.tools).toBeUndefined();
  expect(asText.requests[0]?.body.messages[0]?.content).toContain('<tool_call>');
  expect((await fixture.ask('engine.status', {})).model.detail).toBe('ready, tools as text');
  await fixture.save('config.toml', configFor(native));
  await eventually(
    'the other server',
    async () => (await say(id, 'two')) !== '' && native.requests.length > 0,
  );
  expect([native.trials(), (native.requests[0]?.body.tools?.length ?? 0) > 0]).toEqual([1, true]);
});

test('how a model answers is set in config.toml, and for a conversation over it, over a restart too', async () => {
  const server = await serve();
  fixture = await openEngine({
    config: `${configFor(server)}
[model_settings.large]
temperature = 0.9
top_k = 20
`,
  });
  const drawn = (): object => {
    const { temperature, top_k, seed, max_tokens } = server.requests.at(-1)?.body as unknown as Record<
      string,
      unknown
    >;
    return { temperature, top_k, seed, max_tokens };
  };
  const { id } = await fixture.ask('chat.new', {});
  await say(id, 'Explain this in depth.');
  expect(drawn()).toEqual({ temperature: 0.9, top_k: 20, seed: undefined, max_tokens: 2048 });
  await fixture.ask('chat.set-sampling', {
    conversationId: id,
    sampling: { temperature: 0.1, seed: 7, max_tokens: 64 },
  });
  await fixture.restart();
  await say(id, 'Explain this in depth.');
  expect(drawn()).toEqual({ temperature: 0.1, top_k: 20, seed: 7, max_tokens: 64 });
  expect((await fixture.ask('chat.models', { conversationId: id })).sampling).toEqual({
    own: { temperature: 0.1, seed: 7, max_tokens: 64 },
    otherwise: { temperature: 0.9, top_k: 20 },
    makers: null,
    canThink: null,
  });
  const { id: other } = await fixture.ask('chat.new', {});
  await say(other, 'quick');
  expect(drawn()).toMatchObject({ temperature: 0.2, top_k: undefined });
});
