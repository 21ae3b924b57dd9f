import type { Json } from '../../shared/json';
import type { ProcedureValue } from '../../shared/procedure-state';

/** Who lets a procedure remember a value: a step of a run, or a person. */
export interface RememberedBy {
  readonly at: number;
  readonly by: string;
  readonly via: string;
  readonly runId: string | null;
}

/** What procedures remember, by the folder that they lie in. */
export interface ProcedureStates {
  /** Nothing while the table is doubted. */
  read(folder: string): Readonly<Record<string, Json>>;
  /** Within the transaction of the caller; undefined: it is forgotten. */
  write(folder: string, name: string, value: Json | undefined, by: RememberedBy): void;
  /** Each with its versions, the newest first. */
  list(folder: string): readonly ProcedureValue[];
  /** The folder has another name. */
  move(from: string, to: string): void;
}
