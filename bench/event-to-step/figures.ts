/** Nearest rank: the smallest value that at least `percent` of all values do not exceed. */
export function percentile(values: readonly bigint[], percent: number): bigint {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error('There are no values');
  return value;
}

/** Milliseconds, as text. */
export const toMilliseconds = (nanoseconds: bigint): string => (Number(nanoseconds) / 1e6).toFixed(3);
