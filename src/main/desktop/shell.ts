import { join } from 'node:path';
import { app, dialog, safeStorage, type BrowserWindow, type MessageBoxOptions } from 'electron';
import { systemClock } from '../base/clock';
import { startCommand, type AppPaths } from './app-paths';
import { offerContextMenu } from './app-menu';
import { appUrl, failurePath, type PageOrigin } from './app-url';
import { openTray } from './app-tray';
import { parseDeepLink } from './deep-link';
import type { Desk } from './desk';
import type { ComposeEngine, Engine } from '../ports/engine';
import { backupDialogs } from './backup-dialogs';
import { createDesktop } from './desktop-port';
import { openDesktopSettings } from './desktop-settings';
import { linkEngine } from './engine-link';
import { watchEngine } from './engine-watch';
import { toFailure, type StartFailure } from './failure-page';
import { hardenSession } from './harden';
import { openKeychain } from './keychain';
import { openMainWindow } from './main-window';
import { chooseModelFile, chooseModelFolder } from './choose-model-file';
import { runFileDialogs } from './run-file-dialogs';
import { saveFile } from './save-file';
import { createNativeNotifier } from './native-notifier';
import { guardQuit } from './quit-guard';
import { quitOnce } from './quit';
import { keepPageAlive } from './renderer-crash';
import { serveApp } from './serve-app';
import { startAtLogin } from './start-at-login';
import { createDeskView } from './desk-view';
import { openWindowIpc } from './window-ipc';
import { wordsFor, type Words } from './words';

export interface ShellOptions {
  readonly home: string;
  readonly paths: AppPaths;
  readonly origin: PageOrigin;
  readonly developmentServer: string | null;
  readonly composeEngine: ComposeEngine;
  readonly complain: (message: string) => void;
  /** Why there is no point in starting the engine; null when there is. */
  readonly failure: StartFailure | null;
}

export interface Shell {
  showWindow(): void;
  /** A link opens a page, and does nothing else. */
  openLink(link: string): void;
}

/** Runs must not end because a window cannot be drawn. */
const pageCrashed = (home: string): StartFailure => ({
  heading: 'The window crashed three times in a minute',
  message: 'Procedures go on: what waits for a person can be decided with `zeroclaw approvals` and `zeroclaw approve RUN`.',
  mend: `When nothing is under way, close this window and start the app again. If this comes back, update the graphics driver. The log is ${join(home, 'logs', 'zeroclaw.log')}.`,
});

/** Windows, tray, notifications and the engine behind them. Call when Electron is ready. */
export function openShell(options: ShellOptions): Shell {
  const { home, paths, origin, complain } = options;
  const developing = !app.isPackaged;
  const data = join(home, 'data');
  const settings = openDesktopSettings(join(data, 'desktop.json'));
  let failure = options.failure;
  let window: BrowserWindow | null = null;
  const showDesk = createDeskView(developing);

  hardenSession(origin, options.developmentServer);
  serveApp(paths.renderer, () => failure);

  const words = (): Words => wordsFor(watch.desk().preferences.language, app.getPreferredSystemLanguages());
  const notifier = createNativeNotifier({
    words,
    complain,
    open: (place) => { show({ type: 'open', page: 'approvals', id: place }); },
    approve: (approval) => { approveFrom(approval).catch(reportDefect); },
  });
  let engine = failure === null ? startEngine() : Promise.reject<Engine>(new Error(failure.message));
  const link = linkEngine(() => engine);
  const watch = watchEngine(link, draw);
  const ipc = openWindowIpc({ origin, engine: link, clock: systemClock, window: () => window, complain });
  const quit = quitOnce(async () => {
    ipc.close();
    tray?.close();
    await (await engine.catch(() => null))?.close();
  }, complain);
  const guard = guardQuit({ link, window: () => window, words });
  const tray = openTray(paths.icons, {
    open: showWindow,
    openApproval: (place) => { show({ type: 'open', page: 'approvals', id: place }); },
    pause: (paused) => { link.askAs('app', 'engine.pause', { paused }).catch(reportDefect); },
    stopEverything: () => { askAndStopEverything().catch(reportDefect); },
    closeToTray: (closeToTray) => { settings.set({ closeToTray }); draw(watch.desk()); },
    quit: () => { app.quit(); },
  }, complain);

  const staysInTray = (): boolean => tray !== null && settings.get().closeToTray && failure === null;
  app.on('window-all-closed', () => { if (!staysInTray()) app.quit(); });
  app.on('activate', showWindow);
  draw(watch.desk());
  if (failure !== null) complain(`ZeroClaw could not start: ${failure.message}\n${failure.mend}`);
  showWindow();
  followEngine();
  if (failure !== null) quit.exitCode = 1;

  function startEngine(): Promise<Engine> {
    const secrets = openKeychain(join(data, 'keychain.json'), safeStorage, systemClock);
    if (secrets === null) complain('This system has no keychain that protects secrets: they are kept in a file that only you can read.');
    const desktop = createDesktop({
      hasTray: () => tray !== null,
      settings,
      login: startAtLogin(startCommand({ packaged: app.isPackaged, executable: process.execPath, appImage: process.env['APPIMAGE'], appPath: app.getAppPath(), home }), join(paths.icons, 'icon-256.png')),
      changed: () => { draw(watch.desk()); },
      files: backupDialogs(() => window, words),
      restartEngine,
    });
    return options.composeEngine({ home, desktop, licencesFile: paths.licencesFile, resources: paths.resources, sampleSops: paths.sampleSops, version: app.getVersion(), languages: app.getPreferredSystemLanguages(), workerFile: paths.workerFile, watcherFile: paths.watcherFile, notifier, secrets, chooseModelFile: () => chooseModelFile(window, words()), runFiles: runFileDialogs(() => window, words), saveFile: (suggested, text) => saveFile(window, words(), suggested, text), chooseModelFolder: () => chooseModelFolder(window, words()), logToStderr: developing });
  }

  function followEngine(): void {
    engine.then(async ({ notices }) => {
      notices.on((notice) => {
        ipc.send(notice);
        watch.see(notice);
      });
      await watch.refresh();
    }, failToStart).catch(reportDefect);
  }

  /** Another engine on the same home; questions wait until it has started. The page begins anew. */
  function restartEngine(): void {
    const before = engine;
    engine = before.then((running) => running.close()).then(startEngine);
    followEngine();
    engine.then(() => { if (window !== null) load(window); }, () => {});
  }

  function failToStart(thrown: unknown): void {
    if (failure === null) {
      failure = toFailure(thrown);
      complain(`ZeroClaw could not start: ${failure.message}\n${failure.mend}`);
    }
    quit.exitCode = 1;
    watch.change({ type: 'engine-failed' });
    if (window !== null) load(window);
  }

  function showWindow(): void {
    if (window === null) {
      window = openMainWindow({ preload: paths.preload, icon: join(paths.icons, 'icon-256.png'), stateFile: join(data, 'window.json'), developing });
      // The window stays until it is certain that its closing is not the end of the app.
      window.on('close', (event) => {
        if (guard.isCertain() || staysInTray()) return;
        event.preventDefault();
        app.quit();
      });
      window.on('closed', () => {
        window = null;
        if (staysInTray() && !guard.isCertain()) tellOnce();
      });
      offerContextMenu(window.webContents, words);
      keepPageAlive(window, complain, (crashed) => {
        failure = pageCrashed(home);
        load(crashed);
      });
      load(window);
      draw(watch.desk());
      return;
    }
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  /** The first time the window goes and the app does not. */
  function tellOnce(): void {
    if (settings.get().toldOfTray) return;
    settings.set({ toldOfTray: true });
    notifier.notify({ title: words().inTray, body: words().inTrayText });
  }

  function load(target: BrowserWindow): void {
    const url = failure === null ? origin.url : new URL(failurePath, appUrl).href;
    // A newer load takes the place of an older one, which then rejects.
    target.loadURL(url).catch((thrown: unknown) => { if (!target.isDestroyed()) complain(`The page did not load: ${String(thrown)}`); });
  }

  function show(notice: Parameters<typeof ipc.open>[0]): void {
    showWindow();
    ipc.open(notice);
  }

  function draw(desk: Desk): void {
    showDesk({ desk, words: words(), closeToTray: settings.get().closeToTray, keepAwake: settings.get().keepAwake, tray, window });
  }

  async function approveFrom(approval: { readonly runId: string; readonly gate: string }): Promise<void> {
    // A notification names the step, not its calls: a gate that has some is signed on the card, where they can be read.
    const answer = await link.askAs('notification', 'approvals.approve', { runId: approval.runId, gate: approval.gate, callsShown: false });
    if (answer.ok) return;
    notifier.notify({ title: words().notDecided, body: [answer.error.message, answer.error.mend ?? ''].map(words().told).join(' ').trim() });
    show({ type: 'open', page: 'approvals', id: approval.runId });
  }

  async function askAndStopEverything(): Promise<void> {
    const { stopQuestion, stopDetail, stopConfirm, back } = words();
    const question: MessageBoxOptions = { type: 'warning', message: stopQuestion, detail: stopDetail, buttons: [stopConfirm, back], defaultId: 1, cancelId: 1 };
    const { response } = await (window === null ? dialog.showMessageBox(question) : dialog.showMessageBox(window, question));
    if (response !== 0) return;
    const answer = await link.askAs('app', 'engine.stop-everything', {});
    if (!answer.ok) notifier.notify({ title: words().stopQuestion, body: answer.error.message });
  }

  function reportDefect(thrown: unknown): void {
    complain(`A defect: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
  }

  return {
    showWindow,
    openLink(text) {
      const notice = parseDeepLink(text);
      if (notice !== null) show(notice);
    },
  };
}
