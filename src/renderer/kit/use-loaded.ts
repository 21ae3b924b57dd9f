import { useEffect, useState } from 'react';

const known = new Map<() => Promise<unknown>, unknown>();

/** What `load` reads, once it is there; null: not yet. The same function reads once for the whole window. */
export function useLoaded<T>(load: () => Promise<T>): T | null {
  const [, setReady] = useState(known.has(load));
  useEffect(() => {
    if (known.has(load)) return undefined;
    let over = false;
    load().then(
      (value) => {
        known.set(load, value);
        if (!over) setReady(true);
      },
      // Without it the page shows what there is; the next that asks tries again.
      () => {},
    );
    return () => {
      over = true;
    };
  }, [load]);
  return (known.get(load) as T | undefined) ?? null;
}
