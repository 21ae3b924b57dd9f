import { z } from 'zod';
import { Json } from './json';

/** One version of what a procedure remembers under a name. */
export const ProcedureValueVersion = z.object({
  /** Null: it was forgotten. */
  value: z.object({ is: Json }).nullable(),
  at: z.number(),
  by: z.string(),
  via: z.string(),
  /** Whose step set it; null: a person did. */
  runId: z.string().nullable(),
});
export type ProcedureValueVersion = z.infer<typeof ProcedureValueVersion>;

/** What a procedure remembers under a name: the newest version, and those before it. */
export const ProcedureValue = z.object({
  name: z.string(),
  /** Null: nothing is remembered under the name, now or yet. */
  now: ProcedureValueVersion.nullable(),
  before: z.array(ProcedureValueVersion),
});
export type ProcedureValue = z.infer<typeof ProcedureValue>;

/** As people and paths name what is remembered. */
export const stateNamePattern = /^[A-Za-z_]\w{0,63}$/u;
/** Characters of one value, as JSON. */
export const longestStateValue = 10_000;
