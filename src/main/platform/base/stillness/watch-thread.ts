import { isMainThread, Worker } from 'node:worker_threads';
import { lookEveryMs } from '../../../../shared/stillness';
import { messageOf } from '../../../../shared/errors';
import { beatAt, startedAt, type StoodStill, type WatcherStart } from './watcher-protocol';

export interface WatchThreadOptions {
  /** The built program of the watching thread. */
  readonly watcherFile: string;
  readonly logFile: string;
  readonly logToStderr: boolean;
  /** Where the watching thread tells others how this one does, a socket or a named pipe. */
  readonly address: string;
  /** Nobody watches, because of this. */
  readonly failed: (why: string) => void;
  /** This thread has stood still, and goes on. */
  readonly stoodStill: (stood: StoodStill) => void;
}

export interface WatchedThread {
  /** The start is over. */
  started(): void;
  close(): Promise<void>;
}

/**
 * Has another thread watch this one. While this one stands still the log says so by itself, and afterwards
 * `stoodStill` is called. A watcher that cannot be started is told.
 */
export function watchThread({
  watcherFile,
  logFile,
  logToStderr,
  address,
  failed,
  stoodStill,
}: WatchThreadOptions): WatchedThread {
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const numbers = new Int32Array(shared);
  const beating = setInterval(() => {
    Atomics.add(numbers, beatAt, 1);
  }, lookEveryMs);
  beating.unref();
  const watcher = new Worker(watcherFile, {
    name: 'stillness',
    workerData: { shared, logFile, logToStderr, isFirstThread: isMainThread, address } satisfies WatcherStart,
  });
  watcher.unref();
  watcher.on('message', (stood: StoodStill) => {
    stoodStill(stood);
  });
  watcher.on('error', (failure) => {
    failed(messageOf(failure));
  });
  return {
    started: () => {
      Atomics.store(numbers, startedAt, 1);
    },
    async close() {
      clearInterval(beating);
      await watcher.terminate();
    },
  };
}
