import { expect, test } from 'vitest';
import type { RunSummary } from '../../../shared/run';
import type { SopState } from '../../../shared/sop';
import { samplePump, sampleReport, sampleRuns } from '../../testing/samples/sample-runs';
import { arrangeSops, canRun, newestRun, type SopListRow } from './sop-row-data';

const row = (name: string, state: SopState, change: Partial<SopListRow> = {}): SopListRow => ({
  folder: name,
  name,
  state,
  diagnostics: [],
  sop: samplePump,
  hash: '',
  nextFireAt: null,
  held: null,
  lastRun: null,
  ...change,
});
const rows = [
  row('b', 'valid'),
  row('z', 'errors', { sop: null }),
  row('off', 'disabled'),
  row('a', 'warnings'),
  row('c', 'valid', { sop: sampleReport }),
];
const names = (list: readonly SopListRow[]): readonly string[] => list.map((each) => each.name);

test('broken procedures come first, disabled ones last, the others by name', () => {
  expect(names(arrangeSops(rows, { state: null, startsBy: null }))).toEqual(['z', 'a', 'b', 'c', 'off']);
});

test.each([
  { filter: { state: 'valid' as const, startsBy: null }, then: ['b', 'c'] },
  { filter: { state: null, startsBy: 'cron' as const }, then: ['c'] },
  { filter: { state: 'valid' as const, startsBy: 'mqtt' as const }, then: ['b'] },
])('the filter $filter keeps $then', ({ filter, then }) => {
  expect(names(arrangeSops(rows, filter))).toEqual(then);
});

test('the newest run is the one that started last, from the list or heard of later', () => {
  const summary = sampleRuns(0)[0]?.summary;
  if (summary === undefined) throw new Error('no sample');
  const at = (startedAt: number, sop = 'b'): RunSummary => ({
    ...summary,
    sop,
    startedAt,
    runId: String(startedAt),
  });
  const started = (lastRun: RunSummary | null, heard: readonly RunSummary[]): string | undefined =>
    newestRun(row('b', 'valid', { lastRun }), heard)?.runId;
  expect([
    started(null, []),
    started(at(5), []),
    started(at(5), [at(9), at(7)]),
    started(at(5), [at(9, 'other')]),
    started(at(9), [at(5)]),
  ]).toEqual([undefined, '5', '9', '5', '9']);
});

test('a dry run and one that came from a file are not the last run', () => {
  const summary = sampleRuns(0)[0]?.summary;
  if (summary === undefined) throw new Error('no sample');
  const at = (startedAt: number, change: Partial<RunSummary> = {}): RunSummary => ({
    ...summary,
    sop: 'b',
    startedAt,
    runId: String(startedAt),
    ...change,
  });
  expect(
    newestRun(row('b', 'valid', { lastRun: at(1) }), [at(9, { dry: true }), at(8, { importedAt: 8 }), at(2)])
      ?.runId,
  ).toBe('2');
});

test.each([
  { name: 'a valid one runs', given: row('a', 'valid'), then: true },
  { name: 'one with an error in a trigger alone runs', given: row('a', 'errors'), then: true },
  { name: 'one that cannot be read does not', given: row('a', 'errors', { sop: null }), then: false },
  {
    name: 'a disabled one does not',
    given: row('a', 'disabled', { sop: { ...samplePump, enabled: false } }),
    then: false,
  },
  {
    name: 'one without steps does not',
    given: row('a', 'warnings', { sop: { ...samplePump, steps: [] } }),
    then: false,
  },
])('$name', ({ given, then }) => {
  expect(canRun(given)).toBe(then);
});
