import { columnBehind, ListItems } from './list-items';

/** A line of SOP.md taken apart. */
export interface MarkdownLine {
  /** From 1. */
  readonly number: number;
  readonly raw: string;
  /** Without outer blanks; in a code fence without the blanks that the fence itself has. */
  readonly text: string;
  readonly indent: number;
  /** Where `text` starts, from 1. */
  readonly column: number;
  /** Where the text begins of the list item that the line, or the fence it is in, stands in; 0: in none. */
  readonly within: number;
  /** `fence` is the line that opens or closes one. */
  readonly kind: 'text' | 'fence' | 'fenced' | 'comment';
  /** What stands behind the end of a comment. */
  readonly behind: string;
}

/** What is open at the end of the text. */
export interface Unclosed {
  readonly kind: 'fence' | 'comment';
  readonly mark: string;
  readonly line: number;
  readonly column: number;
}

export interface MarkdownLines {
  readonly lines: readonly MarkdownLine[];
  readonly unclosed: Unclosed | null;
}

interface Open extends Unclosed {
  readonly indent: number;
  readonly within: number;
}

export const fencePattern = /^(`{3,}(?!.*`)|~{3,})/u;
const commentStart = '<!--';
const commentEnd = '-->';
const blanks = /\s*/uy;

/**
 * The lines of a text with what they belong to: code fences, and comments that begin at a line's start, which
 * belong to nothing.
 */
export function markdownLines(texts: readonly string[]): MarkdownLines {
  let open: Open | null = null;
  const items = new ListItems();
  const lines = texts.map((given, index) => {
    const raw = index === 0 ? given.replace(/^\uFEFF/u, '') : given;
    const read = readLine(raw, index + 1, open, items);
    open = read.open;
    return read.line;
  });
  return { lines, unclosed: open };
}

function readLine(
  raw: string,
  number: number,
  open: Open | null,
  items: ListItems,
): { readonly line: MarkdownLine; readonly open: Open | null } {
  const text = raw.trim();
  const blank = raw.slice(0, raw.length - raw.trimStart().length);
  const indent = columnBehind(blank);
  const within = open === null ? items.around(raw) : open.within;
  const line: MarkdownLine = {
    number,
    raw,
    text,
    indent,
    column: blank.length + 1,
    within,
    kind: 'text',
    behind: '',
  };
  if (open?.kind === 'fence') {
    const closes = text.startsWith(open.mark) && new Set(text).size === 1;
    return {
      line: closes
        ? { ...line, kind: 'fence' }
        : { ...line, kind: 'fenced', text: withoutIndent(raw, open.indent) },
      open: closes ? null : open,
    };
  }
  if (open === null && !text.startsWith(commentStart)) {
    const mark = fencePattern.exec(text)?.[1];
    return mark === undefined
      ? { line, open }
      : {
          line: { ...line, kind: 'fence' },
          open: { kind: 'fence', mark, line: number, column: line.column, indent, within },
        };
  }
  const behind = behindComments(open === null ? text.slice('<!'.length) : text);
  const comment: Open = open ?? {
    kind: 'comment',
    mark: commentStart,
    line: number,
    column: line.column,
    indent,
    within,
  };
  return { line: { ...line, kind: 'comment', behind: behind ?? '' }, open: behind === null ? comment : null };
}

/** What follows the end of the comment and of those behind it; null: the last of them is open. */
function behindComments(text: string): string | null {
  for (let end = text.indexOf(commentEnd); end >= 0;) {
    blanks.lastIndex = end + commentEnd.length;
    blanks.exec(text);
    const behind = blanks.lastIndex;
    if (!text.startsWith(commentStart, behind)) return text.slice(behind).trim();
    end = text.indexOf(commentEnd, behind + '<!'.length);
  }
  return null;
}

/**
 * Where a comment begins in the middle of a line and does not end in it; -1: nowhere. Quoted texts and code
 * are not looked into.
 */
export function commentLeftOpen(text: string): number {
  const plain = text.replaceAll(/"[^"]*"|`[^`]*`/gu, (quoted) => ' '.repeat(quoted.length));
  const start = plain.lastIndexOf(commentStart);
  return start < 0 || plain.includes(commentEnd, start) ? -1 : start;
}

function withoutIndent(raw: string, indent: number): string {
  let start = 0;
  for (let column = 0; start < raw.length && /\s/u.test(raw[start] ?? ''); start += 1) {
    column = columnBehind(raw[start] ?? '', column);
    if (column > indent) break;
  }
  return raw.slice(start).trimEnd();
}
