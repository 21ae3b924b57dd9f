/** How long it takes, in milliseconds of the machine. Says whether work grows faster than its input, not how fast it is. */
export function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
