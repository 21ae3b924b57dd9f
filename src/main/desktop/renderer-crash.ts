import type { BrowserWindow } from 'electron';

const mostCrashes = 3;
const withinMs = 60_000;

/** The part of Electron's window that is used. */
interface CrashingWindow {
  isDestroyed(): boolean;
  readonly webContents: Pick<BrowserWindow['webContents'], 'reload'> & {
    on(
      event: 'render-process-gone',
      listener: (event: unknown, details: { readonly reason: string }) => void,
    ): unknown;
  };
}

/** A page whose process died is loaded again; one that keeps dying is given up, once. */
export function keepPageAlive<W extends CrashingWindow>(
  window: W,
  complain: (message: string) => void,
  giveUp: (window: W) => void,
  now: () => number = Date.now,
): void {
  const crashes: number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const at = now();
    crashes.push(at);
    const recent = crashes.filter((crash) => at - crash < withinMs).length;
    complain(
      `The window's process ended (${reason})${recent < mostCrashes ? '; loading it again' : `, ${String(recent)} times in a minute`}`,
    );
    if (recent < mostCrashes) window.webContents.reload();
    else if (recent === mostCrashes) giveUp(window);
  });
}
