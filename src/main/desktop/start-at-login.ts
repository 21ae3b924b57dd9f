import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { app } from 'electron';
import { writeFileAtomically } from '../platform/base/atomic-file';
import { autostartEntry, autostartFileName } from './autostart-entry';

/**
 * Whether the system starts the app when somebody logs in. The system's own record is the truth: nothing
 * turns it on again.
 */
export interface StartAtLogin {
  get(): boolean;
  set(on: boolean): void;
}

/** On Linux an entry in the autostart folder of the desktop; elsewhere the system's own list. */
export function startAtLogin(
  command: readonly string[],
  icon: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): StartAtLogin {
  if (process.platform !== 'linux') {
    const [path = process.execPath, ...args] = command;
    return {
      get: () => app.getLoginItemSettings({ path, args }).openAtLogin,
      set: (openAtLogin) => {
        app.setLoginItemSettings({ openAtLogin, path, args });
      },
    };
  }
  const configFolder = environment['XDG_CONFIG_HOME'] ?? '';
  const file = join(
    configFolder === '' ? join(homedir(), '.config') : configFolder,
    'autostart',
    autostartFileName,
  );
  return {
    get: () => existsSync(file),
    set(on) {
      if (!on) {
        rmSync(file, { force: true });
        return;
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileAtomically(file, autostartEntry(command, icon), { mode: 0o644 });
    },
  };
}
