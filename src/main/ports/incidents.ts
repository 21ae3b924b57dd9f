import type { Problem } from '../../shared/status';

/** Something that happened and that a person has to hear of. Times are milliseconds since 1970. */
export interface KeptIncident {
  /** Never given to another. */
  readonly number: number;
  readonly id: string;
  readonly crowd: string;
  /** JSON of whoever told it. */
  readonly data: unknown;
  /** When it was first told, and last. */
  readonly since: number;
  readonly at: number;
  readonly times: number;
  readonly where: string;
  readonly message: string;
  readonly remedy: string;
}

/** As it is shown. */
export const problemOf = ({
  number,
  id,
  since,
  at,
  times,
  where,
  message,
  remedy,
}: KeptIncident): Problem => ({
  id,
  at,
  where,
  message,
  remedy,
  incident: { number, since, at, times },
});

export interface KeptIncidents {
  /** What the next one is called. */
  readonly next: number;
  readonly told: readonly KeptIncident[];
}

/** Those that nobody has seen yet; they outlive the engine. */
export interface IncidentStore {
  read(): KeptIncidents;
  /** On disk on return. */
  write(incidents: KeptIncidents): void;
}
