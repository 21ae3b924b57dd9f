import { app, nativeTheme, powerSaveBlocker, type BrowserWindow } from 'electron';
import { setAppMenu } from './app-menu';
import type { AppTray } from './app-tray';
import { downloadProgress, isAtWork, type Desk } from './desk';
import type { Words } from './words';

export interface DeskPicture {
  readonly desk: Desk;
  readonly words: Words;
  readonly closeToTray: boolean;
  /** The machine does not fall asleep while something is under way. */
  readonly keepAwake: boolean;
  readonly tray: AppTray | null;
  readonly window: BrowserWindow | null;
}

/**
 * Draws what is native of the desk: menu, theme, tray, badge, title. Only what changed: a status comes many
 * times a minute.
 */
export function createDeskView(developing: boolean): (picture: DeskPicture) => void {
  let menuWords: Words | null = null;
  let drawnTray = '';
  let drawnProgress = -1;
  let awake: number | null = null;
  return ({ desk, words, closeToTray, keepAwake, tray, window }) => {
    const count = desk.waiting.length;
    if (menuWords !== words) {
      setAppMenu(words, developing);
      menuWords = words;
    }
    if (nativeTheme.themeSource !== desk.preferences.theme) nativeTheme.themeSource = desk.preferences.theme;
    const trayPicture = JSON.stringify([
      desk.waiting,
      desk.paused,
      desk.proceduresOff,
      desk.stopped,
      closeToTray,
      words.open,
    ]);
    if (drawnTray !== trayPicture) {
      tray?.show(desk, closeToTray, words);
      app.setBadgeCount(count);
      drawnTray = trayPicture;
    }
    const title = count === 0 ? 'ZeroClaw' : `(${String(count)}) ZeroClaw`;
    if (window !== null && window.getTitle() !== title) window.setTitle(title);
    const holds = keepAwake && isAtWork(desk);
    // The display may go dark: nothing of this is watched.
    if (holds && awake === null) awake = powerSaveBlocker.start('prevent-app-suspension');
    if (!holds && awake !== null) {
      powerSaveBlocker.stop(awake);
      awake = null;
    }
    const progress = downloadProgress(desk) ?? -1;
    if (window !== null && progress !== drawnProgress) window.setProgressBar(progress);
    drawnProgress = progress;
  };
}
