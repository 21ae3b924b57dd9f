import { dialog, type BrowserWindow, type OpenDialogOptions } from 'electron';
import type { Words } from './words';

/** The system's own dialog: the page never sees the disk, only what was chosen. */
export const chooseModelFile = (
  window: BrowserWindow | null,
  words: Pick<Words, 'chooseModel' | 'modelFiles'>,
): Promise<string | null> =>
  choose(window, {
    title: words.chooseModel,
    properties: ['openFile'],
    filters: [{ name: words.modelFiles, extensions: ['gguf'] }],
  });

export const chooseModelFolder = (
  window: BrowserWindow | null,
  words: Pick<Words, 'chooseModelFolder'>,
): Promise<string | null> =>
  choose(window, { title: words.chooseModelFolder, properties: ['openDirectory'] });

async function choose(window: BrowserWindow | null, options: OpenDialogOptions): Promise<string | null> {
  const { canceled, filePaths } = await (window === null
    ? dialog.showOpenDialog(options)
    : dialog.showOpenDialog(window, options));
  return canceled ? null : (filePaths[0] ?? null);
}
