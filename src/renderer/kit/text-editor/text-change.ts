/**
 * The one stretch in which two texts differ: what stands in `before` from `start` to `end` becomes `text`.
 * Null: they are equal.
 */
export function changeBetween(
  before: string,
  after: string,
): { readonly start: number; readonly end: number; readonly text: string } | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  // Two halves of one character, or of one line break, stay together.
  if (splits(before, start) || splits(after, start)) start -= 1;
  if (splits(before, before.length - tail) || splits(after, after.length - tail)) tail -= 1;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

function splits(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const left = text.charCodeAt(at - 1);
  const right = text.charCodeAt(at);
  return (
    (left >= 0xd800 && left <= 0xdbff && right >= 0xdc00 && right <= 0xdfff) || (left === 13 && right === 10)
  );
}

const bom = '\uFEFF';

/** As the editor holds it: every line ends with \n, and there is no mark before the first. */
export const plainLines = (raw: string): string =>
  (raw.startsWith(bom) ? raw.slice(1) : raw).replaceAll(/\r\n?/gu, '\n');

/**
 * What was written in the editor, put into the text as it was: line ends and the mark before the first stay
 * what they are.
 */
export function carryOver(raw: string, written: string, lineEnd = lineEndOf(raw) ?? '\n'): string {
  const change = changeBetween(plainLines(raw), written);
  if (change === null) return raw;
  return (
    raw.slice(0, rawOffset(raw, change.start)) +
    change.text.replaceAll('\n', lineEnd) +
    raw.slice(rawOffset(raw, change.end))
  );
}

/** How most lines end; null: there is but one. */
export function lineEndOf(raw: string): '\r\n' | '\n' | null {
  const ends = [...raw.matchAll(/\r\n?|\n/gu)].map(([end]) => end);
  if (ends.length === 0) return null;
  return ends.filter((end) => end === '\r\n').length > ends.length / 2 ? '\r\n' : '\n';
}

/** Where the place of the plain text is in the raw one. */
function rawOffset(raw: string, offset: number): number {
  let at = raw.startsWith(bom) ? 1 : 0;
  for (let left = offset; left > 0; left -= 1) at += raw.startsWith('\r\n', at) ? 2 : 1;
  return at;
}
