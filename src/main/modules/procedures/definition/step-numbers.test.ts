import { describe, expect, test } from 'vitest';
import { fold } from '../../../../domain/run/run-state';
import { fillTemplates } from '../../../../domain/procedure/templates';
import { judgeGuard } from '../../../../domain/procedure/guards';
import type { RunEvent } from '../../../../shared/run';
import type { Sop } from '../../../../shared/sop';
import { defineSop, type ValidationContext } from './definition';

const context: ValidationContext = {
  defaultExecutionMode: 'auto',
  timezone: '',
  now: 0,
  toolNames: new Set(['notify']),
  boardNames: new Set(),
};
const toml = '[sop]\nname = "s"\ndescription = "d"\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n';

/** Steps with these numbers, each with its title; a bullet stands under the first one with `at`. */
const define = (
  numbers: readonly number[],
  bullets: Readonly<Record<number, string>> = {},
): ReturnType<typeof defineSop> =>
  defineSop(
    {
      folder: 's',
      toml,
      markdown: `## Steps\n${numbers
        .map((number, index) => {
          const bullet = bullets[index + 1];
          return `${String(number)}. **T${String(index + 1)}**\n${bullet === undefined ? '' : `   - ${bullet}\n`}`;
        })
        .join('')}`,
    },
    context,
  );

test.each(['next: 03', 'on_failure: goto:03', 'on_failure: goto: 003'])(
  'zeros in front of a number change nothing: %s',
  (bullet) => {
    const { sop, diagnostics } = define([1, 2, 3], { 1: bullet });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(sop?.steps[0]?.next ?? sop?.steps[0]?.onFailure).toEqual(
      bullet.startsWith('next') ? 3 : { action: 'goto', step: 3 },
    );
  },
);

describe('a reference means the step that is written with the number', () => {
  test.each<{ name: string; numbers: readonly number[]; named: number; position: number }>([
    { name: 'in order', numbers: [1, 2, 3, 4], named: 4, position: 4 },
    { name: 'all ones are positions', numbers: [1, 1, 1, 1], named: 4, position: 4 },
    { name: 'in tens', numbers: [10, 20, 30], named: 30, position: 3 },
    { name: 'below a gap where no other step is counted so', numbers: [1, 2, 9], named: 9, position: 3 },
    { name: 'above a gap', numbers: [1, 2, 4, 5], named: 2, position: 2 },
    { name: 'that of a list which goes on with another', numbers: [5, 6, 7], named: 7, position: 3 },
    { name: 'from zero, the first', numbers: [0, 1, 2], named: 0, position: 1 },
    { name: 'with another number twice', numbers: [1, 2, 2], named: 1, position: 1 },
  ])('$name', ({ numbers, named, position }) => {
    const { sop, diagnostics } = define(numbers, { 2: `on_failure: goto:${String(named)}` });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(sop?.steps[1]?.onFailure).toEqual({ action: 'goto', step: position });
    expect(sop?.steps.map(({ number, written }) => written ?? number)).toEqual(
      numbers.every((number) => number === 1) ? numbers.map((_, index) => index + 1) : numbers,
    );
  });
});

describe('a number that can mean two steps keeps the procedure from running, and both are named', () => {
  test.each<{ name: string; numbers: readonly number[]; named: number; both: readonly string[] }>([
    { name: 'a gap', numbers: [1, 2, 4, 5], named: 4, both: ['"4. T3" (SOP.md:5)', '"5. T4" (SOP.md:6)'] },
    { name: 'from zero', numbers: [0, 1, 2], named: 1, both: ['"1. T2"', '"0. T1"'] },
    { name: 'swapped', numbers: [1, 3, 2, 4], named: 3, both: ['"3. T2"', '"2. T3"'] },
    { name: 'twice', numbers: [1, 2, 2, 4], named: 2, both: ['"2. T2"', '"2. T3"'] },
    { name: 'behind one that is there twice', numbers: [1, 2, 2, 3], named: 3, both: ['"3. T4"', '"2. T3"'] },
    { name: 'two lists', numbers: [1, 2, 1, 2], named: 3, both: ['written as 3', '"1. T3"'] },
    { name: 'missing', numbers: [1, 2, 4, 5], named: 3, both: ['written as 3', '"4. T3"'] },
    { name: 'as Markdown shows the list', numbers: [2, 4, 6], named: 4, both: ['"4. T2"', '"6. T3"'] },
  ])('$name', ({ numbers, named, both }) => {
    for (const bullet of [
      `next: ${String(named)}`,
      `on_failure: goto:${String(named)}`,
      `when: $.steps.${String(named)}.output == 1`,
      `call: notify {"message": "{{steps.${String(named)}.output}}"}`,
    ]) {
      const { sop, state, diagnostics } = define(numbers, { 1: bullet });
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      expect({ bullet, sop, state, line: errors[0]?.line }).toEqual({
        bullet,
        sop: null,
        state: 'errors',
        line: 3,
      });
      for (const reading of both) expect(errors[0]?.message).toContain(reading);
    }
  });
});

test.each([[[1, 2, 4, 5]], [[3, 1, 2]], [[0, 1]], [[1, 1, 2]], [[2026, 1]]])(
  'without references numbering is free: %j',
  (numbers) => {
    expect(define(numbers)).toMatchObject({ state: 'valid', diagnostics: [] });
  },
);

test('what is told of a step names it by its number', () => {
  expect(define([10, 20], { 2: 'tools: gpio_red' }).diagnostics[0]?.message).toBe(
    'Step 20 names the tool "gpio_red", which does not exist',
  );
});

const runOf = (sop: Sop, ...events: readonly RunEvent[]): ReturnType<typeof fold> =>
  fold([
    {
      type: 'run-started',
      at: 1,
      runId: 'r',
      sop,
      sopHash: '',
      trigger: { source: 'manual', topic: null, payload: null, receivedAt: 1 },
      approvalTimeoutSecs: 0,
      startedBy: 'x',
    },
    ...events,
  ]);
const done = (step: number, output: string): RunEvent => ({ type: 'step-completed', at: 2, step, output });

test('templates and conditions of a run look at the step that is written so', () => {
  const call = { tool: 'notify', arguments: { message: '{{steps.20.output}}' } };
  const { sop } = define([10, 20, 30], { 3: 'when: $.steps.20.output == hot' });
  if (sop === null) throw new Error('broken');
  const run = runOf(sop, done(1, 'cold'), done(2, 'hot'));
  expect(judgeGuard(sop.steps[2] ?? {}, run)).toMatchObject({ holds: true });
  expect(fillTemplates(call, run)).toMatchObject({ ok: true, value: { arguments: { message: 'hot' } } });
});

test('a definition that was stored by position keeps its meaning', () => {
  const { sop } = define([1, 2, 3]);
  if (sop === null) throw new Error('broken');
  const old: Sop = {
    ...sop,
    steps: sop.steps.map((step) => ({
      ...step,
      ...(step.number === 3 ? { when: '$.steps.2.output == hot' } : {}),
    })),
  };
  const run = runOf(old, done(1, 'cold'), done(2, 'hot'));
  expect(judgeGuard(old.steps[2] ?? {}, run)).toMatchObject({ holds: true });
});
