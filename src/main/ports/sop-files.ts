/** One folder of the SOPs directory, as found on disk. */
export interface SopFolder {
  readonly folder: string;
  readonly toml: string;
  /** Null: there is no SOP.md. */
  readonly markdown: string | null;
  /** Files that are there and could not be read; their text is empty then. */
  readonly unreadable?: readonly UnreadableFile[];
}

export interface UnreadableFile {
  readonly file: 'SOP.toml' | 'SOP.md';
  /** From 1. */
  readonly line: number;
  readonly reason: string;
  readonly remedy: string;
}

/** One folder, for whoever saves it. */
export interface SopFolders {
  /** As it is on disk now. Null: there is no SOP.toml. */
  readFolder(folder: string): SopFolder | null;
  /**
   * Replaces both files, each as a whole; a `markdown` of null takes SOP.md away. Throws an AppError
   * storage.write; then both are as they were.
   */
  writeFolder(texts: SopFolder): void;
}

/** The SOPs directory. A folder counts if it has SOP.toml. */
export interface SopFiles {
  /** By folder name. A directory that is not there reads as empty. */
  read(): readonly SopFolder[];
  /** Called within a second of a saved change. Returns the function that ends the subscription. */
  onChange(listener: () => void): () => void;
}
