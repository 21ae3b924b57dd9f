import { z } from 'zod';
import { Json } from './json';

/**
 * What one argument of a call may be. `address`: of a web address the host and the path count, and nothing
 * behind them. `absent`: the call may leave it out.
 */
export const Limits = z.object({
  values: z.array(Json),
  address: z.literal(true).optional(),
  absent: z.literal(true).optional(),
});
export type Limits = z.infer<typeof Limits>;

/** The calls that a person allowed for longer, by argument. A call with any other argument is outside of it. */
export const Range = z.record(z.string(), Limits);
export type Range = z.infer<typeof Range>;
