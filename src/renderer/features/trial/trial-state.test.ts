import { expect, test } from 'vitest';
import type { SopVerdict } from '../../../shared/sop';
import { fromRow, judge, othersStarted, readable } from './trial-state';

const check = {
  place: 'a/+',
  condition: '$.value > 85',
  holds: true,
  compared: [{ subject: '$.value', operator: '>', limit: '85', value: '92' }],
};
const verdict = (given: Partial<SopVerdict>): SopVerdict => ({
  sop: 'pump',
  starts: false,
  reason: '',
  triggers: [],
  ...given,
});

test.each([
  {
    name: 'starts',
    given: { starts: true, check },
    judged: {
      kind: 'starts',
      checks: [
        { kind: 'place', ok: true, place: 'a/+', exact: false },
        { kind: 'condition', ok: true, condition: check.condition, compared: check.compared },
        { kind: 'limits', ok: true },
      ],
    },
  },
  {
    name: 'is held by its own run',
    given: { check, held: { reason: 'max concurrent reached', detail: 'one', blocked: { limit: 1 } } },
    judged: {
      kind: 'held',
      reason: 'max concurrent reached',
      checks: [
        expect.anything(),
        expect.anything(),
        { kind: 'held', ok: false, reason: 'max concurrent reached', detail: 'one', blocked: { limit: 1 } },
      ],
    },
  },
  {
    name: 'does not meet the condition',
    given: { check: { ...check, holds: false } },
    judged: {
      kind: 'not-met',
      checks: [expect.anything(), expect.objectContaining({ kind: 'condition', ok: false })],
    },
  },
  { name: 'is heard by no trigger', given: {}, judged: { kind: 'not-listening' } },
])('an event that $name', ({ given, judged }) => {
  expect(judge(verdict(given), 'a/b')).toEqual(judged);
});

test('the other procedures that an event starts are named, the tried one is not', () => {
  expect(
    othersStarted(
      [verdict({ starts: true }), verdict({ sop: 'log', starts: true }), verdict({ sop: 'vent' })],
      'pump',
    ),
  ).toEqual(['log']);
});

test('a recorded event is taken over with a readable payload; a start by hand is none', () => {
  const row = { id: 7, at: 1, source: 'mqtt', topic: 'a', payload: '{"value":92}', count: 1, rows: [] };
  expect(fromRow(row)).toEqual({ source: 'mqtt', place: 'a', payload: '{\n  "value": 92\n}', recorded: 7 });
  expect(fromRow({ ...row, source: 'manual' })).toBeNull();
  expect(['on', '5', '{"a', ''].map(readable)).toEqual(['on', '5', '{"a', '']);
});
