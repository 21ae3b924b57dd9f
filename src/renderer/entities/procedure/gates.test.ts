import { expect, test } from 'vitest';
import type { ExecutionMode, Priority } from '../../../shared/sop';
import { gateBefore } from './gates';

const before = (executionMode: ExecutionMode, priority: Priority): readonly (string | null)[] =>
  [1, 2, 3].map((number) =>
    gateBefore({ number, requiresConfirmation: number === 2 }, { executionMode, priority }, [{}, {}, {}]),
  );

test.each<{ mode: ExecutionMode; priority: Priority; then: readonly (string | null)[] }>([
  { mode: 'auto', priority: 'normal', then: [null, 'confirmation', null] },
  { mode: 'supervised', priority: 'critical', then: ['supervised', 'confirmation', null] },
  { mode: 'step_by_step', priority: 'low', then: ['step_by_step', 'confirmation', 'step_by_step'] },
  { mode: 'priority_based', priority: 'critical', then: [null, 'confirmation', null] },
  { mode: 'priority_based', priority: 'high', then: [null, 'confirmation', null] },
  { mode: 'priority_based', priority: 'normal', then: ['supervised', 'confirmation', null] },
  { mode: 'priority_based', priority: 'low', then: ['supervised', 'confirmation', null] },
])('$mode with $priority priority, the second step asks', ({ mode, priority, then }) => {
  expect(before(mode, priority)).toEqual(then);
});

test('a checkpoint asks in every mode', () => {
  expect(
    gateBefore(
      { number: 2, requiresConfirmation: false, kind: 'checkpoint' },
      { executionMode: 'auto', priority: 'normal' },
      [{}, { kind: 'checkpoint' }],
    ),
  ).toBe('checkpoint');
});

test('a mode that asks once asks before the first step that does something', () => {
  const steps = [{ kind: 'wait' }, { kind: 'input' }, { kind: 'procedure' }, {}] as const;
  expect(
    steps.map((step, index) =>
      gateBefore(
        { ...step, number: index + 1, requiresConfirmation: false },
        { executionMode: 'supervised', priority: 'normal' },
        steps,
      ),
    ),
  ).toEqual([null, 'input', 'supervised', null]);
});
