/** What the watching thread is started with. */
export interface WatcherStart {
  /** Numbers that who is watched writes, by their place: `beatAt` and `startedAt`. */
  readonly shared: SharedArrayBuffer;
  readonly logFile: string;
  readonly logToStderr: boolean;
  /** Whether who is watched runs on the program's first thread, the only one whose stack can be looked at. */
  readonly isFirstThread: boolean;
  /** Socket or named pipe on which it tells how who is watched does. */
  readonly address: string;
}

/** Counted up. */
export const beatAt = 0;
/** 1 when the start is over. */
export const startedAt = 1;

/** Told when who is watched goes on, for only then can it be heard. */
export interface StoodStill {
  /** Since 1970. */
  readonly since: number;
  readonly ms: number;
  /** The function in which most of the time went, with its file and line; null: not known. */
  readonly doing: string | null;
}

/** A line of JSON for whoever connects. It comes while who is watched stands still, too. */
export interface WatcherAnswer {
  readonly pid: number;
  readonly isStarting: boolean;
  readonly still: Pick<StoodStill, 'since' | 'doing'> | null;
}
