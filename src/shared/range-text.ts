import type { Json } from './json';
import type { Limits, Range } from './range';
import { visible } from './visible';

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
