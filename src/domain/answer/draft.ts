import { seenAnswer, startOfHalfMark } from './shown';

/** Signs without which a text holds neither a mark nor a call. */
const suspicious =
  /[<[\]{`◁✿>~]|^[ \t]*(?:Action|Observ|User|Human|사용자|관찰|analysis|commentary|final)|\b(?:to=|assistant|functools)/mu;
/** Up to so many characters a draft is looked at with every piece; a longer one whenever it grew a little. */
const looksAtEach = 4096;

/** What a person sees of an answer while it is written: never half a mark, a call or a thought. */
export class Draft {
  #written = '';
  #lookedAt = 0;
  #shown = '';

  constructor(private readonly toolNames: () => Iterable<string>) {}

  /** Takes the next piece; all that is shown now. */
  add(piece: string): string {
    this.#written += piece;
    const length = this.#written.length;
    if (length > looksAtEach && length - this.#lookedAt < length / 64) return this.#shown;
    this.#lookedAt = length;
    this.#shown =
      suspicious.test(this.#written) || startOfHalfMark(this.#written) < length
        ? this.#withoutMarks()
        : this.#written;
    return this.#shown;
  }

  #withoutMarks(): string {
    const safe = this.#written.slice(0, startOfHalfMark(this.#written));
    const text = seenAnswer(safe, this.toolNames(), true);
    // Blanks at the end part the next word from this one.
    return text === '' ? '' : text + safe.slice(safe.trimEnd().length);
  }
}
