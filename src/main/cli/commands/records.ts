import type { LedgerRow } from '../../../shared/status';
import type { CommandLine } from '../command-line';
import { duration, localTime } from '../render/figures';
import { table } from '../render/table';
import { toEventRow, toMetricsRow } from '../rows/rest';
import { words } from './run-text';

export async function listEvents(cli: CommandLine, limit: number): Promise<void> {
  const events = await cli.read('events.list', { limit });
  if (cli.json) {
    cli.printJson(events.map(toEventRow));
    return;
  }
  if (events.length === 0) {
    cli.print('No event has been seen yet.');
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'AT', cell: ({ at }) => localTime(at) },
        { title: 'SOURCE', cell: ({ source, test = false }) => (test ? `${source} (test)` : source) },
        { title: 'TOPIC', cell: ({ topic }) => topic ?? '–', most: 40 },
        {
          title: 'PAYLOAD',
          cell: ({ payload, count }) => `${payload ?? '–'}${count > 1 ? ` (×${String(count)})` : ''}`,
          most: 40,
        },
        { title: 'STARTED', cell: (event) => outcomeText(event) },
      ],
      events,
      cli.paint,
    ),
  );
}

/** Who started, who was skipped and why; and when nobody was concerned, which condition was not met. */
function outcomeText({ rows, misses = [], furtherMisses = 0, refused, refusedBecause }: LedgerRow): string {
  if (refused !== undefined)
    return `${refusals[refused] ?? `refused (${String(refused)})`}${refusedBecause === undefined ? '' : ` (${refusedBecause})`}`;
  if (rows.length > 0)
    return rows
      .map(({ sop, result, runId, reason }) =>
        result === 'started'
          ? `${sop} ${runId ?? ''}`
          : result === 'heard'
            ? `${sop}: ${runId ?? ''} waited for it`
            : `${sop}: ${reason ?? 'skipped'}`,
      )
      .join('; ');
  if (misses.length === 0) return 'nothing listens to it';
  const further = misses.length - missesShown + furtherMisses;
  return `nothing: ${misses
    .slice(0, missesShown)
    .map(({ sop, why }) => `${sop} (${why})`)
    .join('; ')}${further > 0 ? `; ${String(further)} more` : ''}`;
}

const missesShown = 3;
/** Why something was turned away, by the status of HTTP. */
const refusals: Readonly<Record<number, string>> = {
  401: 'refused: token missing or wrong',
  404: 'refused: no procedure has this path',
  413: 'refused: larger than 1 MiB',
  429: 'refused: too many in a minute',
  500: 'not handled: ZeroClaw failed at it',
};

export async function listMetrics(cli: CommandLine): Promise<void> {
  const metrics = await cli.read('sops.metrics', {});
  if (cli.json) {
    cli.printJson(metrics.map(toMetricsRow));
    return;
  }
  if (metrics.length === 0) {
    cli.print('There are no runs to count yet.');
    return;
  }
  const time = (ms: number | null): string => (ms === null ? '–' : duration(ms));
  cli.print(
    ...table(
      [
        { title: 'PROCEDURE', cell: ({ sop }) => sop, most: 40 },
        { title: 'RUNS', cell: ({ totalRuns }) => String(totalRuns) },
        { title: 'COMPLETED', cell: ({ completed }) => String(completed) },
        {
          title: 'FAILED',
          cell: ({ failed }) => ({ text: String(failed), tone: failed > 0 ? 'bad' : null }),
        },
        { title: 'CANCELLED', cell: ({ cancelled }) => String(cancelled) },
        { title: 'AVERAGE', cell: ({ avgDurationMs }) => time(avgDurationMs) },
        { title: 'SHORTEST', cell: ({ minDurationMs }) => time(minDurationMs) },
        { title: 'LONGEST', cell: ({ maxDurationMs }) => time(maxDurationMs) },
        {
          title: 'LAST',
          cell: ({ lastRunAt, lastStatus }) =>
            lastRunAt === null ? '–' : `${words(lastStatus ?? '')} ${localTime(lastRunAt)}`,
        },
      ],
      metrics,
      cli.paint,
    ),
  );
}
