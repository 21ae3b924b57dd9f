import { EngineStandsStillError, StopNotTakenError } from '../../platform/socket/errors';
import { leftLines } from '../../../domain/run/left-set';
import type { CommandLine } from '../command-line';
import { printableLine } from '../render/printable';

/**
 * Cancels every run that is under way and pauses all triggers. Rejects with a StopNotTakenError when the
 * engine stands still.
 */
export async function stopEverything(cli: CommandLine): Promise<void> {
  const { cancelled, left } = await cli.ask('engine.stop-everything', {}).catch((failure: unknown) => {
    throw failure instanceof EngineStandsStillError ? new StopNotTakenError(failure) : failure;
  });
  if (cli.json) {
    cli.printJson({
      result: 'stopped',
      cancelled,
      left: left.map(({ runId, sop, left: sets }) => ({
        run_id: runId,
        sop,
        left: sets.map(({ part, of, value, unknown }) => ({ part, of, value, known: unknown !== true })),
      })),
    });
    return;
  }
  cli.print(
    `${cancelled === 0 ? 'No run was under way' : cancelled === 1 ? '1 run is cancelled' : `${String(cancelled)} runs are cancelled`}, and no event starts another.`,
  );
  if (cancelled > 0)
    cli.print(
      'A tool call that was sent already cannot be called back; `zeroclaw runs show RUN` lists those without an answer.',
    );
  for (const line of leftLines(left)) cli.print(cli.paint('warn', printableLine(line)));
  cli.print('`zeroclaw resume` lets events start procedures again.');
}

export async function pauseTriggers(cli: CommandLine, paused: boolean): Promise<void> {
  await cli.ask('engine.pause', { paused });
  if (cli.json) cli.printJson({ result: paused ? 'paused' : 'resumed' });
  else if (paused)
    cli.print('No event starts a procedure until `zeroclaw resume`. Runs that are under way go on.');
  else
    cli.print(
      (await cli.ask('engine.status', {})).proceduresEnabled
        ? 'Events start procedures again.'
        : 'Triggers are not paused any more. Procedures are switched off, and nothing starts one: write enabled = true under [sop] in config.toml.',
    );
}
