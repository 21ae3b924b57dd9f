import { backoffMs } from '../../../platform/base/backoff';
import type { OutboxRow } from '../../../ports/outbox';

/**
 * A service that is away for a moment gets it a moment later; after that it is tried only while the channel
 * is connected.
 */
const soonMs: readonly number[] = [1_000, 5_000, 20_000];
const firstLaterMs = 15_000;
const longestWaitMs = 10 * 60_000;
/** To one channel. */
const atOnce = 8;

/** absent: it is not there. away: it is, and the service does not answer its listener. */
export type ChannelNow = 'absent' | 'away' | 'connected';

export interface Schedule {
  readonly send: readonly OutboxRow[];
  /** What is sent now or within half a minute, if its channel takes it. */
  readonly soon: readonly OutboxRow[];
  /** Null: not before something changes. */
  readonly lookAgainAt: number | null;
}

/**
 * What is to be sent now: the oldest of each queue, where it is time and nothing of its queue is on its way.
 */
export function next(
  rows: readonly OutboxRow[],
  onTheirWay: readonly OutboxRow[],
  now: number,
  channelNow: (channel: string) => ChannelNow,
): Schedule {
  const taken = new Set(onTheirWay.map(({ queue }) => queue));
  const busy = new Map<string, number>();
  for (const { channel } of onTheirWay) busy.set(channel, (busy.get(channel) ?? 0) + 1);
  const send: OutboxRow[] = [];
  const soon: OutboxRow[] = [];
  let lookAgainAt: number | null = null;
  for (const row of rows) {
    if (!waits(row) || taken.has(row.queue)) continue;
    taken.add(row.queue);
    if (row.dueAt === null || !mayBeTried(row, channelNow(row.channel))) continue;
    if (isTime(row.dueAt, now) || isFresh(row)) soon.push(row);
    if (!isTime(row.dueAt, now)) lookAgainAt = Math.min(lookAgainAt ?? Infinity, row.dueAt);
    else if ((busy.get(row.channel) ?? 0) < atOnce) {
      busy.set(row.channel, (busy.get(row.channel) ?? 0) + 1);
      send.push(row);
    }
  }
  return { send, soon, lookAgainAt };
}

/** When it is tried again after one more failure. */
export const afterFailure = (
  { tries }: Pick<OutboxRow, 'tries'>,
  now: number,
): Pick<OutboxRow, 'tries' | 'dueAt'> => ({
  tries: tries + 1,
  dueAt: now + (soonMs[tries] ?? backoffMs(tries - soonMs.length, firstLaterMs, longestWaitMs)),
});

const waits = ({ state }: OutboxRow): boolean => state === 'due' || state === 'unsure';

const isFresh = ({ tries }: OutboxRow): boolean => tries <= soonMs.length;

const mayBeTried = (row: OutboxRow, channelNow: ChannelNow): boolean =>
  channelNow === 'connected' || (channelNow === 'away' && isFresh(row));

/** Nothing waits longer than the longest: then the clock was set back. */
const isTime = (dueAt: number, now: number): boolean => dueAt <= now || dueAt > now + longestWaitMs;
