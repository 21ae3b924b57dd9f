import { z } from 'zod';
import type { WatcherAnswer } from '../../../platform/base/stillness/watcher-protocol';

/** What a watcher says of its engine. */
export const Answer: z.ZodType<WatcherAnswer> = z.object({
  pid: z.number(),
  isStarting: z.boolean(),
  still: z.object({ since: z.number(), doing: z.string().nullable() }).nullable(),
});
