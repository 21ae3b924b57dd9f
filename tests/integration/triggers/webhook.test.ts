import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

/** Webhooks of the whole engine: from the request to the run in the database. */

const token = 'a-token-of-this-test';
const steps = '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "pressure"}\n';
const procedure = (name: string, path: string, settings = ''): Record<string, string> => ({
  [`${name}/SOP.toml`]: `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\n${settings}\n[[triggers]]\ntype = "webhook"\npath = "${path}"\n`,
  [`${name}/SOP.md`]: steps,
});

async function open(): Promise<EngineFixture> {
  const fixture = await openEngine({
    config: `[gateway]\nport = 0\ntoken = "${token}"\n`,
    sops: {
      ...procedure('pump', '/pump', 'max_concurrent = 99'),
      ...procedure('tank', '/tank', 'cooldown_secs = 3600'),
      ...procedure('fan', '/tank'),
    },
  });
  onTestFinished(() => fixture.close());
  return fixture;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const gatewayOf = async ({ ask }: EngineFixture): Promise<string> =>
  (await ask('engine.status', {})).gateway ?? '';

async function post(
  fixture: EngineFixture,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '{"value": 92}',
): Promise<Answer> {
  const reply = await fetch(`${await gatewayOf(fixture)}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });
  return { status: reply.status, body: await reply.json() };
}

const runsOf = async ({ ask }: EngineFixture) => ask('runs.list', { limit: 1000 });

test('a webhook starts every procedure of its path, and says which one and under which number', async () => {
  const fixture = await open();
  const { status, body } = await post(fixture, '/tank?from=test');
  expect(status).toBe(202);
  const runs = await runsOf(fixture);
  expect(body).toEqual(
    ['fan', 'tank'].map((sop) => ({
      sop,
      result: 'started',
      run_id: runs.find((run) => run.sop === sop)?.runId,
    })),
  );
  expect((await fixture.ended(runs[0]?.runId ?? '')).trigger).toMatchObject({
    source: 'webhook',
    topic: '/tank',
    payload: '{"value": 92}',
  });
  await fixture.ended(runs[1]?.runId ?? '');
  expect((await post(fixture, '/tank')).body).toMatchObject([
    { sop: 'fan', result: 'started' },
    { sop: 'tank', result: 'skipped', reason: 'cooldown active' },
  ]);
});

test.each<{ name: string; path?: string; headers?: Record<string, string>; body?: Buffer; status: number }>([
  { name: 'no token', headers: { authorization: '' }, status: 401 },
  { name: 'a wrong token', headers: { authorization: 'Bearer wrong' }, status: 401 },
  { name: 'a path that no procedure has', path: '/pump/', status: 404 },
  { name: 'more than 1 MiB', body: Buffer.alloc(1024 * 1024 + 1, 'x'), status: 413 },
  { name: 'a foreign Origin', headers: { origin: 'https://evil.example' }, status: 403 },
  {
    name: 'an Idempotency-Key that is too long',
    headers: { 'idempotency-key': 'k'.repeat(300) },
    status: 400,
  },
])('$name is answered $status and starts nothing', async ({ path = '/pump', headers, body, status }) => {
  const fixture = await open();
  expect(await post(fixture, path, headers, body)).toMatchObject({
    status,
    body: { error: expect.any(String) as string, remedy: expect.any(String) as string },
  });
  expect([await runsOf(fixture), (await fixture.ask('events.list', {})).flatMap(({ rows }) => rows)]).toEqual(
    [[], []],
  );
});

test('a foreign Host is refused', async () => {
  const fixture = await open();
  const gateway = await gatewayOf(fixture);
  // fetch does not let one choose the Host.
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(
      `${gateway}/pump`,
      { method: 'POST', headers: { host: 'evil.example', authorization: `Bearer ${token}` } },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      },
    );
    request.on('error', reject);
    request.end('{}');
  });
  expect([status, await runsOf(fixture)]).toEqual([403, []]);
});

test('the 121st request of a minute is refused, and does not shut out the path of a procedure', async () => {
  const fixture = await open();
  const statuses = [];
  for (let number = 1; number <= 121; number += 1) statuses.push((await post(fixture, '/nothing')).status);
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 404), 429]);
  expect((await post(fixture, '/pump')).status).toBe(202);
  expect(await runsOf(fixture)).toHaveLength(1);
  expect((await fixture.ask('events.list', {})).filter(({ refused }) => refused === 429)).toHaveLength(1);
});

test('a repeat with the same Idempotency-Key is answered the same without a second run, also after a restart; another body is refused', async () => {
  const fixture = await open();
  const key = { 'idempotency-key': 'event-7' };
  const first = await post(fixture, '/pump', key);
  const repeats = await Promise.all(Array.from({ length: 10 }, () => post(fixture, '/pump', key)));
  await fixture.restart();
  expect([
    first.status,
    new Set([...repeats, await post(fixture, '/pump', key)].map((answer) => JSON.stringify(answer))),
  ]).toEqual([202, new Set([JSON.stringify(first)])]);
  expect((await post(fixture, '/pump', key, 'another')).status).toBe(422);
  expect(await runsOf(fixture)).toHaveLength(1);
  expect((await fixture.ask('events.list', {})).map(({ count }) => count)).toEqual([1]);
});

test('a path that was saved into another one is served at once, and the old one is not', async () => {
  const fixture = await open();
  await fixture.save('workspace/sops/pump/SOP.toml', procedure('pump', '/pressure')['pump/SOP.toml'] ?? '');
  await expect.poll(async () => (await post(fixture, '/pressure')).status, { timeout: 5_000 }).toBe(202);
  expect((await post(fixture, '/pump')).status).toBe(404);
});

test('what is turned away is on record with its reason, repeats in one row, and strangers cannot fill the record with names', async () => {
  const fixture = await open();
  await post(fixture, '/pmup');
  await post(fixture, '/pump', { authorization: 'Bearer wrong' });
  await post(fixture, '/pump', { authorization: 'Bearer wrong' });
  await post(fixture, '/tank', {}, Buffer.alloc(1024 * 1024 + 1, 'x'));
  for (let at = 0; at < 30; at += 1)
    await post(fixture, `/guess-${String(at)}`, { authorization: 'Bearer wrong' });
  const rows = (await fixture.ask('events.list', {})).map(({ topic, refused, count }) => [
    topic,
    refused,
    count,
  ]);
  expect(rows).toHaveLength(23);
  expect(rows.slice(-3)).toEqual([
    ['/tank', 413, 1],
    ['/pump', 401, 2],
    ['/pmup', 404, 1],
  ]);
  expect(rows[0]).toEqual([null, 401, 11]);
  expect(await runsOf(fixture)).toEqual([]);
});

test('an alarm that its waiting run keeps out is a problem for its value of the key, until a start with a payload or until somebody has seen it', async () => {
  const fixture = await openEngine({
    config: `[gateway]\nport = 0\ntoken = "${token}"\n`,
    sops: {
      ...procedure('leak', '/leak', 'priority = "critical"\nconcurrency_key = "$.id"\n'),
      ...procedure('fan', '/fan'),
      'leak/SOP.md': `${steps}   - requires_confirmation: true\n`,
    },
  });
  onTestFinished(() => fixture.close());
  for (const id of ['A', 'B', 'A', 'B']) await post(fixture, '/leak', {}, JSON.stringify({ id }));
  expect(await fixture.problem('crowded-out:leak:A')).toMatchObject({ where: 'Procedure leak ($.id = "A")' });
  await fixture.problem('crowded-out:leak:B');
  for (const { runId } of await runsOf(fixture))
    await fixture.ask('runs.cancel', { runId, reason: 'a test' });
  await fixture.ask('sops.start', { name: 'leak', payload: null });
  await fixture.ask('sops.start', { name: 'leak', payload: '{"id": "A"}' });
  await fixture.fixed('crowded-out:leak:A');
  await fixture.problem('crowded-out:leak:B');
  await rm(join(fixture.home, 'workspace', 'sops', 'leak'), { recursive: true });
  await eventually('the procedure to be gone', async () =>
    (await fixture.ask('sops.list', {})).every(({ name }) => name !== 'leak'),
  );
  const { incident } = await fixture.problem('crowded-out:leak:B');
  await fixture.ask('problems.seen', { incidents: incident === undefined ? [] : [incident] });
  await fixture.fixed('crowded-out:leak:B');
});
