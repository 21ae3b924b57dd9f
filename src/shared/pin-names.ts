import { z } from 'zod';

/** What a pin is called and what its levels mean, as a person gave it on the board's page. */
export const PinName = z.object({
  pin: z.number().int().nonnegative(),
  name: z.string().min(1).max(60),
  /** What 0 means, e.g. "closed"; null: nobody said. */
  low: z.string().min(1).max(40).nullable(),
  high: z.string().min(1).max(40).nullable(),
});
export type PinName = z.infer<typeof PinName>;

/** What is known of a board's pins by name, as its status has it. */
export interface NamedPins {
  readonly name: string;
  readonly pinNames?: readonly PinName[] | undefined;
}

/** The name of a pin. A call that names no board means the only one. */
export function pinNameOf(boards: readonly NamedPins[], board: unknown, pin: unknown): PinName | null {
  const [only, another] = boards;
  const meant =
    board === undefined || board === null
      ? another === undefined
        ? only
        : undefined
      : boards.find(({ name }) => name === board);
  return meant?.pinNames?.find((each) => each.pin === pin) ?? null;
}

/** What a level of the pin means; null: nobody said. */
export const meaningOf = (named: Pick<PinName, 'low' | 'high'> | null, level: 0 | 1): string | null =>
  named === null ? null : level === 1 ? named.high : named.low;

/** As one line for a model: `pin 5 of pump is the relief valve (0 = closed, 1 = open)`. */
export function pinNote(board: string, { pin, name, low, high }: PinName): string {
  const meanings = [low === null ? null : `0 = ${low}`, high === null ? null : `1 = ${high}`].filter(
    (meaning) => meaning !== null,
  );
  return `pin ${String(pin)} of ${board}: ${name}${meanings.length === 0 ? '' : ` (${meanings.join(', ')})`}`;
}
