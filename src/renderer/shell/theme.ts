import { useEffect } from 'react';
import type { Preferences } from '../../shared/status';

export const themeFor = (preference: Preferences['theme'], systemIsDark: boolean): 'light' | 'dark' =>
  preference === 'system' ? (systemIsDark ? 'dark' : 'light') : preference;

/** A palette of the person's own is a wish for contrast as well. */
const contrastful = '(prefers-contrast: more), (forced-colors: active)';

function apply(preference: Preferences['theme']): void {
  const root = document.documentElement;
  root.dataset.theme = themeFor(preference, window.matchMedia('(prefers-color-scheme: dark)').matches);
  if (window.matchMedia(contrastful).matches) root.dataset.contrast = 'more';
  else delete root.dataset.contrast;
}

/** Keeps `data-theme` and `data-contrast` in step with the preference and the system's wishes. */
export function useTheme(preference: Preferences['theme']): void {
  useEffect(() => {
    const queries = [window.matchMedia('(prefers-color-scheme: dark)'), window.matchMedia(contrastful)];
    const changed = (): void => {
      apply(preference);
    };
    changed();
    for (const query of queries) query.addEventListener('change', changed);
    return () => {
      for (const query of queries) query.removeEventListener('change', changed);
    };
  }, [preference]);
}
