/** The two texts of a procedure; `markdown` null: there is no SOP.md. */
export interface DefinitionTexts {
  readonly toml: string;
  readonly markdown: string | null;
}

/**
 * The procedures that runs began with, by the hash that the first event of a run names: those that were in
 * force here, and those that came in the files of runs.
 */
export interface RunDefinitions {
  /** Byte for byte; null: they were not kept. */
  texts(hash: string): DefinitionTexts | null;
  /** Folders whose procedure is, or has been, that one, the newest first; also of folders that are gone. */
  folders(hash: string): readonly string[];
  /** Came in a file. `arrivedAs`: the hash under which it was saved here, disabled. Durable on return. */
  keep(hash: string, texts: DefinitionTexts, arrivedAs: string): void;
  /** Whether it came in a file. */
  came(hash: string): boolean;
}
