import { basename, join } from 'node:path';
import { app, dialog, type BrowserWindow, type SaveDialogOptions } from 'electron';
import { writeFileAtomically } from '../platform/base/atomic-file';
import type { Words } from './words';

/**
 * The system's own dialog, then the file; null: the person chose no place. Rejects when it cannot be written.
 */
export async function saveFile(
  window: BrowserWindow | null,
  words: Pick<Words, 'saveFile'>,
  suggested: string,
  text: string,
): Promise<string | null> {
  const options: SaveDialogOptions = {
    title: words.saveFile,
    defaultPath: join(app.getPath('documents'), basename(suggested)),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  };
  const { canceled, filePath } = await (window === null
    ? dialog.showSaveDialog(options)
    : dialog.showSaveDialog(window, options));
  if (canceled || filePath === '') return null;
  writeFileAtomically(filePath, text, { mode: 0o600 });
  return filePath;
}
