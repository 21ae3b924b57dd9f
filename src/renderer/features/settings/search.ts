/** Without regard to case, and to how a syllable is put together. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase();

export const wordsOf = (query: string): readonly string[] =>
  plain(query)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether every word stands somewhere in these texts. */
export function fits(words: readonly string[], texts: readonly string[]): boolean {
  const all = plain(texts.join('\n'));
  return words.every((word) => all.includes(word));
}
