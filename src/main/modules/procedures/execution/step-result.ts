import type { StepValue } from '../../../../shared/run';
import type { StepJournal, StepRecord } from './step-journal';

/** How carrying out a step went. */
export interface StepResult {
  readonly status: 'completed' | 'failed';
  readonly output: string;
  /** Of a step that goes through a list: what its items gave. */
  readonly gave?: StepValue;
  /** Of a dry run: what it would put out only a run that acts knows. */
  readonly would?: true;
  /** What the last call answered, which is written with what comes next. */
  readonly answered?: StepRecord;
}

/** What was answered, as far as it is not on record: on disk with what the step does next, its end at the latest. */
export async function noted(
  journal: Pick<StepJournal, 'recordSoon'>,
  { answered, ...result }: StepResult,
): Promise<StepResult> {
  if (answered !== undefined) await journal.recordSoon(answered, false);
  return result;
}
