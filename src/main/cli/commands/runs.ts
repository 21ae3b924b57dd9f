import { countedSteps } from '../../../shared/run-numbers';
import { positionOf } from '../../../shared/step-numbers';
import { AppError } from '../../../shared/errors';
import type { RunDetail, RunStatus, RunSummary } from '../../../shared/run';
import { toListedView, toRunView } from '../../../domain/run/view';
import type { CommandLine } from '../command-line';
import { printableLine } from '../render/printable';
import { UsageError } from '../refused';
import { duration, iso, localTime } from '../render/figures';
import { table } from '../render/table';
import { payloadText } from './file-text';
import { awaitedText, runText, runTone, statusText } from './run-text';
import { waitForRun } from './wait';

export interface RunsFilter {
  readonly sop?: string;
  readonly status?: string;
  readonly decidedBy?: string;
  readonly limit: number;
}

export async function listRuns(
  cli: CommandLine,
  { sop, status, decidedBy, limit }: RunsFilter,
): Promise<void> {
  const wanted = status === undefined ? undefined : await statusOf(status);
  const runs = await cli.read('runs.list', {
    limit,
    ...(sop === undefined ? {} : { sop }),
    ...(wanted === undefined ? {} : { status: wanted }),
    ...(decidedBy === undefined ? {} : { decidedBy }),
  });
  if (cli.json) {
    // One after the other: a page of runs must not become a burst of requests to an engine at work.
    const rows: object[] = [];
    for (const run of runs) rows.push(...(await rowsOf(cli, run)));
    cli.printJson(rows);
    return;
  }
  if (runs.length > 0) {
    cli.print(...runTable(runs, cli));
    return;
  }
  cli.print('There are no runs that fit.');
  const known = decidedBy === undefined ? [] : await cli.read('runs.deciders', {});
  if (decidedBy !== undefined && !known.includes(decidedBy))
    cli.print(
      known.length === 0
        ? 'Nobody has decided anything in a run yet.'
        : `Nobody called ${printableLine(decidedBy)} has decided anything in a run; these have: ${known.map(printableLine).join(', ')}`,
    );
}

/** The schema is read when somebody names a status: a list alone needs none. */
async function statusOf(text: string): Promise<RunStatus> {
  const { RunStatus: Known } = await import('../../../shared/run');
  const found = Known.safeParse(text.replaceAll('-', '_'));
  if (found.success) return found.data;
  throw new UsageError(`There is no run status "${text}"`, `Choose one of ${Known.options.join(', ')}.`);
}

/** None of a run that was deleted since it was listed; what the list has of one that cannot be read. */
async function rowsOf(cli: CommandLine, listed: RunSummary): Promise<readonly object[]> {
  try {
    return [toRunRow(await cli.read('runs.show', { runId: listed.runId }))];
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    if (failure.code === 'not_found' || failure.code === 'run.unknown') return [];
    if (failure.code !== 'storage.run-event') throw failure;
    cli.say(failure.message);
    return [{ ...toListedView(listed), unreadable: failure.message }];
  }
}

function runTable(runs: readonly RunSummary[], cli: CommandLine): readonly string[] {
  const now = cli.clock.now();
  return table(
    [
      { title: 'RUN', cell: ({ runId }) => runId },
      { title: 'PROCEDURE', cell: ({ sop }) => sop, most: 32 },
      {
        title: 'STATUS',
        cell: (run) => ({
          text: `${statusText(run)}${run.dry === true ? ' (dry run)' : ''}${run.test === true ? ' (test event)' : ''}${run.importedAt === undefined ? '' : ' (imported)'}${awaitedText(run.figures, now)}`,
          tone: runTone(run.status),
        }),
      },
      {
        title: 'STEP',
        cell: (run) => [run.currentStep, countedSteps(run)].filter((part) => part !== null).join('/'),
      },
      { title: 'STARTED', cell: ({ startedAt }) => localTime(startedAt) },
      { title: 'TOOK', cell: ({ startedAt, completedAt }) => duration((completedAt ?? now) - startedAt) },
      {
        title: 'BECAUSE',
        cell: ({ source, topic, reason }) =>
          reason ?? [source, topic].filter((part) => part !== null).join(' '),
        most: 60,
      },
    ],
    runs,
    cli.paint,
  );
}

export async function showRun(cli: CommandLine, runId: string): Promise<void> {
  const detail = await cli.read('runs.show', { runId });
  if (cli.json) {
    cli.printJson(toRunRow(detail));
    return;
  }
  if (detail.importedAt !== undefined)
    cli.print(
      cli.paint(
        'quiet',
        `Imported from a file at ${localTime(detail.importedAt)}: it can be read, and run again from the start.`,
      ),
    );
  if (detail.procedure !== undefined)
    cli.print(
      cli.paint(
        'quiet',
        detail.procedure === null
          ? 'Its procedure came with it and is not here any more: import the file once more.'
          : `Its procedure here: ${printableLine(detail.procedure.name)}`,
      ),
    );
  cli.print(...runText(detail.run, cli.paint, cli.clock.now()));
}

const toRunRow = ({ run, importedAt, procedure }: Omit<RunDetail, 'events'>): object => ({
  ...toRunView(run),
  ...(procedure === undefined ? {} : { procedure_here: procedure?.name ?? null }),
  ...(importedAt === undefined ? {} : { imported_at: iso(importedAt) }),
});

export async function cancelRun(cli: CommandLine, runId: string, reason: string): Promise<void> {
  await cli.ask('runs.cancel', { runId, reason });
  if (cli.json) cli.printJson({ run_id: runId, result: 'cancelled' });
  else cli.print(`Run ${runId} is cancelled.`);
}

export interface RunAgainOptions {
  readonly fromStep?: number;
  readonly payload?: string;
  readonly wait?: boolean;
}

/** Where the step stands that people know by this number. */
async function positionIn(cli: CommandLine, runId: string, step: number): Promise<number> {
  const { run } = await cli.ask('runs.show', { runId });
  return positionOf(run.sop.steps, step) ?? step;
}

export async function runAgain(
  cli: CommandLine,
  runId: string,
  { fromStep, payload, wait }: RunAgainOptions,
): Promise<void> {
  const start = async (): Promise<{ readonly runId: string }> =>
    cli.ask('runs.again', {
      runId,
      step: fromStep === undefined ? 1 : await positionIn(cli, runId, fromStep),
      ...(payload === undefined ? {} : { payload: await payloadText(cli, payload) }),
    });
  if (wait === true) {
    await waitForRun(cli, start);
    return;
  }
  const started = await start();
  if (cli.json) cli.printJson({ run_id: started.runId, again_of: runId, from_step: fromStep ?? 1 });
  else
    cli.print(
      `Run ${started.runId} repeats ${runId} from ${fromStep === undefined || fromStep === 1 ? 'the start' : `step ${String(fromStep)}`}.`,
      cli.paint('quiet', `See it with: zeroclaw runs show ${started.runId}`),
    );
}
