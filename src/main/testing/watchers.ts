/** Lets tests wait for a condition, which is looked at after everything that happens; nobody polls. */
export class Watchers {
  readonly #looks = new Set<() => void>();

  /** Resolves once the condition holds. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!condition()) return;
        this.#looks.delete(look);
        resolve();
      };
      this.#looks.add(look);
      look();
    });
  }

  /** Something happened. */
  look(): void {
    for (const look of [...this.#looks]) look();
  }
}
