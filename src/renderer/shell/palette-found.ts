import { useCommandState } from 'cmdk';

/** More lines than anybody reads; another letter makes them fewer. */
const mostFound = 50;

export const useTyped = (): string => useCommandState((state) => state.search).trim();

/** A piece of a text; `hit`: it is what was typed. */
interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The words of a line, with the parts that were typed. */
export function piecesOf(words: string, typed: string): readonly Piece[] {
  const parts = typed
    .split(/\s+/u)
    .filter((part) => part !== '')
    .toSorted((a, b) => b.length - a.length);
  if (parts.length === 0) return [{ text: words, hit: false }];
  const pattern = new RegExp(
    `(${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`)).join('|')})`,
    'iu',
  );
  return words
    .split(pattern)
    .map((text, index) => ({ text, hit: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/**
 * The first of the things whose words have every word that is typed. There may be thousands, and a list of
 * them all would hold up the whole window.
 */
export function found<Thing>(
  things: readonly Thing[],
  typed: string,
  wordsOf: (thing: Thing) => string,
): readonly Thing[] {
  const parts = typed.toLowerCase().split(/\s+/u);
  const fitting: Thing[] = [];
  for (const thing of things) {
    if (fitting.length === mostFound) break;
    const words = wordsOf(thing).toLowerCase();
    if (parts.every((part) => words.includes(part))) fitting.push(thing);
  }
  return fitting;
}
