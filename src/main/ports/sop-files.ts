/** One folder of the SOPs directory, as found on disk. */
export interface SopFolder {
  readonly folder: string;
  readonly toml: string;
  /** Null: there is no SOP.md. */
  readonly markdown: string | null;
  /** Files that are there and could not be read, with the reason; their text is empty then. */
  readonly unreadable?: readonly { readonly file: 'SOP.toml' | 'SOP.md'; readonly reason: string }[];
}

/** The SOPs directory. A folder counts if it has SOP.toml. */
export interface SopFiles {
  /** By folder name. A directory that is not there reads as empty. */
  read(): readonly SopFolder[];
  /** Called within a second of a saved change. Returns the function that ends the subscription. */
  onChange(listener: () => void): () => void;
}
