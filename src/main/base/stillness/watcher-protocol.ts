/** What the watching thread is started with. */
export interface WatcherStart {
  /** One number, counted up by who is watched. */
  readonly beats: SharedArrayBuffer;
  readonly logFile: string;
  readonly logToStderr: boolean;
  /** Whether who is watched runs on the program's first thread, the only one whose stack can be looked at. */
  readonly isFirstThread: boolean;
}

/** Told when who is watched goes on, for only then can it be heard. */
export interface StoodStill {
  /** Since 1970. */
  readonly since: number;
  readonly ms: number;
  /** The function in which most of the time went, with its file and line; null: not known. */
  readonly doing: string | null;
}
