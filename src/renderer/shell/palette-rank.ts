/**
 * How well a line answers what is typed: its own words before others that it is called by, beginnings before
 * middles; 0: it does not have every word. Letters that merely stand somewhere in this order are no answer.
 */
export function rankOf(typed: string, words: string, alsoCalled: readonly string[]): number {
  const parts = plain(typed)
    .split(/\s+/u)
    .filter((part) => part !== '');
  if (parts.length === 0) return 1;
  const [own, other] = [plain(words), plain(alsoCalled.join(' '))];
  const ranks = parts.map((part) =>
    own.startsWith(part)
      ? 1
      : beginsWord(own, part)
        ? 0.9
        : beginsWord(other, part)
          ? 0.6
          : own.includes(part)
            ? 0.4
            : other.includes(part)
              ? 0.2
              : 0,
  );
  return Math.min(...ranks);
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

const beginsWord = (text: string, part: string): boolean =>
  text.startsWith(part) || [' ', '-', '“', '(', '_', '.'].some((before) => text.includes(`${before}${part}`));
