import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Tool } from '../../../src/main/ports/tool';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { createEventLedger } from '../../../src/main/modules/record/storage/event-ledger';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import type { SopEvent } from '../../../src/shared/sop';
import { openEngine, type EngineBench, type Procedure } from '../sop/engine-bench';

/** What becomes of events that find max_concurrent reached, on the real engine and database. */

class HeldTool implements Tool {
  readonly name = 'hold';
  readonly description = 'Waits for the test';
  readonly parameters = { type: 'object' };
  readonly effect = 'reads';
  #ends: (() => void)[] = [];

  execute(_args: unknown, _context: unknown, signal: AbortSignal) {
    return new Promise<{ success: true; output: string }>((resolve, reject) => {
      const end = (): void => {
        resolve({ success: true, output: 'done' });
      };
      this.#ends.push(end);
      signal.addEventListener('abort', () => {
        this.#ends = this.#ends.filter((each) => each !== end);
        reject(signal.reason as Error);
      });
    });
  }

  get held(): number {
    return this.#ends.length;
  }

  endOne(): void {
    this.#ends.shift()?.();
  }
}

const open: EngineBench[] = [];
afterEach(async () => {
  for (const bench of open.splice(0)) await bench.engine.close();
});

const fill = (keys: string): Procedure => ({
  name: 'fill',
  toml: `execution_mode = "auto"\n${keys}\n[[triggers]]\ntype = "mqtt"\ntopic = "tank"\n`,
  steps: '1. **Hold** — It.\n   - call: hold {}\n',
});

function rig(
  keys: string,
  of: {
    database?: ReturnType<typeof openDatabase>;
    clock?: FakeClock;
    settings?: { maxActiveRuns?: number; stepTimeoutSecs?: number };
  } = {},
) {
  const tool = new HeldTool();
  const bench = openEngine({ procedures: [fill(keys)], tools: [tool], ...of });
  open.push(bench);
  bench.engine.resume();
  const { clock, engine } = bench;
  const ledger = createEventLedger(bench.database);
  const event = (number: number, pump = 'a'): SopEvent => ({
    source: 'mqtt',
    topic: 'tank',
    payload: JSON.stringify({ number, pump }),
    receivedAt: clock.now(),
  });
  return {
    ...bench,
    tool,
    send: (number: number, pump?: string) =>
      engine.dispatch(event(number, pump), 'mqtt').map((row) => row.result)[0],
    sendSoon: (number: number, pump?: string) => engine.dispatchSoon(event(number, pump), 'mqtt'),
    judge: (number: number) => engine.test(event(number))[0],
    /** Ends the oldest run that works, and lets what follows happen. */
    async end() {
      await clock.advance(1);
      tool.endOne();
      await clock.advance(10_000);
    },
    /** By the numbers of their events: what has started, and what became of each event. */
    started: () =>
      bench.events.flatMap((each) => (each.type === 'run-started' ? [numberIn(each.trigger.payload)] : [])),
    outcomes: () =>
      ledger
        .list(100)
        .toReversed()
        .map(({ payload, rows }) =>
          `${String(numberIn(payload))} ${rows[0]?.result ?? ''} ${rows[0]?.reason ?? ''}`.trim(),
        ),
  };
}

const numberIn = (payload: string | null): number => (JSON.parse(payload ?? '') as { number: number }).number;

test('without admission it is skipped', async () => {
  const { send, started, end } = rig('');
  expect([send(1), send(2)]).toEqual(['started', 'skipped']);
  await end();
  expect(started()).toEqual([1]);
});

test('queue: events wait for their turn in their order, up to the limit, and what waits is no backlog of the engine', async () => {
  const { send, started, outcomes, end, engine } = rig('admission = "queue"\nqueue_limit = 2');
  expect([send(1), send(2), send(3), send(4)]).toEqual(['started', 'queued', 'queued', 'skipped']);
  expect(engine.backlog).toBeNull();
  expect(outcomes()).toEqual([
    '1 started',
    '2 queued max concurrent reached',
    '3 queued max concurrent reached',
    '4 skipped queue full',
  ]);
  await end();
  expect(started()).toEqual([1, 2]);
  await end();
  await end();
  expect(started()).toEqual([1, 2, 3]);
  expect(outcomes()).toEqual(['1 started', '2 started', '3 started', '4 skipped queue full']);
});

test('queue: each value of concurrency_key has a turn of its own', async () => {
  const { send, started, end } = rig('admission = "queue"\nconcurrency_key = "$.pump"');
  send(1, 'a');
  send(2, 'a');
  send(3, 'b');
  send(4, 'b');
  expect(started()).toEqual([1, 3]);
  await end();
  expect(started()).toEqual([1, 3, 2]);
  await end();
  expect(started()).toEqual([1, 3, 2, 4]);
});

test('queue: what waits waits through the cooldown, and what comes in it when nothing waits is skipped', async () => {
  const { send, started, end, clock } = rig('admission = "queue"\ncooldown_secs = 60');
  send(1);
  send(2);
  await end();
  expect(started()).toEqual([1]);
  await clock.advance(60_000);
  expect(started()).toEqual([1, 2]);
  await end();
  expect(send(3)).toBe('skipped');
});

test('queue: what waits is there after a restart, and goes when it is too old', async () => {
  const database = openDatabase(join(mkdtempSync(join(tmpdir(), 'zc-admission-')), 'zeroclaw.db'));
  const clock = new FakeClock();
  const first = rig('admission = "queue"\non_interrupt = "fail"', { database, clock });
  first.send(1);
  first.send(2);
  await clock.advance(1);
  await first.engine.close();
  open.splice(0);
  const second = rig('admission = "queue"\non_interrupt = "fail"', {
    database,
    clock,
    settings: { stepTimeoutSecs: 0 },
  });
  await clock.advance(10_000);
  expect(second.started()).toEqual([2]);
  second.send(3);
  await clock.advance(2 * 3_600_000);
  expect(second.outcomes().at(-1)).toBe('3 skipped too old');
});

test('latest: one waits, the newest, also of those that come at one moment', async () => {
  const { send, sendSoon, started, outcomes, end, clock } = rig('admission = "latest"');
  expect([send(1), send(2), send(3)]).toEqual(['started', 'queued', 'queued']);
  expect(outcomes()).toEqual(['1 started', '2 skipped newer event', '3 queued max concurrent reached']);
  await Promise.all([sendSoon(4), sendSoon(5)]);
  await clock.advance(1);
  await end();
  await end();
  expect(started()).toEqual([1, 5]);
  expect(outcomes()).toEqual([
    '1 started',
    '2 skipped newer event',
    '3 skipped newer event',
    '4 skipped newer event',
    '5 started',
  ]);
});

test('replace: the active run is cancelled, with that reason, and the newest starts at once', async () => {
  const { send, started, engine, tool, clock, judge, events } = rig(
    'admission = "replace"\ncooldown_secs = 60',
  );
  send(1);
  expect(judge(2)).toMatchObject({
    starts: true,
    reason: expect.stringMatching(/^it would start, and run-.* would be cancelled for it$/u) as string,
  });
  expect(started()).toEqual([1]);
  expect(send(2)).toBe('started');
  await clock.advance(1_000);
  expect(started()).toEqual([1, 2]);
  expect(engine.activeRuns().map(({ trigger }) => numberIn(trigger.payload))).toEqual([2]);
  expect(events.filter(({ type }) => type === 'run-cancelled')).toMatchObject([
    { reason: 'a newer event took its place', by: 'ZeroClaw', via: 'engine' },
  ]);
  expect(tool.held).toBe(1);
});

test('replace: nothing is cancelled for an event that a cooldown keeps back, and a person cancels nothing by starting', async () => {
  const { send, engine, end, clock } = rig('admission = "replace"\nmax_concurrent = 2\ncooldown_secs = 60');
  send(1);
  send(2);
  await end();
  expect(send(3)).toBe('skipped');
  await clock.advance(60_000);
  send(4);
  expect(engine.activeRuns()).toHaveLength(2);
  expect(engine.startByHand('fill', '{"number":5}', { by: 'ana', via: 'app' }).ok).toBe(false);
  expect(engine.activeRuns().map(({ trigger }) => numberIn(trigger.payload))).toEqual([2, 4]);
});

test('an emergency stop calls off what waits', async () => {
  const { send, engine, started, outcomes, clock } = rig('admission = "queue"');
  send(1);
  send(2);
  engine.stopEverything({ by: 'ana', via: 'app' });
  engine.pause(false, { by: 'ana', via: 'app' });
  await clock.advance(60_000);
  expect(started()).toEqual([1]);
  expect(outcomes()).toEqual(['1 started', '2 skipped emergency stop']);
});

test('a full engine and a full procedure wait in one line', async () => {
  const { send, started, end, engine } = rig('admission = "queue"', { settings: { maxActiveRuns: 1 } });
  send(1);
  send(2);
  send(3);
  await end();
  await end();
  await end();
  expect(started()).toEqual([1, 2, 3]);
  expect(engine.activeRuns()).toEqual([]);
});
