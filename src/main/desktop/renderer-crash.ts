import type { BrowserWindow } from 'electron';

const mostCrashes = 3;
const withinMs = 60_000;

/** A page whose process died is loaded again, unless it keeps dying. */
export function keepPageAlive(window: BrowserWindow, complain: (message: string) => void): void {
  const crashes: number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const now = Date.now();
    crashes.push(now);
    const recent = crashes.filter((at) => now - at < withinMs).length;
    complain(`The window's process ended (${reason})${recent < mostCrashes ? '; loading it again' : ' three times in a minute; it stays closed'}`);
    if (recent < mostCrashes) window.webContents.reload();
    else window.close();
  });
}
