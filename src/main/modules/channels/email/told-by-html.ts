/*
 * Programs send a mail twice, as plain text and as HTML, and people see the HTML. Where the plain text says nothing of
 * a quotation, the HTML beside it does.
 */

/** What the HTML of a mail comes to as text. Lines of a quotation begin with `>`. */
export interface HtmlTold {
  readonly shown: string;
  readonly hidden: string;
}

/** Programs break lines, write links and leave out signs differently in the two. */
const wordsOf = (text: string): string =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;

const isQuoted = (line: string): boolean => /^\s*[>＞]/u.test(line);

/** The plain text in which lines that the HTML quotes are marked as quoted, without those that it hides. */
export function asHtmlTells(plain: string, { shown, hidden }: HtmlTold): string {
  const lines = shown.split('\n');
  const own = wordsOf(lines.filter((line) => !isQuoted(line)).join('\n'));
  const quoted = wordsOf(lines.filter(isQuoted).join('\n'));
  const unseen = wordsOf(hidden);
  return plain
    .split(/\r\n|[\n\r]/u)
    .flatMap((line) => {
      const words = wordsOf(line);
      if (words.trim() === '' || isQuoted(line) || own.includes(words)) return [line];
      if (quoted.includes(words)) return [`> ${line}`];
      return unseen.includes(words) ? [] : [line];
    })
    .join('\n');
}
