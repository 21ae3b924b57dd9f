import { z } from 'zod';
import { JsonObject } from './json';

/**
 * The calls that a person allowed for longer: exactly these, each with all its arguments, and no mixture of them.
 * `addresses`: names of arguments that are web addresses, however they are spelled: host, path and query count.
 */
export const Range = z.object({
  calls: z.array(JsonObject).max(100),
  addresses: z.array(z.string()).optional(),
});
export type Range = z.infer<typeof Range>;
