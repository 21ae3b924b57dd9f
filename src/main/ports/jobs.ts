import type { Job } from '../../shared/job';
import type { Result } from '../../shared/result';

/** Where jobs are kept. Everything is on disk on return. */
export interface JobStore {
  /** Oldest first. */
  list(): readonly Job[];
  add(job: Job): void;
  /** False: there is none of that id. */
  remove(id: string): boolean;
  /** Its schedule was looked at until then. */
  checked(id: string, at: number): void;
  ended(id: string, last: NonNullable<Job['last']>): void;
}

export type NewJob = Pick<Job, 'name' | 'schedule' | 'timezone' | 'action' | 'text' | 'delivery' | 'by'>;
/** `nextAt`: when it is due next; null: never again. */
export type ListedJob = Job & { readonly nextAt: number | null };

/** What the agent was asked to do later. */
export interface Jobs {
  /** Refuses a schedule that cannot be read, never comes, or comes too often. */
  add(job: NewJob): Result<ListedJob>;
  list(): readonly ListedJob[];
  remove(id: string): Result<null>;
}
