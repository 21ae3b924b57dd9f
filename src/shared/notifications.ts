import { z } from 'zod';

/** A notification as it is kept. Times are milliseconds since 1970. */
export const KeptNotification = z.object({
  id: z.number().int(),
  at: z.number(),
  title: z.string(),
  body: z.string(),
  /** What it is about, or who asked for it; null: nothing that can be opened. */
  place: z.object({ page: z.enum(['approvals', 'runs', 'chat']), id: z.string() }).nullable(),
  /** Null: nobody has read it. */
  readAt: z.number().nullable(),
  /** Whether the system showed it; null: that is not known. */
  shown: z.boolean().nullable(),
  /** Why it was not shown. */
  why: z.string().nullable(),
});
export type KeptNotification = z.infer<typeof KeptNotification>;

export const NotificationList = z.object({
  /** The newest first. */
  notifications: z.array(KeptNotification),
  /** Of all, also of those that are not in this list. */
  unread: z.number().int(),
});
export type NotificationList = z.infer<typeof NotificationList>;
