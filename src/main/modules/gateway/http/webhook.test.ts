import { expect, test } from 'vitest';
import type { DispatchRow, SopEvent } from '../../../../shared/sop';
import { handleWebhook, type WebhookAnswer, type WebhookRequest } from './webhook';

const rows: readonly DispatchRow[] = [
  { sop: 'pump', result: 'started', runId: 'r1' },
  { sop: 'fan', result: 'skipped', reason: 'cooldown active', detail: '42 s left' },
  { sop: 'lamp', result: 'queued', reason: 'max active runs reached', detail: 'full' },
];
const body = [
  { sop: 'pump', result: 'started', run_id: 'r1' },
  { sop: 'fan', result: 'skipped', reason: 'cooldown active' },
  { sop: 'lamp', result: 'queued' },
];

function desk() {
  const events: SopEvent[] = [];
  const stored = new Map<string, WebhookAnswer>();
  const ports = {
    knowsPath: (path: string) => ['/pump', '/펌프', '/a%2Fb'].includes(path),
    dispatch: (event: SopEvent, remember: (rows: readonly DispatchRow[]) => void) => {
      events.push(event);
      remember(rows);
      return rows;
    },
    answers: {
      get: (key: string) => stored.get(key) ?? null,
      put: (key: string, answer: WebhookAnswer) => {
        stored.set(key, answer);
      },
    },
  };
  const ask = (request: Partial<Omit<WebhookRequest, 'body'>> & { body?: string } = {}) =>
    handleWebhook(
      {
        path: '/pump',
        idempotencyKey: undefined,
        at: 7,
        ...request,
        body: Buffer.from(request.body ?? '{"value":92}'),
      },
      ports,
    );
  return { ask, events };
}

test('a webhook is dispatched as an event and answered with one row per procedure', () => {
  const { ask, events } = desk();
  expect(ask()).toEqual({ status: 202, body });
  expect(events).toEqual([{ source: 'webhook', topic: '/pump', payload: '{"value":92}', receivedAt: 7 }]);
});

test.each([
  { path: '/pump/', status: 404 },
  { path: '/Pump', status: 404 },
  { path: '/', status: 404 },
  { path: '/a/b', status: 404 },
  { path: '/%ED%8E%8C%ED%94%84', status: 202 },
  { path: '/a%2Fb', status: 202 },
  { path: '/%zz', status: 404 },
])('the path $path is answered with $status', ({ path, status }) => {
  expect(desk().ask({ path }).status).toBe(status);
});

test('an empty body is no payload, and any other text is taken as it is', () => {
  const { ask, events } = desk();
  ask({ body: '' });
  ask({ body: 'not JSON' });
  expect(events.map(({ payload }) => payload)).toEqual([null, 'not JSON']);
});

test('a repeat with the same key is answered the same without a second run', () => {
  const { ask, events } = desk();
  expect([ask({ idempotencyKey: 'k1' }), ask({ idempotencyKey: 'k1' })]).toEqual([
    { status: 202, body },
    { status: 202, body },
  ]);
  expect(events).toHaveLength(1);
  expect(ask({ idempotencyKey: 'k2' }).status).toBe(202);
  expect(events).toHaveLength(2);
});

test.each([
  {
    name: 'the key of another body',
    first: { idempotencyKey: 'k' },
    then: { idempotencyKey: 'k', body: 'other' },
    status: 422,
  },
  {
    name: 'the key of another path',
    first: { idempotencyKey: 'k' },
    then: { idempotencyKey: 'k', path: '/펌프' },
    status: 422,
  },
  { name: 'an empty key', first: {}, then: { idempotencyKey: '' }, status: 400 },
  { name: 'an endless key', first: {}, then: { idempotencyKey: 'k'.repeat(256) }, status: 400 },
])('$name is refused and starts nothing', ({ first, then, status }) => {
  const { ask, events } = desk();
  ask(first);
  expect(ask(then).status).toBe(status);
  expect(events).toHaveLength(1);
});
