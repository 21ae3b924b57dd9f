/**
 * What a mark at a column underlines: the word there, or the sign; of a blank line or place at least one
 * column.
 */
export function underlineEnd(line: string, column: number): { readonly start: number; readonly end: number } {
  const start = Math.min(Math.max(1, column), line.length + 1);
  const rest = line.slice(start - 1);
  const word = /^(?:[\p{L}\p{N}_.$-]+|["'][^"']*["']?|[<>=!&|]+|\S)/u.exec(rest)?.[0] ?? '';
  if (word === '') return { start: Math.max(1, start - 1), end: start };
  return { start, end: start + word.length };
}
