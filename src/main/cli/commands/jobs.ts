import type { CommandLine } from '../command-line';
import { iso, isoOrNull, localTime } from '../render/figures';
import { table } from '../render/table';

/** What the agent was asked to do later. */
export async function listJobs(cli: CommandLine): Promise<void> {
  const jobs = await cli.read('jobs.list', {});
  if (cli.json) {
    cli.printJson(
      jobs.map(({ id, name, schedule, timezone, action, text, delivery, by, createdAt, nextAt, last }) => ({
        id,
        name,
        schedule,
        timezone,
        action,
        text,
        delivery,
        by,
        created_at: iso(createdAt),
        next_at: isoOrNull(nextAt),
        last_at: isoOrNull(last?.at ?? null),
        last_outcome: last?.outcome ?? null,
      })),
    );
    return;
  }
  if (jobs.length === 0) {
    cli.print('Nothing is planned.', 'Ask for it in a conversation, e.g. "remind me every day at nine".');
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'ID', cell: ({ id }) => id },
        { title: 'NAME', cell: ({ name }) => name, most: 30 },
        {
          title: 'SCHEDULE',
          cell: ({ schedule, timezone }) => `${schedule}${timezone === null ? '' : ` (${timezone})`}`,
        },
        { title: 'NEXT', cell: ({ nextAt }) => (nextAt === null ? 'never' : localTime(nextAt)) },
        {
          title: 'DOES',
          cell: ({ action, delivery }) => `${action}${delivery === null ? '' : ` to ${delivery.channel}`}`,
        },
        {
          title: 'LAST',
          cell: ({ last }) => (last === null ? '–' : `${localTime(last.at)} ${last.outcome}`),
          most: 60,
        },
      ],
      jobs,
      cli.paint,
    ),
  );
}

export async function removeJob(cli: CommandLine, id: string): Promise<void> {
  await cli.ask('jobs.remove', { id });
  cli.say(`${id} is removed.`);
}
