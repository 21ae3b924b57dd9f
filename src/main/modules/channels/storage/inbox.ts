import { z } from 'zod';
import type { Clock } from '../../../platform/base/clock';
import type { InboundMessage } from '../../../ports/channel';
import type { Inbox, InboxState, OpenMessage } from '../../../ports/inbox';
import type { Database } from '../../../platform/storage/database';
import type { SettledNow } from '../../../platform/storage/settled-time';

/** Services deliver again for a day or two; a month is on the safe side. */
const idsKeptMs = 30 * 24 * 60 * 60 * 1000;

const StoredAttachment = z.object({
  kind: z.enum(['image', 'document', 'video', 'audio', 'voice']),
  path: z.string(),
  name: z.string(),
});

const StoredMessage = z.object({
  id: z.string(),
  channel: z.string(),
  replyTarget: z.string(),
  sender: z.string(),
  senderName: z.string(),
  thread: z.string().nullable(),
  interruptionScope: z.string().nullable(),
  group: z.boolean(),
  text: z.string(),
  attachments: z.array(StoredAttachment),
  quotations: z
    .array(
      z.object({
        how: z.enum(['forwarded', 'answered', 'quoted', 'shown']),
        from: z.string(),
        writtenBy: z.enum(['assistant', 'sender']).exactOptional(),
        text: z.string(),
        attachments: z.array(StoredAttachment).exactOptional(),
        after: z.number().exactOptional(),
      }),
    )
    .exactOptional(),
  unread: z
    .array(
      z.enum([
        'location',
        'contact',
        'poll',
        'sticker',
        'video-note',
        'story',
        'dice',
        'game',
        'file',
        'something',
      ]),
    )
    .exactOptional(),
  at: z.number(),
  senderProved: z.boolean().exactOptional(),
}) satisfies z.ZodType<InboundMessage>;

/** `isTrusted`: while it is not, nothing that waits is given out; it stays. */
export function createInbox(
  database: Database,
  clock: Clock,
  settledNow: SettledNow,
  isTrusted: () => boolean = () => true,
): Inbox {
  const insert = database.prepare(
    "INSERT INTO inbox (channel, message_id, message, state, at) VALUES (?, ?, ?, 'accepted', ?) ON CONFLICT (channel, message_id) DO NOTHING",
  );
  const forget = database.prepare("DELETE FROM inbox WHERE state = 'done' AND at < ?");
  const list = database.prepare<[], { message: string; state: InboxState }>(
    "SELECT message, state FROM inbox WHERE state <> 'done' ORDER BY seq",
  );
  const mark = database.prepare('UPDATE inbox SET state = ? WHERE channel = ? AND message_id = ?');
  const find = database.prepare<[string, string], { state: InboxState }>(
    "SELECT state FROM inbox WHERE channel = ? AND message_id = ? AND state <> 'done'",
  );
  const finish = database.prepare(
    "UPDATE inbox SET state = 'done', message = NULL WHERE channel = ? AND message_id = ?",
  );
  return {
    put: (message) => {
      const isNew = insert.run(message.channel, message.id, JSON.stringify(message), clock.now()).changes > 0;
      if (isNew) forget.run(settledNow() - idsKeptMs);
      return isNew;
    },
    open: () =>
      (isTrusted() ? list.all() : []).map((row): OpenMessage => ({
        message: StoredMessage.parse(JSON.parse(row.message)),
        state: row.state,
      })),
    mark: (message, state) => {
      if (state === 'done') finish.run(message.channel, message.id);
      else mark.run(state, message.channel, message.id);
    },
    stateOf: (message) => find.get(message.channel, message.id)?.state ?? null,
  };
}
