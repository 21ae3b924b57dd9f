/**
 * The names on the shortest way from the one to the other, both included; null: there is none. `next`: where it leads
 * from a name. `keyOf`: names with the same key are one.
 */
export function wayBetween(
  from: string,
  to: string,
  next: (name: string) => readonly string[],
  keyOf: (name: string) => string = (name) => name,
): readonly string[] | null {
  const ways = new Map<string, readonly string[]>([[keyOf(from), [from]]]);
  for (const [key, way] of ways) {
    if (key === keyOf(to)) return way;
    for (const name of next(way.at(-1) ?? from))
      if (!ways.has(keyOf(name))) ways.set(keyOf(name), [...way, name]);
  }
  return null;
}
