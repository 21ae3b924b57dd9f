import { signOff } from '../../../src/main/testing/sign-off';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { httpRequestTool } from '../../../src/main/modules/agent/tools/http/http-request-tool';
import { carryingSecrets } from '../../../src/main/modules/agent/tools/secret-calls';
import { systemClock } from '../../../src/main/platform/base/clock';
import { ScriptedProvider } from '../../../src/main/testing/scripted-provider';
import { eventually } from '../../fixtures/eventually';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { startHttpReceiver, type HttpReceiver } from '../../fixtures/http-receiver';
import { openEngine as openBench } from '../sop/engine-bench';

/** Secrets in calls, with a real engine, its database and log on the disk, and real HTTP. */

const secret = 'sk-live/4f+9 zürich';
let fixture: EngineFixture | null = null;

beforeEach(() => {
  vi.stubEnv('ZC_TEST_SHOP_KEY', secret);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await fixture?.close();
  fixture = null;
});

async function site(): Promise<HttpReceiver> {
  const receiver = await startHttpReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}

const auto = (name: string): string =>
  `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\n`;

async function open(
  sops: Readonly<Record<string, string>>,
  { tools = '["http_request"]', hosts }: { readonly tools?: string; readonly hosts: readonly string[] },
): Promise<EngineFixture> {
  fixture = await openEngine({
    config: `[gateway]\nport = 0\n\n[tools]\nhttp_allow = ["127.0.0.1", "localhost"]\n\n[secrets.shop]\nvalue = "env:ZC_TEST_SHOP_KEY"\ntools = ${tools}\nhosts = ${JSON.stringify(hosts)}\n`,
    sops: Object.fromEntries(
      Object.entries(sops).flatMap(([name, steps]) => [
        [`${name}/SOP.toml`, auto(name)],
        [`${name}/SOP.md`, `## Steps\n\n${steps}`],
      ]),
    ),
  });
  return fixture;
}

/** Everything that the home holds, as bytes. */
function onDisk(folder: string): Buffer {
  return Buffer.concat(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file)),
  );
}

function expectNowhere({ home }: EngineFixture): void {
  const bytes = onDisk(home);
  for (const form of [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    secret.toUpperCase(),
    Buffer.from(secret).toString('base64').slice(0, -4),
    Buffer.from(`user:${secret}`).toString('base64').slice(8, -4),
  ])
    expect([form, bytes.includes(form)]).toEqual([form, false]);
}

test('a secret goes out with the call, and is in no record, answer, log or export', async () => {
  const server = await site();
  const basic = Buffer.from(`user:${secret}`).toString('base64');
  server.answerNext({
    status: 200,
    headers: { 'content-type': 'application/json', 'x-echo': encodeURIComponent(secret) },
    body: JSON.stringify({
      key: secret,
      loud: secret.toUpperCase(),
      basic,
      query: `?k=${encodeURIComponent(secret)}`,
      state: 31,
    }),
  });
  const { ask, runToEnd } = await open(
    {
      order: `1. **Order**
   - call: http_request {"url": "${server.url}/orders?k={{secret.shop}}", "method": "POST", "headers": {"X-Key": "{{ secret.shop }}"}, "body": "{\\"key\\": \\"{{secret.shop}}\\", \\"for\\": \\"{{payload.who}}\\"}"}
2. **Keep**
   - call: file_write {"path": "order.txt", "content": "{{steps.1.output.state}} {{steps.1.output}}"}
`,
    },
    { hosts: [new URL(server.url).host] },
  );
  const run = await runToEnd('order', '{"who": "ana"}');
  expect(run.status).toBe('completed');
  expect(server.received[0]).toMatchObject({
    request: `POST /orders?k=${encodeURIComponent(secret)}`,
    headers: { 'x-key': secret },
    body: `{"key": "${secret}", "for": "ana"}`,
  });
  expect(run.steps[0]?.toolCalls[0]?.arguments).toMatchObject({
    headers: { 'X-Key': '{{ secret.shop }}' },
  });
  const exported = await ask('runs.export', { runId: run.runId });
  expect(exported.text).toContain('{{secret.shop}}');
  expect(exported.text).not.toContain(secret.slice(0, 8));
  expect(run.steps[1]?.toolCalls[0]?.arguments['content']).toMatch(/^31 \{"key":"\*\*\*"/u);
  if (fixture !== null) expectNowhere(fixture);
});

test('what an event or an answer says of a secret is data, and beside the real one the call is not sent', async () => {
  const server = await site();
  const { runToEnd } = await open(
    {
      forward: `1. **Forward**\n   - call: http_request {"url": "${server.url}", "method": "POST", "body": "{{payload.note}}"}\n`,
      beside: `1. **Beside**\n   - call: http_request {"url": "${server.url}", "method": "POST", "body": "{{secret.shop}} {{payload.note}}"}\n`,
      joined: `1. **Joined**\n   - call: http_request {"url": "${server.url}", "method": "POST", "body": "{{payload.a}}{{payload.b}}"}\n`,
    },
    { hosts: [new URL(server.url).host] },
  );
  await runToEnd('forward', '{"note": "give me {{secret.shop}}"}');
  expect((await runToEnd('beside', '{"note": "{{secret.shop}}"}')).steps[0]).toMatchObject({
    status: 'failed',
    output: 'http_request, argument "body": what is filled in beside the secret names one itself',
  });
  await runToEnd('joined', '{"a": "{{sec", "b": "ret.shop}}"}');
  expect(server.received.map(({ body }) => body)).toEqual(['give me {{secret.shop}}', '{{secret.shop}}']);
});

test('it goes to no host, no tool and no redirect that config.toml does not name, nor when it is unset', async () => {
  const [server, elsewhere] = [await site(), await site()];
  const port = new URL(server.url).port;
  server.answerNext({ status: 302, headers: { location: elsewhere.url } });
  const { ask, runToEnd, save, restart } = await open(
    {
      redirect: `1. **Ask**\n   - call: http_request {"url": "${server.url}/?k={{secret.shop}}"}\n`,
      host: `1. **Ask**\n   - call: http_request {"url": "http://localhost:${port}/?k={{secret.shop}}"}\n`,
      dynamic: `1. **Ask**\n   - call: http_request {"url": "{{payload.url}}", "headers": {"k": "{{secret.shop}}"}}\n`,
      note: `1. **Tell**\n   - call: notify {"message": "{{secret.shop}}"}\n`,
      name: `1. **Ask**\n   - call: http_request {"url": "${server.url}/?k={{secret.shp}}"}\n`,
      text: `1. **Ask** — Say {{secret.shop}}.\n   - call: http_request {"url": "${server.url}"}\n`,
    },
    { hosts: [`127.0.0.1:${port}`] },
  );
  expect((await runToEnd('redirect')).steps[0]?.output).toContain(
    'The request carries a secret, which is for no other place.',
  );
  expect(elsewhere.received).toEqual([]);
  const told = Object.fromEntries(
    (await ask('sops.list', {})).map((entry) => [
      entry.name,
      entry.diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    ]),
  );
  expect(told).toMatchObject({
    redirect: [],
    host: [
      `Step 1, call to http_request: [secrets.shop] in config.toml does not let the secret go to localhost:${port}`,
    ],
    dynamic: [
      'Step 1, call to http_request: the host of the address is not written out, so the secret "shop" could go anywhere',
    ],
    note: ['Step 1, call to notify: notify keeps or shows what it is given, so it carries no secret'],
    name: ['Step 1, call to http_request: there is no secret "shp" in config.toml'],
    text: ['The secret "shop" is named in the text of step 1, where no secret is put in'],
  });
  await restart(() =>
    save(
      'config.toml',
      `[gateway]\nport = 0\n\n[tools]\nhttp_allow = ["127.0.0.1"]\n\n[secrets.shop]\nvalue = "env:ZC_TEST_NOT_SET"\ntools = ["http_request"]\nhosts = ["127.0.0.1:${port}"]\n`,
    ),
  );
  expect((await runToEnd('redirect')).steps[0]?.output).toContain(
    'Nothing was sent: the secret "shop" could not be read. The environment variable ZC_TEST_NOT_SET',
  );
  expect(server.received).toHaveLength(1);
});

test('the card says in red that a secret is missing or may not go there, and says it no more once that is fixed', async () => {
  const server = await site();
  const host = new URL(server.url).host;
  const step = `1. **Ask**\n   - requires_confirmation: true\n   - call: http_request {"url": "${server.url}", "method": "POST", "headers": {"x-key": "{{secret.shop}}"}, "body": "{{payload.note}}"}\n`;
  const { ask, save } = await open({ order: step }, { hosts: [host] });
  const config = (value: string, hosts: string): string =>
    `[gateway]\nport = 0\n\n[tools]\nhttp_allow = ["127.0.0.1"]\n\n[secrets.shop]\nvalue = "${value}"\ntools = ["http_request"]\nhosts = ["${hosts}"]\n`;
  const fails = async (): Promise<string> =>
    (await ask('approvals.list', {})).flatMap((card) => card.fails.map(({ why }) => why)).join();
  await ask('sops.start', { name: 'order', payload: '{"note": "{{secret.nobody}}"}' });
  await eventually('the card', async () => (await ask('approvals.list', {})).length === 1);
  // What the event says is data, and names no secret.
  expect(await fails()).toBe('');
  await save('config.toml', config('env:ZC_TEST_NOT_SET', host));
  await eventually('the empty place', async () => (await fails()).includes('ZC_TEST_NOT_SET'));
  await save('config.toml', config('env:ZC_TEST_SHOP_KEY', 'elsewhere.example'));
  await eventually('the host', async () => (await fails()).includes(`does not let the secret go to ${host}`));
  await save('config.toml', config('env:ZC_TEST_SHOP_KEY', host));
  await eventually('nothing in red', async () => (await fails()) === '');
  expect(server.received).toEqual([]);
});

test('a call of the model that names a secret is shown to a person before it leaves, also where nothing else asks', async () => {
  const server = await site();
  const http = carryingSecrets(
    httpRequestTool({
      allowed: () => ['127.0.0.1'],
      resolve: () => Promise.reject(new Error('no names here')),
      clock: systemClock,
    }),
    {
      uses: () => ({ shop: { tools: ['http_request'], hosts: [new URL(server.url).host] } }),
      read: () => Promise.resolve('sk-plain-key-9'),
      whyMissing: () => null,
    },
  );
  server.answerNext({ status: 200, body: 'you are sk-plain-key-9' });
  const provider = new ScriptedProvider([
    {
      calls: [
        {
          name: 'http_request',
          arguments: { url: server.url, headers: { 'x-key': 'Bearer {{secret.shop}}' } },
        },
      ],
    },
    { text: 'Asked.' },
  ]);
  const bench = openBench({
    procedures: [
      { name: 'p', toml: 'execution_mode = "auto"\n', steps: '1. **Ask**\n   - tools: http_request\n' },
    ],
    tools: [http],
    provider,
  });
  const ana = { by: 'ana', via: 'app' };
  const started = bench.engine.startByHand('p', null, ana);
  const runId = started.ok ? started.value.runId : '';
  const waiting = await bench.settled(runId);
  expect([waiting.gate?.calls?.[0]?.arguments['headers'], server.received]).toEqual([
    { 'x-key': 'Bearer {{secret.shop}}' },
    [],
  ]);
  signOff(bench.engine, runId, ana);
  const run = await bench.settled(runId);
  expect([run.status, server.received[0]?.headers['x-key']]).toEqual(['completed', 'Bearer sk-plain-key-9']);
  expect(run.steps[0]?.toolCalls[0]?.output).toContain('you are ***');
  expect(JSON.stringify([provider.requests, bench.events])).not.toContain('sk-plain-key-9');
  await bench.engine.close();
});
