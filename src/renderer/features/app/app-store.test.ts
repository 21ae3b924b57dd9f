import { expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import type { RunSummary } from '../../../shared/run';
import { connectBridge } from '../../bridge/bridge';
import { RecordingBridge } from '../../testing/recording-bridge';
import { liveRuns } from './app-state';
import { followEngine, useApp } from './app-store';

const run = (runId: string, status: RunSummary['status'], startedAt: number): RunSummary => ({ runId, sop: 'pump', status, currentStep: 1, totalSteps: 1, stepTitle: '', source: 'manual', topic: null, startedAt, completedAt: null, waitingSince: null, reason: null, lastActivityAt: startedAt });

test('a run that waits is counted however many came after it', async () => {
  const all = [...Array.from({ length: 105 }, (_, index) => run(`r${String(index)}`, 'completed', 200 - index)), run('at-its-gate', 'waiting_approval', 1)];
  connectBridge(new RecordingBridge({
    'runs.list': ({ limit }) => ok(all.slice(0, limit)),
    'runs.ledger': ({ limit }) => ok({ live: all.slice(-1), past: all.slice(0, limit), total: 105 }),
  }));
  followEngine();
  await expect.poll(() => useApp.getState().runs.length).toBe(101);
  expect(liveRuns(useApp.getState().runs)).toBe(1);
});
