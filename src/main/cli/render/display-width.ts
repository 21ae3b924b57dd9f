/**
 * Columns of a terminal that a text takes: Hangul, Han and full-width signs take two, marks that combine take
 * none.
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFC')) width += characterWidth(character.codePointAt(0) ?? 0);
  return width;
}

const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];
const none: readonly (readonly [number, number])[] = [
  [0x0300, 0x036f],
  [0x1160, 0x11ff],
  [0x200b, 0x200f],
  [0x20d0, 0x20ff],
  [0xfe00, 0xfe0f],
];

function characterWidth(point: number): number {
  if (within(none, point)) return 0;
  return within(wide, point) ? 2 : 1;
}

const within = (ranges: readonly (readonly [number, number])[], point: number): boolean =>
  ranges.some(([from, to]) => point >= from && point <= to);

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

/** At most `width` columns; what is cut ends in an ellipsis. */
export function cutTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const character of text) {
    used += characterWidth(character.codePointAt(0) ?? 0);
    if (used > width) break;
    kept += character;
  }
  return `${kept}…`;
}
