import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { codeOnCard } from '../../fixtures/code-on-card';
import { eventually } from '../../fixtures/eventually';
import { startHttpReceiver, type HttpReceiver } from '../../fixtures/http-receiver';
import { startMosquitto, type Mosquitto, type Subscription } from '../../fixtures/mosquitto';
import { startOpenAiServer, type OpenAiServer } from '../../fixtures/openai-server/server';

/** One engine for all: programs talk to it over the webhook channel and over topics. */
let model: OpenAiServer;
let receiver: HttpReceiver;
let broker: Mosquitto;
let out: Subscription;
let engine: EngineFixture;

const valve = {
  'valve/SOP.toml':
    '[sop]\nname = "valve"\ndescription = "Closes the valve"\n\n[[triggers]]\ntype = "manual"\n',
  'valve/SOP.md':
    '## Steps\n\n1. **Tell the log** — Close it.\n   - requires_confirmation: true\n   - call: notify {"message": "closed"}\n',
};

beforeAll(async () => {
  [model, receiver, broker] = await Promise.all([
    startOpenAiServer((request) => ({
      acts: [
        {
          type: 'text',
          text: `You said: ${String(request.body.messages.at(-1)?.content).split('] ').at(-1) ?? ''}`,
        },
      ],
    })),
    startHttpReceiver(),
    startMosquitto(),
  ]);
  // The last known value of a topic, which is not news.
  await broker.publish('chat/in', 'of last year', { retain: true });
  out = await broker.subscribe('chat/out');
  engine = await openEngine({
    sops: valve,
    config: [
      'default_provider = "shop"',
      'default_model = "m"',
      '[providers.shop]',
      'type = "openai"',
      `base_url = "${model.baseUrl}"`,
      '[agent]',
      'tool_dispatcher = "xml"',
      '[gateway]',
      'port = 0',
      '[mqtt]',
      `url = "${broker.url}"`,
      '[sop]',
      'approval_routes = ["webhook:ops", "mqtt:panel"]',
      '[channels_config.webhook]',
      'secret = "s3cret"',
      `send_url = "${receiver.url}/answers"`,
      'allowed_users = ["ana", "ops"]',
      '[channels_config.mqtt]',
      'topic_in = "chat/in"',
      'topic_out = "chat/out"',
    ].join('\n'),
  });
  await eventually('both channels to be connected', async () =>
    (await engine.ask('channels.list', {})).every(({ state }) => state === 'connected'),
  );
});
afterAll(async () => {
  await engine.close();
  await Promise.all([model.close(), receiver.close(), broker.close()]);
});

const signature = (timestamp: string, body: string, secret = 's3cret'): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

async function post(message: object, { secret = 's3cret', age = 0 } = {}): Promise<Response> {
  const { gateway } = await engine.ask('engine.status', {});
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  return fetch(`${gateway ?? ''}/channels/webhook`, {
    method: 'POST',
    body,
    headers: {
      'x-zeroclaw-timestamp': timestamp,
      'x-zeroclaw-signature': `sha256=${signature(timestamp, body, secret)}`,
    },
  });
}

interface Answer {
  readonly recipient: string;
  readonly content: string;
  readonly thread_id: string | null;
}
const posted = (): readonly Answer[] => receiver.received.map(({ body }) => JSON.parse(body) as Answer);
const published = (): readonly Answer[] => out.messages.map(({ payload }) => JSON.parse(payload) as Answer);
const answered = (content: string): Promise<void> =>
  receiver.until(() => posted().some((answer) => answer.content === content));
const shown = (content: RegExp): Promise<unknown> =>
  eventually(`${String(content)} on the topic`, () =>
    published().some((answer) => content.test(answer.content)),
  );

test('a signed message is answered once with a signed post, however often it comes', async () => {
  receiver.answerNext({ status: 429, headers: { 'retry-after': '0.1' } });
  const message = { id: 'w1', sender: 'ana', content: '몇 도야?', thread_id: 't1' };
  expect([(await post(message)).status, (await post(message)).status, (await post(message)).status]).toEqual([
    202, 202, 202,
  ]);
  await receiver.until(() => receiver.received.length === 2);
  const [, last] = receiver.received;
  const timestamp = String(last?.headers['x-zeroclaw-timestamp']);
  expect(last?.headers['x-zeroclaw-signature']).toBe(`sha256=${signature(timestamp, last?.body ?? '')}`);
  expect(posted()[1]).toMatchObject({ recipient: 'ana', thread_id: 't1', content: 'You said: 몇 도야?' });
  expect((await engine.ask('chat.conversations', {})).map(({ id }) => id)).toContain('webhook_ana_t1_ana');
});

test('two programs that both count their messages from 1 are both answered', async () => {
  for (const sender of ['ana', 'ops']) {
    const taken = await post({ id: '1', sender, content: `first of ${sender}` });
    expect([taken.status, await taken.json()]).toEqual([202, { id: '1' }]);
  }
  await answered('You said: first of ana');
  await answered('You said: first of ops');
});

test('an answer that met a proxy whose server starts again is sent again', async () => {
  receiver.answerNext({ status: 404 });
  expect((await post({ sender: 'ana', content: 'still there?' })).status).toBe(202);
  await receiver.until(
    () => posted().filter(({ content }) => content === 'You said: still there?').length === 2,
  );
  expect(await engine.ask('channels.list', {})).toMatchObject([{ refused: null }, { refused: null }]);
});

test('an answer that the receiver refuses for good is sent once, and told', async () => {
  receiver.answerNext({ status: 410 });
  expect((await post({ sender: 'ana', content: 'and now?' })).status).toBe(202);
  await eventually('the refusal', async () =>
    (await engine.ask('channels.list', {})).some(
      ({ name, refused }) =>
        name === 'webhook' && (refused?.message.endsWith('answered 410 to an answer') ?? false),
    ),
  );
  expect(posted().filter(({ content }) => content === 'You said: and now?')).toHaveLength(1);
});

test.each([
  {
    name: 'signed with another secret',
    message: { sender: 'ana', content: 'open' },
    how: { secret: 'guess' },
    status: 401,
    says: /signature/u,
  },
  {
    name: 'of yesterday',
    message: { sender: 'ana', content: 'open' },
    how: { age: 86_400 },
    status: 401,
    says: /too long ago/u,
  },
  { name: 'that says nothing', message: { sender: 'ana' }, how: {}, status: 400, says: /cannot be read/u },
  {
    name: 'of a stranger',
    message: { sender: 'eve', content: 'open' },
    how: {},
    status: 403,
    says: /code is \d{6}/u,
  },
])('a message $name is refused, and no model sees it', async ({ message, how, status, says }) => {
  const before = model.requests.length;
  const answer = await post(message, how);
  expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
    status,
    expect.stringMatching(says),
  ]);
  expect(model.requests).toHaveLength(before);
});

test('a stranger is let in with the code that the answer told', async () => {
  const told = ((await (await post({ sender: 'bob', content: 'hi' })).json()) as { error: string }).error;
  await engine.ask('channels.allow', { channel: 'webhook', code: /\d{6}/u.exec(told)?.[0] ?? '' });
  expect((await post({ sender: 'bob', content: 'hello again' })).status).toBe(202);
  await answered('You said: hello again');
});

test('a message on a topic is answered on the other, also one that came while nobody listened', async () => {
  await broker.publish('chat/in', 'how warm is it?');
  await shown(/You said: how warm is it\?/u);
  await engine.restart(async () => {
    await broker.publish(
      'chat/in',
      JSON.stringify({ sender: 'panel', content: 'while you were away', id: 'p1' }),
    );
    await broker.publish(
      'chat/in',
      JSON.stringify({ sender: 'panel', content: 'while you were away', id: 'p1' }),
    );
  });
  await shown(/while you were away/u);
  await broker.publish('chat/in', 'last');
  await shown(/You said: last/u);
  expect(published().filter(({ content }) => /away|last year/u.test(content))).toMatchObject([
    { recipient: 'panel' },
  ]);
  expect((await engine.ask('channels.list', {})).find(({ name }) => name === 'mqtt')?.state).toBe(
    'connected',
  );
});

test('a procedure that waits is told on both and decided by the one whose sender is proven', async () => {
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await receiver.until(() =>
    posted().some(({ recipient, content }) => recipient === 'ops' && content.includes(`/approve ${runId}`)),
  );
  await shown(/Nothing can be decided from here/u);
  await broker.publish(
    'chat/in',
    JSON.stringify({ sender: 'ana', content: `/approve ${runId}`, thread_id: 'a' }),
  );
  await eventually('the answer', () =>
    published().some(
      ({ recipient, content }) => recipient === 'ana' && /Nothing can be decided/u.test(content),
    ),
  );
  expect((await engine.ask('runs.show', { runId })).run.status).toBe('waiting_approval');
  expect((await post({ sender: 'ops', content: `/approve ${runId}` })).status).toBe(202);
  await receiver.until(() =>
    posted().some(
      ({ recipient, content }) => recipient === 'ops' && content.includes('Nothing was approved yet'),
    ),
  );
  expect((await engine.ask('runs.show', { runId })).run.status).toBe('waiting_approval');
  const code = await codeOnCard(engine.ask, runId);
  expect((await post({ sender: 'ops', content: `/approve ${runId} ${code}` })).status).toBe(202);
  expect((await engine.ended(runId)).decisions).toMatchObject([
    { decision: 'approved', by: 'ops', via: 'webhook:ops' },
  ]);
  await receiver.until(() =>
    posted().some(({ recipient, content }) => recipient === 'ops' && /valve.*completed/u.test(content)),
  );
});

test('the same commands work in the window and on the command line', async () => {
  const { id: conversationId } = await engine.ask('chat.new', {});
  await engine.ask('chat.send', { conversationId, text: '/runs' });
  await engine.ask('chat.send', { conversationId, text: '/models shop/other' });
  expect(
    (await engine.ask('chat.open', { conversationId })).map(({ text, aside }) => [aside, text]),
  ).toMatchObject([
    ['command', '/runs'],
    ['command', expect.stringContaining('**valve** completed')],
    ['command', '/models shop/other'],
    ['command', expect.stringContaining('From now on this conversation uses `shop/other`')],
  ]);
});
