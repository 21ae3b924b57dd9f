import { expect, test } from 'vitest';
import { ExactNumber } from '../../shared/exact-json';
import type { Run, StepState } from '../../shared/run';
import { exampleRun } from '../../main/testing/example-run';
import { guardDocument, judgeGuard } from './guards';

const state = (number: number, status: StepState['status'], output: string | null): StepState => ({
  number,
  title: '',
  status,
  output,
  attempt: 1,
  startedAt: 0,
  completedAt: 0,
  toolCalls: [],
});
const steps = [
  state(1, 'completed', ' high\n'),
  state(2, 'failed', 'no answer'),
  state(3, 'skipped', 'not needed'),
  state(4, 'completed', '{"level": 5}'),
  state(5, 'pending', null),
  state(6, 'completed', '{"id": 10453780021345627137}'),
];
const run = (payload: string | null, topic: string | null = 'yard'): Pick<Run, 'trigger' | 'steps'> => ({
  trigger: { ...exampleRun.trigger, payload, topic },
  steps,
});

test('a condition sees the payload, the topic and what the steps said', () => {
  expect(guardDocument(run('{"value": 92}'))).toEqual({
    payload: { value: 92 },
    topic: 'yard',
    steps: {
      1: { status: 'completed', output: 'high' },
      2: { status: 'failed', output: 'no answer' },
      3: { status: 'skipped' },
      4: { status: 'completed', output: { level: 5 } },
      5: { status: 'pending' },
      6: { status: 'completed', output: { id: new ExactNumber('10453780021345627137') } },
    },
  });
});

test('what frames the text that a call gave is no part of it', () => {
  const given = {
    ...state(1, 'completed', 'HTTP 200 OK\nON\r\n'),
    gave: { value: '"\uFEFFON\\r\\n"', whole: true as const },
  };
  expect(judgeGuard({ when: '$.steps.1.output == ON' }, { ...run(null), steps: [given] }).holds).toBe(true);
});

test('what is not there is missing, and a payload that is not JSON is its text', () => {
  expect([guardDocument(run(null, null)), guardDocument(run('hot'))]).toMatchObject([
    expect.not.objectContaining({
      payload: expect.anything() as unknown,
      topic: expect.anything() as unknown,
    }),
    { payload: 'hot' },
  ]);
});

test.each([
  { when: '$.steps.1.output == high', holds: true },
  { when: '$.steps.4.output.level >= 5', holds: true },
  { when: '$.payload.value > 85 && $.topic == yard', holds: true },
  { when: '$.steps.2.status == failed', holds: true },
  { when: '$.steps.3.output == "not needed"', holds: false },
  { when: '$.steps.5.output != x', holds: false },
  { when: '$.payload.value >', holds: false },
  { when: '$.steps.6.output.id == 10453780021345627137', holds: true },
  { when: '$.steps.6.output.id == 10453780021345627138', holds: false },
])('$when is $holds', ({ when, holds }) => {
  expect(judgeGuard({ when }, run('{"value": 92}')).holds).toBe(holds);
});

test('a step without a condition may always run', () => {
  expect(judgeGuard({}, run(null)).holds).toBe(true);
});
