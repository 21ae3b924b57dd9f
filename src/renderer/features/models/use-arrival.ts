import { useEffect, useRef, type RefObject } from 'react';
import { useRoute } from '../../entities/window/route';

/** Marks the row of this name where the address leads to it, and brings it into view. */
export function useArrival<Row extends HTMLElement>(
  name: string,
): { readonly ref: RefObject<Row | null>; readonly 'aria-current': 'true' | undefined } {
  const here = useRoute().id === name;
  const ref = useRef<Row>(null);
  useEffect(() => {
    if (here) ref.current?.scrollIntoView({ block: 'center' });
  }, [here]);
  return { ref, 'aria-current': here ? 'true' : undefined };
}
