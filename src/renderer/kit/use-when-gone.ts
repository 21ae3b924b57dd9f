import { useEffect, useRef } from 'react';

/**
 * Runs the latest `work` when the part goes from the window: a field that goes with its page is not told that
 * the focus left it.
 */
export function useWhenGone(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(
    () => () => {
      latest.current();
    },
    [],
  );
}
