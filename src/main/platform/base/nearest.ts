/**
 * The known word that a mistyped one was most likely meant to be, or null when none is close. Letter case,
 * `-` and `_` do not count; a swap of neighbours is one mistake. Where none is close in spelling, a word that
 * is part of the other will do: `cooldown` for `cooldown_secs`. Ties go to the earlier known word.
 */
export function nearest(word: string, known: Iterable<string>): string | null {
  const candidates = [...known];
  return (
    nearestSpelling(word, candidates) ??
    candidates.find(
      (candidate) => isPart(plain(word), plain(candidate)) || isPart(plain(candidate), plain(word)),
    ) ??
    null
  );
}

function nearestSpelling(word: string, known: readonly string[]): string | null {
  const wanted = plain(word);
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(wanted, plain(candidate), bestDistance);
    if (distance < bestDistance && distance < plain(candidate).length) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Whether all of one word stands between the underscores of the other. */
const isPart = (part: string, whole: string): boolean =>
  part.length >= 3 && `_${whole}_`.includes(`_${part}_`);

const plain = (word: string): string => word.toLowerCase().replaceAll('-', '_');

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one word into the other (optimal
 * string alignment); `most` when they are so many or more.
 */
export function editDistance(from: string, to: string, most = Infinity): number {
  const a = [...from];
  const b = [...to];
  if (Math.abs(a.length - b.length) >= most) return most;
  let twoBack: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (twoBack[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    // A row has one less than the row after it at most, so a swap makes no less of it either.
    if (least >= most) return most;
    twoBack = previous;
    previous = current;
  }
  return Math.min(most, previous[b.length] ?? 0);
}
