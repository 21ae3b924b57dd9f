import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pushoverTool } from '../../../src/main/modules/agent/tools/pushover-tool';
import { systemClock } from '../../../src/main/platform/base/clock';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { TelegramChannel } from '../../../src/main/modules/channels/telegram/channel';
import { transcribe } from '../../../src/main/modules/channels/transcriber';
import { McpConnection, toTransport } from '../../../src/main/modules/mcp/servers/connection';
import { complete, type ModelRequest } from '../../../src/main/ports/provider';
import { AnthropicProvider } from '../../../src/main/modules/models/anthropic/provider';
import { GeminiProvider } from '../../../src/main/modules/models/gemini/provider';
import { forkWorker } from '../../../src/main/modules/models/llama/worker-process';
import { listModels } from '../../../src/main/modules/models/openai/list-models';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';
import { workerProgram } from './../providers/built-in';

const never = new AbortController().signal;
const request: ModelRequest = {
  system: 's',
  messages: [{ role: 'user', text: 'Close the valve.' }],
  tools: [],
  temperature: 0,
  maxTokens: 64,
  conversation: 'run:1',
  priority: 'sop',
};

/** Two servers: the first sends everybody to the second, which notes who came. */
async function leading(
  status: number,
): Promise<{ readonly origin: string; readonly came: readonly string[] }> {
  const came: string[] = [];
  const second = createServer((asked, response) => {
    came.push(`${asked.method ?? ''} ${asked.url ?? ''} ${JSON.stringify(asked.headers)}`);
    response.end('{}');
  });
  const origin = await listening(second);
  const first = createServer((asked, response) => {
    asked.resume();
    response.writeHead(status, { location: `${origin}${asked.url ?? ''}` }).end();
  });
  return { origin: await listening(first), came };
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

function recording(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'a.ogg'), 'x');
  return join(folder, 'a.ogg');
}

const provider = { id: 'shop', model: 'm', clock: systemClock, newId: () => 'new', apiKey: 'a-key-of-ours' };

/** Each asks with a key, and has to say where it was led. */
const askers: Readonly<Record<string, (origin: string) => Promise<unknown>>> = {
  'an OpenAI-compatible server': (origin) =>
    complete(new OpenAiProvider({ ...provider, baseUrl: `${origin}/v1`, vision: false }), request, never),
  Anthropic: (origin) => complete(new AnthropicProvider({ ...provider, baseUrl: origin }), request, never),
  Gemini: (origin) => complete(new GeminiProvider({ ...provider, baseUrl: origin }), request, never),
  'a list of models': (origin) => listModels(`${origin}/v1`, provider.apiKey, never),
  'a transcriber': (origin) =>
    transcribe(recording(), { baseUrl: origin, apiKey: provider.apiKey, model: 'm' }, never),
  Pushover: async (origin) => {
    const account = { token: 'a-key-of-ours', user: 'u', apiUrl: origin };
    const tool = pushoverTool(() => Promise.resolve(account), systemClock);
    const { output } = await tool.execute({ message: 'hi' }, { conversation: 'c' } as never, never);
    throw new Error(output);
  },
  'an MCP server': async (origin) => {
    const transport = await toTransport(
      { kind: 'address', url: `${origin}/mcp`, headers: () => Promise.resolve({ 'x-key': provider.apiKey }) },
      systemClock,
    );
    const heard = { ended: () => {}, toolsChanged: () => {}, complained: () => {} };
    await new McpConnection(transport, '1', heard).open(never);
  },
  'a Bot API': (origin) =>
    new TelegramChannel(
      {
        token: '1:a-key-of-ours',
        apiRoot: origin,
        mentionOnly: false,
        streaming: false,
        interrupts: false,
        ackReactions: false,
      },
      {
        clock: systemClock,
        logger: silentLogger,
        told: (text) => text,
        moved: () => {},
        isAllowed: () => true,
        greetStranger: () => '',
        saveFile: () => Promise.resolve(''),
      },
    ).send(
      { recipient: '1', thread: null, text: 'hi', attachments: [], subject: null },
      AbortSignal.timeout(2_000),
    ),
};

test.each(Object.keys(askers).flatMap((who) => [302, 308].map((status) => ({ who, status }))))(
  'what is meant for $who goes to no other place by a $status, and the failure says so',
  async ({ who, status }) => {
    const { origin, came } = await leading(status);
    const failure: unknown = await askers[who]?.(origin).catch((each: unknown) => each);
    expect(failure).toBeInstanceOf(Error);
    expect(came).toEqual([]);
    expect(JSON.stringify(failure) + String(failure)).not.toContain('a-key-of-ours');
  },
);

test('the process that computes answers inherits no secret', async (ctx) => {
  if (process.platform !== 'linux') ctx.skip('the environment of another process is read from /proc');
  process.env['SHOP_KEY'] = 'a-key-of-ours';
  onTestFinished(() => {
    delete process.env['SHOP_KEY'];
  });
  const ended = Promise.withResolvers<string>();
  const worker = forkWorker(workerProgram)({ onReport: () => {}, onExit: ended.resolve });
  const environment = readFileSync(`/proc/${String(worker.pid)}/environ`, 'utf8');
  worker.kill();
  await ended.promise;
  expect(environment).toContain('NODE_LLAMA_CPP_SKIP_DOWNLOAD=true');
  expect(environment).not.toContain('a-key-of-ours');
});
