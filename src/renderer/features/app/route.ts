import { useSyncExternalStore } from 'react';

export const pages = ['approvals', 'chat', 'sops', 'runs', 'events', 'boards', 'channels', 'memory', 'models', 'settings'] as const;
export type Page = (typeof pages)[number];

/** The digit that leads to a page, as on the keyboard: 0 is the tenth. */
export const digitOf = (index: number): string => String((index + 1) % 10);

/** Where the window is: a page and, on it, one thing. Written in the address as `#/runs/8f31c2`. */
export interface Route {
  readonly page: Page;
  readonly id: string | null;
}

/** What every page gets; `id` is null for its list. */
export interface PageProps {
  readonly id: string | null;
}

export function routeOf(hash: string): Route {
  const [, page = '', id = ''] = hash.split('/');
  const known = pages.find((name) => name === page) ?? 'approvals';
  return { page: known, id: id === '' ? null : decode(id) };
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The address of a page or of one thing on it, for links. */
export const hrefOf = (page: Page, id: string | null = null): string => (id === null ? `#/${page}` : `#/${page}/${encodeURIComponent(id)}`);

export function go(page: Page, id: string | null = null): void {
  window.location.hash = hrefOf(page, id);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
  };
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => window.location.hash));
}
