import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refuse } from '../../shared/result';
import type { RunSummary } from '../../shared/run';
import { connectBridge } from '../bridge/bridge';
import { sampleEntries, sampleStatus } from '../testing/samples/sample-world';
import { startTranslation } from '../i18n/i18n';
import { draw, type Drawn } from '../testing/draw';
import { RecordingBridge } from '../testing/recording-bridge';
import { noChat } from '../entities/conversation/chat-state';
import { useChat } from '../entities/conversation/chat-store';
import { sampleModels, sampleModelsOverview } from '../testing/samples/sample-models';
import { useModels } from '../entities/model/models-store';
import { sampleRuns } from '../testing/samples/sample-runs';
import { newApp } from '../entities/engine/app-state';
import { useApp } from '../entities/engine/app-store';
import { readDocs } from '../entities/help/help-store';
import { Palette } from './palette';

const now = 1_800_000_000_000;
const run = (number: number): RunSummary => ({
  runId: `run-${String(number).padStart(12, '0')}`,
  sop: 'pump',
  status: 'completed',
  currentStep: 1,
  totalSteps: 3,
  stepTitle: '',
  source: 'mqtt',
  topic: null,
  startedAt: now - number,
  completedAt: now,
  waitingSince: null,
  reason: null,
  lastActivityAt: now,
});
const oldest = sampleRuns(now)[0]?.detail.events ?? [];

let page: Drawn;
let bridge: RecordingBridge;

beforeEach(async () => {
  await startTranslation('en');
  // The palette reads them on its own, and nothing is read once the tests are over.
  await readDocs();
  // There is no layout here.
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  bridge = new RecordingBridge({
    'runs.events': ({ runId }) =>
      runId === 'run-beef00000001'
        ? ok({ events: [...oldest].slice(0, 1), total: oldest.length, importedAt: null, repeats: [] })
        : refuse({ code: 'run.unknown', message: 'no' }),
  });
  connectBridge(bridge);
  useApp.setState({
    ...newApp,
    status: sampleStatus(now),
    runs: Array.from({ length: 40 }, (_, number) => run(number)),
  });
  useChat.setState({
    ...noChat,
    conversations: [
      { id: 'c-1', title: 'The relief valve of tank 4', channel: 'desktop', updatedAt: now, messages: 2 },
      { id: 'c-2', title: '냉각수 밸브', channel: 'desktop', updatedAt: now, messages: 2 },
    ],
  });
  useModels.setState({ files: sampleModels(now), overview: sampleModelsOverview(now) });
  page = await draw(<Palette />);
});

afterEach(async () => {
  await page.end();
  vi.unstubAllGlobals();
});

const lines = (): readonly string[] =>
  [...document.querySelectorAll('[cmdk-item]')].map((item) => item.getAttribute('data-value') ?? '');

async function type(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[cmdk-input]');
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });
}

test('before anything is typed, the newest runs are there, and no long lists', () => {
  expect(lines().filter((line) => line.startsWith('run-of'))).toHaveLength(12);
  expect(lines().filter((line) => /^(?:conversation|board|model) /u.test(line))).toEqual([]);
});

test.each([
  {
    typed: 'run-000000000033',
    what: 'run',
    line: 'run-of run-000000000033',
    hash: '#/runs/run-000000000033',
  },
  {
    typed: 'run-beef00000001',
    what: 'run that is not in the list',
    line: 'run-of run-beef00000001',
    hash: '#/runs/run-beef00000001',
  },
  {
    typed: 'BEEF00000001',
    what: 'run, as its id is read aloud',
    line: 'run-of run-beef00000001',
    hash: '#/runs/run-beef00000001',
  },
  { typed: 'relief tank', what: 'conversation', line: 'conversation c-1', hash: '#/chat/c-1' },
  { typed: '냉각수', what: 'conversation, in Korean', line: 'conversation c-2', hash: '#/chat/c-2' },
  {
    typed: 'nucleo-f401re-1',
    what: 'board',
    line: 'board nucleo-f401re-1',
    hash: '#/boards/nucleo-f401re-1',
  },
  {
    typed: 'mistral',
    what: 'model of this machine',
    line: 'model mistral-small-24b-q4_k_m',
    hash: '#/models/mistral-small-24b-q4_k_m',
  },
  { typed: 'claude', what: 'server', line: 'model claude', hash: '#/models/claude' },
])('$typed leads to a $what', async ({ typed, line, hash }) => {
  await type(typed);
  await vi.waitFor(
    async () => {
      await act(() => Promise.resolve());
      expect(lines()).toContain(line);
    },
    { timeout: 60_000 },
  );
  await act(() => {
    document.querySelector<HTMLElement>(`[cmdk-item][data-value="${line}"]`)?.click();
    return Promise.resolve();
  });
  expect(decodeURIComponent(window.location.hash)).toBe(hash);
});

test.each([
  { typed: 'relief TANK', line: 'conversation c-1', hits: ['relief', 'tank'] },
  { typed: '밸브', line: 'conversation c-2', hits: ['밸브'] },
  { typed: '0033 (', line: 'run-of run-000000000033', hits: [] },
])('what was typed stands out: $typed', async ({ typed, line, hits }) => {
  await type(typed);
  const found = document.querySelector(`[cmdk-item][data-value="${line}"]`);
  expect(found === null).toBe(hits.length === 0);
  expect([...(found?.querySelectorAll('b') ?? [])].map((hit) => hit.textContent)).toEqual(hits);
});

test('whatever is typed, no list is longer than anybody reads', async () => {
  const [entry] = sampleEntries();
  if (entry === undefined) throw new Error('no sample');
  useApp.setState({
    runs: Array.from({ length: 1_000 }, (_, number) => ({ ...run(number), status: 'running' })),
    sops: Array.from({ length: 300 }, (_, number) => ({
      ...entry,
      folder: `f${String(number)}`,
      name: `pump-${String(number)}`,
      held: null,
      nextFireAt: null,
      lastRun: null,
    })),
  });
  useChat.setState({
    conversations: Array.from({ length: 1_000 }, (_, number) => ({
      id: `c-${String(number)}`,
      title: 'pump',
      channel: 'desktop',
      updatedAt: now,
      messages: 2,
    })),
  });
  await type('pump');
  const counts = ['run-of ', 'conversation ', 'open ', 'run f'].map(
    (kind) => lines().filter((line) => line.startsWith(kind)).length,
  );
  expect([counts[0], counts[1], (counts[2] ?? 0) + (counts[3] ?? 0)]).toEqual([50, 50, 50]);
  await type('run pump-299');
  expect(lines()).toContain('run f299');
});

test('an id that no run has, leads nowhere', async () => {
  await type('run-beef00000002');
  await vi.waitFor(
    () => {
      expect(bridge.inputsOf('runs.events')).toEqual([{ runId: 'run-beef00000002', limit: 1 }]);
    },
    { timeout: 60_000 },
  );
  expect(lines().filter((line) => line.startsWith('run-of'))).toEqual([]);
});

test.each([
  ['dark', 'theme dark'],
  ['phone', 'page channels'],
  ['new', 'new-chat'],
  ['help', 'page help'],
  ['getting started', 'first-run'],
  ['approve', 'page approvals'],
  ['dimmer', undefined],
])('%s is answered by %s first', async (typed, first) => {
  await type(typed);
  expect(lines()[0]).toBe(first);
});
