export interface AnswerPart {
  readonly type: 'text' | 'thought';
  readonly text: string;
}

const open = '<think>';
const close = '</think>';

/**
 * Tells the thoughts that a model writes between `<think>` and `</think>` from its answer, as they come. A
 * thought may open at the start of the answer only, and may stay open to its end. A closing tag that none
 * opened stays in the text: only whoever has the whole answer can say that all before it was thought. At the
 * end of the answer one too many means nothing.
 */
export class ThinkSplitter {
  #rest = '';
  /** A thought has ended, by a tag of its own or a lone one. */
  #ended = false;
  /** A closing tag too many, and blanks behind it: text, when anything follows. */
  #held = '';
  #state: 'start' | 'thought' | 'after-thought' | 'text' = 'start';

  push(chunk: string): readonly AnswerPart[] {
    this.#rest += chunk;
    const parts: AnswerPart[] = [];
    while (this.#step(parts));
    return parts;
  }

  end(): readonly AnswerPart[] {
    const text = this.#rest;
    this.#rest = '';
    return this.#say(this.#state === 'thought' ? 'thought' : 'text', text);
  }

  /** True while there may be more to take from what has come so far. */
  #step(parts: AnswerPart[]): boolean {
    switch (this.#state) {
      case 'start':
      case 'after-thought':
        return this.#begin();
      case 'thought':
        return this.#until(
          close,
          'thought',
          () => {
            this.#ended = true;
            this.#state = 'after-thought';
          },
          parts,
        );
      case 'text':
        return this.#until(
          close,
          'text',
          () => {
            this.#loneCloser(parts);
          },
          parts,
        );
    }
  }

  #begin(): boolean {
    const text = this.#rest.trimStart();
    if (text === '' || (text.length < open.length && open.startsWith(text))) return false;
    if (text.startsWith(open)) {
      this.#rest = text.slice(open.length);
      this.#state = 'thought';
    } else {
      if (this.#state === 'after-thought') this.#rest = text;
      this.#state = 'text';
    }
    return true;
  }

  #loneCloser(parts: AnswerPart[]): void {
    if (this.#ended) this.#held += close;
    else parts.push({ type: 'text', text: close });
    this.#ended = true;
  }

  #say(type: AnswerPart['type'], text: string): readonly AnswerPart[] {
    if (this.#held !== '' && text.trim() === '') {
      this.#held += text;
      return [];
    }
    const said = this.#held + text;
    this.#held = '';
    return said === '' ? [] : [{ type, text: said }];
  }

  #until(tag: string, type: AnswerPart['type'], found: () => void, parts: AnswerPart[]): boolean {
    const at = this.#rest.indexOf(tag);
    const text =
      at >= 0 ? this.#rest.slice(0, at) : this.#rest.slice(0, this.#rest.length - heldBack(this.#rest, tag));
    parts.push(...this.#say(type, text));
    this.#rest = this.#rest.slice(at >= 0 ? at + tag.length : text.length);
    if (at >= 0) found();
    return at >= 0;
  }
}

/** How many characters at the end may be the beginning of `tag`. */
function heldBack(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(tag.slice(0, length))) return length;
  }
  return 0;
}
