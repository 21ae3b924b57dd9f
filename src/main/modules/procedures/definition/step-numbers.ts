import { shownNumber } from '../../../../shared/step-numbers';

interface Numbered {
  readonly number: number;
  readonly written?: number | undefined;
}

interface Titled extends Numbered {
  readonly title: string;
  readonly line: number;
}

/**
 * The written numbers by position; null where a number is that of its position. All ones, as Markdown allows,
 * are positions.
 */
export function writtenNumbers(numbers: readonly number[]): readonly (number | null)[] {
  const lazy = numbers.every((number) => number === 1);
  return numbers.map((number, index) => (lazy || number === index + 1 ? null : number));
}

/** Which step a number names in a list of steps. */
export class StepNumbers {
  readonly #written = new Map<number, readonly number[]>();
  readonly #first: number;

  constructor(private readonly steps: readonly Titled[]) {
    for (const step of steps) {
      const number = shownNumber(step);
      this.#written.set(number, [...(this.#written.get(number) ?? []), step.number]);
    }
    this.#first = steps[0] === undefined ? 1 : shownNumber(steps[0]);
  }

  /** The position of the one step that the number can mean; null: none, or more than one. */
  named(number: number): number | null {
    const [one, two] = this.#written.get(number) ?? [];
    return one !== undefined && two === undefined && this.#counted(number) === null ? one : null;
  }

  /** The step that is most likely meant where it is not clear. */
  nearest(number: number): number {
    return this.#written.get(number)?.[0] ?? this.#counted(number) ?? Math.max(1, number);
  }

  /** Why it is not clear which step a number names, as it is written there; null: it is, or no step could be meant. */
  unclear(number: number, written: string): string | null {
    const [one, two] = this.#written.get(number) ?? [];
    if (one !== undefined && two !== undefined)
      return `${written} can mean two steps, both written as ${String(number)}: ${this.#name(one)}, or ${this.#name(two)}`;
    const counted = this.#counted(number);
    if (counted === null) return null;
    return one === undefined
      ? `${written} names no step that is written as ${String(number)}; counted from the top it is ${this.#name(counted)}`
      : `${written} can mean two steps: as written ${this.#name(one)}, counted from the top ${this.#name(counted)}`;
  }

  /**
   * Another step that stands where the number leads whoever counts: from the first step, or, as Markdown shows
   * a list, on from the number of the first one.
   */
  #counted(number: number): number | null {
    const written = this.#written.get(number) ?? [];
    return (
      [number, number - this.#first + 1].find(
        (place) => place >= 1 && place <= this.steps.length && !written.includes(place),
      ) ?? null
    );
  }

  #name(position: number): string {
    const step = this.steps[position - 1];
    return step === undefined
      ? String(position)
      : `"${String(shownNumber(step))}. ${step.title}" (SOP.md:${String(step.line)})`;
  }
}
