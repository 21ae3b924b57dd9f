const allowed = new Set(['https:', 'mailto:']);
const longestLink = 2048;

/** Whether a link may leave the app for the system's browser or mail program. Everything else is refused. */
export function mayOpenExternally(link: string): boolean {
  if (link.length > longestLink) return false;
  try {
    const url = new URL(link);
    // A name and password in the address make one site look like another.
    return allowed.has(url.protocol) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/**
 * The one way out: opens `link` with `open` (Electron's shell) when it may be opened, and says whether it
 * was.
 */
export function openExternally(link: string, open: (link: string) => Promise<void>): boolean {
  if (!mayOpenExternally(link)) return false;
  open(new URL(link).href).catch(() => {});
  return true;
}
