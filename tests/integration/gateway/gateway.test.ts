import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { silentLogger } from '../../../src/main/platform/base/logger';
import {
  startGateway,
  type Gateway,
  type GatewayOptions,
} from '../../../src/main/modules/gateway/http/gateway';
import type { WebhookAnswer } from '../../../src/main/modules/gateway/http/webhook';
import type { DispatchRow, SopEvent } from '../../../src/shared/sop';

const token = 'a-long-token';

async function serve(options: Partial<GatewayOptions> = {}) {
  const events: SopEvent[] = [];
  const stored = new Map<string, WebhookAnswer>();
  const gateway = await startGateway({
    host: '127.0.0.1',
    port: 0,
    token,
    metrics: () => 'zeroclaw_runs_total 3\n',
    clock: systemClock,
    logger: silentLogger,
    knowsPath: (path) => path === '/pump',
    dispatch: (event, remember) => {
      events.push(event);
      const rows: readonly DispatchRow[] = [
        { sop: 'pump', result: 'started', runId: `r${String(events.length)}` },
      ];
      remember(rows);
      return rows;
    },
    answers: {
      get: (key) => stored.get(key) ?? null,
      put: (key, answer) => {
        stored.set(key, answer);
      },
    },
    ...options,
  });
  onTestFinished(() => gateway.close());
  return { gateway, events };
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Unlike fetch, this sends the Host and Origin that it is given. */
function ask(
  gateway: Gateway,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      gateway.url + path,
      { method, agent: false, headers: { 'content-length': Buffer.byteLength(body), ...headers } },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => {
          parts.push(part);
        });
        incoming.on('end', () => {
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(parts).toString(),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const authorized = { authorization: `Bearer ${token}` };

test('a webhook is answered 202 with one row per procedure', async () => {
  const { gateway, events } = await serve();
  const reply = await fetch(`${gateway.url}/pump?verbose=1`, {
    method: 'POST',
    headers: authorized,
    body: '{"value": 92}',
  });
  expect([reply.status, await reply.json()]).toEqual([
    202,
    [{ sop: 'pump', result: 'started', run_id: 'r1' }],
  ]);
  expect(events).toMatchObject([{ source: 'webhook', topic: '/pump', payload: '{"value": 92}' }]);
});

test.each<{ name: string; headers: Record<string, string>; body: string; payload: string | null }>([
  { name: 'JSON', headers: { 'content-type': 'application/json' }, body: '{"a":1}', payload: '{"a":1}' },
  { name: 'broken JSON', headers: { 'content-type': 'application/json' }, body: '{"a":', payload: '{"a":' },
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1',
    payload: 'a=1',
  },
  { name: 'no type', headers: {}, body: '92', payload: '92' },
  { name: 'a type that is none', headers: { 'content-type': '???' }, body: '92', payload: '92' },
  { name: 'no body', headers: { 'content-type': 'application/json' }, body: '', payload: null },
])('$name is taken as text', async ({ headers, body, payload }) => {
  const { gateway, events } = await serve();
  const reply = await ask(gateway, 'POST', '/pump', { ...authorized, ...headers }, body);
  expect(reply.status).toBe(202);
  expect(events.map((event) => event.payload)).toEqual([payload]);
});

test.each<{
  name: string;
  method?: string;
  path?: string;
  headers: Record<string, string>;
  body?: string;
  status: number;
}>([
  { name: 'no token', headers: {}, status: 401 },
  { name: 'a wrong token', headers: { authorization: 'Bearer wrong' }, status: 401 },
  {
    name: 'a wrong token and an unknown path',
    path: '/nothing',
    headers: { authorization: 'Bearer wrong' },
    status: 401,
  },
  { name: 'a large body without token', headers: { 'content-length': '200000000' }, body: 'x', status: 401 },
  { name: 'an unknown path', path: '/nothing', headers: authorized, status: 404 },
  { name: 'a path of 3000 letters', path: `/${'p'.repeat(3000)}`, headers: authorized, status: 404 },
  { name: 'a path with broken escapes', path: '/%zz', headers: authorized, status: 400 },
  { name: 'GET on a webhook', method: 'GET', headers: authorized, status: 404 },
  { name: 'PUT on a webhook', method: 'PUT', headers: authorized, status: 404 },
  { name: 'a foreign Host', headers: { ...authorized, host: 'evil.example' }, status: 403 },
  {
    name: 'a foreign Host at /health',
    method: 'GET',
    path: '/health',
    headers: { host: 'evil.example' },
    status: 403,
  },
  { name: 'a foreign Origin', headers: { ...authorized, origin: 'https://evil.example' }, status: 403 },
  { name: 'the Origin null', headers: { ...authorized, origin: 'null' }, status: 403 },
  {
    name: 'a preflight of a web page',
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    status: 403,
  },
  {
    name: 'a compressed body',
    headers: { ...authorized, 'content-encoding': 'gzip' },
    body: 'x',
    status: 415,
  },
  {
    name: 'an Idempotency-Key of 300 characters',
    headers: { ...authorized, 'idempotency-key': 'k'.repeat(300) },
    status: 400,
  },
])(
  '$name is refused with $status and starts nothing',
  async ({ method = 'POST', path = '/pump', headers, body = '', status }) => {
    const { gateway, events } = await serve();
    const reply = await ask(gateway, method, path, headers, body);
    expect(reply.status).toBe(status);
    expect(reply.text).not.toContain(token);
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(events).toEqual([]);
  },
);

test('without the token a known and an unknown path are answered alike', async () => {
  const { gateway } = await serve();
  const shown = async (path: string) => {
    const { status, headers, text } = await ask(gateway, 'POST', path, {}, 'x');
    return { status, text, headers: { ...headers, date: '' } };
  };
  expect(await shown('/pump')).toEqual(await shown('/nothing'));
});

test('a body over 1 MiB is refused, announced or not, and one of exactly 1 MiB is taken', async () => {
  const { gateway, events } = await serve();
  expect((await ask(gateway, 'POST', '/pump', authorized, Buffer.alloc(1024 * 1024, 'x'))).status).toBe(202);
  expect((await ask(gateway, 'POST', '/pump', authorized, Buffer.alloc(1024 * 1024 + 1, 'x'))).status).toBe(
    413,
  );
  expect(await endless(gateway)).toContain('413');
  expect(events).toHaveLength(1);
});

/** Sends a body without end in pieces, until the gateway answers; resolves to the answer's first line. */
function endless(gateway: Gateway): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /pump HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      const piece = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
      const more = (): void => {
        while (!socket.destroyed && socket.write(piece));
      };
      socket.on('drain', more);
      more();
    });
    socket.on('data', (bytes) => {
      socket.destroy();
      resolve(bytes.toString().split('\r\n', 1)[0] ?? '');
    });
    socket.on('error', reject);
  });
}

test('too many requests are refused with the time to wait, and strangers cannot use up the limit of those with the token', async () => {
  const { gateway, events } = await serve({ requestsPerMinute: 3 });
  const statuses = async (headers: Record<string, string>) => {
    const found = [];
    for (let number = 0; number < 5; number += 1) found.push(await ask(gateway, 'POST', '/pump', headers));
    return found;
  };
  expect((await statuses({})).map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
  const replies = await statuses(authorized);
  expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 429, 429]);
  expect(Number(replies[4]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(gateway, 'GET', '/health')).status).toBe(200);
  expect(events).toHaveLength(3);
});

test('one sensor cannot use up the limit of a path that another uses, and what it sent too much is told', async () => {
  const told: string[] = [];
  const { gateway } = await serve({
    requestsPerMinute: 2,
    knowsPath: (path) => path === '/pump' || path === '/emergency',
    refused: (path, status) => {
      told.push(`${path} ${String(status)}`);
    },
  });
  const post = async (path: string): Promise<number> => (await ask(gateway, 'POST', path, authorized)).status;
  expect([await post('/pump'), await post('/pump'), await post('/pump')]).toEqual([202, 202, 429]);
  expect([await post('/nothing/1'), await post('/nothing/2'), await post('/nothing/3')]).toEqual([
    404, 404, 429,
  ]);
  expect(await post('/emergency')).toBe(202);
  expect(told).toEqual(['/pump 429', '/nothing/1 404', '/nothing/2 404', '/nothing/3 429']);
});

test('a path beyond ASCII has a limit and a place of its own, too', async () => {
  const told: string[] = [];
  const { gateway } = await serve({
    requestsPerMinute: 2,
    knowsPath: (path) => path === '/온도' || path === '/비상',
    refused: (path, status) => {
      told.push(`${path} ${String(status)}`);
    },
  });
  const post = async (path: string): Promise<number> =>
    (await ask(gateway, 'POST', encodeURI(path), authorized)).status;
  expect([await post('/온도'), await post('/온도'), await post('/온도'), await post('/비상')]).toEqual([
    202, 202, 429, 202,
  ]);
  expect(told).toEqual(['/온도 429']);
});

test('repeats with one Idempotency-Key, also at the same time, start one run and are answered alike', async () => {
  const { gateway, events } = await serve();
  const headers = { ...authorized, 'idempotency-key': 'event-7' };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => ask(gateway, 'POST', '/pump', headers, '{"value":92}')),
  );
  expect(new Set(replies.map(({ status, text }) => `${String(status)} ${text}`))).toEqual(
    new Set(['202 [{"sop":"pump","result":"started","run_id":"r1"}]']),
  );
  expect(events).toHaveLength(1);
  expect((await ask(gateway, 'POST', '/pump', headers, 'another')).status).toBe(422);
});

test('health needs no token and says nothing else; metrics need it', async () => {
  const { gateway } = await serve();
  expect(await ask(gateway, 'GET', '/health')).toMatchObject({ status: 200, text: '{"ok":true}' });
  expect((await ask(gateway, 'GET', '/metrics')).status).toBe(401);
  expect(await ask(gateway, 'GET', '/metrics', authorized)).toMatchObject({
    status: 200,
    text: 'zeroclaw_runs_total 3\n',
  });
});

test('a dispatch that breaks is answered 500 without details, and is not remembered under its key', async () => {
  let broken = true;
  const { gateway } = await serve({
    dispatch: () => {
      if (broken) throw new Error('secret place on the disk is full');
      return [];
    },
  });
  const headers = { ...authorized, 'idempotency-key': 'k' };
  const reply = await ask(gateway, 'POST', '/pump', headers);
  expect(reply.status).toBe(500);
  expect(reply.text).not.toContain('secret place');
  broken = false;
  expect((await ask(gateway, 'POST', '/pump', headers)).status).toBe(202);
});

test('a port in use is told with the remedy', async () => {
  const { gateway } = await serve();
  const port = Number(new URL(gateway.url).port);
  await expect(serve({ port })).rejects.toMatchObject({
    code: 'gateway.listen',
    message: `The gateway cannot listen on 127.0.0.1:${String(port)}: another program uses it`,
    remedy: expect.stringContaining('"port" under [gateway]') as string,
  });
});

test('an address that this machine does not have is told with the remedy', async () => {
  await expect(serve({ host: '203.0.113.7' })).rejects.toMatchObject({
    code: 'gateway.listen',
    remedy: expect.stringContaining('"host"') as string,
  });
});

test('only a gateway on loopback counts as closed to other machines', async () => {
  expect((await serve()).gateway.exposed).toBe(false);
  expect((await serve({ host: '0.0.0.0' })).gateway.exposed).toBe(true);
});

test('a connection that is kept open does not keep the gateway from closing', async () => {
  const { gateway } = await serve();
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  const gone = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  await gateway.close();
  await gone;
});
