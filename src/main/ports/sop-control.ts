import type { Result } from '../../shared/result';
import type { RunSummary } from '../../shared/run';
import type { HandedOver, SopState } from '../../shared/sop';

export interface SopListing {
  readonly name: string;
  readonly description: string;
  readonly state: SopState;
  readonly steps: number;
  readonly activeRuns: number;
}

export interface RunProgress extends Pick<
  RunSummary,
  'runId' | 'sop' | 'status' | 'currentStep' | 'totalSteps' | 'stepTitle' | 'reason' | 'figures'
> {
  /** Results of the steps that are over, and how each stands. */
  readonly steps: readonly {
    readonly number: number;
    readonly title: string;
    readonly status: string;
    readonly output: string | null;
    readonly written?: number | undefined;
    /** Nobody carried anything out in it. */ readonly inWords?: boolean;
  }[];
}

/**
 * What an agent may do with procedures: look, start, cancel. There is deliberately nothing here that decides
 * an approval, so that no tool can be made of it. `origin` is who calls: `run:ID` or `chat:ID`.
 */
export interface SopControl {
  list(): readonly SopListing[];
  /**
   * As a manual event that says who handed it over. Refuses as for a person, and when procedures have started
   * each other too often in a row.
   */
  start(name: string, payload: string | null, handed: HandedOver): Result<{ readonly runId: string }>;
  /** Why a start would be refused as things are now, whoever has what running; null: nothing is known. */
  whyNotStarted?(name: string): string | null;
  /** One run; without an id the active ones. Null: there is no such run. */
  status(runId: string): RunProgress | null;
  active(): readonly RunProgress[];
  cancel(runId: string, reason: string, origin: string): Result<null>;
}
