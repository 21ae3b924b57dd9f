import { harmless } from '../../domain/answer/inert';

export { notOrders } from '../../shared/attached-documents';

/** Without live marks and markers: only what we write ourselves names pictures that are shown to the model. */
export const inertText = (text: string): string =>
  harmless(text).replaceAll(/\[(?=(?:IMAGE|PHOTO):)/giu, '［');

/** With `\n` wherever a line ends in whatever way. */
export const inPlainLines = (text: string): string =>
  text.replaceAll(/\r\n|[\r\u000B\f\u0085\u2028\u2029]/gu, '\n');

/** Below words of ours every line is marked, so that none of them can look like something else. */
export const shownAsData = (head: string, lines: readonly string[]): string =>
  [`[${head}]`, ...lines.map((line) => `> ${line}`)].join('\n');
