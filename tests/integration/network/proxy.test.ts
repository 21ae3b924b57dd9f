import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { outboundFetch, useProxies } from '../../../src/main/platform/base/outbound/outbound';
import { noProxies } from '../../../src/main/platform/base/outbound/proxy-for';
import { httpRequestTool } from '../../../src/main/modules/agent/tools/http/http-request-tool';
import { SlackChannel } from '../../../src/main/modules/channels/slack/channel';
import { TelegramChannel } from '../../../src/main/modules/channels/telegram/channel';
import { OpenAiProvider } from '../../../src/main/modules/models/openai/provider';
import { systemClock } from '../../../src/main/platform/base/clock';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { complete, type ModelRequest } from '../../../src/main/ports/provider';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { memoryReadMarks } from '../../../src/main/testing/memory-read-marks';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { createAuthority } from '../../fixtures/certificate';
import { makeHome, zeroclawIn } from '../../fixtures/daemon';
import { answer, listenTo } from '../../fixtures/listening';
import { startOpenAiServer } from '../../fixtures/openai-server/server';
import { startRecordingProxy, type RecordingProxy } from '../../fixtures/recording-proxy';
import { SlackServer } from '../../fixtures/slack-api/server';

const never = new AbortController().signal;
const question: ModelRequest = {
  system: 'You run steps.',
  messages: [{ role: 'user', text: 'Is the pump off?' }],
  tools: [],
  temperature: 0,
  maxTokens: 64,
  conversation: 'run:1',
  priority: 'sop',
};

let proxy: RecordingProxy;

beforeEach(async () => {
  proxy = await startRecordingProxy();
  useProxies(() => ({ http: proxy.address, https: proxy.address, except: [] }));
});
afterEach(async () => {
  useProxies(() => noProxies);
  await proxy.close();
});

/** As a name that only the proxy knows. */
const behind = (name: string, address: string): string => address.replace('127.0.0.1', name);

test('a model on a server is asked through the proxy', async () => {
  const server = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: 'The pump is off.' }] }));
  onTestFinished(() => server.close());
  const baseUrl = behind('models.example', server.baseUrl);
  const provider = new OpenAiProvider({
    id: 'far',
    model: 'qwen',
    baseUrl,
    apiKey: 'key',
    vision: false,
    newId: () => 'new',
    clock: systemClock,
  });
  expect((await complete(provider, question, never)).text).toBe('The pump is off.');
  expect(server.requests[0]?.authorization).toBe('Bearer key');
  expect(new Set(proxy.asked)).toContain(`POST ${baseUrl}/chat/completions`);
});

test('a server of this machine is asked directly, whatever proxy is named', async () => {
  const server = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: 'Here.' }] }));
  onTestFinished(() => server.close());
  const provider = new OpenAiProvider({
    id: 'near',
    model: 'qwen',
    baseUrl: server.baseUrl,
    apiKey: null,
    vision: false,
    newId: () => 'new',
    clock: systemClock,
  });
  expect((await complete(provider, question, never)).text).toBe('Here.');
  expect(proxy.asked).toEqual([]);
});

test('a proxy that is not there, or wants a login, is named', async () => {
  const strict = await startRecordingProxy('plant:hush');
  onTestFinished(() => strict.close());
  const ask = (address: string): Promise<unknown> =>
    outboundFetch()(address).then(
      (response) => response.status,
      (failure: Error) => failure.message,
    );
  useProxies(() => ({ http: strict.address, https: strict.address, except: [] }));
  const { host } = new URL(strict.address);
  expect(await ask('https://far.example/')).toBe(`the proxy ${host} wants a name and a password`);
  await strict.close();
  expect(await ask('https://far.example/')).toBe(`the proxy ${host} cannot be reached (ECONNREFUSED)`);
});

test('Telegram is reached through the proxy', async () => {
  const server = await BotApiServer.start();
  onTestFinished(() => server.close());
  const apiRoot = behind('bot.example', server.apiRoot);
  const channel = new TelegramChannel(
    {
      token: server.token,
      apiRoot,
      mentionOnly: false,
      streaming: false,
      interrupts: false,
      ackReactions: false,
    },
    {
      clock: new FakeClock(),
      logger: silentLogger,
      told: (text) => text,
      moved: () => {},
      isAllowed: () => true,
      greetStranger: () => '',
      saveFile: (name) => Promise.resolve(name),
    },
  );
  await channel.send(answer('1', 'The pump is off.'), never);
  expect(server.callsOf('sendMessage')).toHaveLength(1);
  expect(proxy.asked).toEqual([`CONNECT ${new URL(apiRoot).host}`]);
});

test('Slack and its socket are reached through the proxy', async () => {
  const server = await SlackServer.start();
  onTestFinished(() => server.close());
  const apiRoot = behind('slack.example', server.apiRoot);
  const channel = new SlackChannel(
    {
      botToken: server.botToken,
      appToken: server.appToken,
      apiRoot,
      mentionOnly: false,
      streaming: false,
      interrupts: false,
      ackReactions: false,
    },
    {
      clock: new FakeClock(),
      readMarks: memoryReadMarks(),
      logger: silentLogger,
      told: (text) => text,
      isAllowed: () => true,
      greetStranger: () => '',
      saveFile: (name) => Promise.resolve(name),
    },
  );
  server.say('open the valve');
  const listening = listenTo(channel);
  onTestFinished(() => listening.stop());
  expect((await listening.taken(1)).map(({ text }) => text)).toEqual(['open the valve']);
  const { host } = new URL(apiRoot);
  expect(proxy.asked.filter((each) => !each.includes(host))).toEqual([]);
  expect(proxy.asked.length).toBeGreaterThan(1);
});

describe('http_request', () => {
  const tool = (known: Readonly<Record<string, string>>, allowed: readonly string[] = []) =>
    httpRequestTool({
      allowed: () => allowed,
      resolve: (name) =>
        known[name] === undefined
          ? Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
          : Promise.resolve([{ address: known[name], family: 4 }]),
      clock: systemClock,
    });
  const call = { conversation: 'run:1', runId: null, step: null, dry: false } as never;

  test('goes through the proxy, also to a name that only the proxy can look up', async () => {
    const server = createPlainServer((_request, response) => response.end('wet'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const url = `http://weather.example.org:${String(port)}/now`;
    const result = await tool({}).execute({ url }, call, never);
    expect(result.output).toContain('wet');
    expect(proxy.asked).toEqual([`GET ${url}`]);
  });

  test.each([
    ['a name that stands for this network', 'http://valve.example.org/', { 'valve.example.org': '10.0.0.9' }],
    ['a name of one word', 'http://intranet/', {}],
    ['a name of a network of its own', 'https://plc.plant.lan/', {}],
    ['an address of this network', 'http://192.168.1.7/', {}],
  ])('does not let a proxy reach %s', async (_what, url, known) => {
    const result = await tool(known).execute({ url }, call, never);
    expect(result.success).toBe(false);
    expect(result.output).toContain('tools.http_allow');
    expect(proxy.asked).toEqual([]);
  });
});

test('a model is downloaded through the proxy of the environment, from a host with a certificate of the company', async () => {
  const authority = createAuthority('Plant CA');
  const { certificate, key } = authority.issue('127.0.0.1', ['hub.example']);
  const model = readFileSync('resources/models/step-runner.gguf');
  const server = createServer({ cert: certificate, key }, (_request, response) => response.end(model));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const home = makeHome('[gateway]\nport = 0\n');
  onTestFinished(() => {
    home.remove();
  });
  const authorityFile = join(home.path, 'plant-ca.pem');
  writeFileSync(authorityFile, authority.certificate);
  const url = `https://hub.example:${String((server.address() as AddressInfo).port)}/tiny.gguf`;
  const outcome = await zeroclawIn(
    { HTTPS_PROXY: proxy.address, NO_PROXY: 'other.example', NODE_EXTRA_CA_CERTS: authorityFile },
    home,
    'models',
    'pull',
    url,
  );
  expect(outcome).toMatchObject({ code: 0 });
  expect(readFileSync(join(home.path, 'models', 'tiny.gguf')).equals(model)).toBe(true);
  expect(proxy.asked).toEqual([`CONNECT ${new URL(url).host}`]);
});
