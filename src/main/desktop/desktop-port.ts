import { mkdirSync } from 'node:fs';
import { session, shell } from 'electron';
import { AppError } from '../../shared/errors';
import type { Desktop } from '../ports/desktop';
import type { DesktopSettingsStore } from './desktop-settings';
import type { StartAtLogin } from './start-at-login';

interface Parts {
  readonly hasTray: () => boolean;
  readonly settings: DesktopSettingsStore;
  readonly login: StartAtLogin;
  /** A switch was turned. */
  readonly changed: () => void;
  readonly files: Pick<Desktop, 'chooseBackup' | 'chooseBackupTarget'>;
  readonly restartEngine: () => void;
}

/** The desktop that the window is on, for the engine. */
export function createDesktop({ hasTray, settings, login, changed, files, restartEngine }: Parts): Desktop {
  return {
    ...files,
    restartEngine,
    get hasTray() {
      return hasTray();
    },
    switches: () => ({
      closeToTray: settings.get().closeToTray,
      keepAwake: settings.get().keepAwake,
      startAtLogin: login.get(),
    }),
    setSwitches({ closeToTray, keepAwake, startAtLogin }) {
      if (startAtLogin !== undefined) login.set(startAtLogin);
      if (closeToTray !== undefined) settings.set({ closeToTray });
      if (keepAwake !== undefined) settings.set({ keepAwake });
      changed();
    },
    keepStorage() {
      session.defaultSession.flushStorageData();
    },
    async openFolder(path) {
      mkdirSync(path, { recursive: true });
      const failure = await shell.openPath(path);
      if (failure !== '')
        throw new AppError('desktop.open', `The folder ${path} could not be shown: ${failure}`, {
          remedy: 'Copy its path and open it yourself; this desktop names no program for folders.',
        });
    },
  };
}
