import { join } from 'node:path';
import { Menu, nativeImage, nativeTheme, Tray } from 'electron';
import { trayMark, type Desk, type TrayMark } from './desk';
import { trayMenu, type TrayActions } from './tray-menu';
import type { Words } from './words';

export interface AppTray {
  show(desk: Desk, closeToTray: boolean, words: Words): void;
  close(): void;
}

/** Null when this desktop has no tray: the app then does without. */
export function openTray(
  icons: string,
  actions: TrayActions,
  complain: (message: string) => void,
): AppTray | null {
  try {
    const tray = new Tray(trayImage(icons, 'plain'));
    let mark: TrayMark = 'plain';
    const draw = (): void => {
      tray.setImage(trayImage(icons, mark));
    };
    nativeTheme.on('updated', draw);
    tray.on('click', () => {
      actions.open();
    });
    return {
      show(desk, closeToTray, words) {
        mark = trayMark(desk);
        draw();
        tray.setToolTip(
          desk.waiting.length === 0 ? 'ZeroClaw' : `ZeroClaw: ${words.waiting(desk.waiting.length)}`,
        );
        tray.setContextMenu(Menu.buildFromTemplate(trayMenu(desk, closeToTray, words, actions)));
      },
      close() {
        nativeTheme.removeListener('updated', draw);
        tray.destroy();
      },
    };
  } catch (failure) {
    complain(`There is no tray here: ${String(failure)}`);
    return null;
  }
}

/** The system finds `@2x` beside it. macOS colours its own template images. */
function trayImage(icons: string, mark: TrayMark): Electron.NativeImage {
  if (process.platform === 'darwin')
    return nativeImage.createFromPath(join(icons, `tray-${mark}-Template.png`));
  return nativeImage.createFromPath(
    join(icons, `tray-${mark}-${nativeTheme.shouldUseDarkColors ? 'dark' : 'light'}.png`),
  );
}
