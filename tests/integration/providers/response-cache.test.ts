import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { cachingProvider } from '../../../src/main/modules/models/pipeline/caching-provider';
import { systemClock } from '../../../src/main/platform/base/clock';
import { complete, type ModelRequest } from '../../../src/main/ports/provider';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { createResponseCache } from '../../../src/main/modules/models/storage/response-cache';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer } from '../../fixtures/openai-server/server';

const never = new AbortController().signal;
const request: ModelRequest = {
  system: 'You help.',
  messages: [{ role: 'user', text: 'Is the valve closed?' }],
  tools: [{ name: 'gpio_read', description: 'Reads a pin', parameters: { type: 'object' } }],
  temperature: 0,
  maxTokens: 100,
  conversation: 'chat:1',
  priority: 'chat',
};
let server: Server | null = null;
afterEach(() => {
  server?.close();
});

/** A server that gives one recorded answer to everybody. */
async function replay(recording: string): Promise<{ readonly baseUrl: string; asked(): number }> {
  const bytes = readFileSync(
    new URL(`../../../src/main/modules/models/openai/__fixtures__/${recording}.txt`, import.meta.url),
  );
  let asked = 0;
  server = createServer(({ method }, response) => {
    // What else it is asked, such as how long its context is, it does not know.
    if (method !== 'POST') return void response.writeHead(404).end();
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(bytes);
  });
  const listening = server;
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${String((listening.address() as AddressInfo).port)}/v1`,
    asked: () => asked,
  };
}

test.each([
  { recording: 'keep-alive-comments', text: '준비됨', asked: 1 },
  { recording: 'mistral-content-parts', text: 'It is closed.', asked: 1 },
  { recording: 'call-written-as-text', text: expect.stringContaining('<tool_call>') as string, asked: 2 },
  { recording: 'llama-cpp-tool-call', text: expect.any(String) as string, asked: 2 },
  { recording: 'thoughts-cut-by-the-limit', text: '', asked: 2 },
])(
  'of two requests that are answered with the recording $recording the server gets $asked',
  async ({ recording, text, asked }) => {
    const there = await replay(recording);
    const responses = createResponseCache(openDatabase(':memory:'), systemClock, () => ({
      enabled: true,
      max_age_secs: 60,
      max_entries: 10,
    }));
    const provider = cachingProvider(
      new OpenAiProvider({
        id: 'shop',
        model: 'qwen',
        baseUrl: there.baseUrl,
        apiKey: null,
        vision: false,
        newId: () => 'new',
        clock: systemClock,
      }),
      () => there.baseUrl,
      () => responses.inUse(),
    );
    const answers = [await complete(provider, request, never), await complete(provider, request, never)];
    expect(answers).toMatchObject([{ text }, { text }]);
    expect(there.asked()).toBe(asked);
  },
);

test('the engine gives an answer again after a restart, and no longer once it is switched off', async () => {
  const model = await startOpenAiServer((_request, index) => ({
    acts: [{ type: 'text', text: `answer ${String(index)}` }],
  }));
  const config = (enabled: boolean): string =>
    `default_provider = "shop"\ndefault_model = "m"\ndefault_temperature = 0\n[providers.shop]\ntype = "openai"\nbase_url = "${model.baseUrl}"\n[response_cache]\nenabled = ${String(enabled)}\n[memory]\nauto_save = false\n[gateway]\nport = 0\n`;
  const fixture = await openEngine({ config: config(true) });
  try {
    const ask = async (): Promise<string> => {
      const { id } = await fixture.ask('chat.new', {});
      await fixture.ask('chat.send', { conversationId: id, text: 'What is a relay?' });
      return await eventually(
        'an answer',
        async () =>
          (await fixture.ask('chat.open', { conversationId: id })).find(
            ({ role, state }) => role === 'assistant' && state === 'complete',
          )?.text,
      );
    };
    expect([await ask(), await ask()]).toEqual(['answer 0', 'answer 0']);
    await fixture.restart();
    expect(await ask()).toBe('answer 0');
    await fixture.save('config.toml', config(false));
    await eventually('an answer of its own', async () => (await ask()) !== 'answer 0');
  } finally {
    await fixture.close();
    await model.close();
  }
});
