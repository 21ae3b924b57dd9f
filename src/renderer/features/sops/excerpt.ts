import type { Diagnostic } from '../../../shared/sop';

export interface ExcerptLine {
  readonly number: number;
  readonly before: string;
  /** What the finding points at; empty on the lines around it. */
  readonly marked: string;
  readonly after: string;
}

/**
 * The line of a finding with its neighbours, and the word it points at. Empty when the source has no such
 * line.
 */
export function excerptOf(
  source: string,
  finding: Pick<Diagnostic, 'line' | 'column'>,
  around = 1,
): readonly ExcerptLine[] {
  const lines = source.replace(/\r?\n$/, '').split(/\r?\n/);
  if (finding.line > lines.length) return [];
  const first = Math.max(1, finding.line - around);
  const last = Math.min(lines.length, finding.line + around);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const text = lines[number - 1] ?? '';
    return number === finding.line
      ? { number, ...markAt(text, finding.column) }
      : { number, before: text, marked: '', after: '' };
  });
}

/** The word that begins at the column; the last character when the column lies behind the line. */
function markAt(
  text: string,
  column: number,
): { readonly before: string; readonly marked: string; readonly after: string } {
  const start = Math.min(Math.max(0, column - 1), Math.max(0, text.length - 1));
  const word = /^(?:"[^"]*"|'[^']*'|[^\s"',]+|.)/.exec(text.slice(start))?.[0] ?? '';
  return { before: text.slice(0, start), marked: word, after: text.slice(start + word.length) };
}
