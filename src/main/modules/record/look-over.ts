import { messageOf } from '../../../shared/errors';
import type { RecordReport } from '../../../shared/record';
import type { Clock } from '../../platform/base/clock';
import type { Problems } from '../../platform/base/problems';

/** What a start has to do comes first. */
const afterStartMs = 30_000;
const problem = 'record-checked';

interface Parts {
  readonly verify: () => Promise<RecordReport>;
  readonly clock: Clock;
  readonly problems: Problems;
}

/**
 * Walks the whole record once: a start looks at what it acts on, and the rest is looked at here. Resolves when the
 * signal aborts too; what cannot be read is told.
 */
export async function lookOver({ verify, clock, problems }: Parts, signal: AbortSignal): Promise<void> {
  try {
    await clock.sleep(afterStartMs, signal);
    const { found } = await verify();
    if (found > 0)
      problems.report(
        problem,
        'Signed record',
        `The record of runs is not as it was written, in ${String(found)} places`,
        'See all of them with `zeroclaw runs verify`, or **Verify the record** on Runs, and compare with a backup from before.',
      );
  } catch (failure) {
    if (signal.aborted) return;
    problems.report(
      problem,
      'Signed record',
      `The record of runs could not be checked: ${messageOf(failure)}`,
      'Check the disk that holds the home folder, then restart.',
    );
  }
}
