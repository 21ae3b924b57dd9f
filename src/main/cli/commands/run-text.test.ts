import { expect, test } from 'vitest';
import { exampleRun } from '../../testing/example-run';
import { paintFor } from '../render/style';
import { runText } from './run-text';

const ended = (suggestedTools: readonly string[]): string =>
  runText(
    {
      ...exampleRun,
      status: 'completed',
      completedAt: 20,
      sop: {
        ...exampleRun.sop,
        steps: exampleRun.sop.steps.slice(0, 1).map((step) => ({
          ...step,
          suggestedTools: [...suggestedTools],
        })),
      },
      steps: exampleRun.steps.slice(0, 1).map((step) => ({
        ...step,
        status: 'completed',
        output: 'The level of pin 3 is 3.',
      })),
    },
    paintFor(false),
    30,
  ).join('\n');

test('a completed step that had no tools is marked as answered in words, and not as done', () => {
  expect(ended([])).toContain('" 1. Read the pressure  answered in words, nothing carried out');
  expect(ended([])).not.toContain('✓');
});

test('a completed step that had tools is marked as done', () => {
  expect(ended(['gpio_read'])).toContain('✓ 1. Read the pressure  completed');
});

test('of a run that a model was not up to the command line says what to do', () => {
  const failed = (reason: string): string =>
    runText({ ...exampleRun, status: 'failed', completedAt: 20, reason }, paintFor(false), 30).join('\n');
  expect(
    failed('Step 2 failed: the model ended the step without carrying out gpio_write. It says: Ok'),
  ).toContain('write what it shall do into the step as a fixed call');
  expect(failed('Step 2 failed: the board is gone')).not.toContain('fixed call');
});

test('a run that asks for a value says how it is given', () => {
  const gate = {
    gate: 'g',
    step: 2,
    requestedAt: 1,
    expiresAt: null,
    reason: 'input' as const,
    calls: [],
    note: '',
  };
  const told = runText({ ...exampleRun, status: 'waiting_approval', gate }, paintFor(false), 30).join('\n');
  expect(told).toContain(`zeroclaw answer ${exampleRun.runId} --value`);
  expect(told).not.toContain('zeroclaw approve');
});

test('a value that could not be remembered is told beside its step, with the reason', () => {
  const steps = exampleRun.steps.map((step, index) =>
    index === 0 ? { ...step, unset: [{ name: 'last', why: '{{payload.level}} has no value' }] } : step,
  );
  expect(runText({ ...exampleRun, steps }, paintFor(false), 30)).toContain(
    '     could not remember last: {{payload.level}} has no value',
  );
});

test.each(['cancelled', 'failed'] as const)('a run that was %s says what stays as it set it', (status) => {
  const set = { part: 'pump-1', of: 5, value: 1, step: 1, call: 'c1' };
  const told = runText(
    {
      ...exampleRun,
      status,
      completedAt: 20,
      set: [set, { ...set, part: 'vfd', of: 'speed', value: 40, call: 'c2', unknown: true }],
    },
    paintFor(false),
    30,
  );
  expect(told.slice(-2)).toEqual([
    'pin 5 of pump-1 stays at 1, as step 1 set it',
    'signal speed of vfd may be at 40, as step 1 set it',
  ]);
});
