import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { askChannel, noticesChannel } from '../../shared/channels';
import type { Notice } from '../../shared/notices';
import type { Clock } from '../platform/base/clock';
import type { PageOrigin } from './app-url';
import type { EngineLink } from './engine-link';
import { createNoticeBatcher } from './notice-batch';

export interface WindowIpcOptions {
  readonly origin: PageOrigin;
  readonly engine: EngineLink;
  readonly clock: Clock;
  readonly window: () => BrowserWindow | null;
  readonly complain: (message: string) => void;
}

export interface WindowIpc {
  send(notice: Notice): void;
  /**
   * Like `send`, and kept for the page until it listens: a link or a notification may have started the app.
   */
  open(notice: Notice & { type: 'open' }): void;
  close(): void;
}

/**
 * The two channels between the page and the engine. Only the main frame of our window, at our own address, is
 * answered.
 */
export function openWindowIpc(options: WindowIpcOptions): WindowIpc {
  let toOpen: Notice | null = null;
  let listening = 0;
  const batcher = createNoticeBatcher(options.clock, (batch) => {
    const contents = options.window()?.webContents;
    if (contents !== undefined && !contents.isDestroyed()) contents.send(noticesChannel, batch);
  });
  ipcMain.handle(askChannel, (event, procedure: unknown, input: unknown) => {
    if (!isOurPage(event, options)) {
      options.complain(`A request from ${event.senderFrame?.url ?? 'a closed frame'} was refused`);
      throw new Error('Not permitted');
    }
    // A page that asks has loaded its code and listens for notices.
    listening = event.sender.id;
    if (toOpen !== null) batcher.add(toOpen);
    toOpen = null;
    return options.engine.ask(String(procedure), input);
  });
  return {
    send: (notice) => {
      batcher.add(notice);
    },
    open(notice) {
      if (options.window()?.webContents.id === listening) batcher.add(notice);
      else toOpen = notice;
    },
    close() {
      batcher.close();
      ipcMain.removeHandler(askChannel);
    },
  };
}

function isOurPage(event: IpcMainInvokeEvent, { window, origin }: WindowIpcOptions): boolean {
  const frame = event.senderFrame;
  return (
    frame !== null &&
    frame.parent === null &&
    event.sender === window()?.webContents &&
    origin.isOwn(frame.url)
  );
}
