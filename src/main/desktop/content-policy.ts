/**
 * What the page may load: its own files and nothing else; it talks to nobody but the bridge. The editor
 * (Monaco) needs blob workers and inline styles; scripts are never inline and never evaluated.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'none'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ');

/**
 * While developing, the page comes from the development server, which injects inline scripts and talks over a
 * web socket.
 */
export function developmentPolicy(server: string): string {
  const { host, origin } = new URL(server);
  return contentSecurityPolicy
    .replace("script-src 'self'", `script-src 'self' 'unsafe-inline' ${origin}`)
    .replace("connect-src 'none'", `connect-src ${origin} ws://${host}`);
}

export const pageHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
} as const;
