import type { Job } from '../../shared/job';
import type { Refusal, Result } from '../../shared/result';

/** Where jobs are kept. Everything is on disk on return. */
export interface JobStore {
  /** Oldest first. */
  list(): readonly Job[];
  add(job: Job): void;
  /** False: there is none of that id. */
  remove(id: string): boolean;
  /** Its schedule counts from then on: the clock was set back. */
  countFrom(id: string, at: number): void;
  /**
   * Its ticks until then have had their turn, and this is to be said about it until it has ended. In one
   * write.
   */
  due(id: string, last: NonNullable<Job['last']>): void;
  ended(id: string, last: NonNullable<Job['last']>): void;
}

/** What came of a job, in a few words, and what a channel is to owe because of it. */
export interface JobEnd {
  readonly outcome: string;
  /** `owe` is called in one with noting the outcome. */
  readonly owed: { readonly key: string; readonly owe: () => void } | null;
}

export type NewJob = Pick<
  Job,
  'name' | 'schedule' | 'timezone' | 'action' | 'text' | 'delivery' | 'by' | 'unproved' | 'outside'
>;
/** `nextAt`: when it is due next; null: never again. */
export type ListedJob = Job & { readonly nextAt: number | null };

/** What the agent was asked to do later. */
export interface Jobs {
  /** Why a job for these times would be refused now; null: it would be taken. */
  whyNotAdded(when: Pick<NewJob, 'schedule' | 'timezone'>): Refusal | null;
  /** Refuses a schedule that cannot be read, never comes, or comes too often. */
  add(job: NewJob): Result<ListedJob>;
  list(): readonly ListedJob[];
  remove(id: string): Result<null>;
}
