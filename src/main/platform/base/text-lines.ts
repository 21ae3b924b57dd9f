/** Lines of a text by offset. A line's end is before its line break, which is \n or \r\n. */

export function lineStart(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

export function lineEnd(text: string, at: number): number {
  const feed = text.indexOf('\n', at);
  if (feed < 0) return text.length;
  return feed > at && text[feed - 1] === '\r' ? feed - 1 : feed;
}

/** Start of the line after; the text's length when there is none. */
export function nextLine(text: string, at: number): number {
  const feed = text.indexOf('\n', at);
  return feed < 0 ? text.length : feed + 1;
}

/** The line break that the text uses; \n when it has none. */
export const newlineOf = (text: string): string => /\r?\n/u.exec(text)?.[0] ?? '\n';

/** Blanks at the start of the line. */
export const indentOf = (text: string, at: number): string =>
  /^[ \t]*/u.exec(text.slice(lineStart(text, at), lineEnd(text, at)))?.[0] ?? '';

export const isBlankLine = (text: string, at: number): boolean =>
  text.slice(lineStart(text, at), lineEnd(text, at)).replace('\uFEFF', '').trim() === '';

/**
 * Takes out the lines that `from` and `to` stand in and all between. A text that had no last line break has
 * none afterwards.
 */
export function withoutLines(text: string, from: number, to: number): string {
  const start = lineStart(text, from);
  const end = lineEnd(text, to);
  if (end < text.length) return text.slice(0, start) + text.slice(nextLine(text, end));
  return start === 0 ? '' : text.slice(0, lineEnd(text, start - (text[start - 2] === '\r' ? 2 : 1)));
}

/**
 * As `withoutLines`, and one of the blank lines that set the block apart: the one after it, else the one
 * before.
 */
export function withoutBlock(text: string, from: number, to: number): string {
  const after = nextLine(text, to);
  if (after < text.length && isBlankLine(text, after)) return withoutLines(text, from, after);
  const start = lineStart(text, from);
  const before = start - 1;
  return before > 0 && isBlankLine(text, before)
    ? withoutLines(text, before, to)
    : withoutLines(text, from, to);
}

/**
 * The spans in another order, what is between them as it was. `order[i]` is the span that comes to the place
 * of span i.
 */
export function rearranged(
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
  order: readonly number[],
): string {
  let result = '';
  let at = 0;
  for (const [place, { start, end }] of spans.entries()) {
    const moved = spans[order[place] ?? place];
    result += text.slice(at, start) + (moved === undefined ? '' : text.slice(moved.start, moved.end));
    at = end;
  }
  return result + text.slice(at);
}

/** 0 … count-1 after the one at `from` was moved to `to`. */
export function moved(count: number, from: number, to: number): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index).filter((index) => index !== from);
  order.splice(to, 0, from);
  return order;
}
