import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { app, dialog, type BrowserWindow } from 'electron';
import { join } from 'node:path';
import { AppError, messageOf } from '../../shared/errors';
import type { RunFileDialogs } from '../ports/run-file-dialogs';
import type { Words } from './words';

/** As much as `runs.import` takes. */
const longestFile = 50_000_000;

/** The system's own dialogs for files of runs. */
export function runFileDialogs(
  window: () => BrowserWindow | null,
  words: () => Pick<Words, 'saveRun' | 'openRun' | 'runFiles'>,
): RunFileDialogs {
  const filters = (): { readonly name: string; readonly extensions: string[] }[] => [
    { name: words().runFiles, extensions: ['jsonl'] },
  ];
  return {
    async save(fileName, parts) {
      const options = {
        title: words().saveRun,
        defaultPath: join(app.getPath('documents'), fileName),
        filters: filters(),
      };
      const over = window();
      const { canceled, filePath } = await (over === null
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(over, options));
      if (canceled || filePath === '') return null;
      try {
        await writeParts(filePath, parts);
      } catch (failure) {
        // The record could not be read to its end: that is no matter of the folder.
        if (failure instanceof AppError) throw failure;
        throw new AppError('run-file.write', `${filePath} cannot be written: ${messageOf(failure)}`, {
          remedy: 'Choose a folder that you may write to, on a disk with room.',
          cause: failure,
        });
      }
      return filePath;
    },
    async open() {
      const options = { title: words().openRun, properties: ['openFile' as const], filters: filters() };
      const over = window();
      const { canceled, filePaths } = await (over === null
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(over, options));
      const [file] = filePaths;
      if (canceled || file === undefined) return null;
      try {
        if ((await stat(file)).size > longestFile)
          throw new Error(`it is larger than ${String(longestFile / 1_000_000)} MB`);
        return await readFile(file, 'utf8');
      } catch (failure) {
        throw new AppError('run-file.read', `${file} cannot be read: ${messageOf(failure)}`, {
          remedy: 'Choose a file that an export of a run has written.',
          cause: failure,
        });
      }
    },
  };
}

/** Beside the file first: a run that is cut off by a full disk takes no other file's place. */
async function writeParts(file: string, parts: Iterable<string>): Promise<void> {
  const beside = `${file}.writing`;
  try {
    const handle = await open(beside, 'w');
    try {
      for (const part of parts) await handle.writeFile(part);
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } catch (failure) {
    await rm(beside, { force: true });
    throw failure;
  }
}
