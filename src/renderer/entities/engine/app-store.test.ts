import { expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import type { RunSummary } from '../../../shared/run';
import { connectBridge } from '../../bridge/bridge';
import { RecordingBridge } from '../../testing/recording-bridge';
import { liveRuns } from './app-state';
import { followEngine, useApp } from './app-store';
import { listed, sampleEntries, sampleStatus } from '../../testing/samples/sample-world';

const run = (runId: string, status: RunSummary['status'], startedAt: number): RunSummary => ({
  runId,
  sop: 'pump',
  status,
  currentStep: 1,
  totalSteps: 1,
  stepTitle: '',
  source: 'manual',
  topic: null,
  startedAt,
  completedAt: null,
  waitingSince: null,
  reason: null,
  lastActivityAt: startedAt,
});

test('a run that waits is counted however many came after it', async () => {
  const all = [
    ...Array.from({ length: 105 }, (_, index) => run(`r${String(index)}`, 'completed', 200 - index)),
    run('at-its-gate', 'waiting_approval', 1),
  ];
  connectBridge(
    new RecordingBridge({
      'runs.list': ({ limit }) => ok(all.slice(0, limit)),
      'runs.ledger': ({ limit }) => ok({ live: all.slice(-1), past: all.slice(0, limit), total: 105 }),
    }),
  );
  followEngine();
  await expect.poll(() => useApp.getState().runs.length).toBe(101);
  expect(liveRuns(useApp.getState().runs)).toBe(1);
});

test('what a pause holds is asked for when it begins and when it ends', async () => {
  let triggersPaused = false;
  const bridge = new RecordingBridge({
    'engine.status': () => ok({ ...sampleStatus(0), triggersPaused }),
    'sops.list': () => ok(sampleEntries().map((entry) => listed(entry, triggersPaused))),
  });
  connectBridge(bridge);
  const pause = (paused: boolean): void => {
    triggersPaused = paused;
    bridge.tell({ type: 'status-changed', status: { ...sampleStatus(0), triggersPaused } });
  };
  const end = followEngine();
  const nexts = (): unknown =>
    useApp
      .getState()
      .sops.filter(({ sop }) => sop?.triggers[0]?.type === 'cron')
      .map(({ held, nextFireAt }) => [held, nextFireAt !== null])[0];
  await expect.poll(nexts).toEqual([null, true]);
  pause(true);
  await expect.poll(nexts).toEqual(['triggers-paused', false]);
  pause(false);
  await expect.poll(nexts).toEqual([null, true]);
  end();
});
