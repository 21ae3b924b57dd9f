import { Session } from 'node:inspector/promises';
import { systemClock } from '../clock';
import { within } from '../within';
import { busiestFunction } from './busiest-function';

const sampleMs = 200;
/** A thread that is held up outside of JavaScript does not answer at all. */
const answersWithinMs = 2000;

/**
 * What the program's first thread is doing, from another thread of it: its stack, sampled for a moment
 * without halting it. Null: it does not say. No port is opened for it.
 */
export async function sampleFirstThread(signal: AbortSignal): Promise<string | null> {
  const session = new Session();
  try {
    session.connectToMainThread();
    return await within(systemClock, answersWithinMs, signal, async (own) => {
      await session.post('Profiler.enable');
      own.throwIfAborted();
      await session.post('Profiler.start');
      await systemClock.sleep(sampleMs, own);
      return busiestFunction((await session.post('Profiler.stop')).profile);
    });
  } catch {
    return null;
  } finally {
    session.disconnect();
  }
}
