import { expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import type { Run } from '../../../shared/run';
import { carryOut } from '../../messages/channel-commands';
import { parseCommand } from '../../ports/commands';
import { channelWords } from '../../messages/words/words-in';
import { decide, evolve, type RunCommand } from '../../sop/runs/run';
import { exampleSop } from '../../testing/example-run';
import { askedTimes, commandPorts } from './command-ports';

const ana = { by: 'ana', via: 'loopback:ana' };

test.each<{ name: string; gate: Parameters<typeof askedTimes>[0]; asked: ReturnType<typeof askedTimes> }>([
  {
    name: 'nothing is known of its calls',
    gate: { requestedAt: 100 },
    asked: { askedAt: 100, askedBefore: 50 },
  },
  {
    name: 'its calls came with it',
    gate: { requestedAt: 100, draftedAt: 100 },
    asked: { askedAt: 100, askedBefore: 50 },
  },
  {
    name: 'its calls came later',
    gate: { requestedAt: 100, draftedAt: 140 },
    asked: { askedAt: 140, askedBefore: 140, knownSince: 140 },
  },
  {
    name: 'its calls were corrected',
    gate: { requestedAt: 100, draftedAt: 140, edited: { ...ana, at: 160 } },
    asked: { askedAt: 160, askedBefore: 160 },
  },
  {
    name: 'its calls were corrected, in an older record',
    gate: { requestedAt: 100, edited: { ...ana, at: 160 } },
    asked: { askedAt: 160, askedBefore: 160 },
  },
])('since when a gate asks what it asks: $name', ({ gate, asked }) => {
  expect(askedTimes(gate, 50)).toEqual(asked);
});

test.each([
  { name: 'before its calls were known', text: '/approve run-1', at: 105_000, approved: false },
  {
    name: 'long after it asked, and before its calls were known',
    text: '/approve run-1',
    at: 175_000,
    approved: false,
  },
  {
    name: 'before its calls were known, naming the gate',
    text: '/approve run-1/1',
    at: 175_000,
    approved: false,
  },
  { name: 'after its calls were known', text: '/approve run-1', at: 205_000, approved: true },
  {
    name: 'after its calls were known, naming the gate',
    text: '/approve run-1/1',
    at: 205_000,
    approved: true,
  },
])('a typed yes that was written $name: $approved', async ({ text, at, approved }) => {
  let run = played(null, {
    type: 'start',
    at: 100_000,
    runId: 'run-1',
    sop: {
      ...exampleSop,
      executionMode: 'step_by_step',
      steps: exampleSop.steps.map((step) => ({ ...step, calls: [] })),
    },
    sopHash: 'h',
    trigger: { source: 'manual', topic: null, payload: null, receivedAt: 0 },
    approvalTimeoutSecs: 900,
    startedBy: 'ana',
  });
  run = played(run, {
    type: 'attach-draft',
    at: 200_000,
    gate: 'run-1/1/1',
    calls: [{ tool: 'gpio_write', arguments: { pin: 5, value: 1 }, provenance: {} }],
    note: '',
  });
  const engine = {
    activeRuns: () => [run],
    approve: (_runId: string, gate: string | null) => {
      run = played(run, { type: 'approve', at: 206_000, gate, ...ana });
      return ok(null);
    },
  };
  const command = parseCommand(text);
  if (command?.type !== 'approve') throw new Error('it is no approval');
  await carryOut(
    command,
    'c',
    { ...ana, at },
    commandPorts({} as never, engine as never, {} as never, () => {}),
    channelWords('en'),
  );
  expect(run.decisions.length > 0).toBe(approved);
});

function played(run: Run | null, command: RunCommand): Run {
  const decided = decide(run, command);
  const after = decided.ok ? decided.value.reduce<Run | null>(evolve, run) : null;
  if (after === null) throw new Error(`${command.type} was refused`);
  return after;
}
