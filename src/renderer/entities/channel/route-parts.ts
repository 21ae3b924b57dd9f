/** A route as a form has it: the way, and the recipient on it. */
export interface RouteParts {
  /** `desktop`, `duty` for who is on duty wherever they are reached, or the name of a channel. */
  readonly way: string;
  /** Empty on the desktop; without its `@` for who is on duty. */
  readonly to: string;
}

export const routeParts = (route: string): RouteParts => {
  if (route === 'desktop') return { way: 'desktop', to: '' };
  if (route.startsWith('@')) return { way: 'duty', to: route.slice(1) };
  const colon = route.indexOf(':');
  return colon === -1 ? { way: route, to: '' } : { way: route.slice(0, colon), to: route.slice(colon + 1) };
};

/** Null: it is not finished. */
export function routeText({ way, to }: RouteParts): string | null {
  const recipient = to.trim();
  if (way === 'desktop') return way;
  if (recipient === '') return null;
  if (way === 'duty') return /[\s:]/u.test(recipient) ? null : `@${recipient.replace(/^@/u, '')}`;
  return `${way}:${recipient}`;
}
