import { z } from 'zod';
import { Json } from './json';
import { visible } from './visible';

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

/** One value of an argument, for a person. */
export const limitText = (value: Json, { address }: Pick<Limits, 'address'>): string =>
  `${visible(typeof value === 'string' ? value : JSON.stringify(value))}${address === true ? '…' : ''}`;

/** For a person, the same in every language: `pin = 5, value = 0 | 1`. */
export const rangeText = (range: Range): string =>
  Object.entries(range)
    .map(([name, limits]) => {
      const values = limits.values.map((value) => limitText(value, limits));
      return `${visible(name)} = ${[...values, ...(limits.absent === true ? ['–'] : [])].join(' | ')}`;
    })
    .join(', ');
