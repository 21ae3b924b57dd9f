import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Words } from './words';

/** The smallest menu that keeps editing, zoom and window shortcuts working; commands of the app are in its palette. */
export function setAppMenu(words: Words, developing: boolean): void {
  const developerItems: MenuItemConstructorOptions[] = developing ? [{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }] : [];
  const template: MenuItemConstructorOptions[] = [
    ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    {
      label: words.edit,
      submenu: [{ role: 'undo' }, { role: 'redo' }, { type: 'separator' }, { role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'pasteAndMatchStyle' }, { role: 'selectAll' }],
    },
    { label: words.view, submenu: [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, { type: 'separator' }, { role: 'togglefullscreen' }, ...developerItems] },
    { label: words.window, submenu: [{ role: 'minimize' }, { role: 'close' }, ...(process.platform === 'darwin' ? [] : [{ type: 'separator' } as const, { role: 'quit' } as const])] },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
