const listItem = /^(?:[-*+]|\d{1,9}[.)])(?:\s|$)/u;
const fenceLine = /^\s{0,3}(`{3,}|~{3,})/u;
/**
 * Definitions and footnotes hold for the whole text, wherever they stand, and HTML up to where it pleases.
 */
const reaches = /^\s{0,3}(?:\[[^\]]+\]:|<[a-z/!?])/imu;

/**
 * Markdown in pieces that mean the same apart as together, so that of a growing text only the last piece has
 * to be read again. A piece ends at an empty line before a line that can belong to nothing above it. Joined,
 * the pieces are the text.
 */
export function markdownBlocks(text: string): readonly string[] {
  if (reaches.test(text)) return [text];
  const blocks: string[] = [];
  let block: string[] = [];
  let fence: string | null = null;
  let gap = false;
  for (const line of text.split(/(?<=\n)/u)) {
    const isEmpty = line.trim() === '';
    if (fence === null && gap && !isEmpty && beginsAnew(line, block)) {
      blocks.push(block.join(''));
      block = [];
    }
    block.push(line);
    gap = isEmpty;
    fence = fenceAfter(fence, line);
  }
  return block.length === 0 ? blocks : [...blocks, block.join('')];
}

function beginsAnew(line: string, block: readonly string[]): boolean {
  const above = block.findLast((earlier) => earlier.trim() !== '') ?? '';
  if (/^\s/u.test(line) || /^\s/u.test(above)) return false;
  return !listItem.test(line) || !block.some((earlier) => listItem.test(earlier.trimStart()));
}

/** What fences off code after the line; null: nothing. */
export function fenceAfter(fence: string | null, line: string): string | null {
  const mark = fenceLine.exec(line)?.[1];
  if (mark === undefined) return fence;
  if (fence === null) return mark;
  return mark.startsWith(fence) && line.trim() === mark ? null : fence;
}
