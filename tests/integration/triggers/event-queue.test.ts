import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Tool } from '../../../src/main/ports/tool';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { createEventLedger } from '../../../src/main/modules/record/storage/event-ledger';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { createEventQueue } from '../../../src/main/modules/record/storage/event-queue';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { RecordingTool } from '../../../src/main/testing/recording-tool';
import type { SopEvent } from '../../../src/shared/sop';
import { openEngine, type EngineBench, type Procedure } from '../sop/engine-bench';

/** A tool whose calls end when the test says so, in the order in which they came. */
class HeldTool implements Tool {
  readonly name = 'hold';
  readonly description = 'Waits for the test';
  readonly parameters = { type: 'object' };
  readonly effect = 'reads';
  readonly #ends: (() => void)[] = [];

  execute(_args: unknown, _context: unknown, signal: AbortSignal) {
    return new Promise<{ success: true; output: string }>((resolve, reject) => {
      this.#ends.push(() => {
        resolve({ success: true, output: 'done' });
      });
      signal.addEventListener('abort', () => {
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

const ana = { by: 'ana', via: 'app' };

const procedure = (
  name: string,
  more = '',
  steps = '1. **Hold** — It.\n   - call: hold {}\n',
  maxConcurrent = 99,
): Procedure => ({
  name,
  toml: `execution_mode = "auto"\nmax_concurrent = ${String(maxConcurrent)}\n${more}\n[[triggers]]\ntype = "mqtt"\ntopic = "${name}"\ncondition = "$.level > 85"\n`,
  steps,
});
const level = (topic: string, at: number, value = 90): SopEvent => ({
  source: 'mqtt',
  topic,
  payload: JSON.stringify({ level: value }),
  receivedAt: at,
});

const open: EngineBench[] = [];
afterEach(async () => {
  for (const bench of open.splice(0)) await bench.engine.close();
});

function rig(
  procedures: readonly Procedure[],
  settings: { maxActiveRuns?: number; maxWaitingRuns?: number; maxEventAgeSecs?: number } = {},
  of: {
    database?: ReturnType<typeof openDatabase>;
    clock?: FakeClock;
    atEndOfTurn?: (work: () => void) => void;
  } = {},
) {
  const tool = new HeldTool();
  const bench = openEngine({
    procedures,
    tools: [tool, new RecordingTool('read', 'reads')],
    settings: { maxActiveRuns: 1, ...settings },
    ...of,
  });
  open.push(bench);
  bench.engine.resume();
  const ledger = createEventLedger(bench.database);
  const send = (topic: string, value?: number): string =>
    bench.engine
      .dispatch(level(topic, bench.clock.now(), value), 'mqtt')
      .map((row) => row.result)
      .join();
  const outcomes = (): string[] =>
    ledger
      .list(100)
      .toReversed()
      .flatMap(({ rows }) =>
        rows.map(({ sop, result, reason }) => [sop, result, reason].filter(Boolean).join(' ')),
      );
  const running = (): string[] => bench.engine.activeRuns().map(({ sop }) => sop.name);
  const endOne = async (): Promise<void> => {
    await bench.clock.advance(1);
    tool.endOne();
    await bench.clock.advance(1);
  };
  return { ...bench, tool, ledger, send, outcomes, running, endOne };
}

test('an event that finds the engine full waits, starts when a place is free, and its row on Events tells of it', async () => {
  const { engine, send, outcomes, running, endOne } = rig([procedure('tank')]);
  expect([send('tank'), send('tank'), send('tank')]).toEqual(['started', 'queued', 'queued']);
  expect(outcomes()).toEqual([
    'tank started',
    'tank queued max active runs reached',
    'tank queued max active runs reached',
  ]);
  expect(engine.backlog?.count).toBe(2);
  await endOne();
  expect(outcomes()).toEqual(['tank started', 'tank started', 'tank queued max active runs reached']);
  await endOne();
  expect([outcomes(), engine.backlog, running()]).toEqual([
    ['tank started', 'tank started', 'tank started'],
    null,
    ['tank'],
  ]);
});

test('what waits goes by priority, then by age', async () => {
  const { send, running, endOne } = rig([
    procedure('low', 'priority = "low"'),
    procedure('usual'),
    procedure('fire', 'priority = "critical"'),
  ]);
  const order: string[] = [];
  for (const topic of ['usual', 'low', 'usual', 'fire']) send(topic);
  for (let number = 0; number < 4; number += 1) {
    order.push(...running());
    await endOne();
  }
  expect(order).toEqual(['usual', 'fire', 'usual', 'low']);
});

test('events that wait count for max_concurrent, which goes on skipping', () => {
  const { send, outcomes } = rig([procedure('busy'), procedure('tank', '', undefined, 1)]);
  send('busy');
  expect([send('tank'), send('tank')]).toEqual(['queued', 'skipped']);
  expect(outcomes()).toEqual([
    'busy started',
    'tank queued max active runs reached',
    'tank skipped max concurrent reached',
  ]);
});

test('a cooldown is looked at again when an event is taken out', async () => {
  const { send, outcomes, endOne } = rig([procedure('tank', 'cooldown_secs = 600')]);
  expect([send('tank'), send('tank')]).toEqual(['started', 'queued']);
  await endOne();
  expect(outcomes()).toEqual(['tank started', 'tank skipped cooldown active']);
});

test('an event that waited longer than max_event_age_secs is skipped with that reason, though no place got free', async () => {
  const { engine, send, outcomes, clock } = rig([procedure('tank')], { maxEventAgeSecs: 60 });
  send('tank');
  send('tank');
  await clock.advance(59_000);
  expect(outcomes()).toEqual(['tank started', 'tank queued max active runs reached']);
  await clock.advance(15_000);
  expect([outcomes(), engine.backlog]).toEqual([['tank started', 'tank skipped too old'], null]);
});

test('what waits survives the end of the engine, in its order, and starts after the next start', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'zeroclaw-queue-')), 'zeroclaw.db');
  const clock = new FakeClock();
  const procedures = [procedure('tank'), procedure('fire', 'priority = "critical"')];
  const first = rig(procedures, {}, { database: openDatabase(file), clock });
  expect([first.send('tank'), first.send('tank'), first.send('fire')]).toEqual([
    'started',
    'queued',
    'queued',
  ]);
  await first.engine.close();
  first.database.close();

  const second = rig(procedures, {}, { database: openDatabase(file), clock });
  const order: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    order.push(...second.running());
    await second.endOne();
  }
  expect(order).toEqual(['tank', 'fire', 'tank']);
  expect(second.outcomes()).toEqual(['tank started', 'tank started', 'fire started']);
});

test('an emergency stop calls off what waits; a pause lets it wait', async () => {
  const { engine, clock, send, outcomes, endOne, database } = rig([procedure('tank')]);
  send('tank');
  send('tank');
  engine.pause(true, ana);
  await endOne();
  expect(outcomes()).toEqual(['tank started', 'tank queued max active runs reached']);
  engine.pause(false, ana);
  await clock.advance(1);
  expect(outcomes()).toEqual(['tank started', 'tank started']);
  send('tank');
  engine.stopEverything(ana);
  expect(outcomes().at(-1)).toBe('tank skipped emergency stop');
  expect(createEventQueue(database).list()).toEqual([]);
});

test('a run that waits for a person takes no working place, and beyond max_waiting_runs events of procedures that ask wait', async () => {
  const { engine, send, events, settled, clock } = rig(
    [
      procedure('ask', '', '1. **Ask** — It.\n   - call: read {}\n   - requires_confirmation: true\n'),
      procedure('tank', '', '1. **Read** — It.\n   - call: read {}\n'),
    ],
    { maxWaitingRuns: 2 },
  );
  expect([send('ask'), send('ask'), send('ask'), send('tank')]).toEqual([
    'started',
    'started',
    'queued',
    'started',
  ]);
  const [asked] = engine.activeRuns();
  await settled(asked?.runId ?? '');
  expect(engine.deny(asked?.runId ?? '', null, 'a test', ana)).toMatchObject({ ok: true });
  await clock.advance(1);
  expect(engine.backlog).toBeNull();
  expect(events.filter(({ type }) => type === 'run-started')).toHaveLength(4);
});

test('a start that cannot be written leaves the event in the queue, and it starts when it can be', async () => {
  const { engine, send, outcomes, database, clock, tool } = rig([procedure('tank')]);
  send('tank');
  send('tank');
  await clock.advance(1);
  database.exec(
    "CREATE TRIGGER broken BEFORE DELETE ON event_queue BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
  );
  tool.endOne();
  await clock.advance(1);
  expect([engine.backlog?.count, engine.activeRuns().length, outcomes().at(-1)]).toEqual([
    1,
    0,
    'tank queued max active runs reached',
  ]);
  database.exec('DROP TRIGGER broken');
  await clock.advance(10_000);
  expect([engine.backlog, engine.activeRuns().length, outcomes().at(-1)]).toEqual([null, 1, 'tank started']);
});

test('a start by hand is refused at once when the engine is full: the person reads the answer', () => {
  const { engine, send } = rig([procedure('tank')]);
  send('tank');
  expect(engine.startByHand('tank', null, ana)).toMatchObject({
    ok: false,
    error: { message: '"tank" was not started: max active runs reached' },
  });
  expect(engine.backlog).toBeNull();
});

/** A rig whose changes are written together when the test says so. */
function rigOfTurns(...of: Parameters<typeof rig>) {
  const turns: (() => void)[] = [];
  const bench = rig(of[0], of[1], { atEndOfTurn: (work) => turns.push(work) });
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const turn = async (): Promise<void> => {
    for (const work of turns.splice(0)) work();
    await settle();
  };
  const soon = (topic: string, value: number): Promise<string> =>
    bench.engine
      .dispatchSoon(level(topic, bench.clock.now(), value), 'mqtt')
      .then((rows) => rows.map(({ result }) => result).join());
  /** Until as many calls are under way. */
  const untilHeld = async (count: number): Promise<void> => {
    while (bench.tool.held < count) await turn();
  };
  const started = (): unknown[] =>
    bench.events.flatMap((event) => (event.type === 'run-started' ? [event.trigger.payload] : []));
  return { ...bench, settle, turn, soon, untilHeld, started };
}

test('what waits starts in the write that ends a run, before what comes meanwhile, and is counted once', async () => {
  const { engine, tool, send, settle, turn, soon, untilHeld, started, database } = rigOfTurns([
    procedure('tank', '', undefined, 2),
  ]);
  expect([send('tank', 91), send('tank', 92)]).toEqual(['started', 'queued']);
  await untilHeld(1);
  const active: number[] = [];
  engine.changes.on(({ event }) => {
    if (event.type === 'run-completed') active.push(createRunLog(database).active().length);
  });
  tool.endOne();
  await settle();
  const third = soon('tank', 93);
  await turn();
  expect([await third, active, started()]).toEqual(['queued', [1], ['{"level":91}', '{"level":92}']]);
  await untilHeld(1);
  tool.endOne();
  await settle();
  await turn();
  expect([started(), engine.backlog]).toEqual([['{"level":91}', '{"level":92}', '{"level":93}'], null]);
});

test('an event that is written together with the end that leaves it a place has not waited', async () => {
  const { tool, send, settle, turn, soon, untilHeld, outcomes, database } = rigOfTurns([procedure('tank')]);
  send('tank');
  await untilHeld(1);
  const second = soon('tank', 92);
  tool.endOne();
  await settle();
  await turn();
  expect([await second, outcomes()]).toEqual(['started', ['tank started', 'tank started']]);
  expect(database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'event_queue'").all()).toEqual([]);
});

test('events of one write count for max_concurrent when they wait', async () => {
  const { send, turn, soon } = rigOfTurns([procedure('busy'), procedure('tank', '', undefined, 2)]);
  send('busy');
  const answers = Promise.all([91, 92, 93].map((value) => soon('tank', value)));
  await turn();
  expect(await answers).toEqual(['queued', 'queued', 'skipped']);
});

test('one that somebody has taken out of the queue on disk is lost, and is told so', async () => {
  const { send, database, clock, outcomes, endOne } = rig([procedure('tank')]);
  send('tank');
  send('tank');
  database.exec('DELETE FROM event_queue');
  await endOne();
  await clock.advance(10_000);
  expect(outcomes()).toEqual(['tank started', 'tank skipped event lost']);
});
