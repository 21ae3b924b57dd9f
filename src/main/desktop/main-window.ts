import { BrowserWindow, nativeTheme, screen } from 'electron';
import { readJsonFile, writeJsonFile } from './json-file';
import { placeWindow, smallestWindow, WindowState } from './window-state';

export interface MainWindowOptions {
  readonly preload: string;
  readonly icon: string;
  /** Keeps place and size, e.g. data/window.json. */
  readonly stateFile: string;
  readonly developing: boolean;
}

/** The app's one window, not shown before it has something to show. Keeps its place and size. */
export function openMainWindow({ preload, icon, stateFile, developing }: MainWindowOptions): BrowserWindow {
  const { x, y, width, height, maximized } = placeWindow(
    readJsonFile(stateFile, WindowState),
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const window = new BrowserWindow({
    ...(x === undefined || y === undefined ? {} : { x, y }),
    width,
    height,
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    title: 'ZeroClaw',
    icon,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#10151a' : '#e7e9e6',
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      devTools: developing,
    },
  });
  if (maximized) window.maximize();
  window.once('ready-to-show', () => {
    window.show();
  });
  window.on('page-title-updated', (event) => {
    event.preventDefault();
  });
  keepState(window, stateFile);
  return window;
}

function keepState(window: BrowserWindow, file: string): void {
  let timer: NodeJS.Timeout | undefined;
  const save = (): void => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isMinimized()) return;
    try {
      writeJsonFile(file, {
        ...window.getNormalBounds(),
        maximized: window.isMaximized(),
      } satisfies WindowState);
    } catch (failure) {
      process.stderr.write(`The window's place could not be kept: ${String(failure)}\n`);
    }
  };
  const saveSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, 500);
  };
  window.on('resize', saveSoon);
  window.on('move', saveSoon);
  window.on('close', save);
}
