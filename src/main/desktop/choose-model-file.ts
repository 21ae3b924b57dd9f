import { dialog, type BrowserWindow, type OpenDialogOptions } from 'electron';
import type { Words } from './words';

/** The system's own dialog: the page never sees the disk, only what was chosen. */
export async function chooseModelFile(window: BrowserWindow | null, words: Pick<Words, 'chooseModel' | 'modelFiles'>): Promise<string | null> {
  const options: OpenDialogOptions = { title: words.chooseModel, properties: ['openFile'], filters: [{ name: words.modelFiles, extensions: ['gguf'] }] };
  const { canceled, filePaths } = await (window === null ? dialog.showOpenDialog(options) : dialog.showOpenDialog(window, options));
  return canceled ? null : (filePaths[0] ?? null);
}
