import { app, dialog, powerMonitor, type BrowserWindow } from 'electron';
import { systemClock } from '../platform/base/clock';
import { within } from '../platform/base/within';
import type { EngineLink } from './engine-link';
import { askWhatIsUnderWay, quitQuestion } from './quit-question';
import type { Words } from './words';

/** An engine that does not say what is under way must not keep anybody from quitting. */
const longestAnswerMs = 1_500;

interface Parts {
  readonly link: EngineLink;
  readonly window: () => BrowserWindow | null;
  readonly words: () => Words;
}

/**
 * Asks once before the app quits while something is under way, with names. The end of the session and signals
 * are not asked.
 */
export function guardQuit({ link, window, words }: Parts): { readonly isCertain: () => boolean } {
  let certain = false;
  let asking = false;
  const end = (): void => {
    certain = true;
  };
  powerMonitor.on('shutdown', end);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.prependListener(name, end);
  app.on('before-quit', (event) => {
    if (certain) return;
    event.preventDefault();
    if (asking) return;
    asking = true;
    ask()
      .then(
        (quits) => {
          certain = quits;
          if (quits) app.quit();
        },
        () => {
          certain = true;
          app.quit();
        },
      )
      .finally(() => {
        asking = false;
      });
  });

  return { isCertain: () => certain };

  async function ask(): Promise<boolean> {
    const question = quitQuestion(
      await within(systemClock, longestAnswerMs, new AbortController().signal, () => askWhatIsUnderWay(link)),
      words(),
    );
    if (question === null) return true;
    const { quit, back } = words();
    const options = {
      type: 'question' as const,
      ...question,
      buttons: [quit, back],
      defaultId: 1,
      cancelId: 1,
    };
    const over = window();
    const { response } = await (over === null
      ? dialog.showMessageBox(options)
      : dialog.showMessageBox(over, options));
    return response === 0;
  }
}
