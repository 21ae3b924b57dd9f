import { isMainThread, Worker } from 'node:worker_threads';
import { lookEveryMs } from '../../../shared/stillness';
import { messageOf } from '../../../shared/errors';
import type { Logger } from '../logger';
import type { StoodStill, WatcherStart } from './watcher-protocol';

export interface WatchThreadOptions {
  /** The built program of the watching thread. */
  readonly watcherFile: string;
  readonly logFile: string;
  readonly logToStderr: boolean;
  readonly logger: Logger;
  /** This thread has stood still, and goes on. */
  readonly stoodStill: (stood: StoodStill) => void;
}

/**
 * Has another thread watch this one. While this one stands still the log says so by itself, and afterwards `stoodStill` is called.
 * A watcher that cannot be started is logged.
 */
export function watchThread({ watcherFile, logFile, logToStderr, logger, stoodStill }: WatchThreadOptions): { close(): Promise<void> } {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counted = new Int32Array(beats);
  const beating = setInterval(() => { Atomics.add(counted, 0, 1); }, lookEveryMs);
  beating.unref();
  const watcher = new Worker(watcherFile, { name: 'stillness', workerData: { beats, logFile, logToStderr, isFirstThread: isMainThread } satisfies WatcherStart });
  watcher.unref();
  watcher.on('message', (stood: StoodStill) => { stoodStill(stood); });
  watcher.on('error', (failure) => { logger.warn('Nobody watches whether the engine stands still', { failure: messageOf(failure) }); });
  return {
    async close() {
      clearInterval(beating);
      await watcher.terminate();
    },
  };
}
