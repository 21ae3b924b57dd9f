import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunStatus } from '../../../src/shared/run';
import { toRunView } from '../../../src/domain/run/view';
import { createMemory } from '../../../src/main/modules/memory/storage/create-memory';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { startBoardSim, type BoardLogEntry, type BoardSim } from '../../fixtures/board-sim';
import {
  askDaemon,
  boardAnswers,
  eventuallyTells,
  makeHome,
  startDaemon,
  zeroclaw,
  zeroclawJson,
  type Daemon,
  type TestHome,
} from '../../fixtures/daemon';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';
import { approveShown } from '../../fixtures/approve-shown';

/**
 * The main job, without Electron: a reading on a real broker, a real serial line, SQLite on disk, the
 * built-in GGUF, decided on the command line.
 */

interface RunRow {
  readonly run_id: string;
  readonly status: string;
  readonly current_step: number;
  readonly reason: string | null;
  readonly steps: readonly {
    readonly status: string;
    readonly output: string | null;
    readonly tool_calls: readonly {
      readonly name: string;
      readonly arguments: unknown;
      readonly success: boolean | null;
    }[];
  }[];
  readonly decisions: readonly {
    readonly step: number;
    readonly decision: string;
    readonly via: string;
    readonly reason: string | null;
  }[];
}

const withModel = 'facility/pump/pressure';
const planned = 'facility/pump/pressure/planned';

let broker: Mosquitto;
let board: BoardSim;
let home: TestHome;
let daemon: Daemon | null = null;

beforeAll(async () => {
  broker = await startMosquitto();
});
afterAll(async () => {
  await broker.stop();
});

async function start(settings = ''): Promise<void> {
  board = await startBoardSim();
  home = makeHome(`${settings}
[gateway]
port = 0
[mqtt]
url = "${broker.url}"
client_id = "scenario-${String(process.hrtime.bigint())}"
[[peripherals.boards]]
board = "nucleo-f401re-0"
type = "nucleo-f401re"
path = "${board.path}"
`);
  daemon = await startDaemon(home);
  await boardAnswers(home);
}

afterEach(async () => {
  await daemon?.stop();
  daemon = null;
  await board.stop();
  home.remove();
});

/** What a script does that has read `approvals`. */
async function approveSeen(runId: string): ReturnType<typeof zeroclaw> {
  const listed = await zeroclawJson<readonly { readonly run_id: string; readonly gate: string }[]>(
    home,
    'approvals',
  );
  const card = listed.find((row) => row.run_id === runId);
  return zeroclaw(home, 'approve', runId, ...(card === undefined ? [] : ['--gate', card.gate]));
}

const runs = (): Promise<readonly RunRow[]> => zeroclawJson(home, 'runs');
const publish = (topic: string, value: number): Promise<void> =>
  broker.publish(topic, JSON.stringify({ value }));

/** In the words of the command line, once the engine knows of it. */
async function theRun(status: RunStatus): Promise<RunRow> {
  const { runId } = await eventuallyTells(
    home,
    `a run that is ${status}`,
    'runs.list',
    { status },
    ([run]) => run,
  );
  const { run } = await askDaemon(home, 'runs.show', { runId });
  return JSON.parse(JSON.stringify(toRunView(run))) as RunRow;
}

/** Writes of pin 5 that the board itself has seen. */
const writes = (): readonly BoardLogEntry[] =>
  board.log().filter((entry) => entry.kind === 'rx' && String(entry['line']).includes('gpio_write'));

async function auditKeys(runId: string): Promise<readonly string[]> {
  const database = openDatabase(join(home.path, 'data', 'zeroclaw.db'), { readOnly: true });
  try {
    const memory = createMemory('sqlite', { database, folder: '' });
    const keys = [`sop_audit_start_${runId}`, `sop_audit_complete_${runId}`, `sop_audit_fail_${runId}`];
    const records = await Promise.all(keys.map((key) => memory.get(key, 'global')));
    return records.flatMap((record) => (record === null ? [] : [record.key]));
  } finally {
    database.close();
  }
}

describe('with the built-in model', () => {
  test('80 starts nothing; 92 starts a run that waits, and once approved on the command line writes the pin and completes', async () => {
    await start();
    await publish(withModel, 80);
    await publish(withModel, 92);
    const waiting = await theRun('waiting_approval');
    expect(await runs()).toEqual([waiting]);
    expect(waiting.current_step).toBe(2);
    expect(waiting.steps[0]?.tool_calls).toMatchObject([
      { name: 'gpio_read', arguments: { pin: 3 }, success: true },
      { name: 'memory_store', arguments: { key: 'pump_pressure' }, success: true },
    ]);
    await eventuallyTells(
      home,
      'the drafted call on the card',
      'approvals.list',
      {},
      ([card]) => card !== undefined && card.gate.calls !== null,
    );
    const [card] = await zeroclawJson<readonly unknown[]>(home, 'approvals');
    expect(card).toMatchObject({
      run_id: waiting.run_id,
      step: 2,
      calls: [{ tool: 'gpio_write', arguments: { pin: 5, value: 1 } }],
    });
    expect(writes()).toEqual([]);

    expect(await approveSeen(waiting.run_id)).toMatchObject({ code: 0 });
    const completed = await theRun('completed');
    expect(await runs()).toEqual([completed]);
    expect(completed.decisions).toMatchObject([{ step: 2, decision: 'approved', via: 'cli' }]);
    expect(completed.steps.map((step) => step.status)).toEqual(['completed', 'completed', 'completed']);
    expect(completed.steps[2]?.tool_calls).toMatchObject([{ name: 'notify', success: true }]);
    expect(writes().map((entry) => JSON.parse(String(entry['line'])) as unknown)).toMatchObject([
      { cmd: 'gpio_write', args: { pin: 5, value: 1 } },
    ]);

    await publish(withModel, 92);
    await eventuallyTells(
      home,
      'the skipped event',
      'events.list',
      {},
      ([event]) => event?.rows[0]?.result === 'skipped',
    );
    expect((await zeroclawJson<readonly unknown[]>(home, 'events'))[0]).toMatchObject({
      results: [{ result: 'skipped', reason: 'cooldown active' }],
    });
    expect(await auditKeys(completed.run_id)).toEqual([
      `sop_audit_start_${completed.run_id}`,
      `sop_audit_complete_${completed.run_id}`,
    ]);
    const metrics = await zeroclawJson<readonly { readonly sop: string }[]>(home, 'metrics');
    expect(metrics.find((row) => row.sop === 'pump-overpressure')).toMatchObject({
      total_runs: 1,
      completed: 1,
      failed: 0,
      cancelled: 0,
      last_status: 'completed',
    });
  });
});

describe('without any model', () => {
  const noModel = 'default_model = "none-at-all"';

  test('the planned procedure completes once approved', async () => {
    await start(noModel);
    await publish(planned, 92);
    const waiting = await theRun('waiting_approval');
    await approveSeen(waiting.run_id);
    const completed = await theRun('completed');
    expect(completed.steps[0]?.tool_calls.map((call) => call.name)).toEqual(['gpio_read', 'memory_store']);
    expect(writes()).toHaveLength(1);
  });

  test('deny cancels with the reason and the pin is not touched; a second decision is refused', async () => {
    await start(noModel);
    await publish(planned, 92);
    const waiting = await theRun('waiting_approval');
    expect(await zeroclaw(home, 'deny', waiting.run_id, '--reason', 'sensor fault')).toMatchObject({
      code: 0,
    });
    const cancelled = await theRun('cancelled');
    expect(cancelled.reason).toContain('sensor fault');
    expect(cancelled.decisions).toMatchObject([{ decision: 'denied', reason: 'sensor fault' }]);
    expect(await approveSeen(waiting.run_id)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cancelled') as string,
    });
    expect(writes()).toEqual([]);
    expect(await auditKeys(cancelled.run_id)).toContain(`sop_audit_fail_${cancelled.run_id}`);
  });

  test('killed while it waits, it waits on after the next start, and approving completes it', async () => {
    await start(noModel);
    await publish(planned, 92);
    const before = await theRun('waiting_approval');
    await daemon?.kill();
    expect(await runs()).toMatchObject([{ run_id: before.run_id, status: 'waiting_approval' }]);
    daemon = await startDaemon(home);
    await approveSeen(before.run_id);
    await theRun('completed');
    expect(writes()).toHaveLength(1);
    expect(await runs()).toHaveLength(1);
  });

  test('killed in the middle of a write, the run is interrupted and nothing is written again by itself', async () => {
    await start(noModel);
    await publish(planned, 92);
    const waiting = await theRun('waiting_approval');
    await board.hold('gpio_write');
    // Not on the command line: the board is given up for lost in less time than one takes to start on a busy
    // machine.
    await approveShown((procedure, input) => askDaemon(home, procedure, input), waiting.run_id);
    await board.waitForHeld('gpio_write');
    await daemon?.kill();
    await board.letGo();
    daemon = await startDaemon(home);
    const interrupted = await theRun('interrupted');
    expect(interrupted.steps[1]).toMatchObject({
      status: 'interrupted',
      tool_calls: [{ name: 'gpio_write', success: null }],
    });
    await boardAnswers(home);
    const sent = writes().length;
    expect((await runs())[0]?.status).toBe('interrupted');
    expect(writes()).toHaveLength(sent);
    await approveSeen(waiting.run_id);
    expect(await theRun('completed')).toMatchObject({
      steps: [{ status: 'completed' }, { status: 'completed' }, { status: 'completed' }],
    });
    expect(writes()).toHaveLength(sent + 1);
  });

  test('killed before the gate, in the first step, the run is interrupted and never passes the gate by itself', async () => {
    await start(noModel);
    await board.hold('gpio_read');
    await publish(planned, 92);
    await board.waitForHeld('gpio_read');
    await daemon?.kill();
    await board.letGo();
    daemon = await startDaemon(home);
    const interrupted = await theRun('interrupted');
    expect(interrupted.current_step).toBe(1);
    expect(writes()).toEqual([]);
    await boardAnswers(home);
    await approveSeen(interrupted.run_id);
    expect(await theRun('waiting_approval')).toMatchObject({ current_step: 2 });
    expect(writes()).toEqual([]);
  });

  test('a second engine on the same home says who holds it', async () => {
    await start(noModel);
    await expect(startDaemon(home)).rejects.toThrow(new RegExp(`process ${String(daemon?.pid)}`, 'u'));
  });
});
