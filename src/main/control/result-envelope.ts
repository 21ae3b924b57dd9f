import { z } from 'zod';

/** A Result on the wire, its value not yet looked at. */
export const ResultEnvelope = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error: z.object({ code: z.string(), message: z.string(), remedy: z.string().optional() }),
  }),
]);
