import { expect, test } from 'vitest';
import { beginning, hashAfter } from '../../../src/main/platform/storage/record-links';
import type { RunEvent } from '../../../src/shared/run';
import { judgeHanded, judgeTicks, judgeUnion, type Stored } from '../../torture/fleet/judge';
import type { FleetRun } from '../../torture/fleet/record';

const sent = (at: number, more: object = {}): object => ({
  type: 'tool-call-sent',
  at,
  step: 1,
  call: 'c1',
  tool: 'file_write',
  arguments: {},
  acts: true,
  ...more,
});
const answered = (more: object = {}): object => ({
  type: 'tool-call-answered',
  at: 20,
  step: 1,
  call: 'c1',
  success: true,
  output: '',
  ...more,
});
const runOf = (member: 'a' | 'b' | 'c', ...events: readonly object[]): FleetRun => ({
  member,
  runId: `run of ${member}`,
  events: events as readonly RunEvent[],
});

const found = (origin: FleetRun, ...takers: readonly FleetRun[]): readonly string[] =>
  judgeHanded({
    runs: new Map([[origin.runId, origin]]),
    taken: takers.length === 0 ? new Map() : new Map([['c1', takers]]),
    shiftsOf: () => [{ from: 0, aheadMs: 0 }],
  }).map(({ kind, what }) => `${kind}: ${what}`);

const offered = sent(10, { on: 'plant' });
const acted = runOf('b', sent(15), answered());

test('a call that was handed over is begun once, and both records say the same of it', () => {
  expect(found(runOf('a', offered, answered()), acted)).toEqual([]);
  expect(found(runOf('a', offered, answered()), acted, { ...acted, member: 'c' })).toEqual([
    'twice: the call of file_write for plant was begun by b and c',
    'twice: the call of file_write for plant was sent 2 times where it was carried out',
  ]);
  expect(found(runOf('a', offered, answered()))).toEqual([
    'lost: the call of file_write for plant is said to be done, and no engine has done it',
  ]);
  expect(found(runOf('a', offered, answered({ success: false, output: 'no' })), acted)).toEqual([
    'twice: the call of file_write for plant is said not to be done ("no"), and was',
  ]);
  expect(found(runOf('a', offered, answered({ success: false, unknown: true })), acted)).toEqual([]);
  expect(found(runOf('a'), acted)).toEqual([
    'unexplained: it carries out a call that no run has handed over',
  ]);
});

test('nothing is sent by an engine after it was taken for gone', () => {
  const gone = { type: 'run-interrupted', at: 30_000, step: 1, unansweredCall: 'c1', engine: 'b' };
  expect(found(runOf('a', offered, gone), runOf('b', sent(29_000)))).toEqual([]);
  expect(found(runOf('a', offered, gone), runOf('b', sent(40_000)))).toEqual([
    'twice: the call of file_write for plant was sent by b after that was taken for gone, and somebody was asked',
  ]);
});

test('a time of a schedule starts at the engine that the database names', () => {
  const started = { sop: 'tick', result: 'started', runId: 'r' } as const;
  const of = (rows: number, all: number, over: number): readonly string[] =>
    judgeTicks(
      new Map([
        [
          'a',
          {
            rows: new Map(Array.from({ length: rows }, (_, id) => [id, started])),
            runs: new Set(['r']),
          },
        ],
      ]),
      new Map([['a', { all, over }]]),
    ).map(({ kind, what }) => `${kind}: ${what}`);
  expect(of(2, 3, 2)).toEqual([]);
  expect(of(3, 2, 2)).toEqual(['twice: 3 rows of 2 times that it was given']);
  expect(of(1, 2, 2)).toEqual(['lost: 1 rows of 2 times that it was given']);
});

test('what the database has is the record, byte for byte, and as much as there was', () => {
  const event = { run_id: 'r', seq: 1, at: 1, type: 't', event: '{}' };
  const { run_id: runId, ...rest } = event;
  const first: Stored = {
    link: 1,
    ...event,
    hash: hashAfter(beginning, { runId, link: 1, ...rest }).toString('hex'),
  };
  expect(judgeUnion('a', [first], [first], 1)).toEqual([]);
  expect(judgeUnion('a', [first], [], 1)).toMatchObject([{ kind: 'lost' }]);
  const other = { ...first, event: '{"other":1}' };
  expect(judgeUnion('a', [first], [other], 1)).toMatchObject([{ kind: 'unexplained' }]);
  expect(judgeUnion('a', [other], [other], 1)).toMatchObject([
    { what: 'the chain of the database breaks at event 1' },
  ]);
});
