import type { Run, RunEvent } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import type { Step } from '../../../shared/sop';
import { shownStep } from '../../../shared/step-numbers';
import type { Notice } from '../../../shared/notices';
import { toRunView } from '../../../domain/run/view';
import type { CommandLine } from '../command-line';
import { RefusedError } from '../refused';
import { printableLine } from '../render/printable';
import { followEngine } from './follow-engine';
import { runText } from './run-text';

/** Starts a run and stays until it has ended. Exit code 1 when it did not complete. */
export async function waitForRun(
  cli: CommandLine,
  start: () => Promise<{ readonly runId: string }>,
): Promise<void> {
  // Listening comes first: a run of named calls ends within milliseconds.
  const notices = await followEngine(cli, cli.signal);
  const { runId } = await start();
  cli.say(`Run ${runId} has started.`);
  const run = await untilFinished(cli, notices, runId);
  if (cli.json) cli.printJson(toRunView(run));
  else cli.print(...runText(run, cli.paint, cli.clock.now()));
  if (run.status !== 'completed') cli.exitWith(1);
}

async function untilFinished(cli: CommandLine, notices: AsyncIterable<Notice>, runId: string): Promise<Run> {
  let steps: readonly Step[] = [];
  for await (const notice of notices) {
    if (notice.type !== 'run-changed' || notice.summary.runId !== runId) continue;
    if (notice.event.type === 'run-started') steps = notice.event.sop.steps;
    const line = progressLine(runId, notice.event, steps);
    if (line !== null) cli.say(line);
    if (isFinished(notice.summary.status)) return (await cli.ask('runs.show', { runId })).run;
  }
  throw new RefusedError({
    code: 'cli.engine-ended',
    message: `The engine ended before run ${runId} did`,
    remedy: 'Start it again: the run is still there. See `zeroclaw runs show`.',
  });
}

function progressLine(runId: string, event: RunEvent, steps: readonly Step[]): string | null {
  const step = 'step' in event ? String(shownStep(steps, event.step)) : '';
  switch (event.type) {
    case 'approval-requested':
      return event.reason === 'input'
        ? `Step ${step} asks for a value: zeroclaw answer ${runId} --value "…"`
        : `Step ${step} waits for a person: zeroclaw approve ${runId}`;
    case 'approval-granted':
      return `Step ${step} was ${event.answer === undefined ? 'approved' : 'answered'} by ${printableLine(event.by)} via ${printableLine(event.via)}.`;
    case 'step-started':
      return `Step ${step} has started.`;
    case 'step-completed':
      return `Step ${step} is done.`;
    case 'step-failed':
      return `Step ${step} failed: ${printableLine(event.reason)}`;
    default:
      return null;
  }
}
