import type { Range } from '../../../shared/range';

/** The range without the calls that a person took out, by their places in it. */
export const without = (range: Range, dropped: ReadonlySet<number>): Range => ({
  ...range,
  calls: range.calls.filter((_call, index) => !dropped.has(index)),
});

/** Whether any call is left. */
export const isUsable = ({ calls }: Range): boolean => calls.length > 0;
