import { isBlankLine, lineEnd, lineStart, nextLine } from './text-lines';

/**
 * Comment lines right above belong to what they stand over when a blank line sets both apart; else to what is
 * above them.
 */
export function withCommentsAbove(text: string, start: number): number {
  let at = start;
  while (at > 0 && isComment(text, at - 1)) at = lineStart(text, at - 1);
  return at === 0 || isBlankLine(text, at - 1) ? at : start;
}

/** Comment lines right below belong to what they stand under, unless a head follows right below them. */
export function withCommentsBelow(text: string, last: number): number {
  const own = lineEnd(text, last);
  let end = own;
  let at = nextLine(text, end);
  for (; at < text.length && isComment(text, at); at = nextLine(text, at)) end = lineEnd(text, at);
  return /^[ \t]*\[/u.test(text.slice(at, lineEnd(text, at))) ? own : end;
}

const isComment = (text: string, at: number): boolean =>
  /^[ \t\uFEFF]*#/u.test(text.slice(lineStart(text, at), lineEnd(text, at)));
