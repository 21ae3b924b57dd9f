import type { WireLine } from '../../../../shared/boards';
import { printable } from './protocol';

const linesKept = 200;
const longestLine = 160;

/** The last lines between a board and us, for people: cut, without control characters. */
export class WireLog {
  readonly #lines: WireLine[] = [];

  constructor(private readonly onLine: (line: WireLine) => void = () => {}) {}

  add(line: WireLine): void {
    const shown = { ...line, text: printable(line.text, longestLine) };
    this.#lines.push(shown);
    if (this.#lines.length > linesKept) this.#lines.shift();
    this.onLine(shown);
  }

  lines(): readonly WireLine[] {
    return [...this.#lines];
  }
}
