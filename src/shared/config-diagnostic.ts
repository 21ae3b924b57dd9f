import { z } from 'zod';

/** A finding in config.toml, placed where it can be fixed. Lines and columns count from 1. */
export const ConfigDiagnostic = z.object({
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive(),
  /** Dotted, e.g. `sop.max_active_runs`; null for a syntax error. */
  key: z.string().nullable(),
  message: z.string(),
  remedy: z.string(),
});
export type ConfigDiagnostic = z.infer<typeof ConfigDiagnostic>;
