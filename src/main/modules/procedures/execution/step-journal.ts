import type { StepRecordEvent } from '../../../../domain/run/run-command';
import type { Changed } from '../../../../shared/basis';
import type { DraftedCall, ParkedReason, RunEvent, StepState } from '../../../../shared/run';

/** An event of a step without its time, which the engine stamps. */
type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;
export type StepRecord = WithoutTime<StepRecordEvent>;

/** Where an executor writes what it does. */
export interface StepJournal {
  /**
   * Durable on return; throws when the step is no longer this run's to carry out, so that no effect follows.
   */
  record(event: StepRecord): void;
  /**
   * The same, together with what other runs write at the time: durable when it resolves, rejects where
   * `record` throws. Not `durable`: it survives a crash of the program, and is on disk with the next record
   * that is.
   */
  recordSoon(event: StepRecord, durable?: boolean): Promise<void>;
  /**
   * Parks the step until a person has seen these calls. Always throws: nothing follows. Once approved, the
   * step is carried out with what it has done on record.
   */
  hold(calls: readonly DraftedCall[], reason?: ParkedReason, changes?: readonly Changed[]): never;
  /**
   * What the approved card was based on and is not so any more, where the step had to wait since and has not
   * acted yet; otherwise nothing. Rejects with the signal's reason.
   */
  changes(signal: AbortSignal): Promise<readonly Changed[]>;
  /** Of a step that goes through a list: the items that are done in this visit. */
  itemsDone(): NonNullable<StepState['items']>;
  /** What is recorded of the run so far. */
  history(): readonly RunEvent[];
  /** The time that the step may take stands still until what this gives back is called. */
  standStill(): () => void;
  /** Text as the model writes it; not stored. */
  text(text: string): void;
}
