import { printable, printableAfter } from '../render/printable';

/**
 * Prints an answer as it grows. What was printed cannot be taken back: when the answer turns out to be another
 * one, the rest waits for its end, and stands on a line of its own.
 */
export class GrowingAnswer {
  #text = '';
  #printed = '';

  constructor(private readonly write: (text: string) => void) {}

  /** What comes behind the first `at` characters. */
  grow(piece: string, at: number = this.#text.length): void {
    this.become(this.#text.slice(0, at) + piece);
  }

  end(text: string): void {
    this.become(text);
    const isPrinted = this.#printed === text || endsWith(this.#printed, text);
    this.write(isPrinted ? '\n' : `\n${printable(text)}\n`);
  }

  /** It is this one now. */
  become(text: string): void {
    this.#text = text;
    if (!text.startsWith(this.#printed)) return;
    this.write(printableAfter(this.#printed, text.slice(this.#printed.length)));
    this.#printed = text;
  }
}

/** What a hook left out before an answer is no part of it in the end. */
const endsWith = (printed: string, text: string): boolean =>
  text !== '' && printed.trimEnd().endsWith(text.trimEnd());
