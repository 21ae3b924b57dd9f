import { z } from 'zod';

export type LoadOrder =
  | { readonly type: 'series'; readonly first: number; readonly count: number; readonly perSecond: number }
  /** `take`: with the latencies since they were last taken. */
  | { readonly type: 'look'; readonly take: boolean };

export const LoadReport = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** All are with the broker. */
  z.object({ type: z.literal('sent'), perSecond: z.number() }),
  z.object({
    type: z.literal('so-far'),
    answered: z.number(),
    twice: z.number(),
    latencies: z.array(z.number()),
    /** Since the last answer. */
    quietMs: z.number(),
  }),
]);
export type LoadReport = z.infer<typeof LoadReport>;
