import type { Range } from '../../../shared/range';

/**
 * The range without what a person took out: `["pin",5]` is a value of an argument, `["pin"]` that it is left
 * out.
 */
export const without = (range: Range, dropped: ReadonlySet<string>): Range =>
  Object.fromEntries(
    Object.entries(range)
      .map(([name, { absent, ...limits }]): [string, Range[string]] => [
        name,
        {
          ...limits,
          values: limits.values.filter((value) => !dropped.has(JSON.stringify([name, value]))),
          ...(absent === true && !dropped.has(JSON.stringify([name])) ? { absent } : {}),
        },
      ])
      .filter(([, { values, absent }]) => values.length > 0 || absent !== true),
  );

/** Whether any call can be within it. */
export const isUsable = (range: Range): boolean =>
  Object.keys(range).length > 0 && Object.values(range).every(({ values }) => values.length > 0);
