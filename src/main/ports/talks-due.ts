import type { ModelName } from '../../shared/model-choice';
import type { MemoryPlace } from './memory';

/** A message and its answer, to be summed up when nobody waits for the model. */
export interface TalkDue {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly place: MemoryPlace;
  readonly message: string;
  readonly answer: string;
  /** The model of the talk: no other one is to read it. */
  readonly model: ModelName;
  /** Whose words of outside stood before the answer, for people. Absent: nobody's. */
  readonly outside?: readonly string[];
}

/** What is still to be summed up; kept over restarts. */
export interface TalksDue {
  /** Past a limit the oldest are let go: their messages are kept as they were written. */
  add(talk: TalkDue): void;
  /** The newest; null: there is none. */
  next(): TalkDue | null;
  remove(id: string): void;
}
