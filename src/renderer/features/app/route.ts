import { useSyncExternalStore } from 'react';

export const pages = ['approvals', 'chat', 'sops', 'runs', 'events', 'boards', 'channels', 'memory', 'models'] as const;
export type Page = (typeof pages)[number];

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
