/** Quotes and lists within each other, more than anybody writes. */
const deepest = 20;
const opening = /^[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/u;
const rule = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/u;

/**
 * The same with no more than so many quotes and lists within each other on a line; the rest of it is text. A
 * model that repeats itself writes thousands, and whatever reads them takes a second for each thousand, or
 * has no stack left.
 */
export const flattened = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => (line.length <= deepest || rule.test(line) ? line : flatLine(line)))
    .join('\n');

function flatLine(line: string): string {
  let at = 0;
  for (let depth = 0; depth < deepest; depth += 1) {
    const [found] = opening.exec(line.slice(at)) ?? [];
    if (found === undefined) return line;
    at += found.length;
  }
  const [deeper] = opening.exec(line.slice(at)) ?? [];
  const mark = deeper === undefined ? at : at + deeper.length - 1;
  return deeper === undefined ? line : `${line.slice(0, mark)}\\${line.slice(mark)}`;
}
