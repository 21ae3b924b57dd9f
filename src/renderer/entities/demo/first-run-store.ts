import { useEffect } from 'react';
import { create } from 'zustand';
import { setPreferences, useApp } from '../engine/app-store';
import { go, type Page } from '../window/route';

interface FirstRunStore {
  /** Somebody wants to see the doors again. */
  readonly opened: boolean;
  /** Somebody went elsewhere without choosing; it comes again at the next start. */
  readonly passed: boolean;
}

const useFirstRun = create<FirstRunStore>(() => ({ opened: false, passed: false }));

export const openFirstRun = (): void => {
  useFirstRun.setState({ opened: true });
};

/** Somebody has chosen. */
export function leaveFirstRun(page: Page): void {
  useFirstRun.setState({ opened: false, passed: true });
  if (useApp.getState().preferences.firstRun) void setPreferences({ firstRun: false });
  go(page);
}

/** Whether the doors take the place of the pages. A link, the palette or a notification leads past them. */
export function useFirstRunShown(): boolean {
  const due = useApp(({ preferences }) => preferences.firstRun);
  const { opened, passed } = useFirstRun();
  useEffect(() => {
    const pass = (): void => {
      useFirstRun.setState({ opened: false, passed: true });
    };
    window.addEventListener('hashchange', pass);
    return () => {
      window.removeEventListener('hashchange', pass);
    };
  }, []);
  return opened || (due && !passed);
}
