import { partText } from '../../../../shared/part-text';
import type { Clock } from '../../../platform/base/clock';
import { DeadlinePassed, within } from '../../../platform/base/within';
import { awaitedOf, whenReady, type Part } from '../../../ports/parts';
import type { StepJournal } from './step-journal';

export interface Wait {
  readonly step: number;
  readonly journal: Pick<StepJournal, 'record' | 'standStill'>;
  readonly clock: Clock;
  /** `[sop] connect_timeout_secs`. */
  readonly limitSecs: number;
}

/**
 * Waits until all of the parts are there: within the limit, but for those that are waited for as long as it takes.
 * Otherwise as `awaitWithin`.
 */
export async function awaitParts(
  parts: () => readonly Part[],
  wait: Wait,
  signal: AbortSignal,
): Promise<string | null> {
  const patient = (): readonly Part[] => parts().filter(({ isPatient }) => isPatient === true);
  const others = (): readonly Part[] => parts().filter(({ isPatient }) => isPatient !== true);
  for (;;) {
    const why = await awaitWithin(others, wait, signal);
    if (why !== null || awaitedOf(patient()) === null) return why;
    const goOn = wait.journal.standStill();
    await awaitEach(patient, wait, signal).finally(goOn);
  }
}

/**
 * Waits until none of the parts is being connected to, before anything is sent to them. The wait is on record
 * and does not count as time of the step. Resolves with why it was given up; null: it was not. Rejects with
 * the signal's reason.
 */
async function awaitWithin(
  parts: () => readonly Part[],
  wait: Wait,
  signal: AbortSignal,
): Promise<string | null> {
  if (awaitedOf(parts()) === null) return null;
  const goOn = wait.journal.standStill();
  try {
    await within(wait.clock, wait.limitSecs * 1000, signal, (limited) => awaitEach(parts, wait, limited));
    return null;
  } catch (failure) {
    signal.throwIfAborted();
    if (!(failure instanceof DeadlinePassed)) throw failure;
    const last = awaitedOf(parts());
    if (last === null) return null;
    return notConnected(partText(last.part), wait.limitSecs, last.how);
  } finally {
    goOn();
  }
}

/** One after the other; one that was there may be gone again when the last one has come. */
async function awaitEach(
  parts: () => readonly Part[],
  { step, journal }: Wait,
  signal: AbortSignal,
): Promise<void> {
  for (let next = awaitedOf(parts()); next !== null; next = awaitedOf(parts())) {
    const { kind, name } = next.part;
    journal.record({ type: 'part-awaited', step, part: { kind, name }, detail: next.how.detail });
    try {
      await whenReady(next.part, signal);
    } catch (failure) {
      if (signal.reason instanceof DeadlinePassed)
        journal.record({ type: 'part-wait-ended', step, part: { kind, name }, ready: false });
      throw failure;
    }
    journal.record({ type: 'part-wait-ended', step, part: { kind, name }, ready: true });
  }
}

export const notConnected = (
  part: string,
  limitSecs: number,
  { detail, remedy }: { readonly detail: string; readonly remedy: string | null },
): string =>
  `${part} was not connected within ${String(limitSecs)} s ([sop] connect_timeout_secs), and nothing was sent: ${detail}${remedy === null ? '' : `. ${remedy}`}`;
