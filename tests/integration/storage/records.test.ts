import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMemory } from '../../../src/main/modules/memory/storage/create-memory';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { openEngine } from '../../fixtures/engine';
import { approveShown } from '../../fixtures/approve-shown';

const token = 'a-token-for-this-test';
const config = `[gateway]\nport = 0\ntoken = "${token}"\n`;
const sops = {
  'gated/SOP.toml':
    '[sop]\nname = "gated"\ndescription = "Asks first"\nexecution_mode = "step_by_step"\ncooldown_secs = 0\nmax_concurrent = 3\n[[triggers]]\ntype = "manual"\n',
  'gated/SOP.md':
    '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n',
};

test('figures of what ran are at /metrics of the gateway, for those with the token', async () => {
  const { ask, ended, close } = await openEngine({ config, sops });
  onTestFinished(close);
  for (const decision of ['approve', 'approve', 'deny'] as const) {
    const { runId } = await ask('sops.start', { name: 'gated', payload: null });
    if (decision === 'approve') await approveShown(ask, runId);
    else await ask('approvals.deny', { runId, gate: null, reason: 'not now' });
    await ended(runId);
  }
  const { gateway } = await ask('engine.status', {});
  const metrics = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${gateway ?? ''}/metrics`, { headers });
  expect([(await metrics({})).status, (await metrics({ authorization: 'Bearer wrong' })).status]).toEqual([
    401, 401,
  ]);
  const answer = await metrics({ authorization: `Bearer ${token}` });
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/plain']);
  const lines = (await answer.text()).split('\n');
  for (const line of [
    'zeroclaw_sop_runs_total{sop="gated",outcome="completed"} 2',
    'zeroclaw_sop_runs_total{sop="gated",outcome="cancelled"} 1',
    'zeroclaw_sop_steps_total{sop="gated",step="1",outcome="completed"} 2',
    'zeroclaw_sop_run_duration_seconds_count{sop="gated"} 3',
  ]) {
    expect(lines).toContain(line);
  }
  expect((await ask('sops.metrics', {}))[0]).toMatchObject({
    sop: 'gated',
    totalRuns: 3,
    completed: 2,
    cancelled: 1,
    lastStatus: 'cancelled',
    steps: { 1: { succeeded: 2, failed: 0 } },
  });
});

test('start, decision and end of a run are in the memory backend, and none stays due', async () => {
  const fixture = await openEngine({ config, sops });
  onTestFinished(fixture.close);
  const { runId } = await fixture.ask('sops.start', { name: 'gated', payload: null });
  await fixture.ask('approvals.deny', { runId, gate: null, reason: 'not now' });
  await fixture.ended(runId);
  await fixture.engine.close();
  const database = openDatabase(join(fixture.home, 'data', 'zeroclaw.db'), { readOnly: true });
  const memory = createMemory('sqlite', { database, folder: '' });
  const record = async (key: string): Promise<unknown> =>
    JSON.parse((await memory.get(key, 'global'))?.content ?? 'null') as unknown;
  expect(await record(`sop_audit_start_${runId}`)).toMatchObject({
    run_id: runId,
    sop_name: 'gated',
    total_steps: 1,
  });
  expect(await record(`sop_audit_decision_${runId}_1_1`)).toMatchObject({
    decision: 'denied',
    by: 'ana',
    via: 'test',
    reason: 'not now',
  });
  expect(await record(`sop_audit_fail_${runId}`)).toMatchObject({
    status: 'cancelled',
    reason: 'denied by ana: not now',
  });
  expect(database.prepare('SELECT count(*) FROM runs WHERE audit_due IS NOT NULL').pluck().get()).toBe(0);
  database.close();
});
