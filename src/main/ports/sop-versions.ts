import type { SopVersion } from '../../shared/sop-edit';
import type { SopFolder } from './sop-files';

export interface NewSopVersion {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who saved it; `file`: somebody outside the product. */
  readonly by: string;
  readonly via: string;
  /** What was done, in a few words. */
  readonly note: string;
  readonly hash: string;
  readonly texts: SopFolder;
}

/** Every saved state of every procedure, by folder. */
export interface SopVersions {
  /** Returns the version's number, from 1 in each folder. Durable when the transaction around it is. */
  add(version: NewSopVersion): number;
  /** The hash of the newest one; null: there is none. */
  latestHash(folder: string): string | null;
  /** The hash of the newest one of each folder. */
  latest(): ReadonlyMap<string, string>;
  /** The folder has another name: what was kept of it is kept under that. */
  move(from: string, to: string): void;
  /** Newest first. */
  list(folder: string, limit: number): readonly SopVersion[];
  read(folder: string, version: number): SopFolder | null;
}
