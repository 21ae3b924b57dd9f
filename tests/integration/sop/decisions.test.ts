import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import {
  createControlClient,
  type ControlClient,
} from '../../../src/main/modules/control/socket/socket-client';
import type { Result } from '../../../src/shared/result';
import type { Run } from '../../../src/shared/run';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { shownHash } from '../../../src/domain/approval/approval-request';

/**
 * Decisions over both doors of the composed engine: the router that the window's IPC uses, and the control
 * socket.
 */

const never = new AbortController().signal;
const steps = `## Steps

1. **Close** — Close the valve.
   - call: file_write {"path": "valve.txt", "content": "closed {{payload.run}}\\n", "append": true}
   - requires_confirmation: true

2. **Tell** — Say so.
   - call: file_write {"path": "told.txt", "content": "told {{payload.run}}\\n", "append": true}
   - requires_confirmation: true
`;
const toml = (name: string, more = ''): string =>
  `[sop]\nname = "${name}"\ndescription = "Closes a valve"\nexecution_mode = "auto"\nmax_concurrent = 9\n${more}[[triggers]]\ntype = "manual"\n`;

let fixture: EngineFixture;
let socket: ControlClient;
let count = 0;

beforeAll(async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      'valve/SOP.toml': toml('valve'),
      'valve/SOP.md': steps,
      'brief/SOP.toml': toml('brief', 'approval_timeout_secs = 1\n'),
      'brief/SOP.md': steps,
    },
  });
  socket = createControlClient({ home: fixture.home, clock: systemClock });
});
afterAll(async () => {
  await fixture.close();
});

interface Waiting {
  readonly runId: string;
  readonly gate: string;
  readonly mark: string;
}

/** By gate: of the calls that its card showed. */
const hashes = new Map<string, string>();

async function start(name = 'valve'): Promise<Waiting> {
  const mark = `r${String((count += 1))}`;
  const { runId } = await fixture.ask('sops.start', { name, payload: JSON.stringify({ run: mark }) });
  const { gate } = await shown(runId);
  if (gate !== null) hashes.set(gate.gate, shownHash(gate.calls));
  return { runId, gate: gate?.gate ?? 'none', mark };
}

const shown = async (runId: string): Promise<Run> => (await fixture.ask('runs.show', { runId })).run;
const atSecondGate = (runId: string): Promise<Run> =>
  eventually('the second gate', async () => {
    const run = await shown(runId);
    return run.gate?.step === 2 ? run : null;
  });
const window = (decision: 'approve' | 'deny', runId: string, gate: string | null): Promise<Result<unknown>> =>
  fixture.engine.router.ask(
    `approvals.${decision}`,
    { runId, gate, ...(decision === 'deny' ? { reason: 'no' } : { shown: hashes.get(gate ?? '') ?? '' }) },
    { by: 'ana', via: 'app' },
  );
const line = (decision: 'approve' | 'deny', runId: string, gate: string | null): Promise<Result<unknown>> =>
  decision === 'approve'
    ? socket.ask('approvals.approve', { runId, gate: gate ?? '', shown: hashes.get(gate ?? '') ?? '' }, never)
    : socket.ask('approvals.deny', { runId, gate, reason: 'no' }, never);
const valve = async (): Promise<string> =>
  readFile(join(fixture.home, 'workspace', 'valve.txt'), 'utf8').catch(() => '');
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);

describe('a gate is decided once', () => {
  test('by exactly one of 200 decisions that arrive together over both doors', async () => {
    const { runId, gate, mark } = await start();
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const decision = index % 3 === 0 ? 'deny' : 'approve';
        return (index % 2 === 0 ? window : line)(decision, runId, gate).then((result) => ({
          decision,
          code: codeOf(result),
        }));
      }),
    );
    const won = outcomes.filter(({ code }) => code === 'ok');
    expect(won).toHaveLength(1);
    expect(
      outcomes.filter(({ code }) => !['ok', 'gate_changed', 'not_waiting', 'run_not_active'].includes(code)),
    ).toEqual([]);
    if (won[0]?.decision === 'approve') await socket.ask('runs.cancel', { runId, reason: 'enough' }, never);
    const run = await fixture.ended(runId);
    expect(run.decisions.filter((decision) => decision.gate === gate)).toHaveLength(1);
    expect((await valve()).split('\n').filter((text) => text === `closed ${mark}`)).toHaveLength(
      won[0]?.decision === 'approve' ? 1 : 0,
    );
  });

  test('and 200 approvals open it once: its call runs once, and the next gate stays shut', async () => {
    const { runId, gate, mark } = await start();
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? window : line)('approve', runId, gate)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await atSecondGate(runId)).toMatchObject({ decisions: [{ step: 1, decision: 'approved' }] });
    expect((await valve()).split('\n').filter((text) => text === `closed ${mark}`)).toHaveLength(1);
    expect((await window('deny', runId, null)).ok).toBe(true);
  });
});

describe.each([
  { door: 'the window', ask: window },
  { door: 'the control socket', ask: line },
])('over $door no gate opens for', ({ ask }) => {
  test('an approval that is replayed after the run has gone on', async () => {
    const { runId, gate } = await start();
    expect(codeOf(await ask('approve', runId, gate))).toBe('ok');
    const second = await atSecondGate(runId);
    expect(codeOf(await ask('approve', runId, gate))).toBe('gate_changed');
    expect(await shown(runId)).toEqual(second);
    await ask('deny', runId, null);
  });

  test('the gate of another run', async () => {
    const [first, second] = [await start(), await start()];
    expect(codeOf(await ask('approve', first.runId, second.gate))).toBe('gate_changed');
    expect((await shown(first.runId)).status).toBe('waiting_approval');
    expect((await shown(second.runId)).status).toBe('waiting_approval');
    await ask('deny', first.runId, null);
    await ask('deny', second.runId, null);
  });

  test('gates that were never asked', async () => {
    const { runId, gate } = await start();
    const forged = ['', gate.replace(/\d+$/u, '7'), `${gate}/1`, gate.replace('/1/', '/2/'), '__proto__'];
    for (const id of forged) expect(codeOf(await ask('approve', runId, id))).toBe('gate_changed');
    expect(codeOf(await ask('approve', 'run-forged', gate))).toBe('not_found');
    expect((await shown(runId)).decisions).toEqual([]);
    await ask('deny', runId, null);
    expect(codeOf(await ask('approve', runId, gate))).toBe('run_not_active');
  });

  test('an approval that comes after the time is up', async () => {
    const { runId, gate, mark } = await start('brief');
    expect(await fixture.ended(runId)).toMatchObject({ status: 'cancelled', reason: 'approval timed out' });
    expect(codeOf(await ask('approve', runId, gate))).toBe('run_not_active');
    expect(await valve()).not.toContain(`closed ${mark}\n`);
  });
});

test.each([
  { name: 'no calls', shown: shownHash([]) },
  { name: 'other calls', shown: shownHash([{ tool: 'file_write', arguments: { path: 'other.txt' } }]) },
  { name: 'nothing that is a hash', shown: 'yes' },
])('an approval of who was shown $name is refused, and so is one that says nothing', async ({ shown }) => {
  const { runId, gate } = await start();
  expect(codeOf(await socket.ask('approvals.approve', { runId, gate, shown }, never))).toBe('gate_changed');
  const silent = { runId, gate } as { runId: string; gate: string; shown: string };
  expect(codeOf(await socket.ask('approvals.approve', silent, never))).toBe('api.input');
  await window('deny', runId, null);
});

test('who decided is told by the door, not by the request', async () => {
  const { runId, gate } = await start();
  const forged = { runId, gate, shown: hashes.get(gate) ?? '', by: 'the boss', via: 'app' };
  await socket.ask('approvals.approve', forged, never);
  expect((await shown(runId)).decisions).toMatchObject([{ via: 'cli' }]);
  expect((await shown(runId)).decisions[0]?.by).not.toBe('the boss');
  await window('deny', runId, null);
});
