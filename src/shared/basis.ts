import { z } from 'zod';

/** Something in the world that a card was based on, as it was known. */
export const Fact = z.discriminatedUnion('of', [
  /** The condition that started the run, and the latest value at its place. */
  z.object({ of: z.literal('trigger'), condition: z.string(), holds: z.boolean(), value: z.string() }),
  /** Whether nothing was heard at the place since the silence that started the run. */
  z.object({ of: z.literal('silence'), place: z.string(), isSilent: z.boolean() }),
  z.object({
    of: z.literal('pin'),
    board: z.string(),
    pin: z.number().int(),
    level: z.union([z.literal(0), z.literal(1)]),
  }),
  /** Which board answers to a name. */
  z.object({ of: z.literal('board'), board: z.string(), identity: z.string() }),
]);
export type Fact = z.infer<typeof Fact>;

/** A fact that a card was based on, and what has become of it. */
export const Changed = z.object({ was: Fact, now: Fact });
export type Changed = z.infer<typeof Changed>;
