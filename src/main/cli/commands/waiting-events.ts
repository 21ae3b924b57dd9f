import type { CommandLine } from '../command-line';
import { duration, iso, localTime } from '../render/figures';
import { table } from '../render/table';

interface Waiting {
  readonly sop: string;
  readonly at: number;
  readonly source: string;
  readonly topic: string | null;
  readonly reason: string;
  readonly detail: string;
}

/** Events that wait to start a run, oldest first. */
export async function listWaiting(
  cli: CommandLine,
  { sop, limit }: { readonly sop?: string; readonly limit: number },
): Promise<void> {
  const events = await cli.read('events.list', {
    outcome: 'queued',
    limit,
    ...(sop === undefined ? {} : { sop }),
  });
  const waiting = events
    .toReversed()
    .flatMap(({ at, source, topic, rows }) =>
      rows.flatMap((row): readonly Waiting[] =>
        row.result === 'queued' && (sop === undefined || row.sop === sop)
          ? [{ sop: row.sop, at, source, topic, reason: row.reason ?? '', detail: row.detail ?? '' }]
          : [],
      ),
    );
  if (cli.json) {
    cli.printJson(waiting.map(({ at, ...each }) => ({ ...each, waiting_since: iso(at) })));
    return;
  }
  if (waiting.length === 0) {
    cli.print('No event waits.');
    return;
  }
  const now = cli.clock.now();
  cli.print(
    ...table(
      [
        { title: 'PROCEDURE', cell: ({ sop: name }) => name, most: 32 },
        {
          title: 'EVENT',
          cell: ({ source, topic }) => [source, topic].filter((part) => part !== null).join(' '),
          most: 48,
        },
        { title: 'CAME', cell: ({ at }) => localTime(at) },
        { title: 'WAITS', cell: ({ at }) => duration(now - at) },
        { title: 'BECAUSE', cell: ({ reason, detail }) => (detail === '' ? reason : detail), most: 80 },
      ],
      waiting,
      cli.paint,
    ),
  );
}
