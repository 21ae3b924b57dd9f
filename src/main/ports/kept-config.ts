/** What is kept: the text; null: nothing; or why nobody can say what. */
export type KeptText = string | null | { readonly unreadable: string };

/**
 * The text of config.toml that was in force last, over restarts. It holds secrets as config.toml does: only
 * this user can read it.
 */
export interface KeptConfig {
  /** Where it lies. */
  readonly file: string;
  read(): KeptText;
  /** On disk on return. Throws AppError storage.write. */
  write(text: string): void;
}
