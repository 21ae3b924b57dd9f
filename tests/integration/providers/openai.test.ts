import { afterEach, expect, test } from 'vitest';
import { silentLogger } from '../../../src/main/base/logger';
import { complete, type ModelDelta, type ModelRequest, type Provider } from '../../../src/main/ports/provider';
import { createProvider, type ProviderPorts } from '../../../src/main/providers/create-provider';
import { OpenAiProvider } from '../../../src/main/providers/openai/provider';
import { startOpenAiServer, type OpenAiServer, type ServerAnswer } from '../../fixtures/openai-server/server';

const request: ModelRequest = {
  system: 'You run steps.',
  messages: [{ role: 'user', text: 'Close the valve.' }],
  tools: [{ name: 'gpio_write', description: 'Set a pin', parameters: { type: 'object', properties: { pin: { type: 'integer' } } } }],
  temperature: 0,
  maxTokens: 64,
  conversation: 'run:1',
  priority: 'sop',
};
const never = new AbortController().signal;
let server: OpenAiServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function serve(...answers: readonly ServerAnswer[]): Promise<Provider> {
  server = await startOpenAiServer((_request, index) => answers[index] ?? { acts: [] });
  return new OpenAiProvider({ id: 'shop', model: 'qwen', baseUrl: server.baseUrl, apiKey: 'secret', newId: () => 'new' });
}

test('thoughts, text and calls stream over real HTTP, with usage', async () => {
  const provider = await serve({ acts: [{ type: 'thought', text: 'Low closes it.' }, { type: 'text', text: '밸브를 닫습니다 now' }, { type: 'call', name: 'gpio_write', arguments: { pin: 5, value: 0 } }] });
  expect(await complete(provider, request, never)).toEqual({
    text: '밸브를 닫습니다 now',
    thought: 'Low closes it.',
    toolCalls: [{ id: 'call_0', name: 'gpio_write', arguments: { pin: 5, value: 0 } }],
    reason: 'tool-calls',
    usage: { promptTokens: 20, evaluatedTokens: 20, outputTokens: 5 },
    queuedMs: 0,
  });
  expect(server?.requests[0]).toMatchObject({ authorization: 'Bearer secret', body: { model: 'qwen', messages: [{ role: 'system' }, { role: 'user', content: 'Close the valve.' }] } });
});

test('text is passed on before the answer is complete', async () => {
  const provider = await serve({ acts: [{ type: 'text', text: 'First' }, { type: 'hang' }, { type: 'text', text: ' second' }] });
  const seen: string[] = [];
  await complete(provider, request, never, (delta: ModelDelta) => {
    if (delta.type !== 'text') return;
    seen.push(delta.text);
    server?.release();
  });
  expect(seen.join('')).toBe('First second');
  expect(seen.length).toBeGreaterThan(1);
});

test.each([
  { name: 'before the first piece', acts: [{ type: 'hang' }] as const },
  { name: 'in the middle of the answer', acts: [{ type: 'text', text: 'Clos' }, { type: 'hang' }] as const },
])('an abort $name rejects with its reason within 300 ms, and the server sees the client go', async ({ acts }) => {
  const provider = await serve({ acts });
  const stop = new AbortController();
  const answer = complete(provider, request, stop.signal, () => {});
  await expect.poll(() => server?.requests.length).toBe(1);
  const startedAt = performance.now();
  stop.abort(new Error('person pressed Stop'));
  await expect(answer).rejects.toThrow('person pressed Stop');
  expect(performance.now() - startedAt).toBeLessThan(300);
  await server?.abandoned(1);
});

test.each([
  { name: 'a wrong key', answer: { status: 401, body: '{"error":{"message":"bad key"}}' }, code: 'provider.refused' },
  { name: 'an unknown model', answer: { status: 404, body: '{"error":{"message":"no model qwen"}}' }, code: 'provider.model' },
  { name: 'a limit', answer: { status: 429, body: '{}', headers: { 'retry-after': '3' } }, code: 'provider.refused' },
  { name: 'a failing server', answer: { status: 503, body: 'busy' }, code: 'provider.unreachable' },
  { name: 'a web page instead of an answer', answer: { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } }, code: 'provider.protocol' },
  { name: 'a connection that breaks in the middle', answer: { acts: [{ type: 'text', text: 'Clo' }, { type: 'break' }] }, code: 'provider.unreachable' },
] satisfies readonly { name: string; answer: ServerAnswer; code: string }[])('$name is told as a ProviderError', async ({ answer, code }) => {
  await expect(complete(await serve(answer), request, never)).rejects.toMatchObject({ name: 'ProviderError', code, mend: expect.any(String) as string });
});

test('nobody listening is told, and shown on the chip until an answer comes', async () => {
  const gone = await startOpenAiServer(() => ({ acts: [] }));
  await gone.close();
  const ports = { newId: () => 'new', logger: silentLogger } as ProviderPorts;
  const { provider, chip } = createProvider({ type: 'openai', id: 'shop', model: 'qwen', baseUrl: gone.baseUrl, apiKey: null }, ports);
  expect(chip().health).toBe('off');
  await expect(complete(provider, request, never)).rejects.toMatchObject({ code: 'provider.unreachable', mend: expect.stringContaining('Start the server') as string });
  expect(chip()).toMatchObject({ health: 'broken', label: 'qwen', detail: expect.stringContaining('refuses the connection') as string });
});
