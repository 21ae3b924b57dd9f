/**
 * Where nothing better is found within a piece, it is cut at its end; a break in the first third is not worth
 * it.
 */
const earliestBreak = 1 / 3;
/**
 * With a longer mark hardly anything would be left of a piece that has it at both ends; nobody writes one, a
 * model that repeats itself does.
 */
const fence = /^ {0,3}(`{3,12}(?!`)|~{3,12}(?!~))(.*)$/u;

/**
 * Cuts Markdown into pieces of which `lengthOf` is at most `limit`: at paragraphs, else lines, else words,
 * else anywhere but inside a character. A code block that is cut is closed and opened again.
 */
export function splitMarkdown(
  markdown: string,
  limit: number,
  lengthOf: (piece: string) => number = (piece) => piece.length,
): readonly string[] {
  const pieces: string[] = [];
  let rest = markdown.trim();
  while (rest !== '') {
    const { piece, after } = takePiece(rest, limit, lengthOf);
    if (piece.trim() !== '') pieces.push(piece);
    rest = after;
  }
  return pieces;
}

function takePiece(
  text: string,
  limit: number,
  lengthOf: (piece: string) => number,
): { readonly piece: string; readonly after: string } {
  if (lengthOf(text) <= limit) return { piece: text, after: '' };
  let size = longestFitting(text, limit, lengthOf);
  for (;;) {
    const cut = niceBreak(text, size);
    const open = openFence(text.slice(0, cut));
    const piece = `${text.slice(0, cut).trimEnd()}${open === null ? '' : `\n${open.mark}`}`;
    const rest = text.slice(cut);
    // Behind a cut in code the columns matter; elsewhere white space goes.
    const after = open === null ? rest.trimStart() : `${open.line}\n${rest.replace(/^\n/u, '')}`;
    if ((lengthOf(piece) <= limit && after.length < text.length) || size <= 1)
      return { piece: piece === '' ? text.slice(0, cut) : piece, after: size <= 1 ? rest : after };
    size = Math.max(1, Math.min(size - 1, Math.floor(size * 0.9)));
  }
}

/** The largest beginning that fits, found by halving: `lengthOf` may grow faster than the text. */
function longestFitting(text: string, limit: number, lengthOf: (piece: string) => number): number {
  let fits = 0;
  let tooLong = Math.min(text.length, limit) + 1;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (lengthOf(text.slice(0, middle)) <= limit) fits = middle;
    else tooLong = middle;
  }
  return Math.max(1, fits);
}

function niceBreak(text: string, size: number): number {
  const piece = text.slice(0, size + 1);
  const earliest = size * earliestBreak;
  for (const separator of ['\n\n', '\n', ' ']) {
    const place = piece.lastIndexOf(separator);
    if (place >= earliest) return place;
  }
  const last = text.charCodeAt(size - 1);
  return last >= 0xd800 && last <= 0xdbff && size > 1 ? size - 1 : size;
}

/** The code block that is open at the end: the line that opened it, and the mark that closes it. */
function openFence(text: string): { readonly line: string; readonly mark: string } | null {
  let open: { line: string; mark: string } | null = null;
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (mark === undefined) continue;
    if (open === null) open = { line, mark };
    else if (mark.startsWith(open.mark) && fence.exec(line)?.[2]?.trim() === '') open = null;
  }
  return open;
}
