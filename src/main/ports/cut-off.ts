/** Whether nothing may start or act here because this engine is cut off from its fleet: `[fleet] offline = "hold"`. */
export interface CutOff {
  /** Milliseconds since 1970; null: it is not held. */
  since(): number | null;
  /** Called whenever `since` may say something else, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

export const neverCutOff: CutOff = { since: () => null, onChange: () => () => {} };
