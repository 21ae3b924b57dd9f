const markPattern = /^([-*+]|\d{1,9}[.)])(\s+|$)/u;
const rulePattern = /^([-*_])(?:\s*\1){2,}$/u;
/** Headings, fences and HTML: no line after them goes on with them. */
const noParagraphPattern = /^(?:#{1,6}(?:\s|$)|`{3}|~{3}|<)/u;

/** A line this much further in than the text around it is code in Markdown, and begins nothing. */
export const codeIndent = 4;

/** The column behind blanks that begin at column `from`; a tab goes to the next multiple of four. */
export function columnBehind(blanks: string, from = 0): number {
  let column = from;
  for (const character of blanks) column += character === '\t' ? 4 - (column % 4) : character === '\u3000' ? 2 : 1;
  return column;
}

/** The list items that the lines of a text stand in as Markdown has them, each by the column where its text begins. */
export class ListItems {
  #columns: readonly number[] = [];
  #inParagraph = false;

  /** Takes the next line: the column of the innermost item that it stands in; 0: it stands in none. */
  around(text: string, indent: number): number {
    const rule = rulePattern.test(text);
    const goesOn = text === '' || (this.#inParagraph && !rule && !noParagraphPattern.test(text) && !markPattern.test(text) && !text.startsWith('>'));
    if (!goesOn) this.#columns = this.#columns.filter((column) => column <= indent);
    const innermost = this.#columns.at(-1) ?? 0;
    this.#inParagraph = text !== '' && !rule && !noParagraphPattern.test(text);
    if (!rule) this.#begin(text, indent);
    return innermost;
  }

  #begin(text: string, indent: number): void {
    const [whole, mark = '', blanks = ''] = markPattern.exec(text) ?? [];
    if (whole === undefined || indent - (this.#columns.at(-1) ?? 0) >= codeIndent) return;
    const least = indent + mark.length + 1;
    const column = columnBehind(blanks, least - 1);
    const codeFollows = column - least >= codeIndent;
    this.#columns = [...this.#columns, codeFollows ? least : Math.max(least, column)];
    if (!codeFollows) this.#begin(text.slice(whole.length), column);
  }
}
