import { Menu, type MenuItemConstructorOptions, type WebContents } from 'electron';
import type { MenuRole, Words } from './words';

const line: MenuItemConstructorOptions = { type: 'separator' };

/**
 * The smallest menu that keeps editing, zoom and window shortcuts working; commands of the app are in its
 * palette.
 */
export function setAppMenu(words: Words, developing: boolean): void {
  const item = (role: MenuRole): MenuItemConstructorOptions => ({ role, label: words.roles[role] });
  const developerItems: MenuItemConstructorOptions[] = developing
    ? [line, { role: 'reload' }, { role: 'toggleDevTools' }]
    : [];
  const isMac = process.platform === 'darwin';
  const template: MenuItemConstructorOptions[] = [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: words.edit,
      submenu: [
        item('undo'),
        item('redo'),
        line,
        item('cut'),
        item('copy'),
        item('paste'),
        item('pasteAndMatchStyle'),
        item('selectAll'),
      ],
    },
    {
      label: words.view,
      submenu: [
        item('resetZoom'),
        item('zoomIn'),
        item('zoomOut'),
        line,
        item('togglefullscreen'),
        ...developerItems,
      ],
    },
    {
      label: words.window,
      submenu: [item('minimize'), item('close'), ...(isMac ? [] : [line, item('quit')])],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

/** What a right click offers where text is written or chosen. */
export function offerContextMenu(contents: WebContents, words: () => Words): void {
  contents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const item = (role: MenuRole, enabled: boolean): MenuItemConstructorOptions => ({
      role,
      label: words().roles[role],
      enabled,
    });
    if (isEditable)
      Menu.buildFromTemplate([
        item('undo', editFlags.canUndo),
        item('redo', editFlags.canRedo),
        line,
        item('cut', editFlags.canCut),
        item('copy', editFlags.canCopy),
        item('paste', editFlags.canPaste),
        item('selectAll', editFlags.canSelectAll),
      ]).popup();
    else if (selectionText.trim() !== '')
      Menu.buildFromTemplate([item('copy', true), item('selectAll', true)]).popup();
  });
}
