import { expect, test } from 'vitest';
import type { RunSummary } from '../../../shared/run';
import type { BoardStatus, EngineStatus } from '../../../shared/status';
import { boardHealth, liveRuns, newApp, withRun, withRuns } from './app-state';

const run = (runId: string, status: RunSummary['status']): RunSummary => ({
  runId,
  sop: 'pump',
  status,
  currentStep: 1,
  totalSteps: 3,
  stepTitle: '',
  source: 'mqtt',
  topic: null,
  startedAt: 0,
  completedAt: null,
  waitingSince: null,
  reason: null,
  lastActivityAt: 0,
});
const chip = { health: 'on' as const, label: '', detail: '', remedy: null };
const status = (states: readonly BoardStatus['state'][]): EngineStatus => ({
  version: '',
  home: '',
  sopsFolder: '',
  gateway: null,
  model: chip,
  broker: chip,
  proceduresEnabled: true,
  triggersPaused: false,
  stopped: false,
  problems: [],
  boards: states.map((state) => ({
    name: 'b',
    type: '',
    path: '',
    state,
    detail: '',
    remedy: null,
    pins: [],
    firmware: null,
    tells: null,
    surePulseMs: null,
    virtual: false,
  })),
});

test('a run that waits or was interrupted is live, a finished one is not', () => {
  expect(
    liveRuns([
      run('a', 'running'),
      run('b', 'waiting_approval'),
      run('c', 'interrupted'),
      run('d', 'completed'),
      run('e', 'failed'),
      run('f', 'cancelled'),
    ]),
  ).toBe(3);
});

test('a run that came from a file is not live, whatever its record ends with', () => {
  expect(liveRuns([run('a', 'running'), { ...run('b', 'waiting_approval'), importedAt: 1 }])).toBe(1);
});

test('what was heard of a run while the list was asked for is newer than the list', () => {
  const at = (runId: string, status: RunSummary['status'], startedAt: number): RunSummary => ({
    ...run(runId, status),
    startedAt,
  });
  const state = withRuns(withRun(newApp, at('a', 'completed', 1)), [
    at('a', 'running', 1),
    at('b', 'waiting_approval', 2),
  ]);
  expect(state.runs).toEqual([at('b', 'waiting_approval', 2), at('a', 'completed', 1)]);
});

test('a changed run replaces the one that was known', () => {
  const state = withRun(withRun(newApp, run('a', 'running')), run('a', 'completed'));
  expect(state.runs).toEqual([run('a', 'completed')]);
});

test('of the runs that are over a window keeps those heard of last, and the last of each procedure; of those under way it keeps all', () => {
  const told = [
    ...Array.from({ length: 150 }, (_, index) => run(`w${String(index)}`, 'waiting_approval')),
    { ...run('rare', 'completed'), sop: 'rare' },
    ...Array.from({ length: 1_000 }, (_, index) => run(`o${String(index)}`, 'completed')),
  ];
  const { runs } = told.reduce(withRun, newApp);
  expect([
    liveRuns(runs),
    runs.filter(({ sop, status }) => sop === 'pump' && status === 'completed').map(({ runId }) => runId),
    runs.at(-151)?.runId,
  ]).toEqual([150, Array.from({ length: 100 }, (_, index) => `o${String(999 - index)}`), 'rare']);
  expect(withRuns(newApp, told.toReversed()).runs).toHaveLength(251);
});

test.each([
  [[], 'off'],
  [['disabled'], 'off'],
  [['connected', 'connected'], 'on'],
  [['connected', 'lost'], 'half'],
  [['lost', 'connecting'], 'broken'],
] as const)('boards %j are shown as %s', (states, health) => {
  expect(boardHealth(status(states))).toBe(health);
});

test('boards that all answer are not shown as well while another than before answers as one of them', () => {
  const { boards, ...rest } = status(['connected', 'connected']);
  expect(
    boardHealth({ ...rest, boards: boards.map((board, index) => ({ ...board, unconfirmed: index === 1 })) }),
  ).toBe('half');
});
