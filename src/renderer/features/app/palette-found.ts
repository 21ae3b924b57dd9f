import { useCommandState } from 'cmdk';

/** More lines than anybody reads; another letter makes them fewer. */
const mostFound = 50;

export const useTyped = (): string => useCommandState((state) => state.search).trim();

/** The first of the things whose words have every word that is typed. There may be thousands, and a list of them all would hold up the whole window. */
export function found<Thing>(things: readonly Thing[], typed: string, wordsOf: (thing: Thing) => string): readonly Thing[] {
  const parts = typed.toLowerCase().split(/\s+/u);
  const fitting: Thing[] = [];
  for (const thing of things) {
    if (fitting.length === mostFound) break;
    const words = wordsOf(thing).toLowerCase();
    if (parts.every((part) => words.includes(part))) fitting.push(thing);
  }
  return fitting;
}
