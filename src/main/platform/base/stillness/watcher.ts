import { appendFile, chmod, write } from 'node:fs';
import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { firstLook, lookEveryMs, nextLook, type Look } from '../../../../shared/stillness';
import { sampleFirstThread } from './sample-first-thread';
import {
  beatAt,
  startedAt,
  type StoodStill,
  type WatcherAnswer,
  type WatcherStart,
} from './watcher-protocol';

// A thread of its own: the one that it watches may be held up for good, and cannot say so itself.
const { shared, logFile, logToStderr, isFirstThread, address } = workerData as WatcherStart;
const numbers = new Int32Array(shared);

/**
 * Not through `process.stderr`, which in a thread is written by the first one; and without waiting for a disk
 * that hangs.
 */
function log(message: string, fields: Record<string, unknown>): void {
  const line = `${JSON.stringify({ at: new Date().toISOString(), level: 'error', message, ...fields })}\n`;
  appendFile(logFile, line, { mode: 0o600 }, () => {});
  if (logToStderr) write(2, line, () => {});
}

const look = (): Look => ({ beat: Atomics.load(numbers, beatAt), at: performance.now() });

const isStarting = (): boolean => Atomics.load(numbers, startedAt) === 0;

let watched = firstLook(look());
let stood: StoodStill | null = null;

async function standsStill(ms: number): Promise<void> {
  const now: StoodStill = { since: Date.now() - ms, ms, doing: null };
  stood = now;
  log(
    isStarting()
      ? 'The engine stands still in its start: nothing runs yet'
      : 'The engine stands still: triggers, approvals and the emergency stop wait',
    { since: new Date(now.since).toISOString() },
  );
  const doing = isFirstThread ? await sampleFirstThread(new AbortController().signal) : null;
  if (doing === null || stood !== now) return;
  stood = { ...now, doing };
  log('What the engine does while it stands still', { doing });
}

setInterval(() => {
  const { watched: next, event } = nextLook(watched, look());
  watched = next;
  if (event?.type === 'stands-still') void standsStill(event.ms);
  if (event?.type !== 'goes-on' || stood === null) return;
  parentPort?.postMessage({ ...stood, ms: event.ms } satisfies StoodStill);
  stood = null;
}, lookEveryMs);

const server = createServer((asker) => {
  asker.on('error', () => {});
  asker.end(
    `${JSON.stringify({ pid: process.pid, isStarting: isStarting(), still: stood === null ? null : { since: stood.since, doing: stood.doing } } satisfies WatcherAnswer)}\n`,
  );
});
server.on('error', (failure) => {
  log('Nobody can ask whether the engine stands still', { failure: failure.message });
});
server.listen(address, () => {
  chmod(address, 0o600, () => {});
});
