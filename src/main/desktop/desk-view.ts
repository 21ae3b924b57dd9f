import { app, nativeTheme, type BrowserWindow } from 'electron';
import { setAppMenu } from './app-menu';
import type { AppTray } from './app-tray';
import type { Desk } from './desk';
import type { Words } from './words';

export interface DeskPicture {
  readonly desk: Desk;
  readonly words: Words;
  readonly closeToTray: boolean;
  readonly tray: AppTray | null;
  readonly window: BrowserWindow | null;
}

/** Draws what is native of the desk: menu, theme, tray, badge, title. Only what changed: a status comes many times a minute. */
export function createDeskView(developing: boolean): (picture: DeskPicture) => void {
  let menuWords: Words | null = null;
  let drawnTray = '';
  return ({ desk, words, closeToTray, tray, window }) => {
    const count = desk.waiting.length;
    if (menuWords !== words) {
      setAppMenu(words, developing);
      menuWords = words;
    }
    if (nativeTheme.themeSource !== desk.preferences.theme) nativeTheme.themeSource = desk.preferences.theme;
    const trayPicture = JSON.stringify([desk, closeToTray, words.open]);
    if (drawnTray !== trayPicture) {
      tray?.show(desk, closeToTray, words);
      app.setBadgeCount(count);
      drawnTray = trayPicture;
    }
    const title = count === 0 ? 'ZeroClaw' : `(${String(count)}) ZeroClaw`;
    if (window !== null && window.getTitle() !== title) window.setTitle(title);
  };
}
