import { messageOf } from '../../../shared/errors';
import type { RecordReport } from '../../../shared/record';
import type { Clock } from '../../platform/base/clock';
import type { Emitter } from '../../platform/base/emitter';
import type { Problems } from '../../platform/base/problems';
import { untilAborted } from '../../platform/base/until-aborted';

/** What a start has to do comes first. */
const afterStartMs = 30_000;
/** Whoever writes often is looked after once in a while. */
const afterOthersMs = 30_000;
const problem = 'record-checked';

interface Parts {
  readonly verify: () => Promise<RecordReport>;
  readonly clock: Clock;
  readonly problems: Problems;
  /** Another program has written the database. */
  readonly others: Emitter<null>;
}

/**
 * Walks the whole record: a start looks at what it acts on, and the rest is looked at here; so it is when another program
 * has written under the running engine. Resolves when the signal aborts; what cannot be read is told.
 */
export async function lookOver(
  { verify, clock, problems, others }: Parts,
  signal: AbortSignal,
): Promise<void> {
  let written = Promise.withResolvers<null>();
  const off = others.on(() => {
    written.resolve(null);
  });
  try {
    await clock.sleep(afterStartMs, signal);
    for (;;) {
      written = Promise.withResolvers();
      await lookOnce(verify, problems, signal);
      await untilAborted(signal, written.promise);
      await clock.sleep(afterOthersMs, signal);
    }
  } catch (failure) {
    if (!signal.aborted) throw failure;
  } finally {
    off();
  }
}

async function lookOnce(verify: Parts['verify'], problems: Problems, signal: AbortSignal): Promise<void> {
  try {
    const { found } = await verify();
    if (found === 0) problems.clear(problem);
    else
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
