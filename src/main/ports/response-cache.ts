/**
 * Answers that may be given again to the same request: in chat only, because a valve does not move for what a
 * model said an hour ago, and never after a call, because its result may be different now. What cannot be read or written is as if it were not
 * there: nothing here fails.
 */
export interface ResponseCache {
  /** Null: there is none that is young enough. */
  find(key: string): string | null;
  keep(key: string, text: string): void;
}
