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
  /** What stands in a signal of a device, where that is set and not measured. */
  z.object({
    of: z.literal('signal'),
    device: z.string(),
    signal: z.string(),
    value: z.number(),
    unit: z.string(),
  }),
  /** The `when:` of the step that asks, over what earlier steps have measured. */
  z.object({
    of: z.literal('when'),
    step: z.number().int(),
    condition: z.string(),
    holds: z.boolean(),
    value: z.string(),
  }),
  /** Which board answers to a name. */
  z.object({ of: z.literal('board'), board: z.string(), identity: z.string() }),
]);
export type Fact = z.infer<typeof Fact>;

/** A fact that a card was based on, and what has become of it. */
export const Changed = z.object({ was: Fact, now: Fact });
export type Changed = z.infer<typeof Changed>;
