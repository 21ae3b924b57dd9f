import { app, type BrowserWindow } from 'electron';
import { offerContextMenu } from './app-menu';
import { openMainWindow, type MainWindowOptions } from './main-window';
import { keepPageAlive } from './renderer-crash';
import type { Words } from './words';

interface AppWindowOptions extends MainWindowOptions {
  /** Of the page, or of what is shown instead of it. */
  readonly url: () => string;
  readonly words: () => Words;
  readonly staysInTray: () => boolean;
  /** Whether the app ends, with everything that is under way. */
  readonly endIsCertain: () => boolean;
  readonly opened: () => void;
  readonly leftInTray: () => void;
  /** The page crashed and is not tried again: `url` names what takes its place. */
  readonly crashed: () => void;
  readonly complain: (message: string) => void;
}

/** The app's one window: it may be closed and opened again while the app goes on. */
export interface AppWindow {
  readonly current: () => BrowserWindow | null;
  /** Opens it, or brings it to the front. */
  readonly show: () => void;
  /** Begins the page again; nothing happens without a window. */
  readonly load: () => void;
}

export function createAppWindow(options: AppWindowOptions): AppWindow {
  let window: BrowserWindow | null = null;

  function load(): void {
    const target = window;
    // A newer load takes the place of an older one, which then rejects.
    target?.loadURL(options.url()).catch((thrown: unknown) => {
      if (!target.isDestroyed()) options.complain(`The page did not load: ${String(thrown)}`);
    });
  }

  function open(): void {
    window = openMainWindow(options);
    // The window stays until it is certain that its closing is not the end of the app.
    window.on('close', (event) => {
      if (options.endIsCertain() || options.staysInTray()) return;
      event.preventDefault();
      app.quit();
    });
    window.on('closed', () => {
      window = null;
      if (options.staysInTray() && !options.endIsCertain()) options.leftInTray();
    });
    offerContextMenu(window.webContents, options.words);
    keepPageAlive(window, options.complain, () => {
      options.crashed();
      load();
    });
    load();
    options.opened();
  }

  return {
    current: () => window,
    show() {
      if (window === null) {
        open();
        return;
      }
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
    load,
  };
}
