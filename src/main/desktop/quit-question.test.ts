import { expect, test } from 'vitest';
import { ok } from '../../shared/result';
import type { RunSummary } from '../../shared/run';
import { askWhatIsUnderWay, quitQuestion, type UnderWay } from './quit-question';
import { wordsFor } from './words';

const run = (sop: string, status: UnderWay['runs'][number]['status']): UnderWay['runs'][number] => ({
  sop,
  status,
  currentStep: 2,
});

test('whoever quits is asked by name about what runs, waits and is fetched', () => {
  const question = quitQuestion(
    {
      runs: [
        run('pump', 'running'),
        run('vent', 'waiting_approval'),
        run('heater', 'interrupted'),
        run('old', 'completed'),
      ],
      downloads: [
        { name: 'qwen3-4b', state: 'downloading' },
        { name: 'left', state: 'paused' },
      ],
    },
    wordsFor('en', ['en']),
  );
  expect(question?.detail.split('\n')).toEqual([
    'pump, step 2: is being carried out',
    'vent, step 2: waits for you',
    'heater, step 2: waits for you',
    'qwen3-4b: is being downloaded',
    '',
    wordsFor('en', ['en']).quitAfter,
  ]);
});

test('nobody is asked when nothing is under way, and a long list ends with a number', () => {
  expect(quitQuestion({ runs: [run('old', 'cancelled')], downloads: [] }, wordsFor('en', ['en']))).toBeNull();
  expect(
    quitQuestion(
      { runs: Array.from({ length: 20 }, () => run('pump', 'running')), downloads: [] },
      wordsFor('ko', ['ko']),
    )?.detail,
  ).toContain('외 12건');
});

test('a run that waits is asked about however many came after it, and one that came from a file is not', async () => {
  const summary: RunSummary = {
    runId: 'r1',
    sop: 'vent',
    status: 'waiting_approval',
    currentStep: 2,
    totalSteps: 3,
    stepTitle: '',
    source: 'manual',
    topic: null,
    startedAt: 1,
    completedAt: null,
    waitingSince: 1,
    reason: null,
    lastActivityAt: 1,
  };
  const answers: Readonly<Record<string, unknown>> = {
    'runs.list': Array.from({ length: 100 }, () => ({ ...summary, status: 'completed' })),
    'runs.ledger': {
      live: [summary, { ...summary, sop: 'from a file', importedAt: 5 }],
      past: [],
      total: null,
    },
    'models.downloads': [],
  };
  const asked: unknown[] = [];
  const underWay = await askWhatIsUnderWay({
    askAs: (_via, procedure, input) => {
      asked.push([procedure, input]);
      return Promise.resolve(ok(answers[procedure]) as never);
    },
  });
  // Nothing of the past is looked at for it.
  expect(asked).toContainEqual(['runs.ledger', { limit: 0 }]);
  expect(quitQuestion(underWay, wordsFor('en', ['en']))?.detail.split('\n')).toEqual([
    'vent, step 2: waits for you',
    '',
    wordsFor('en', ['en']).quitAfter,
  ]);
});
