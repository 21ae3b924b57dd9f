import { z } from 'zod';

/** Something in the world that a card was based on, as it was known. */
export const Fact = z.discriminatedUnion('of', [
  /** The condition that started the run, and the latest value at its place. */
  z.object({ of: z.literal('trigger'), condition: z.string(), holds: z.boolean(), value: z.string() }),
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

/** The change as a sentence. */
export function changeText({ was, now }: Changed): string {
  if (was.of === 'pin' && now.of === 'pin')
    return `Pin ${String(was.pin)} of ${was.board} was ${String(was.level)} when this was asked, and is ${String(now.level)} now`;
  if (was.of === 'board' && now.of === 'board')
    return `Another board answers as ${was.board} than when this was asked: ${now.identity}, and it was: ${was.identity}`;
  if (was.of === 'trigger' && now.of === 'trigger')
    return `What started this does not hold any more: ${was.condition}. The value was ${was.value}, and is ${now.value} now`;
  return 'What this was based on has changed';
}
