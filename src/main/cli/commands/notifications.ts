import { AppError } from '../../../shared/errors';
import type { KeptNotification } from '../../../shared/notifications';
import type { CommandLine } from '../command-line';
import { iso, localTime } from '../render/figures';
import { printableLine } from '../render/printable';

/** What the person at this machine was told, the newest first. */
export async function listNotifications(
  cli: CommandLine,
  { limit, unread: unreadOnly }: { readonly limit: number; readonly unread: boolean },
): Promise<void> {
  const { notifications, unread } = await cli.read('notifications.list', { limit });
  const rows = unreadOnly ? notifications.filter(({ readAt }) => readAt === null) : notifications;
  if (cli.json) {
    cli.printJson({ unread, notifications: rows.map(toView) });
    return;
  }
  if (rows.length === 0) cli.print(unreadOnly ? 'There is nothing new.' : 'There are no notifications.');
  for (const { id, at, title, body, place, readAt, shown, why } of rows) {
    const mark = readAt === null ? cli.paint('warn', '●') : ' ';
    const where = place === null ? '' : `  ${cli.paint('quiet', `${place.page} ${place.id}`)}`;
    cli.print(
      `${mark} ${String(id)}  ${localTime(at)}  ${printableLine(title)}: ${printableLine(body)}${where}`,
      ...(shown === false ? [`   ${cli.paint('quiet', `not shown: ${printableLine(why ?? '')}`)}`] : []),
    );
  }
  if (unread > 0)
    cli.print(
      '',
      `${String(unread)} not read. \`zeroclaw notifications read NUMBER\`, or \`--all\`, marks them as read.`,
    );
}

export async function readNotifications(
  cli: CommandLine,
  numbers: readonly number[],
  all: boolean,
): Promise<void> {
  if (numbers.length === 0 && !all)
    throw new AppError('notifications.none-named', 'It is not said which notifications were read', {
      remedy: 'Give their numbers, or --all: `zeroclaw notifications` lists them.',
    });
  const { unread } = await cli.ask('notifications.read', { ids: all ? null : [...numbers] });
  if (cli.json) cli.printJson({ unread });
  else cli.print(unread === 0 ? 'Every notification is read.' : `${String(unread)} not read.`);
}

const toView = ({ id, at, title, body, place, readAt, shown, why }: KeptNotification) => ({
  number: id,
  at: iso(at),
  title,
  body,
  run_id: place === null || place.page === 'chat' ? null : place.id,
  conversation: place?.page === 'chat' ? place.id : null,
  read_at: readAt === null ? null : iso(readAt),
  shown,
  why,
});
