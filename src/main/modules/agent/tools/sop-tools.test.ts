import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../shared/json';
import { ok, refuse } from '../../../../shared/result';
import { checkArguments } from '../../../platform/base/json-schema';
import type { RunProgress, SopControl } from '../../../ports/sop-control';
import type { ToolResult } from '../../../ports/tool';
import { sopTools } from './sop-tools';

const progress: RunProgress = {
  runId: 'r1',
  sop: 'pump',
  status: 'waiting_approval',
  currentStep: 2,
  totalSteps: 2,
  stepTitle: 'Close',
  reason: null,
  steps: [
    { number: 1, title: 'Check', status: 'completed', output: 'x'.repeat(600) },
    { number: 2, title: 'Close', status: 'waiting', output: null },
  ],
};

class ScriptedControl implements SopControl {
  readonly asked: unknown[] = [];
  list() {
    return [
      { name: 'pump', description: 'Keeps the pump safe', state: 'valid' as const, steps: 2, activeRuns: 1 },
    ];
  }
  start(...args: Parameters<SopControl['start']>) {
    this.asked.push(args);
    return args[0] === 'pump'
      ? ok({ runId: 'r2' })
      : refuse({ code: 'not_found', message: `There is no procedure "${args[0]}"`, remedy: 'List them.' });
  }
  status(runId: string) {
    return runId === 'r1' ? progress : null;
  }
  active() {
    return [progress];
  }
  cancel(...args: Parameters<SopControl['cancel']>) {
    this.asked.push(args);
    return ok(null);
  }
}

const control = new ScriptedControl();

async function call(name: string, args: JsonObject): Promise<ToolResult> {
  const tool = sopTools(control).find((known) => known.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  const mistakes = checkArguments(tool.parameters, args);
  return mistakes.length > 0
    ? { success: false, output: mistakes.join() }
    : tool.execute(args, { origin: 'chat:c1' }, new AbortController().signal);
}

test.each<{ name: string; tool: string; args: JsonObject; then: ToolResult }>([
  {
    name: 'lists',
    tool: 'sop_list',
    args: {},
    then: { success: true, output: 'pump (valid, 2 steps, 1 active): Keeps the pump safe' },
  },
  {
    name: 'starts',
    tool: 'sop_execute',
    args: { name: 'pump', payload: '{"value": 92}' },
    then: { success: true, output: 'started run r2' },
  },
  {
    name: 'says why it did not start',
    tool: 'sop_execute',
    args: { name: 'pomp' },
    then: { success: false, output: 'There is no procedure "pomp". List them.' },
  },
  {
    name: 'says how one run stands, briefly',
    tool: 'sop_status',
    args: { run_id: 'r1' },
    then: {
      success: true,
      output: `r1 of pump: waiting_approval (waits for a person), step 2 of 2 (Close)\n1. Check: completed, ${'x'.repeat(500)}…\n2. Close: waiting`,
    },
  },
  {
    name: 'says how the active ones stand',
    tool: 'sop_status',
    args: {},
    then: { success: true, output: 'r1 of pump: waiting_approval (waits for a person), step 2 of 2 (Close)' },
  },
  {
    name: 'does not know every run',
    tool: 'sop_status',
    args: { run_id: 'r9' },
    then: { success: false, output: 'There is no run r9. sop_status without run_id lists the active ones.' },
  },
  {
    name: 'cancels with a reason',
    tool: 'sop_cancel',
    args: { run_id: 'r1', reason: 'not needed' },
    then: { success: true, output: 'run r1 is cancelled' },
  },
  {
    name: 'cancels with a reason only',
    tool: 'sop_cancel',
    args: { run_id: 'r1' },
    then: { success: false, output: '"reason" is missing' },
  },
])('$tool $name', async ({ tool, args, then }) => {
  expect(await call(tool, args)).toEqual(then);
});

test.each<{ payload: JsonObject; then: string | null }>([
  { payload: {}, then: null },
  { payload: { payload: null }, then: null },
  { payload: { payload: 'open' }, then: 'open' },
  { payload: { payload: { value: 92 } }, then: '{"value":92}' },
  { payload: { payload: 92 }, then: '92' },
])('the payload $payload arrives as $then', async ({ payload, then }) => {
  control.asked.length = 0;
  await call('sop_execute', { name: 'pump', ...payload });
  expect(control.asked).toEqual([['pump', then, { by: 'chat:c1' }]]);
});

test('what starts or cancels acts, so that chat asks and a dry run leaves it out', () => {
  expect(Object.fromEntries(sopTools(control).map(({ name, effect }) => [name, effect]))).toEqual({
    sop_list: 'reads',
    sop_execute: 'acts',
    sop_status: 'reads',
    sop_cancel: 'acts',
  });
});

test.each([
  { context: {}, handed: {} },
  { context: { byJob: 'asks' as const }, handed: { byJob: true } },
  { context: { byJob: 'alone' as const, outside: ['a file'] }, handed: { byJob: true, outside: ['a file'] } },
])('what is known of a start goes along with it: $context', async ({ context, handed }) => {
  control.asked.length = 0;
  const [tool] = sopTools(control).filter(({ name }) => name === 'sop_execute');
  await tool?.execute({ name: 'pump' }, { origin: 'chat:c1', ...context }, new AbortController().signal);
  expect(control.asked).toEqual([['pump', null, { by: 'chat:c1', ...handed }]]);
});
