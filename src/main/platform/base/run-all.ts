/** Does every one, whatever became of those before; then throws what went wrong first. */
export function runAll(works: readonly (() => void)[]): void {
  const failures: unknown[] = [];
  for (const work of works) {
    try {
      work();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
