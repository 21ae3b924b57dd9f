/**
 * Answers that may be given again to the same request. What cannot be read or written is as if it were not
 * there: nothing here fails.
 */
export interface ResponseCache {
  /** Null: there is none that is young enough. */
  find(key: string): string | null;
  keep(key: string, text: string): void;
}
