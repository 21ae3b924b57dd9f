import { join } from 'node:path';
import { app, dialog, safeStorage, type MessageBoxOptions } from 'electron';
import { systemClock } from '../platform/base/clock';
import { startCommand, type AppPaths } from './app-paths';
import { appUrl, failurePath, type PageOrigin } from './app-url';
import { openTray } from './app-tray';
import { createAppWindow } from './app-window';
import { parseDeepLink } from './deep-link';
import { leftLines } from '../../domain/run/left-set';
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
import { chooseModelFile, chooseModelFolder } from './choose-model-file';
import { runFileDialogs } from './run-file-dialogs';
import { saveFile } from './save-file';
import { createNativeNotifier } from './native-notifier';
import type { NotificationRequest } from './notification-content';
import { guardQuit } from './quit-guard';
import { quitOnce } from './quit';
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
  message:
    'Procedures go on: what waits for a person can be decided with `zeroclaw approvals` and `zeroclaw approve RUN`.',
  remedy: `When nothing is under way, close this window and start the app again. If this comes back, update the graphics driver. The log is ${join(home, 'logs', 'zeroclaw.log')}.`,
});

/** Windows, tray, notifications and the engine behind them. Call when Electron is ready. */
export function openShell(options: ShellOptions): Shell {
  const { home, paths, origin, complain } = options;
  const developing = !app.isPackaged;
  const data = join(home, 'data');
  const settings = openDesktopSettings(join(data, 'desktop.json'));
  let failure = options.failure;
  const icon = join(paths.icons, 'icon-256.png');
  const showDesk = createDeskView(developing);

  hardenSession(origin, options.developmentServer);

  const words = (): Words => wordsFor(watch.desk().preferences.language, app.getPreferredSystemLanguages());
  serveApp(paths.renderer, () => failure, words);
  const notifier = createNativeNotifier({
    words,
    complain,
    open: (place) => {
      show({ type: 'open', page: 'approvals', id: place });
    },
    approve: (approval) => {
      approveFrom(approval).catch(reportDefect);
    },
  });
  const appWindow = createAppWindow({
    preload: paths.preload,
    icon,
    stateFile: join(data, 'window.json'),
    developing,
    url: () => (failure === null ? origin.url : new URL(failurePath, appUrl).href),
    words,
    staysInTray,
    endIsCertain: () => guard.isCertain(),
    opened: () => {
      draw(watch.desk());
    },
    leftInTray: tellOnce,
    crashed: () => {
      failure = pageCrashed(home);
    },
    complain,
  });
  let engine = failure === null ? startEngine() : Promise.reject<Engine>(new Error(failure.message));
  const link = linkEngine(() => engine);
  const watch = watchEngine(link, draw);
  const ipc = openWindowIpc({
    origin,
    engine: link,
    clock: systemClock,
    window: appWindow.current,
    complain,
  });
  const quit = quitOnce(async () => {
    ipc.close();
    tray?.close();
    await (await engine.catch(() => null))?.close();
  }, complain);
  const guard = guardQuit({ link, window: appWindow.current, words });
  const tray = openTray(
    paths.icons,
    {
      open: appWindow.show,
      openApproval: (place) => {
        show({ type: 'open', page: 'approvals', id: place });
      },
      pause: (paused) => {
        link.askAs('app', 'engine.pause', { paused }).catch(reportDefect);
      },
      stopEverything: () => {
        askAndStopEverything().catch(reportDefect);
      },
      closeToTray: (closeToTray) => {
        settings.set({ closeToTray });
        draw(watch.desk());
      },
      quit: () => {
        app.quit();
      },
    },
    complain,
  );

  app.on('window-all-closed', () => {
    if (!staysInTray()) app.quit();
  });
  app.on('activate', appWindow.show);
  draw(watch.desk());
  if (failure !== null) complain(`ZeroClaw could not start: ${failure.message}\n${failure.remedy}`);
  appWindow.show();
  followEngine();
  if (failure !== null) quit.exitCode = 1;

  function startEngine(): Promise<Engine> {
    const secrets = openKeychain(join(data, 'keychain.json'), safeStorage, systemClock);
    if (secrets === null)
      complain(
        'This system has no keychain that protects secrets: they are kept in a file that only you can read.',
      );
    const desktop = createDesktop({
      hasTray: () => tray !== null,
      settings,
      login: startAtLogin(
        startCommand({
          packaged: app.isPackaged,
          executable: process.execPath,
          appImage: process.env['APPIMAGE'],
          appPath: app.getAppPath(),
          home,
        }),
        icon,
      ),
      changed: () => {
        draw(watch.desk());
      },
      files: backupDialogs(appWindow.current, words),
      restartEngine,
    });
    return options.composeEngine({
      home,
      desktop,
      licencesFile: paths.licencesFile,
      resources: paths.resources,
      sampleSops: paths.sampleSops,
      version: app.getVersion(),
      languages: app.getPreferredSystemLanguages(),
      workerFile: paths.workerFile,
      watcherFile: paths.watcherFile,
      pdfFile: paths.pdfFile,
      notifier,
      secrets,
      chooseModelFile: () => chooseModelFile(appWindow.current(), words()),
      runFiles: runFileDialogs(appWindow.current, words),
      saveFile: (suggested, text) => saveFile(appWindow.current(), words(), suggested, text),
      chooseModelFolder: () => chooseModelFolder(appWindow.current(), words()),
      logToStderr: developing,
    });
  }

  function followEngine(): void {
    engine
      .then(async ({ notices }) => {
        notices.on((notice) => {
          ipc.send(notice);
          watch.see(notice);
        });
        await watch.refresh();
      }, failToStart)
      .catch(reportDefect);
  }

  /** Another engine on the same home; questions wait until it has started. The page begins again. */
  function restartEngine(): void {
    const before = engine;
    engine = before.then((running) => running.close()).then(startEngine);
    followEngine();
    engine.then(appWindow.load, () => {});
  }

  function failToStart(thrown: unknown): void {
    if (failure === null) {
      failure = toFailure(thrown);
      complain(`ZeroClaw could not start: ${failure.message}\n${failure.remedy}`);
    }
    quit.exitCode = 1;
    watch.change({ type: 'engine-failed' });
    appWindow.load();
  }

  function staysInTray(): boolean {
    return tray !== null && settings.get().closeToTray && failure === null;
  }

  /** The first time the window goes and the app does not. */
  function tellOnce(): void {
    if (settings.get().toldOfTray) return;
    settings.set({ toldOfTray: true });
    notifier.notify({ title: words().inTray, body: words().inTrayText });
  }

  function show(notice: Parameters<typeof ipc.open>[0]): void {
    appWindow.show();
    ipc.open(notice);
  }

  function draw(desk: Desk): void {
    showDesk({
      desk,
      words: words(),
      closeToTray: settings.get().closeToTray,
      keepAwake: settings.get().keepAwake,
      tray,
      window: appWindow.current(),
    });
  }

  async function approveFrom({
    runId,
    gate,
    shown,
  }: NonNullable<NotificationRequest['approval']>): Promise<void> {
    const answer = await link.askAs('notification', 'approvals.approve', {
      runId,
      gate,
      shown: shown ?? '',
    });
    if (answer.ok) return;
    notifier.notify({
      title: words().notDecided,
      body: [answer.error.message, answer.error.remedy ?? ''].map(words().told).join(' ').trim(),
    });
    show({ type: 'open', page: 'approvals', id: runId });
  }

  async function askAndStopEverything(): Promise<void> {
    const { stopQuestion, stopDetail, stopConfirm, back } = words();
    const question: MessageBoxOptions = {
      type: 'warning',
      message: stopQuestion,
      detail: stopDetail,
      buttons: [stopConfirm, back],
      defaultId: 1,
      cancelId: 1,
    };
    const over = appWindow.current();
    const { response } = await (over === null
      ? dialog.showMessageBox(question)
      : dialog.showMessageBox(over, question));
    if (response !== 0) return;
    const answer = await link.askAs('app', 'engine.stop-everything', {});
    if (!answer.ok) notifier.notify({ title: words().stopQuestion, body: answer.error.message });
    else if (answer.value.left.length > 0)
      notifier.notify({
        title: words().stopped,
        body: leftLines(answer.value.left, words().told).join('\n'),
      });
  }

  function reportDefect(thrown: unknown): void {
    complain(`A defect: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
  }

  return {
    showWindow: appWindow.show,
    openLink(text) {
      const notice = parseDeepLink(text);
      if (notice !== null) show(notice);
    },
  };
}
