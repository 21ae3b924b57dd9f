/*
 * Numbers as people type them. In English and in Korean a comma parts thousands, so "20,000" is never 20. Elsewhere
 * it is a point: where it cannot part thousands, it is read so.
 */

const digits = String.raw`[+-]?(?:\d+|[1-9]\d{0,2}(?:[,_]\d{3})+)`;
const wholeNumber = new RegExp(`^${digits}$`, 'u');
const decimalNumber = new RegExp(String.raw`^(?:${digits}(?:\.\d+)?|[+-]?\.\d+)(?:e[+-]?\d{1,3})?$`, 'iu');
const decimalComma = /^[+-]?\d*,\d+$/u;

/** Null: it is no number, or no whole one where that is wanted. A whole number has no point: "1.000" may be meant as 1000. */
export function readNumber(text: string, kind: 'whole' | 'decimal'): number | null {
  const trimmed = text.trim();
  if ((kind === 'whole' ? wholeNumber : decimalNumber).test(trimmed))
    return Number(trimmed.replaceAll(/[,_]/gu, ''));
  return kind === 'decimal' && decimalComma.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
