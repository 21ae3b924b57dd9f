import { messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import type { Problems } from '../../../platform/base/problems';
import type { RetentionCutoffs, RunArchive } from '../../../ports/run-archive';
import type { SettledNow } from '../../../platform/storage/settled-time';

/** Days to keep finished runs, by importance; 0 = forever. */
export interface RetentionDays {
  readonly dull: number;
  readonly normal: number;
  readonly important: number;
}

export interface RetentionPorts {
  readonly archive: Pick<RunArchive, 'deleteOlder'>;
  readonly clock: Clock;
  /** Asked at every round. */
  readonly settledNow: SettledNow;
  readonly logger: Logger;
  readonly problems: Problems;
  /** Read again at every round. */
  readonly days: () => RetentionDays;
  /**
   * The cooldowns of procedures, by their names and those before; in milliseconds. Read again at every round.
   */
  readonly cooldowns: () => ReadonlyMap<string, number>;
}

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Rows that are deleted in one transaction: few enough that a run which starts in the meantime does not notice,
 * however long the old ones are.
 */
const batch = 2_000;
const betweenBatchesMs = 50;
const afterStartMs = 10_000;

/**
 * Deletes old runs soon after the start and then daily, until aborted. Never rejects: what fails is shown and
 * tried the next day.
 */
export async function deleteOldRuns(ports: RetentionPorts, signal: AbortSignal): Promise<void> {
  const { clock, problems } = ports;
  try {
    await clock.sleep(afterStartMs, signal);
    for (;;) {
      try {
        await deleteWhatIsOld(ports, signal);
        problems.clear('retention');
      } catch (failure) {
        signal.throwIfAborted();
        problems.report(
          'retention',
          'Old runs',
          `Old runs could not be deleted: ${messageOf(failure)}`,
          'It is tried again tomorrow. Check the disk that holds the home folder.',
        );
      }
      await clock.sleep(dayMs, signal);
    }
  } catch (failure) {
    if (!signal.aborted) throw failure;
  }
}

async function deleteWhatIsOld(
  { archive, clock, settledNow, logger, days, cooldowns }: RetentionPorts,
  signal: AbortSignal,
): Promise<void> {
  const cutoffs = cutoffsAt(settledNow(), days(), cooldowns());
  let total = 0;
  for (;;) {
    const { runs, done } = archive.deleteOlder(cutoffs, batch);
    total += runs;
    if (done) break;
    await clock.sleep(betweenBatchesMs, signal);
  }
  if (total > 0) logger.info('old runs deleted', { runs: total });
}

export function cutoffsAt(
  now: number,
  days: RetentionDays,
  cooldowns: ReadonlyMap<string, number>,
): RetentionCutoffs {
  const cutoff = (count: number): number | null => (count === 0 ? null : now - count * dayMs);
  return {
    dull: cutoff(days.dull),
    normal: cutoff(days.normal),
    important: cutoff(days.important),
    cooling: new Map([...cooldowns].map(([sop, ms]) => [sop, now - ms])),
  };
}
