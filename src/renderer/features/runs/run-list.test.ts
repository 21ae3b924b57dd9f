import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RunEvent, RunStatus, RunSummary } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import {
  byDay,
  byUrgency,
  hasMore,
  newList,
  noFilter,
  noRunsListed,
  questionOf,
  withAsked,
  withRun,
  withWindow,
  type RunList,
} from './run-list';
import { sampleRuns } from '../../testing/samples/sample-runs';

const now = Date.UTC(2026, 10, 21, 5, 0, 0);
const samples = sampleRuns(now).map((each) => each.summary);
const [sample] = samples;
if (sample === undefined) throw new Error('no sample');
const run = (
  runId: string,
  startedAt: number,
  status: RunStatus = 'completed',
  more: Partial<RunSummary> = {},
): RunSummary => ({ ...sample, runId, startedAt, status, ...more });
const ids = ({ live, past }: RunList): readonly (readonly string[])[] =>
  [live, past].map((runs) => runs.map(({ runId }) => runId));
const over: RunEvent = { type: 'run-completed', at: 1 };
/** By an event that is no decision. */
const withRunOnly = (list: RunList, given: RunSummary): RunList => withRun(list, given, over);
const listed = newList({}, { live: [run('l', 50, 'running')], past: [run('c', 30), run('b', 20)], total: 3 });

describe('the list after a run changed', () => {
  test.each<{
    name: string;
    list?: RunList;
    given: RunSummary;
    then: readonly (readonly string[])[];
    total: number;
  }>([
    {
      name: 'a run that goes on stays where it is',
      given: run('l', 50, 'waiting_approval'),
      then: [['l'], ['c', 'b']],
      total: 3,
    },
    {
      name: 'a run that begins comes first',
      given: run('m', 60, 'running'),
      then: [
        ['m', 'l'],
        ['c', 'b'],
      ],
      total: 3,
    },
    {
      name: 'a run that ends goes to its place in the past',
      given: run('l', 25),
      then: [[], ['c', 'l', 'b']],
      total: 4,
    },
    {
      name: 'a run behind the end of what was asked for is counted, and comes with its window',
      given: run('l', 10),
      then: [[], ['c', 'b']],
      total: 4,
    },
    {
      name: 'a run of the past that is told again is not counted twice',
      given: run('c', 30),
      then: [['l'], ['c', 'b']],
      total: 3,
    },
    {
      name: 'what does not fit the filter is left out',
      list: { ...listed, question: { sop: 'other' } },
      given: run('m', 60, 'running'),
      then: [['l'], ['c', 'b']],
      total: 3,
    },
    {
      name: 'what does not fit the filter any more goes',
      list: { ...listed, question: { status: 'running' } },
      given: run('l', 50, 'waiting_approval'),
      then: [[], ['c', 'b']],
      total: 3,
    },
    {
      name: 'what began before the days of the filter is left out',
      list: { ...listed, question: { since: 40 } },
      given: run('x', 39, 'running'),
      then: [['l'], ['c', 'b']],
      total: 3,
    },
  ])('$name', ({ list = listed, given, then, total }) => {
    const after = withRunOnly(list, given);
    expect([ids(after), after.pastTotal]).toEqual([then, total]);
  });

  test('a run that goes on makes no line of the past again', () => {
    expect(withRunOnly(listed, run('l', 50, 'waiting_approval')).past).toBe(listed.past);
  });
});

describe('of a list of what one person has decided', () => {
  const ofAna = newList({ decidedBy: 'ana' }, { live: [run('l', 50, 'running')], past: [], total: 0 });
  const by = (person: string): RunEvent => ({
    type: 'approval-granted',
    at: 60,
    step: 1,
    gate: 'g',
    by: person,
    via: 'app',
  });
  test.each<{ name: string; given: RunSummary; event: RunEvent; then: readonly (readonly string[])[] }>([
    {
      name: 'a run comes with a decision',
      given: run('m', 60, 'running'),
      event: by('ana'),
      then: [['m', 'l'], []],
    },
    {
      name: 'one that somebody else decided does not',
      given: run('m', 60, 'running'),
      event: by('ben'),
      then: [['l'], []],
    },
    {
      name: 'one that is there stays, whatever comes next',
      given: run('l', 50),
      event: over,
      then: [[], ['l']],
    },
    {
      name: 'a run that ends with the decision comes to the past',
      given: run('m', 60, 'cancelled'),
      event: { type: 'run-cancelled', at: 61, reason: 'no', by: 'ana', via: 'cli' },
      then: [['l'], ['m']],
    },
    {
      name: 'what the engine cancels nobody has decided',
      given: run('m', 60, 'cancelled'),
      event: { type: 'run-cancelled', at: 61, reason: 'late', by: 'engine', via: 'engine' },
      then: [['l'], []],
    },
  ])('$name', ({ given, event, then }) => {
    expect(ids(withRun(ofAna, given, event))).toEqual(then);
  });
});

test('windows behind each other are the whole past, whatever ends in the meantime', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.nat(400), { maxLength: 6 }),
      (older, size, ends) => {
        const stored = Array.from({ length: older }, (_, index) =>
          run(`p${String(index)}`, 10 * (older - index)),
        );
        let list = newList({}, { live: [], past: stored.slice(0, size), total: stored.length });
        ends.forEach((at, index) => {
          const ended = run(`e${String(index)}`, at + 1);
          stored.push(ended);
          stored.sort((a, b) => b.startedAt - a.startedAt || (a.runId < b.runId ? 1 : -1));
          list = withRunOnly(withRunOnly(list, { ...ended, status: 'running' }), ended);
        });
        while (hasMore(list)) {
          const from = stored.findIndex(({ runId }) => runId === list.past.at(-1)?.runId) + 1;
          list = withWindow(list, { live: [], past: stored.slice(from, from + size), total: stored.length });
        }
        expect(ids(list)).toEqual([[], stored.map(({ runId }) => runId)]);
      },
    ),
  );
});

test('however many runs end while the page is open, the list is as long as was asked for, and the rest comes with its next window', () => {
  const ended = Array.from({ length: 350 }, (_, index) => run(`r${String(index).padStart(3, '0')}`, index));
  const list = ended.reduce(withRunOnly, noRunsListed);
  expect([list.past.length, list.past[0]?.runId, list.pastTotal, hasMore(list)]).toEqual([
    100,
    'r349',
    350,
    true,
  ]);
  const asked = [run('s0', 400), run('s1', 401)].reduce(withRunOnly, withAsked(list));
  expect(asked.past.at(-1)?.runId).toBe(list.past.at(-1)?.runId);
  const further = withWindow(asked, { live: [], past: ended.toReversed().slice(100, 200), total: 352 });
  expect([
    further.past.length,
    further.past.at(-1)?.runId,
    withRunOnly(further, run('s2', 402)).past.length,
  ]).toEqual([202, 'r150', 200]);
});

test('a window that has become shorter ends the list', () => {
  expect(hasMore(withWindow(listed, { live: [], past: [], total: 3 }))).toBe(false);
});

test('live runs stand with those that wait for a person on top; the others by day, newest first', () => {
  const list = samples.reduce(withRunOnly, noRunsListed);
  expect(byUrgency(list.live).map(({ runId }) => runId)).toEqual(['8f31d0', '8f2e9d', '8f2e07', '8f31c2']);
  const days = byDay(list.past, (at) => Math.floor((now - at) / 86_400_000));
  expect(days.slice(0, 2).map((day) => day.daysAgo)).toEqual([0, 1]);
  expect(days[0]?.runs.slice(0, 3).map(({ runId }) => runId)).toEqual(['8f1c55', '8f0a31', '8ef902']);
  expect(days.flatMap((day) => day.runs)).toHaveLength(
    samples.filter(({ status }) => isFinished(status)).length,
  );
});

test('a filter is asked of the engine, its days as a time', () => {
  expect(questionOf({ ...noFilter, sop: 'pump', days: 2 }, 10 * 86_400_000)).toEqual({
    sop: 'pump',
    since: 8 * 86_400_000,
  });
});
