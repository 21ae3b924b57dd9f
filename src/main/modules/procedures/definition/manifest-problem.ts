import type { Diagnostic } from '../../../../shared/sop';

export type ManifestProblemKind =
  | 'syntax'
  | 'missing_field'
  | 'wrong_type'
  | 'unknown_variant'
  | 'out_of_range'
  | 'malformed'
  | 'unknown_key'
  | 'broken_trigger'
  | 'doubtful';

/**
 * A finding in SOP.toml. `field` is the path of the key, e.g. `triggers[1].type`; null for a syntax error.
 */
export interface ManifestProblem {
  readonly kind: ManifestProblemKind;
  readonly field: string | null;
  readonly diagnostic: Diagnostic;
  /** It is written into a trigger and means all of the procedure. */
  readonly ofTheWhole?: true;
}
