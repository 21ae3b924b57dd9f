/** An expected outcome: either a value or a refusal that the caller is meant to handle. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Why something asked for was not done. `code` is stable; `message` and `remedy` are for people. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly remedy?: string | undefined;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = (error: Refusal): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error,
});
