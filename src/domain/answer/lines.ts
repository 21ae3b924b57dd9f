/** Where lines of an answer begin. */

export const isLineStart = (text: string, at: number): boolean => at === 0 || text[at - 1] === '\n';
/** Where the line begins when nothing but blanks stands before; else the same place. */
export function startOfLine(text: string, at: number): number {
  const blanks = /(?:^|\n)[^\S\n]*$/u.exec(text.slice(Math.max(0, at - 200), at));
  return blanks === null ? at : at - blanks[0].replace('\n', '').length;
}
export const isAtLineStart = (text: string, at: number): boolean =>
  /(?:^|\n)[ \t]*$/u.test(text.slice(Math.max(0, at - 200), at));
