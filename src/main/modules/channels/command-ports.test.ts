import { expect, test } from 'vitest';
import { codeOf } from '../../../domain/approval/approval-request';
import type { Run } from '../../../shared/run';
import { carryOut } from './messages/channel-commands';
import { channelWords } from '../../platform/words/words-in';
import { parseCommand } from '../../ports/commands';
import { decide, evolve, type RunCommand } from '../../../domain/run/run';
import { requestOf } from '../../../domain/run/gates';
import { exampleSop } from '../../testing/example-run';
import { commandPorts } from './command-ports';

const ana = { by: 'ana', via: 'loopback:ana' };

const asked = played(null, {
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
const drafted = played(asked, {
  type: 'attach-draft',
  at: 200_000,
  gate: 'run-1/1/1',
  calls: [{ tool: 'gpio_write', arguments: { pin: 5, value: 1 }, provenance: {} }],
  note: '',
});
const codeIn = (run: Run): string => (run.gate === null ? '' : codeOf(requestOf(run.gate)));

test.each([
  { name: 'no code', text: '/approve run-1', approved: false },
  {
    name: 'the code of the card before its calls were known',
    text: `/approve run-1 ${codeIn(asked)}`,
    approved: false,
  },
  { name: 'the code of the card', text: `/approve run-1 ${codeIn(drafted)}`, approved: true },
  {
    name: 'that code in small letters',
    text: `/approve run ${codeIn(drafted).toLowerCase()}`,
    approved: true,
  },
  { name: 'that code alone', text: `/approve ${codeIn(drafted)}`, approved: true },
  { name: 'the number of the gate', text: '/approve run-1/1', approved: false },
])('a typed yes with $name: $approved', async ({ text, approved }) => {
  let run = drafted;
  const engine = {
    activeRuns: () => [run],
    approve: (_runId: string, { id, shown }: { readonly id: string; readonly shown: string }) => {
      run = played(run, { type: 'approve', at: 206_000, gate: id, shown, ...ana });
      return { ok: true, value: null };
    },
  };
  const command = parseCommand(text);
  if (command?.type !== 'approve') throw new Error('it is no approval');
  const shown: string[] = [];
  await carryOut(
    command,
    'c',
    ana,
    commandPorts({} as never, engine as never, {} as never, {
      startOver: () => {},
      showCard: (_runId, gate) => {
        shown.push(gate);
        return '';
      },
    }),
    channelWords('en'),
  );
  expect(run.decisions.length > 0).toBe(approved);
  if (!approved && !text.includes('/1')) expect(shown).toEqual(['run-1/1/1']);
});

function played(run: Run | null, command: RunCommand): Run {
  const decided = decide(run, command);
  const after = decided.ok ? decided.value.reduce<Run | null>(evolve, run) : null;
  if (after === null) throw new Error(`${command.type} was refused`);
  return after;
}
