import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { homeOf, pathsIn } from './app-paths';
import { pageOrigin } from './app-url';
import { findDeepLink, linkScheme } from './deep-link';
import type { ComposeEngine } from '../ports/engine';
import { toFailure, type StartFailure } from './failure-page';
import { hardenPages } from './harden';
import { registerAppScheme } from './serve-app';
import { openShell, type Shell } from './shell';

export interface StartAppOptions {
  /** Folder of the package: `out/` and `resources/` are below it. */
  readonly root: string;
  readonly composeEngine: ComposeEngine;
}

/**
 * Starts the app: one instance for each home, everything that must be decided before Electron is ready, then
 * the shell.
 */
export function startApp({ root, composeEngine }: StartAppOptions): void {
  if (app.isPackaged && process.env['ZEROCLAW_DEVELOPER'] !== '1') refuseDebuggers();
  const complain = (message: string): void => {
    process.stderr.write(`${message}\n`);
  };
  const found = homeOf(process.argv.slice(1), process.env);
  if (!found.ok) {
    complain(`${found.error.message}\n  ${found.error.remedy ?? ''}`);
    app.exit(2);
    return;
  }
  const home = found.value;
  const paths = pathsIn(root);
  const developmentServer = app.isPackaged ? null : (process.env['ELECTRON_RENDERER_URL'] ?? null);
  const origin = pageOrigin(developmentServer);
  // The terminal it was started from may be closed; the app goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  app.setName('ZeroClaw');
  // As root, Chromium runs without its sandbox only, and enabling it here would undo the switch that says so.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  registerAppScheme();
  hardenPages(origin);
  const noHome = claimHome(home);
  if (!app.requestSingleInstanceLock()) {
    complain(`ZeroClaw is open already for ${home}; its window comes to the front.`);
    app.exit(0);
    return;
  }

  let shell: Shell | null = null;
  let link = findDeepLink(process.argv);
  const openLink = (text: string): void => {
    link = text;
    shell?.openLink(text);
  };
  app.on('second-instance', (_event, args) => {
    shell?.showWindow();
    const found = findDeepLink(args);
    if (found !== null) openLink(found);
  });
  app.on('open-url', (event, url) => {
    event.preventDefault();
    openLink(url);
  });
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);

  app
    .whenReady()
    .then(() => {
      shell = openShell({ home, paths, origin, developmentServer, composeEngine, complain, failure: noHome });
      if (link !== null) shell.openLink(link);
    })
    .catch((failure: unknown) => {
      complain(`ZeroClaw could not start: ${String(failure)}`);
      app.exit(1);
    });
}

/**
 * Whoever may start the app with arguments must not look into its page with them; the fuses do the same for
 * Node's inspector. Before ready.
 */
function refuseDebuggers(): void {
  for (const name of [
    'remote-debugging-port',
    'remote-debugging-pipe',
    'remote-debugging-address',
    'remote-allow-origins',
  ])
    app.commandLine.removeSwitch(name);
}

/**
 * Chromium's own files live in the home too: two homes are two apps side by side. Returns why the home cannot
 * be used.
 */
function claimHome(home: string): StartFailure | null {
  const userData = join(home, 'data', 'electron');
  try {
    mkdirSync(userData, { recursive: true, mode: 0o700 });
    app.setPath('userData', userData);
    return null;
  } catch (failure) {
    return {
      ...toFailure(failure),
      remedy: `Check that you may write to ${home}, or choose another home with --home DIR.`,
    };
  }
}
