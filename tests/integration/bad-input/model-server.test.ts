import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { complete, type ModelRequest } from '../../../src/main/ports/provider';
import { listModels } from '../../../src/main/modules/models/openai/list-models';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';

const request: ModelRequest = {
  system: 's',
  messages: [{ role: 'user', text: 'Close the valve.' }],
  tools: [],
  temperature: 0,
  maxTokens: 64,
  conversation: 'run:1',
  priority: 'sop',
};
const never = new AbortController().signal;
const megabyte = 2 ** 20;
let close = (): Promise<void> => Promise.resolve();

afterEach(() => close());

/** A server that says `begin`, and then `more` without end, until the client goes away. */
async function serve(
  status: number,
  contentType: string,
  begin: string,
  more: string,
): Promise<{ readonly baseUrl: string; readonly sent: () => number; readonly leftAlone: Promise<void> }> {
  let sent = 0;
  let leave = (): void => {};
  const leftAlone = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const pour = (response: ServerResponse): void => {
    while (!response.destroyed) {
      sent += more.length;
      if (response.write(more)) continue;
      response.once('drain', () => {
        pour(response);
      });
      return;
    }
  };
  const server = createServer((asked, response) => {
    asked.resume();
    response.on('error', () => {}).on('close', leave);
    response.writeHead(status, { 'content-type': contentType });
    response.write(begin);
    pour(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
  return {
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    sent: () => sent,
    leftAlone,
  };
}

const says = `data: ${JSON.stringify({ choices: [{ delta: { content: 'a'.repeat(60_000) }, finish_reason: null }] })}\n\n`;
const saysNothing = `data: ${JSON.stringify({ choices: [], padding: 'a'.repeat(60_000) })}\n\n`;
const tooLong = (megabytes: number): object => ({
  code: 'provider.protocol',
  message: expect.stringContaining(`is longer than ${String(megabytes)} MiB`) as string,
  retryable: false,
});

test.each<{ readonly name: string; readonly answer: Parameters<typeof serve>; readonly failure: object }>([
  {
    name: 'an event without an end',
    answer: [200, 'text/event-stream', 'data: ', 'a'.repeat(65_536)],
    failure: tooLong(1),
  },
  {
    name: 'a line of comment without an end',
    answer: [200, 'text/event-stream', ': ', 'a'.repeat(65_536)],
    failure: tooLong(1),
  },
  {
    name: 'events without an end',
    answer: [200, 'text/event-stream', '', saysNothing],
    failure: tooLong(16),
  },
  {
    name: 'a text without an end',
    answer: [200, 'text/event-stream', '', says],
    failure: {
      code: 'provider.protocol',
      message: 'The answer of qwen is longer than 1048576 characters, and was not taken',
    },
  },
  {
    name: 'a document without an end',
    answer: [200, 'application/json', '{"choices":"', 'a'.repeat(65_536)],
    failure: tooLong(8),
  },
  {
    name: 'a refusal without an end',
    answer: [400, 'application/json', 'too many requests ', 'a'.repeat(65_536)],
    failure: { code: 'provider.refused', message: expect.stringContaining('too many requests') as string },
  },
])('$name of a model server is refused, and the line to it closed', async ({ answer, failure }) => {
  const server = await serve(...answer);
  const provider = new OpenAiProvider({
    id: 'shop',
    model: 'qwen',
    baseUrl: server.baseUrl,
    apiKey: null,
    vision: false,
    newId: () => 'new',
    clock: systemClock,
  });
  await expect(complete(provider, request, never)).rejects.toMatchObject({
    name: 'ProviderError',
    remedy: expect.any(String) as string,
    ...failure,
  });
  await server.leftAlone;
  expect(server.sent()).toBeLessThan(64 * megabyte);
});

test('a list of models without an end is refused, and the line to it closed', async () => {
  const server = await serve(200, 'application/json', '{"data":[', '{"id":"a"},'.repeat(6000));
  await expect(listModels(server.baseUrl, null, never)).rejects.toMatchObject({
    code: 'provider.refused',
    message: expect.stringContaining('longer than 4 MiB') as string,
  });
  await server.leftAlone;
});
