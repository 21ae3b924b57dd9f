/**
 * Made when it is first asked for, and kept: what most starts of a program do not use, such as a pattern with
 * classes of Unicode, which takes about a millisecond to read.
 */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
