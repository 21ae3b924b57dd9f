const markPattern = /^([-*+]|\d{1,9}[.)])([ \t]+|$)/u;
const rulePattern = /^([-*_])(?:[ \t]*\1){2,}$/u;
/** Headings, fences and HTML: no line goes on with them unless it is as far in. */
const wholePattern = /^(?:#{1,6}(?:[ \t]|$)|`{3}|~{3}|<)/u;

/** A line this much further in than the text around it is code in Markdown, and begins nothing. */
export const codeIndent = 4;

/** The column behind blanks that begin at column `from`; a tab goes to the next multiple of four. */
export function columnBehind(blanks: string, from = 0): number {
  let column = from;
  for (const character of blanks)
    column += character === '\t' ? 4 - (column % 4) : character === '\u3000' ? 2 : 1;
  return column;
}

/** How far in a line is for Markdown, which knows spaces and tabs only. */
export const shownIndent = (raw: string): number => columnBehind(/^[ \t]*/u.exec(raw)?.[0] ?? '');

/**
 * The list items that the lines of a text stand in as Markdown has them, each by the column where its text
 * begins.
 */
export class ListItems {
  #columns: number[] = [];
  #inParagraph = false;

  /** Takes the next line: the column of the innermost item that it stands in; 0: it stands in none. */
  around(raw: string): number {
    const text = raw.replace(/^[ \t]+/u, '').trimEnd();
    if (text === '') {
      this.#inParagraph = false;
      return this.#innermost;
    }
    const indent = shownIndent(raw);
    const columns = this.#columns.filter((column) => column <= indent);
    const rule = rulePattern.test(text);
    const whole = rule || wholePattern.test(text);
    const begins =
      indent - (columns.at(-1) ?? 0) < codeIndent &&
      (whole || markPattern.test(text) || text.startsWith('>'));
    // A paragraph goes on with lines that are less far in.
    if (begins || !this.#inParagraph) this.#columns = columns;
    this.#inParagraph = begins ? !whole : this.#inParagraph || indent - this.#innermost < codeIndent;
    const innermost = this.#innermost;
    if (!rule) this.#begin(text, indent);
    return innermost;
  }

  get #innermost(): number {
    return this.#columns.at(-1) ?? 0;
  }

  /** The items that begin in a line, one behind the mark of the other. */
  #begin(line: string, lineIndent: number): void {
    let [text, indent] = [line, lineIndent];
    for (
      let found = markPattern.exec(text);
      found !== null && indent - this.#innermost < codeIndent;
      found = markPattern.exec(text)
    ) {
      const [whole, mark = '', blanks = ''] = found;
      const least = indent + mark.length + 1;
      const column = columnBehind(blanks, least - 1);
      const codeFollows = column - least >= codeIndent;
      this.#columns.push(codeFollows ? least : Math.max(least, column));
      if (codeFollows) return;
      text = text.slice(whole.length);
      indent = column;
    }
  }
}
