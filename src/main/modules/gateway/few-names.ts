/**
 * Lets so many different names through within a time, and those again; then no further ones until the time is
 * over.
 */
export class FewNames {
  readonly #known = new Set<string>();
  #since = 0;

  constructor(
    private readonly most: number,
    private readonly withinMs: number,
  ) {}

  take(name: string, now: number): boolean {
    // A clock that was set back does not make the time longer.
    if (now - this.#since >= this.withinMs || now < this.#since) {
      this.#known.clear();
      this.#since = now;
    }
    if (this.#known.has(name)) return true;
    if (this.#known.size >= this.most) return false;
    this.#known.add(name);
    return true;
  }
}
