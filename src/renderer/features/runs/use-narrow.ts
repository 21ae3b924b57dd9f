import { useSyncExternalStore } from 'react';

const query = '(max-width: 900px)';

const subscribe = (changed: () => void): (() => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => {
    list.removeEventListener('change', changed);
  };
};

/** Whether the window is so narrow that the inspector lies over the sheet. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
