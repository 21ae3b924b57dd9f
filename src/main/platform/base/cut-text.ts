/** What fits into `limit` bytes of UTF-8, and how much there was, where that is more. */
export function cutBytes(text: string, limit: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= limit) return text;
  const cut = bytes
    .subarray(0, limit)
    .toString('utf8')
    .replace(/\uFFFD$/u, '');
  return `${wholeWords(cut, text[cut.length] ?? '')}… (cut: ${String(bytes.length)} bytes in all)`;
}

/**
 * Without the number, word or path that goes on behind it: half of a number is another number. What is longer
 * than any of these stays.
 */
export function wholeWords(cut: string, next: string): string {
  return isPartOfWord.test(next) ? cut.replace(lastWord, '').trimEnd() : cut;
}

const isPartOfWord = /[\p{L}\p{N}\p{M}.,_/+%°-]/u;
const lastWord = /(?<![\p{L}\p{N}\p{M}.,_/+%°-])[\p{L}\p{N}\p{M}.,_/+%°-]{1,100}$/u;
