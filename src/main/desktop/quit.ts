import { app } from 'electron';
import { systemClock } from '../platform/base/clock';
import { within } from '../platform/base/within';

const longestCloseMs = 5_000;

export interface Quit {
  exitCode: number;
}

/**
 * Closes what is open once the windows are closed, however the app ends: window, menu, signal. Never takes
 * longer than 5 s.
 */
export function quitOnce(close: () => Promise<void>, complain: (message: string) => void): Quit {
  const quit: Quit = { exitCode: 0 };
  let closing = false;
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (closing) return;
    closing = true;
    within(systemClock, longestCloseMs, new AbortController().signal, close)
      .catch((failure: unknown) => {
        complain(`Closing was not clean: ${String(failure)}`);
      })
      .finally(() => {
        app.exit(quit.exitCode);
      });
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      app.quit();
    });
  return quit;
}
