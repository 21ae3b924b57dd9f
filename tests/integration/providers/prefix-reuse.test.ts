import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { complete, withStream } from '../../../src/main/ports/provider';
import type { LlamaHost } from '../../../src/main/modules/models/llama/host';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';
import { holdConversation, plantChat } from '../../fixtures/conversation';
import { startOpenAiServer } from '../../fixtures/openai-server/server';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';
import { gpioWrite, providerOf, startHost, stepRequest } from './built-in';

const never = new AbortController().signal;
const options = {
  system: 'You are ZeroClaw.',
  tools: [gpioWrite],
  conversation: 'chat:mine',
  startedAt: 1_774_000_000_000,
};
let host: LlamaHost;
let folder: string;
let model: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeroclaw-random-'));
  model = join(folder, 'random.gguf');
  writeRandomGguf(model, { ...tinyModel, context: 16_384 });
  host = startHost();
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

test('over 22 turns, with tools, memories and a stop, what was said before the last answer is never evaluated again, and runs in between change nothing', async () => {
  const provider = providerOf(host, model, 16_384);
  // Runs come between the turns of the chat, each a conversation of its own.
  const between = withStream(provider, async function* (request, signal) {
    await complete(
      provider,
      { ...stepRequest, conversation: `run:${String(request.messages.length)}`, maxTokens: 2 },
      never,
    );
    yield* provider.stream(request, signal);
  });
  const measures = await holdConversation(between, plantChat(22, 20), options, never);
  const costs = measures.map(({ usage }) => usage);
  const told = costs.map((usage, index) => {
    const earlier = costs[index - 1];
    // After the stopped turn nothing is known of it, so the one behind it is left out as well.
    if (index === 0 || usage === null || earlier === null || earlier === undefined) return 0;
    return usage.evaluatedTokens - (usage.promptTokens - earlier.promptTokens);
  });
  // The stored answer is another one than these weights wrote; the question before is not read again.
  expect(Math.max(...told)).toBeLessThan(20);
  expect(costs.at(-1)?.promptTokens).toBeGreaterThan(2500);
});

test('consecutive requests to an OpenAI-compatible server are the same byte for byte to the end of the one before', async () => {
  const server = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: 'All is well.' }] }));
  try {
    const provider = new OpenAiProvider({
      id: 'shop',
      model: 'qwen',
      baseUrl: server.baseUrl,
      apiKey: 'secret',
      newId: () => 'new',
      vision: false,
      clock: systemClock,
    });
    await holdConversation(provider, plantChat(22), options, never);
    const bodies = server.requests.map(({ body }) => body);
    expect(bodies).toHaveLength(22);
    for (const [index, body] of bodies.slice(1).entries()) {
      const before = bodies[index];
      const kept = before?.messages.length ?? 0;
      expect(JSON.stringify(body.messages.slice(0, kept))).toBe(
        JSON.stringify(before?.messages.slice(0, kept)),
      );
      expect(JSON.stringify({ ...body, messages: [] })).toBe(JSON.stringify({ ...before, messages: [] }));
    }
  } finally {
    await server.close();
  }
});
