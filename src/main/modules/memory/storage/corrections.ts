import type { Term } from './terms';

/** Shorter words are as near to any other as to what was meant. */
const shortest = 4;
const mostCorrections = 3;

/** What is known of the words there are. */
export interface Vocabulary {
  has(stem: string): boolean;
  beginningWith(letter: string): Iterable<string>;
}

/** The terms, and for words that occur nowhere the roots that they may be a typing error for. */
export function corrected(terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  return terms.map((term) => {
    if (
      term.kind !== 'word' ||
      term.beginning ||
      term.word.length < shortest ||
      !/^[a-z]+$/u.test(term.word) ||
      vocabulary.has(term.stem)
    )
      return term;
    return { ...term, corrected: nearestStems(term, vocabulary) };
  });
}

function nearestStems(
  { word, stem }: Extract<Term, { kind: 'word' }>,
  vocabulary: Vocabulary,
): readonly string[] {
  const most = word.length >= 8 ? 2 : 1;
  const near: { readonly known: string; readonly distance: number }[] = [];
  for (const known of vocabulary.beginningWith(word.slice(0, 1))) {
    if (known.length < shortest - 1) continue;
    const distance = Math.min(editDistance(word, known, most), editDistance(stem, known, most));
    if (distance <= most) near.push({ known, distance });
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostCorrections)
    .map(({ known }) => known);
}

/**
 * Letters added, left out, changed or swapped with their neighbour; more than `most` counts as infinitely
 * many.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, index) => index),
  ];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? (beforeLast[column - 2] ?? 0) + 1
          : Infinity;
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + same,
          swapped,
        ),
      );
    }
    if (Math.min(...next) > most) return Infinity;
    [beforeLast, last] = [last, next];
  }
  const distance = last[b.length] ?? Infinity;
  return distance > most ? Infinity : distance;
}
