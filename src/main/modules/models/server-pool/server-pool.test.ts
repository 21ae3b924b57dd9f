import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ModelDelta, ModelRequest, Provider } from '../../../ports/provider';
import { complete } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { FakeClock } from '../../../testing/fake-clock';
import { chooseServer, type ServerNow } from './choose-server';
import { pooledProvider } from './pooled-provider';
import { ServerPool } from './server-pool';

const now = 1_000_000;
const server = (more: Partial<ServerNow> = {}): ServerNow => ({
  address: 'http://a/v1',
  weight: 1,
  maxParallel: null,
  busy: 0,
  homes: 0,
  downUntil: null,
  ...more,
});
const choose = (servers: readonly ServerNow[], home: number | null = null, failed: number[] = []) =>
  chooseServer(servers, home, { now, failed: new Set(failed) });

test.each([
  { name: 'the least busy one', servers: [server({ busy: 2 }), server({ busy: 1 })], to: 1 },
  { name: 'by weight', servers: [server({ busy: 1 }), server({ busy: 2, weight: 4 })], to: 1 },
  { name: 'the one with fewest conversations', servers: [server({ homes: 3 }), server({ homes: 1 })], to: 1 },
  { name: 'its own, however busy', servers: [server({ busy: 5 }), server()], home: 0, to: 0 },
  {
    name: 'another while its own is down',
    servers: [server({ downUntil: now + 1 }), server()],
    home: 0,
    to: 1,
  },
  { name: 'its own once its time has come', servers: [server({ downUntil: now }), server()], home: 0, to: 0 },
  {
    name: 'another where its own is full',
    servers: [server({ busy: 1, maxParallel: 1 }), server()],
    home: 0,
    to: 1,
  },
  { name: 'nowhere yet where all are full', servers: [server({ busy: 1, maxParallel: 1 })], to: 'wait' },
  {
    name: 'one that is down where all are',
    servers: [server({ downUntil: now + 9 }), server({ downUntil: now + 5 })],
    to: 1,
  },
  { name: 'nowhere any more', servers: [server(), server()], failed: [0, 1], to: null },
])('a request goes to $name', ({ servers, home, failed, to }) => {
  expect(choose(servers, home ?? null, failed)).toBe(to);
});

test('nobody gets more than its limit, and nobody who failed is asked again', () => {
  const one = fc.record({
    address: fc.constant('a'),
    weight: fc.integer({ min: 1, max: 9 }),
    maxParallel: fc.option(fc.integer({ min: 1, max: 4 })),
    busy: fc.nat(6),
    homes: fc.nat(6),
    downUntil: fc.option(fc.integer({ min: now - 5, max: now + 5 })),
  });
  fc.assert(
    fc.property(
      fc.array(one, { minLength: 1, maxLength: 5 }),
      fc.option(fc.nat(4)),
      fc.uniqueArray(fc.nat(4)),
      (servers, home, failed) => {
        const to = choose(servers, home, failed);
        if (typeof to !== 'number') return;
        const chosen = servers[to];
        expect(failed).not.toContain(to);
        expect(chosen?.maxParallel == null || chosen.busy < chosen.maxParallel).toBe(true);
        const isUp = (each: ServerNow): boolean => each.downUntil === null || each.downUntil <= now;
        if (chosen !== undefined && !isUp(chosen))
          expect(servers.some((each, index) => !failed.includes(index) && isUp(each))).toBe(false);
      },
    ),
  );
});

const request = (conversation: string): ModelRequest => ({
  system: '',
  messages: [],
  tools: [],
  temperature: 0,
  maxTokens: 9,
  conversation,
  priority: 'chat',
});

/** Servers that answer with their own number, or fail as they are told. */
function rig(count: number, maxParallel: number | null = null) {
  const clock = new FakeClock();
  const asked: number[] = [];
  const fails = new Map<number, ProviderError>();
  const breaks = new Set<number>();
  const holds = new Map<number, Promise<unknown>>();
  const servers = Array.from({ length: count }, (_, index): Provider => ({
    id: 'shop',
    model: 'm',
    contextTokens: 1000 * (index + 1),
    async *stream(): AsyncIterable<ModelDelta> {
      asked.push(index);
      yield { type: 'progress', phase: 'reading', fraction: null };
      await holds.get(index);
      const failure = fails.get(index);
      if (failure !== undefined) throw failure;
      yield { type: 'text', text: String(index) };
      if (breaks.has(index)) throw new ProviderError('provider.unreachable', 'cut', { retryable: true });
      yield { type: 'finished', reason: 'stop', usage: null, queuedMs: 0 };
    },
  }));
  const pool = new ServerPool(
    servers.map((_, index) => ({ address: `http://s${String(index)}/v1`, weight: 1, maxParallel })),
    clock,
  );
  const provider = pooledProvider(servers, pool);
  const ask = async (conversation: string): Promise<string> =>
    (await complete(provider, request(conversation), new AbortController().signal)).text;
  return { clock, asked, fails, breaks, holds, pool, provider, ask };
}

const away = new ProviderError('provider.unreachable', 'not there', { retryable: true });

test('a conversation stays with its server, and others are spread', async () => {
  const { ask, pool } = rig(3);
  const first = [await ask('a'), await ask('b'), await ask('c')];
  expect(first).toEqual(['0', '1', '2']);
  expect([await ask('b'), await ask('b'), await ask('a')]).toEqual(['1', '1', '0']);
  expect(pool.rows().map(({ answered, conversations, state }) => [answered, conversations, state])).toEqual([
    [2, 1, 'up'],
    [3, 1, 'up'],
    [1, 1, 'up'],
  ]);
});

test('what one server does not answer another does, and the first is left alone until its time has come', async () => {
  const { ask, asked, fails, clock, pool } = rig(2);
  expect(await ask('a')).toBe('0');
  fails.set(0, away);
  expect(await ask('a')).toBe('1');
  expect(pool.rows()[0]).toMatchObject({ state: 'down', problem: { message: 'not there' } });
  expect(await ask('b')).toBe('1');
  fails.clear();
  await clock.advance(2_000);
  expect(await ask('c')).toBe('0');
  expect(pool.rows()[0]).toMatchObject({ state: 'up', problem: null });
  expect(asked).toEqual([0, 0, 1, 1, 0]);
});

test('an answer that has begun is never begun again, and says so', async () => {
  const { ask, asked, breaks } = rig(2);
  breaks.add(0);
  await expect(ask('a')).rejects.toThrow('cut');
  expect(asked).toEqual([0]);
});

test('what is wrong with the request itself goes to no other server, and is no fault of this one', async () => {
  const { ask, asked, fails, pool } = rig(2);
  fails.set(0, new ProviderError('provider.refused', 'no such field', { status: 400 }));
  await expect(ask('a')).rejects.toThrow('no such field');
  fails.set(0, new ProviderError('provider.overflow', 'too long'));
  await expect(ask('a')).rejects.toThrow('too long');
  expect(asked).toEqual([0, 0]);
  expect(pool.rows()[0]).toMatchObject({ state: 'up' });
});

test('where nobody answers it says how many there are, and may be tried again', async () => {
  const { ask, fails } = rig(2);
  fails.set(0, away).set(1, away);
  await expect(ask('a')).rejects.toMatchObject({
    message: 'None of the 2 servers answers. not there',
    recovery: 'retry',
  });
});

test('a server that is full gets no more: another takes it, or it waits', async () => {
  const { ask, asked, holds, pool, clock } = rig(2, 1);
  const free = Promise.withResolvers<null>();
  holds.set(0, free.promise).set(1, free.promise);
  const answers = [ask('a'), ask('b'), ask('c')];
  await clock.advance(10);
  expect(asked).toEqual([0, 1]);
  expect(pool.rows().map(({ busy }) => busy)).toEqual([1, 1]);
  free.resolve(null);
  await clock.advance(10);
  expect((await Promise.all(answers)).length).toBe(3);
  expect(pool.rows().map(({ busy }) => busy)).toEqual([0, 0]);
  expect(clock.sleeping).toBe(0);
});

test('who stops listening frees the place, and nothing is said of the server', async () => {
  const { provider, pool } = rig(1, 1);
  for await (const delta of provider.stream(request('a'), new AbortController().signal))
    if (delta.type === 'text') break;
  expect(pool.rows()[0]).toMatchObject({ busy: 0, state: 'unknown' });
  expect(provider.contextTokens).toBe(1000);
});

test('a clock that is put back leaves no server out for longer', async () => {
  const clock = new FakeClock();
  const each = { weight: 1, maxParallel: 1 };
  const pool = new ServerPool(
    [
      { address: 'http://a/v1', ...each },
      { address: 'http://b/v1', ...each },
    ],
    clock,
  );
  expect(pool.take('one', new Set())).toBe(0);
  pool.release(0, new ProviderError('provider.away', 'away', { isAway: true }));
  clock.set(clock.now() - 86_400_000);
  await clock.advance(1_000);
  expect(pool.take('two', new Set())).toBe(1);
  expect(pool.take('three', new Set()), 'it is tried again').toBe(0);
});
