const token = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/gu;

/**
 * The first key that stands twice in one object of a JSON text, and where it stands again, from 0; null: none
 * does. Who parses such a text takes the last one and says nothing.
 */
export function doubledKey(json: string): { readonly key: string; readonly offset: number } | null {
  const open: Set<string>[] = [];
  for (const { 0: whole, 1: text, 2: colon, index } of json.matchAll(token)) {
    if (whole === '{' || whole === '[') open.push(new Set());
    else if (text === undefined) open.pop();
    else if (colon !== undefined) {
      const key = JSON.parse(text) as string;
      const known = open.at(-1);
      if (known?.has(key) === true) return { key, offset: index };
      known?.add(key);
    }
  }
  return null;
}
