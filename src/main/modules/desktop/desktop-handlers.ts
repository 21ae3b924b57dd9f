import { statfsSync } from 'node:fs';
import type { DesktopView, NamedFolder } from '../../../shared/desktop';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Desktop } from '../../ports/desktop';
import type { Handlers } from '../../platform/router';

type DesktopHandlers = Pick<
  Handlers,
  'desktop.show' | 'desktop.set' | 'desktop.keep-storage' | 'desktop.open-folder'
>;

interface Parts {
  readonly home: string;
  readonly desktop: Desktop | null;
  readonly folders: Readonly<Record<NamedFolder, string>>;
}

/**
 * What the window asks of the desktop it is on. A folder is opened by its name: no path comes from a page.
 */
export function desktopHandlers({ home, desktop, folders }: Parts): DesktopHandlers {
  const view = (there: Desktop): DesktopView => ({
    switches: there.switches(),
    tray: there.hasTray,
    freeBytes: freeBytesAt(home),
  });
  return {
    'desktop.show': () => (desktop === null ? nobody : ok(view(desktop))),
    'desktop.set': ({ closeToTray, keepAwake, startAtLogin }) => {
      if (desktop === null) return nobody;
      desktop.setSwitches({
        ...(closeToTray === undefined ? {} : { closeToTray }),
        ...(keepAwake === undefined ? {} : { keepAwake }),
        ...(startAtLogin === undefined ? {} : { startAtLogin }),
      });
      return ok(view(desktop));
    },
    'desktop.keep-storage': () => {
      if (desktop === null) return nobody;
      desktop.keepStorage();
      return ok(null);
    },
    'desktop.open-folder': async ({ folder }) => {
      if (desktop === null) return nobody;
      await desktop.openFolder(folders[folder]);
      return ok(null);
    },
  };
}

const nobody: Result<never> = refuse({
  code: 'desktop.absent',
  message: 'This engine runs without a window',
  remedy: 'Use the app for that.',
});

function freeBytesAt(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
