/**
 * What is on record is never written again: a record of an older version is read with today's name of its
 * `remedy`, which was `mend` there.
 */
export function withRemedy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('mend' in value) || 'remedy' in value) return value;
  const { mend, ...rest } = value;
  return { ...rest, remedy: mend };
}
