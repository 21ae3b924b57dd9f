/** Characters one answer may have: a local model has to read them all. */
const mostCharacters = 20_000;

/**
 * Lines of a text from line `from` (from 1), at most `count`, with a note where to read on when that is not
 * all.
 */
export function shownLines(text: string, from: number, count: number): string {
  const lines = text.replace(/\r\n/gu, '\n').replace(/\n$/u, '').split('\n');
  if (text === '') return 'the file is empty';
  if (from > lines.length) return `[the file has ${String(lines.length)} lines]`;
  const shown: string[] = [];
  let room = mostCharacters;
  for (const line of lines.slice(from - 1, from - 1 + count)) {
    if (line.length > room && shown.length > 0) break;
    shown.push(
      line.length > room ? `${[...line.slice(0, room)].slice(0, -1).join('')}… [the line goes on]` : line,
    );
    room -= line.length;
    if (room <= 0) break;
  }
  const last = from - 1 + shown.length;
  const note = last < lines.length ? `; read on with from_line ${String(last + 1)}` : '';
  return from === 1 && note === ''
    ? shown.join('\n')
    : `${shown.join('\n')}\n[lines ${String(from)} to ${String(last)} of ${String(lines.length)}${note}]`;
}
