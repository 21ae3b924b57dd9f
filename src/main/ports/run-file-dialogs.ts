/**
 * Lets the person in front of the screen say where a run's file goes, or which one is opened. The page never
 * sees the disk.
 */
export interface RunFileDialogs {
  /**
   * Writes the parts one after the other where they say, in place of what is there once they have confirmed
   * that; null: they went back, and no part was asked for. Rejects with an AppError when it cannot be
   * written; then what was there is as it was.
   */
  save(fileName: string, parts: Iterable<string>): Promise<string | null>;
  /** The text of the file that they choose; null: none. Rejects with an AppError when it cannot be read. */
  open(): Promise<string | null>;
}
