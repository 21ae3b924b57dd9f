import { expect, test } from 'vitest';
import { ok } from '../../shared/result';
import type { RunSummary } from '../../shared/run';
import { trayMark } from './desk';
import type { EngineLink } from './engine-link';
import { watchEngine } from './engine-watch';

const run: RunSummary = {
  runId: 'r1',
  sop: 'pump',
  status: 'running',
  currentStep: 1,
  totalSteps: 1,
  stepTitle: '',
  source: 'manual',
  topic: null,
  startedAt: 1,
  completedAt: null,
  waitingSince: null,
  reason: null,
  lastActivityAt: 1,
};

test('the desk knows what waits and what goes on; what has ended while the desk was asking for it does not come to life again', async () => {
  const answers: Readonly<Record<string, unknown>> = {
    'engine.status': { proceduresEnabled: true, triggersPaused: true, stopped: true },
    'preferences.get': { theme: 'system', language: 'en', person: 'ana', firstRun: false, shortcuts: true },
    'runs.ledger': {
      live: [run, { ...run, runId: 'r2' }, { ...run, runId: 'r3', importedAt: 1 }],
      past: [],
      total: null,
    },
    'models.downloads': [],
    'approvals.list': [{ runId: 'r2', sop: 'pump', step: 1 }],
    'approvals.questions': {
      open: [{ conversationId: 'talk', title: 'Greenhouse', tool: 'gpio_write' }],
      answered: [],
    },
  };
  const link: EngineLink = {
    ask: () => Promise.reject(new Error('not in this test')),
    askAs: async (_via, procedure) => {
      // The answer is on its way when the run ends.
      if (procedure === 'runs.ledger')
        watch.see({
          type: 'run-changed',
          summary: { ...run, status: 'completed' },
          seq: 2,
          event: { type: 'run-completed', at: 2 },
        });
      return ok(answers[procedure]) as never;
    },
    setPerson: () => {},
  };
  const watch = watchEngine(link, () => {});
  await watch.refresh();
  expect(watch.desk().live).toEqual(['r2']);
  expect(trayMark(watch.desk())).toBe('stroke');
  expect(watch.desk().waiting).toEqual([
    { runId: 'r2', sop: 'pump', step: 1 },
    { conversationId: 'talk', title: 'Greenhouse', tool: 'gpio_write' },
  ]);
});
