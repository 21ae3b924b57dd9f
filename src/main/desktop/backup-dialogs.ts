import { join } from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import type { Desktop } from '../ports/desktop';
import type { Words } from './words';

/** The system's own dialogs for backups. */
export function backupDialogs(
  window: () => BrowserWindow | null,
  words: () => Pick<Words, 'saveBackup' | 'openBackup' | 'backups'>,
): Pick<Desktop, 'chooseBackup' | 'chooseBackupTarget'> {
  const filters = (): { readonly name: string; readonly extensions: string[] }[] => [
    { name: words().backups, extensions: ['zip'] },
  ];
  return {
    async chooseBackupTarget(name) {
      const options = {
        title: words().saveBackup,
        defaultPath: join(app.getPath('documents'), name),
        filters: filters(),
      };
      const over = window();
      const { canceled, filePath } = await (over === null
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(over, options));
      return canceled || filePath === '' ? null : filePath;
    },
    async chooseBackup() {
      const options = { title: words().openBackup, properties: ['openFile' as const], filters: filters() };
      const over = window();
      const { canceled, filePaths } = await (over === null
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(over, options));
      return canceled ? null : (filePaths[0] ?? null);
    },
  };
}
