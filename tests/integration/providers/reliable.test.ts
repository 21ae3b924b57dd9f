import { afterEach, expect, test } from 'vitest';
import { systemClock, type Clock } from '../../../src/main/platform/base/clock';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { complete, type ModelRequest, type Provider } from '../../../src/main/ports/provider';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';
import { reliableProvider } from '../../../src/main/modules/models/reliable/provider';
import { startOpenAiServer, type OpenAiServer, type ServerAnswer } from '../../fixtures/openai-server/server';

const request: ModelRequest = {
  system: 'You run steps.',
  messages: [
    { role: 'user', text: 'first' },
    { role: 'assistant', text: 'an answer', toolCalls: [] },
    { role: 'user', text: 'second' },
  ],
  tools: [],
  temperature: 0,
  maxTokens: 64,
  conversation: 'chat:1',
  priority: 'chat',
};
const never = new AbortController().signal;
const servers: OpenAiServer[] = [];
const waits: number[] = [];
/** Waits end at once, and are written down. */
const clock: Clock = {
  now: () => 0,
  steady: () => 0,
  sleep: async (ms, signal) => {
    signal.throwIfAborted();
    waits.push(ms);
  },
};

afterEach(async () => {
  waits.length = 0;
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(id: string, ...answers: readonly ServerAnswer[]): Promise<Provider> {
  const server = await startOpenAiServer((_request, index) => answers[index] ?? { acts: [] });
  servers.push(server);
  return new OpenAiProvider({
    id,
    model: `${id}-model`,
    baseUrl: server.baseUrl,
    apiKey: null,
    vision: false,
    newId: () => 'new',
    clock: systemClock,
  });
}

const reliable = (provider: Provider, ...fallbacks: readonly Provider[]): Provider =>
  reliableProvider(
    provider,
    { retries: 2, backoffMs: 500, fallbacks, logger: silentLogger, random: () => 0 },
    clock,
  );
const says = (text: string): ServerAnswer => ({ acts: [{ type: 'text', text }] });
const seenBy = (index: number): readonly (string | null)[][] | undefined =>
  servers[index]?.requests.map(({ body }) => body.messages.map(({ content }) => content));

test('a busy server is asked again when it said, a failing one after growing waits', async () => {
  const local = await serve(
    'local',
    { status: 429, body: '{"error":{"message":"slow down"}}', headers: { 'retry-after': '7' } },
    { status: 503, body: 'overloaded' },
    says('here I am'),
  );
  expect((await complete(reliable(local), request, never)).text).toBe('here I am');
  expect(waits).toEqual([7_000, 1_000]);
});

test('a server that is gone is left for the next one', async () => {
  const [local, shop] = [await serve('local'), await serve('shop', says('from the shop'))];
  await servers[0]?.close();
  expect((await complete(reliable(local, shop), request, never)).text).toBe('from the shop');
  expect(waits).toEqual([500, 1_000]);
});

test('no money is not waited for, whatever the short form of the message says', async () => {
  const [local, shop] = [
    await serve('local', { status: 429, body: '{"error":{"message":"Too many requests","code":1113}}' }),
    await serve('shop', says('from the shop')),
  ];
  expect((await complete(reliable(local, shop), request, never)).text).toBe('from the shop');
  expect(waits).toEqual([]);
});

test('a prompt that is too long for the server goes again without its older half', async () => {
  const local = await serve(
    'local',
    { status: 400, body: '{"error":{"message":"the request exceeds the available context size"}}' },
    says('short enough'),
  );
  expect((await complete(reliable(local), request, never)).text).toBe('short enough');
  expect([seenBy(0), waits]).toEqual([
    [
      ['You run steps.', 'first', 'an answer', 'second'],
      ['You run steps.', 'second'],
    ],
    [],
  ]);
});

test('when nobody answers, the message says who failed how', async () => {
  const [local, shop] = [
    await serve('local', { status: 401, body: '' }),
    await serve('shop', { status: 404, body: '' }),
  ];
  const hosts = servers.map(({ baseUrl }) => new URL(baseUrl).host);
  await expect(complete(reliable(local, shop), request, never)).rejects.toMatchObject({
    code: 'provider.refused',
    message: `No model could answer. local: The model server ${hosts[0] ?? ''} does not accept the key (401); shop: The model server ${hosts[1] ?? ''} has no model "shop-model", or no such address (404)`,
  });
});

test('an answer that breaks off is passed on as far as it came, and not begun again', async () => {
  const [local, shop] = [
    await serve('local', {
      acts: [{ type: 'text', text: 'The valve is' }, { type: 'hang' }, { type: 'break' }],
    }),
    await serve('shop', says('from the shop')),
  ];
  let shown = '';
  const answered = complete(reliable(local, shop), request, never, (delta) => {
    if (delta.type === 'text') shown += delta.text;
    if (shown === 'The valve is') servers[0]?.release();
  });
  await expect(answered).rejects.toMatchObject({ code: 'provider.unreachable' });
  expect([shown, servers.map(({ requests }) => requests.length)]).toEqual(['The valve is', [1, 0]]);
});
