import { useSyncExternalStore } from 'react';

/** What the rail lists, and digits lead to. */
export const listedPages = [
  'approvals',
  'chat',
  'sops',
  'runs',
  'events',
  'boards',
  'channels',
  'memory',
  'models',
  'settings',
] as const;
/** Help is reached from every page, the fleet where there is one: they have no numbers. */
export const pages = [...listedPages, 'fleet', 'help'] as const;
export type Page = (typeof pages)[number];

/** The digit that leads to a page, as on the keyboard: 0 is the tenth. */
export const digitOf = (index: number): string => String((index + 1) % 10);

/**
 * Where the window is: a page, on it one thing, and a part of that. Written in the address as
 * `#/sops/pump/flow`.
 */
export interface Route {
  readonly page: Page;
  readonly id: string | null;
  readonly part: string | null;
}

/** What every page gets; `id` is null for its list. */
export interface PageProps {
  readonly id: string | null;
}

export function routeOf(hash: string): Route {
  const [, page = '', id = '', part = ''] = hash.split('/');
  const known = pages.find((name) => name === page) ?? 'approvals';
  return { page: known, id: id === '' ? null : decode(id), part: part === '' ? null : decode(part) };
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The address of a page, of one thing on it, or of a part of that, for links. */
export const hrefOf = (page: Page, id: string | null = null, part: string | null = null): string =>
  ['#', page, ...(id === null && part === null ? [] : [id ?? '']), ...(part === null ? [] : [part])]
    .map((segment, index) => (index < 2 ? segment : encodeURIComponent(segment)))
    .join('/');

export function go(page: Page, id: string | null = null, part: string | null = null): void {
  window.location.hash = hrefOf(page, id, part);
}

/** Asked before another address is shown; false keeps the page as it is. */
export type LeaveGuard = (to: Route) => boolean;

let guard: LeaveGuard | null = null;
/** The address that is shown: of the window, unless a guard holds it. */
let shown = typeof window === 'undefined' ? '' : window.location.hash;

/**
 * Sets who is asked before the page is left; a page with unsaved work sets one. Returns the function that
 * takes it back.
 */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Whether the address may be shown; one that may not is put back. */
function mayShow(): boolean {
  const wanted = window.location.hash;
  if (wanted === shown) return true;
  if (guard !== null && !guard(routeOf(wanted))) {
    window.history.replaceState(null, '', shown === '' ? '#' : shown);
    return false;
  }
  shown = wanted;
  return true;
}

function subscribe(changed: () => void): () => void {
  const listen = (): void => {
    if (mayShow()) changed();
  };
  mayShow();
  window.addEventListener('hashchange', listen);
  return () => {
    window.removeEventListener('hashchange', listen);
  };
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => shown));
}
