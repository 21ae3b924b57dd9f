import type { LeftOver } from './left-over';

/** Words between two calls. */
interface Piece extends LeftOver {
  text: string;
  raw: string;
  plain: string;
  /** Blanks beside the call behind it stay. */
  kept: boolean;
}
const newPiece = (): Piece => ({ text: '', raw: '', plain: '', kept: false });

/** The words of an answer, piece by piece; taken from left to right. */
export class Pieces {
  #pieces: Piece[] = [newPiece()];
  /** What is only shown, in order. */
  readonly #showings: { readonly from: number; readonly to: number }[] = [];
  /** Of these, the first that may reach beyond what was taken. */
  #shownUpTo = 0;

  constructor(private readonly text: string) {}

  get count(): number {
    return this.#pieces.length;
  }

  /** The words since the last call. */
  get last(): string {
    return this.#pieces.at(-1)?.text ?? '';
  }

  get leftOver(): readonly LeftOver[] {
    return this.#pieces;
  }

  take(from: number, to: number): void {
    this.say(this.text.slice(from, to));
    this.passOver(from, to);
  }

  /** Words that stand elsewhere. */
  say(words: string): void {
    const piece = this.#pieces.at(-1);
    if (piece !== undefined) piece.text += words;
  }

  /** The last words were none; they are given back without blanks around them. */
  dropEnd(words: string): string {
    const piece = this.#pieces.at(-1);
    if (piece !== undefined) piece.text = piece.text.slice(0, piece.text.length - words.length);
    return words.trim();
  }

  /** Marks that are no words. */
  passOver(from: number, to: number): void {
    const piece = this.#pieces.at(-1);
    if (piece === undefined) return;
    piece.raw += this.text.slice(from, to);
    piece.plain += this.#plain(from, to);
  }

  /** What stands there is only shown. */
  show(from: number, to: number): void {
    this.#showings.push({ from, to });
  }

  /** A call stands between what was written and what follows. `kept`: blanks beside it stay. */
  break(kept: boolean): void {
    const piece = this.#pieces.at(-1);
    if (piece !== undefined) piece.kept = kept;
    this.#pieces.push(newPiece());
  }

  clear(): void {
    this.#pieces = [newPiece()];
  }

  get words(): string {
    return this.#pieces.map(({ text }) => text).join('');
  }

  /** On lines of their own. */
  get joined(): string {
    return this.#pieces
      .map(({ text }, index) => (this.#pieces[index - 1]?.kept === true ? text : text.trimStart()))
      .map((text, index) => (this.#pieces[index]?.kept === true ? text : text.trimEnd()))
      .filter((text) => text.trim() !== '')
      .join('\n')
      .trim();
  }

  /** As it was written, with blanks for what is only shown. */
  #plain(from: number, to: number): string {
    let plain = '';
    let at = from;
    for (; this.#shownUpTo < this.#showings.length; this.#shownUpTo += 1) {
      const shown = this.#showings[this.#shownUpTo];
      if (shown === undefined || shown.from >= to) break;
      if (shown.to <= at) continue;
      const end = Math.min(shown.to, to);
      plain += this.text.slice(at, Math.max(at, shown.from)) + ' '.repeat(end - Math.max(at, shown.from));
      at = end;
      if (shown.to > to) break;
    }
    return plain + this.text.slice(at, to);
  }
}
