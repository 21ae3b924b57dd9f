interface OneOfSeveral {
  readonly index?: number | null | undefined;
}

/**
 * One answer is asked for. Of a server that gives several side by side the first one counts: a call of another
 * one was never made by it.
 */
export class FirstAnswer {
  #index: number | null = null;

  of<T extends OneOfSeveral>(answers: readonly T[] | null | undefined): readonly T[] {
    return (answers ?? []).filter(({ index = null }) => {
      if (index === null) return true;
      this.#index ??= index;
      return index === this.#index;
    });
  }
}
