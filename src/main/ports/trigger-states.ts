import type { TimedState } from '../../domain/procedure/triggers/timed-trigger';

/** Of one trigger at one place. */
export interface TriggerStateId {
  readonly folder: string;
  /** The trigger as canonical JSON: one that was changed begins anew. */
  readonly trigger: string;
  /** The topic, path or signal, or the value of the procedure's concurrency_key. */
  readonly key: string;
}

/**
 * How far triggers that count time are, kept over restarts. Writes take part in the transaction around them.
 */
export interface TriggerStates {
  list(): readonly (TriggerStateId & { readonly state: TimedState })[];
  write(id: TriggerStateId, state: TimedState): void;
  remove(id: TriggerStateId): void;
  /** Until when the engine was alive, in its steady time; null: not known. */
  aliveUntil(): number | null;
  /** Survives a crash of the program. */
  setAlive(at: number): void;
}
