/** Lets the person in front of the screen say where a run's file goes, or which one is opened. The page never sees the disk. */
export interface RunFileDialogs {
  /** Writes the text where they say, over what is there once they have confirmed that; null: they went back. Rejects with an AppError when it cannot be written. */
  save(fileName: string, text: string): Promise<string | null>;
  /** The text of the file that they choose; null: none. Rejects with an AppError when it cannot be read. */
  open(): Promise<string | null>;
}
