import { startOfHalfMark } from '../../../../domain/answer/shown';
import { firstFrom, thoughtMarkAt } from '../../../../domain/answer/thoughts';

export interface AnswerPart {
  readonly type: 'text' | 'thought';
  readonly text: string;
}

/** What an answer is watched for. */
export interface Watched {
  /** What tells that calls begin; empty: nothing does. */
  readonly trigger: string;
  /** It means nothing else wherever it stands; else calls begin with a line, or behind a thought. */
  readonly anywhere: boolean;
  /** What ends the model's turn, as text. */
  readonly stops: readonly string[];
  /** The prompt has opened a thought. */
  readonly inThought: boolean;
}

/** `at` is where the mark stands in the whole answer, `end` is behind it. */
export interface Found {
  readonly kind: 'call' | 'stop';
  readonly at: number;
  readonly end: number;
}

/** Longer than every mark that ends a thought. */
const longestMark = 40;

/**
 * Reads an answer as it is written: tells thoughts from text, and stops where calls begin or the turn ends. What
 * may turn out to be a mark is held back.
 */
export class AnswerWatch {
  #text = '';
  /** What stands before was said, or belongs to a mark. */
  #said = 0;
  #found: Found | null = null;
  #mode: 'start' | 'text' | 'thought' = 'start';
  #closer: RegExp | null = null;

  constructor(private readonly watched: Watched) {
    if (watched.inThought) this.#mode = 'thought';
  }

  /** What it was watched for. */
  get found(): Found | null {
    return this.#found;
  }

  get written(): string {
    return this.#text;
  }

  /** A thought is open. */
  get isThinking(): boolean {
    return this.#mode === 'thought';
  }

  /** Where the words begin that are no thought; null: it thinks, or it has not begun. */
  get wordsAt(): number | null {
    return this.#mode === 'text' || this.#found !== null ? this.#wordsAt : null;
  }
  #wordsAt = 0;

  push(chunk: string): readonly AnswerPart[] {
    this.#text += chunk;
    const parts: AnswerPart[] = [];
    while (this.#found === null && this.#step(parts));
    return parts;
  }

  /** What was held back. */
  end(): readonly AnswerPart[] {
    const parts: AnswerPart[] = [];
    if (this.#found === null) this.#say(parts, this.#text.length);
    return parts;
  }

  #step(parts: AnswerPart[]): boolean {
    switch (this.#mode) {
      case 'start':
        return this.#start();
      case 'thought':
        return this.#thought(parts);
      case 'text':
        return this.#words(parts);
    }
  }

  #start(): boolean {
    const rest = this.#text.slice(this.#said);
    const at = this.#said + rest.length - rest.trimStart().length;
    if (at === this.#text.length) return false;
    const mark = thoughtMarkAt(this.#text, at);
    if (mark?.kind === 'open') {
      this.#mode = 'thought';
      this.#closer = mark.closer;
      this.#said = mark.end;
      return true;
    }
    const { trigger } = this.watched;
    const begun = this.#text.slice(at);
    const mayBeTrigger = trigger !== '' && trigger.startsWith(begun);
    if (!mayBeTrigger && begun.length < longestMark && startOfHalfMark(this.#text) <= at) return false;
    if (mayBeTrigger && begun.length < trigger.length) return false;
    // Blanks behind a thought lay it out, and belong to no word.
    if (this.#said > 0) this.#said = at;
    this.#mode = 'text';
    this.#wordsAt = at;
    return true;
  }

  #thought(parts: AnswerPart[]): boolean {
    const closed = this.#closed();
    if (closed === null) {
      this.#say(parts, Math.max(this.#said, this.#text.length - longestMark), 'thought');
      return false;
    }
    this.#say(parts, closed.at, 'thought');
    this.#said = closed.end;
    this.#wordsAt = closed.end;
    this.#mode = 'start';
    return true;
  }

  #closed(): { readonly at: number; readonly end: number } | null {
    if (this.#closer !== null) {
      const found = firstFrom(this.#closer, this.#text, this.#said);
      return found === null ? null : { at: found.index, end: found.index + found[0].length };
    }
    for (let at = this.#said; at < this.#text.length; at += 1) {
      const mark = /[<[◁]/u.test(this.#text[at] ?? '') ? thoughtMarkAt(this.#text, at) : null;
      if (mark?.kind === 'close') return { at, end: mark.end };
    }
    return null;
  }

  #words(parts: AnswerPart[]): boolean {
    const marks = [
      ...this.watched.stops.map((mark) => ({
        kind: 'stop' as const,
        at: this.#text.indexOf(mark, this.#said),
        mark,
      })),
      { kind: 'call' as const, at: this.#triggerAt(), mark: this.watched.trigger },
    ].filter(({ at }) => at !== -1);
    const [first] = marks.sort((one, other) => one.at - other.at);
    if (first !== undefined) {
      this.#say(parts, first.at);
      this.#found = { kind: first.kind, at: first.at, end: first.at + first.mark.length };
      return false;
    }
    const held = Math.max(
      0,
      ...[this.watched.trigger, ...this.watched.stops].map((mark) => endsLike(this.#text, mark)),
    );
    this.#say(parts, Math.max(this.#said, this.#text.length - held));
    return false;
  }

  #triggerAt(): number {
    const { trigger, anywhere } = this.watched;
    if (trigger === '') return -1;
    for (
      let at = this.#text.indexOf(trigger, this.#said);
      at !== -1;
      at = this.#text.indexOf(trigger, at + 1)
    ) {
      const before = this.#text.slice(this.#wordsAt, at);
      if (anywhere || /(?:^|\n)[ \t]*$/u.test(before)) return at;
    }
    return -1;
  }

  #say(parts: AnswerPart[], end: number, type: AnswerPart['type'] = 'text'): void {
    if (end > this.#said) parts.push({ type, text: this.#text.slice(this.#said, end) });
    this.#said = Math.max(this.#said, end);
  }
}

/** How many characters at the end may be the beginning of a mark. */
function endsLike(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(mark.slice(0, length))) return length;
  return 0;
}
