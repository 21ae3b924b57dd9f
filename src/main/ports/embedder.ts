/** Turns texts into vectors whose distance tells how alike the texts are. */
export interface Embedder {
  /** Names what made a vector, for whoever stores it: only vectors with the same id may be compared. */
  readonly id: string;
  /**
   * One vector for each text, in their order, all of the same dimension and of length 1: the dot product of
   * two is their similarity. A text that is longer than the model can see counts with its beginning. Rejects
   * with a ProviderError when the model cannot be used, and with the signal's reason.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]>;
}

/**
 * The embedder in use; null when none is chosen. Asked again each time: a change of config.toml counts at
 * once.
 */
export type CurrentEmbedder = () => Embedder | null;
