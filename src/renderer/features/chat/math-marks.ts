import { fenceAfter } from './markdown-blocks';

/** What begins a code span that is math: signs for private use, which nobody writes. */
const inlineSign = '\ue000';
const displaySign = '\ue001';

export interface Formula {
  readonly tex: string;
  /** On lines of its own. */
  readonly display: boolean;
}

/** The formula that a code span stands for; null: it is code. */
export function formulaOf(code: string): Formula | null {
  const sign = code[0];
  return sign === inlineSign || sign === displaySign
    ? { tex: code.slice(1).trim(), display: sign === displaySign }
    : null;
}

/**
 * Markdown in which formulas are code spans, which a reader of Markdown keeps as they are: `$…$`, `$$…$$`,
 * `\(…\)` and `\[…\]`, none of them over an empty line. Code stays as it is. A sign of money is none of a
 * formula: `$` opens before a sign that is no blank, and closes behind one, with no letter or digit around the two. Korean,
 * Japanese and Chinese write their words right beside a formula: there it may have none of their letters in it. Nobody
 * writes formulas of thousands of signs.
 */
export function withFormulas(markdown: string): string {
  if (!/[$\\]/u.test(markdown)) return markdown;
  let out = '';
  let prose = '';
  let fence: string | null = null;
  for (const line of markdown.split(/(?<=\n)/u)) {
    const after = fenceAfter(fence, line);
    if (fence === null && after === null) {
      prose += line;
      continue;
    }
    out += inProse(prose) + line;
    prose = '';
    fence = after;
  }
  return out + inProse(prose);
}

/** Code, an escape, or a formula: whichever begins first. */
const token =
  /(`+)(?!`)[\s\S]{0,4000}?(?<!`)\1(?!`)|\\\((?<round>(?:(?!\n[ \t]*\n|\\\))[\s\S]){1,2000})\\\)|\\\[(?<square>(?:(?!\n[ \t]*\n|\\\])[\s\S]){1,2000})\\\]|\\[\s\S]|\$\$(?<double>(?:(?!\n[ \t]*\n|\$\$)[\s\S]){1,2000})\$\$|(?<![\p{L}\p{N}$])\$(?![\s$])(?<single>(?:\\[^\n]|[^$\\\n]){1,400}?)(?<!\s)\$(?![\p{L}\p{N}$])|(?<=^|[\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]|[^\p{L}\p{N}$])\$(?![\s$])(?<beside>(?:\\[^\n]|[^$\\\n\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]){1,400}?)(?<!\s)\$(?=$|[\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]|[^\p{L}\p{N}$])/gu;

const inProse = (text: string): string =>
  text.replaceAll(token, (found: string, ...rest: unknown[]) => {
    const { round, square, double, single, beside } = rest.at(-1) as Readonly<
      Record<string, string | undefined>
    >;
    const inline = round ?? single ?? beside;
    const display = square ?? double;
    if (inline !== undefined) return span(inlineSign, inline);
    return display === undefined ? found : span(displaySign, display);
  });

/** On one line, where nothing of it can begin a list or a heading. */
function span(sign: string, tex: string): string {
  const longest = Math.max(0, ...[...tex.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${sign}${tex.trim().replaceAll(/\s*\n\s*/gu, ' ')} ${fence}`;
}
